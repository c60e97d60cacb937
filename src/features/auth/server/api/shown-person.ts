import { NotFound } from '#kernel/http/errors.ts'
import type { Document } from '#kernel/jsonapi/document.ts'
import type { ApiRequest } from '#kernel/jsonapi/server/api-request.ts'

/**
 * The person on whom something was done, as the caller sees them. Who may not be seen, because they have not accepted an
 * invitation yet or because their last role here is gone, is shown with no more than what the caller knows (ADR 0016).
 */
export async function shownPerson(call: ApiRequest, id: string, known: Record<string, string> = {}, query = call.query('users', 'one')): Promise<Document> {
  return await call.one('users', id, query).catch((error) => {
    if (!(error instanceof NotFound)) throw error
    const data = { type: 'users', id, attributes: known, relationships: { roles: { data: [] } }, meta: { permissions: [] } }
    return { data, ...(query.include && { included: [] }) }
  })
}
