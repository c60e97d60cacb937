import type { Client } from '#kernel/jsonapi/client/client.ts'
import { type ApplicationCard, applicationList, cardFields, rowFields } from './application-list.ts'
import { boardColumns, type BoardColumnKey } from './board.ts'

/** How many cards a column shows; the list has the rest. */
export const maxCards = 30

export type BoardColumn = { key: BoardColumnKey; /** The number of all applications in this state. */ total: number; cards: ApplicationCard[] }

/** The filters of the board, by the names of the API: organization, vacancy, search words, waiting only. */
export type BoardFilter = Readonly<Record<string, string | readonly string[]>>

const ask = {
  ...applicationList.ask,
  fields: { ...applicationList.ask.fields, applications: [...rowFields, ...cardFields] },
}

/** Fetches the board; each column begins with who waits longest. One small list for each column, so that it does not depend on the number of applications. */
export async function fetchBoard(api: Client, narrow: BoardFilter): Promise<BoardColumn[]> {
  return await Promise.all(
    boardColumns.map(async ({ key, statuses }) => {
      const { items, total } = await api.applications.list({
        ...ask,
        filter: { ...narrow, statusIn: statuses },
        sort: ['agedSince'],
        page: { size: maxCards },
      } as never)
      return { key, total, cards: items as unknown as ApplicationCard[] }
    }),
  )
}
