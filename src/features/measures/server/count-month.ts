import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { type Dimension, type MeasureName, dimensionValues, measureOf, unknownKey } from '#features/measures/measures.ts'
import { type CountedMonth, facts, ownValues } from './facts.ts'

export type Atom = { dimension: string; valueKey: string; organizationId: string | null; n: number }

/**
 * The counts of one measure in one month, in one statement: the total, each dimension, and those that an organization sees of its own.
 * Every value of a dimension has its row, also with zero: that a row is there tells nothing.
 */
export async function countMonth(tx: Tx, name: MeasureName, month: CountedMonth): Promise<Atom[]> {
  const { dimensions, hasOwn = false } = measureOf(name)
  const { from, n = '1', organization = 'null::uuid', dimensions: columns = {} } = facts[name]
  const columnOf = (dimension: Dimension) => sql.raw(columns[dimension]!)
  const own = dimensions.includes('answer') && hasOwn

  const counted = sql`counted as (select ${sql.raw(organization)} as owner, ${sql.raw(n)} as n
    ${sql.join(
      dimensions.map((dimension) => sql`, ${columnOf(dimension)} as ${sql.ref(`by_${dimension}`)}`),
      sql``,
    )} from ${from(month)})`
  const values = dimensions.map((dimension) => sql`${sql.ref(`of_${dimension}`)} as (${valuesOf(dimension, month.centerId)})`)

  const parts: RawBuilder<unknown>[] = [sql`select '' as dimension, '' as key, null::uuid as owner, coalesce(sum(n), 0) as n from counted`]
  if (hasOwn) parts.push(sql`select '', '', owner, sum(n) from counted where owner is not null group by owner`)
  for (const dimension of dimensions) {
    const value = sql`coalesce(k.key, ${sql.lit(unknownKey)})`
    const joined = sql`counted c left join ${sql.ref(`of_${dimension}`)} k on k.key = c.${sql.ref(`by_${dimension}`)}`
    parts.push(sql`select ${dimension}, ${value}, null::uuid, sum(c.n) from ${joined} group by ${value}`)
    parts.push(sql`select ${dimension}, k.key, null::uuid, 0 from ${sql.ref(`of_${dimension}`)} k`)
    if (own && dimension === 'answer') {
      parts.push(sql`select ${dimension}, ${value}, c.owner, sum(c.n) from ${joined} where c.owner is not null group by ${value}, c.owner`)
      parts.push(sql`select ${dimension}, k.key, c.owner, 0 from ${sql.ref(`of_${dimension}`)} k
        cross join (select distinct owner from counted where owner is not null) c`)
    }
  }
  return await rowsOf(
    tx,
    {
      dimension: shown.text('a.dimension'),
      valueKey: shown.text('a.key'),
      organizationId: orNull(shown.text('a.owner::text')),
      n: shown.number('sum(a.n)::int'),
    },
    (selected) => sql`with ${sql.join([counted, ...values])}
      select ${selected} from (${sql.join(parts, sql` union all `)}) a group by a.dimension, a.key, a.owner order by a.dimension, a.key, a.owner`,
  )
}

function valuesOf(dimension: Dimension, centerId: string): RawBuilder<unknown> {
  const codes: readonly string[] | null = dimensionValues[dimension]
  const known = codes ? sql`select unnest(${sql.val([...codes])}::text[]) as key` : ownValues[dimension as keyof typeof ownValues](centerId)
  return sql`${known} union select ${unknownKey}`
}
