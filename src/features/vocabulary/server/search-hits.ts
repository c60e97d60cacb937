import type { ListConstraint } from '#kernel/jsonapi/read/server/list-sql.ts'
import { type AnySearch, groupsOf } from '#kernel/search/search.ts'

type Hits = {
  /** The call of a search function, which gives `ids`, `distances` in km, `nears` and `total` of a page in order of rank. */
  call: string
  /** Of the table of the rows. */
  alias: string
  /** There is a point to measure from. */
  isMeasured: boolean
  /** What the function counted besides, as SQL of JSON, and who takes it: told once, with the first row. */
  totals: { sql: string; take: (counted: unknown) => void }
  beside?: NonNullable<ReturnType<ListConstraint>['beside']>
}

/** The hits of a search function as part of the statement that reads their rows. Each row tells its distance, and whether it merely comes near. */
export function searchHits({ call, alias, isMeasured, totals, beside = [] }: Hits): ReturnType<ListConstraint> {
  return {
    through: `${call} s cross join unnest(s.ids, s.distances, s.nears) with ordinality as hit (id, km, is_near, place)`,
    where: `${alias}.id = hit.id`,
    order: 'hit.place',
    total: 's.total',
    beside: [
      {
        sql: 'hit.km',
        take: (km, object) => {
          if (isMeasured) object.meta = { ...object.meta, distanceKm: km === null ? null : Math.round(Number(km) * 10) / 10 }
        },
      },
      {
        sql: 'hit.is_near',
        take: (near, object) => {
          if (near === 't') object.meta = { ...object.meta, isNear: true }
        },
      },
      ...beside,
      {
        sql: `case when hit.place = 1 then ${totals.sql} end`,
        take: (told) => {
          if (told !== null) totals.take(JSON.parse(told))
        },
      },
    ],
  }
}

/** The groups of a search that are counted beside its filters, each with its column. */
export const countedGroups = (search: AnySearch): { name: string; column: string }[] =>
  groupsOf(search).flatMap(([name, { facet, column }]) => (facet ? [{ name, column }] : []))

/** The chosen codes by column, in the spelling of the column `codes`. */
export function askedCodes(search: AnySearch, asked: Readonly<Record<string, unknown>>): Record<string, string[]> {
  const chosen = groupsOf(search).map(([name, { column }]) => [column, (asked[name] as string[]).map((code) => `${column}:${code}`)] as const)
  return Object.fromEntries(chosen.filter(([, codes]) => codes.length > 0))
}
