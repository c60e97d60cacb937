import type { Client } from '#kernel/jsonapi/client/client.ts'
import { applicationList, type ApplicationListRow } from './application-list.ts'
import { boardColumns, type BoardColumnKey } from './board.ts'

/** As many cards as a column shows; the others stand in the list. */
export const maxCards = 30

export type BoardColumn = { key: BoardColumnKey; /** Of all that are in it. */ total: number; cards: ApplicationListRow[] }

/** What the board is kept to, as the API names it: an organization, a vacancy, words, those who wait. */
export type BoardFilter = Readonly<Record<string, string | readonly string[]>>

/** The board: what has been there longest comes first. One small list for each column, however many applications there are. */
export async function fetchBoard(api: Client, narrow: BoardFilter): Promise<BoardColumn[]> {
  return await Promise.all(
    boardColumns.map(async ({ key, statuses }) => {
      const { items, total } = await api.applications.list({
        ...applicationList.ask,
        filter: { ...narrow, statusIn: statuses },
        sort: ['movedAt'],
        page: { size: maxCards },
      } as never)
      return { key, total, cards: items as unknown as ApplicationListRow[] }
    }),
  )
}
