import type { Client } from '#kernel/jsonapi/client/client.ts'
import { careCauses } from '#features/one-on-one/matches/care-sql.ts'
import { categoryTiles } from '#features/one-on-one/model/code-words.ts'

const mostInList = 100

/** The pairs that a coordinator looks at, the most urgent first; `isShown`: not only how many there are. It reads first names and no word. */
export async function fetchCare(api: Client, isShown: boolean) {
  const { items, total } = await api.helpMatches.list({
    filter: { needsCare: true },
    fields: { help_matches: ['askerFirstName', 'helperFirstName', 'category', 'cause'] },
    sort: 'createdAt',
    page: { size: isShown ? mostInList : 1 },
  })
  const rows = items.flatMap(({ id, askerFirstName, helperFirstName, category, cause }) =>
    cause === null ? [] : [{ id, asker: askerFirstName ?? '', helper: helperFirstName ?? '', tile: categoryTiles[category], cause }],
  )
  return { total, rows: isShown ? rows.toSorted((one, other) => careCauses.indexOf(one.cause) - careCauses.indexOf(other.cause)) : [] }
}
export type CareRow = Awaited<ReturnType<typeof fetchCare>>['rows'][number]
