import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'

/** How many areas and towns are known. */
export type PlaceCounts = { areas: number; towns: number }
/** What a table of postcodes changed. */
export type LoadedTable = { lines: number; areas: number; added: number; changed: number; removed: number }
/** The answer to a table: what it changed, or the sentences why nothing was. `isFewer`: it is accepted when that is meant. */
export type TableOutcome = { loaded: LoadedTable } | { problems: readonly string[]; isFewer: boolean }

/** Under /api/v1. */
export const tablePath = (acceptsFewer: boolean) => (acceptsFewer ? 'places/table?accept_fewer=true' : 'places/table')

export const fetchPlaceCounts = async (api: Pick<Client, 'request'>): Promise<PlaceCounts> =>
  (await api.request('GET', 'places/table')).meta as unknown as PlaceCounts

/** Hands the file of a posted page on to the API. @throws {ApiError} 5xx */
export async function forwardTable(file: NonNullable<Client['file']>, acceptsFewer: boolean): Promise<TableOutcome> {
  try {
    return { loaded: (await file.post(`/api/v1/${tablePath(acceptsFewer)}`)).meta as unknown as LoadedTable }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return { problems: error.errors.map(({ detail, title }) => detail ?? title), isFewer: error.code === 'fewer_areas' }
  }
}
