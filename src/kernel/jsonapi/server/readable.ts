import { Forbidden, NotFound } from '#kernel/http/errors.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import { requireSignedIn } from '#kernel/jsonapi/write/server/write.ts'

/** Answers 401 when a visitor has no right to read the type, 403 when no role of a signed-in caller has. */
export async function readable<T>(call: ApiRequest, type: string, read: () => Promise<T>): Promise<T> {
  if (call.registry.scopeNames(call.roles, type, 'read').length === 0) {
    requireSignedIn(call)
    throw new Forbidden()
  }
  return await read()
}

/** The id in the address of a call. @throws 404 for a text that PostgreSQL cannot even compare */
export function idOf({ request }: ApiRequest): string {
  const { id } = request.params as { id: string }
  if (id.includes('\0')) throw new NotFound()
  return id
}
