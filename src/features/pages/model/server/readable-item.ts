import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import { idOf, readable } from '#kernel/jsonapi/server/readable.ts'

const type = 'content_items'

/** @throws 404 for whoever may not see the page that it is about */
export async function readableItem(call: ApiRequest): Promise<{ id: string }> {
  const document = await readable(call, type, async () => await call.one(type, idOf(call), call.bareQuery()))
  return { id: (document.data as { id: string }).id }
}
