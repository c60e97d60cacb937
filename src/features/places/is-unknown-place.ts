import { ApiError } from '#kernel/jsonapi/client/client.ts'

/** Whether a search failed because its place is unknown: a fault of that field, the rest of the search still counts. */
export function isUnknownPlace(error: unknown): boolean {
  return error instanceof ApiError && error.status === 400 && Boolean(error.errors[0]?.source?.parameter?.includes('place'))
}
