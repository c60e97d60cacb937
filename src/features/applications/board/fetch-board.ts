import type { Client } from '#kernel/jsonapi/client/client.ts'
import { applicationList, type ApplicationListRow } from './application-list.ts'
import { boardColumns, type BoardColumnKey } from './board.ts'

/** How many cards a column shows; the list has the rest. */
export const maxCards = 30

export type BoardColumn = { key: BoardColumnKey; /** The number of all applications in this state. */ total: number; cards: ApplicationListRow[] }

/** The filters of the board, by the names of the API: organization, vacancy, search words, waiting only. */
export type BoardFilter = Readonly<Record<string, string | readonly string[]>>

/** Fetches the board; each column begins with who waits longest. One small list for each column, so that it does not depend on the number of applications. */
export async function fetchBoard(api: Client, narrow: BoardFilter): Promise<BoardColumn[]> {
  return await Promise.all(
    boardColumns.map(async ({ key, statuses }) => {
      const { items, total } = await api.applications.list({
        ...applicationList.ask,
        filter: { ...narrow, statusIn: statuses },
        sort: ['agedSince'],
        page: { size: maxCards },
      } as never)
      return { key, total, cards: items as unknown as ApplicationListRow[] }
    }),
  )
}
