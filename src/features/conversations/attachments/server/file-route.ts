import { Readable } from 'node:stream'
import { NotFound } from '#kernel/http/errors.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { idOf, readable } from '#kernel/jsonapi/server/readable.ts'

/** To be kept on one's own machine: opened as a page it is nothing that runs, whatever it says of itself. */
const headers = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-cache',
  'x-robots-tag': 'noindex',
}

/** GET /attachments/{id}/file: the file itself, for whoever sees the message it belongs to. */
export const attachmentFileRoute: ApiRoute = {
  method: 'GET',
  path: '/attachments/:id/file',
  run: async (call) => {
    const id = idOf(call)
    await readable(call, 'attachments', async () => await call.one('attachments', id))
    const { centerId } = call.asked
    const found = await call.db.inCenter(
      centerId,
      async (tx) =>
        await tx
          .selectFrom('attachments')
          .select(['name', 'kind', 'content'])
          .where('volunteer_center_id', '=', centerId)
          .where('id', '=', id)
          .executeTakeFirst(),
    )
    if (!found) throw new NotFound('attachments', id)
    const type = found.kind === 'pdf' ? 'application/pdf' : 'image/webp'
    return { headers: { ...headers, etag: `"${id}"` }, file: { name: found.name, type, body: Readable.from([found.content]) } }
  },
}
