import { NotFound } from '#kernel/http/errors.ts'
import type { Document } from '#kernel/jsonapi/document.ts'
import type { ApiRequest } from '#kernel/jsonapi/server/api-request.ts'

type Sent = { email: string; firstName: string; lastName: string }

/** Somebody just invited: as the caller sees them, and who may not be seen before they accept, with no more than the caller wrote (ADR 0016). */
export async function invitedPerson(call: ApiRequest, id: string, { email, firstName, lastName }: Sent): Promise<Document> {
  return await call.one('users', id).catch((error) => {
    if (!(error instanceof NotFound)) throw error
    const attributes = { email, firstName, lastName, name: `${firstName} ${lastName}`.trim(), status: 'invited' }
    return { data: { type: 'users', id, attributes, meta: { permissions: [] } } }
  })
}
