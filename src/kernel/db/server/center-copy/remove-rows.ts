import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/transaction.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'

/** A table whose rows of a center the worker removes, in the order in which that breaks no key. */
export type RemovedTable = {
  name: string
  /** Conditions under which a row is still referred to by a row of the same table, as keys that do not let go by themselves. */
  ownKeys: readonly { from: readonly string[]; to: readonly string[] }[]
}

type Key = { table: string; target: string; from: string[]; to: string[]; holds: boolean }

/**
 * Every table with rows of a center that the worker may remove, as the catalog has it: those that refer to others come first. A table that
 * nobody thought of is among them.
 * @throws when tables refer to each other in a circle
 */
export async function tablesInOrder(tx: Tx): Promise<RemovedTable[]> {
  const tables = await rowsOf(
    tx,
    { name: shown.text('c.relname') },
    (columns) => sql`select ${columns} from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'volunteer_center_id' and not a.attisdropped
        and has_table_privilege('vw_worker', c.oid, 'delete') order by c.relname`,
  )
  const names = (of: string, numbers: string) =>
    shown.json<string[]>()(
      `(select jsonb_agg(a.attname order by n.at) from unnest(k.${numbers}) with ordinality n (num, at) join pg_attribute a on a.attrelid = k.${of} and a.attnum = n.num)`,
    )
  const keys: Key[] = await rowsOf(
    tx,
    {
      table: shown.text('f.relname'),
      target: shown.text('t.relname'),
      from: names('conrelid', 'conkey'),
      to: names('confrelid', 'confkey'),
      holds: shown.flag(`k.confdeltype in ('a', 'r')`),
    },
    (columns) => sql`select ${columns} from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace`,
  )
  const left = new Set(tables.map(({ name }) => name))
  const ordered: RemovedTable[] = []
  while (left.size > 0) {
    const free = [...left].filter((name) => !keys.some(({ table, target }) => target === name && table !== name && left.has(table)))
    if (free.length === 0) throw new Error(`These tables refer to each other in a circle: ${[...left].join(', ')}.`)
    for (const name of free) {
      left.delete(name)
      ordered.push({ name, ownKeys: keys.filter(({ table, target, holds }) => table === name && target === name && holds) })
    }
  }
  return ordered
}

/** Removes at most so many rows of a table that belong to the center of the transaction. @returns how many went */
export async function removeSome(tx: Tx, { name, ownKeys }: RemovedTable, { centerId, atMost }: { centerId: string; atMost: number }): Promise<number> {
  const table = sql.table(name)
  const unheld = ownKeys.map(
    ({ from, to }) =>
      sql`and not exists (select from ${table} o where ${sql.join(
        from.map((column, at) => sql`${sql.ref(`o.${column}`)} = ${sql.ref(`x.${to[at]!}`)}`),
        sql` and `,
      )})`,
  )
  const { numAffectedRows } = await sql`delete from ${table} where volunteer_center_id = ${centerId} and ctid = any (array(
    select x.ctid from ${table} x where x.volunteer_center_id = ${centerId} ${sql.join(unheld, sql` `)} limit ${atMost}))`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
