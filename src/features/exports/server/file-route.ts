import { Readable } from 'node:stream'
import type { Database } from '#kernel/db/server/database.ts'
import { NotFound } from '#kernel/http/errors.ts'
import { say } from '#kernel/i18n/messages.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { idOf, readable } from '#kernel/jsonapi/server/readable.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import type { ExportedResource } from '#features/exports/export.ts'
import { messages } from '#features/exports/messages.ts'

/** GET /exports/{id}/file: the file itself, for whoever asked for it, as long as it is there. */
export const fileRoute: ApiRoute = {
  method: 'GET',
  path: '/exports/:id/file',
  run: async (call) => {
    refuseWhileImpersonating(call.request.actor)
    const { data } = await readable(call, 'exports', async () => await call.one('exports', idOf(call)))
    const { id, attributes } = data as unknown as { id: string; attributes: { url: string | null; resource: ExportedResource } }
    if (!attributes.url) throw new NotFound('exports', id)
    const { centerId, locale } = call.asked
    const name = `${say(locale, messages[attributes.resource])}.csv`
    return { file: { name, type: 'text/csv; charset=utf-8', body: Readable.from(partsOf(call.db, centerId, id)) } }
  },
}

async function* partsOf(db: Database, centerId: string, id: string): AsyncGenerator<string> {
  for (let position = 0; ; position += 1) {
    const part = await db.inCenter(
      centerId,
      async (tx) => await tx.selectFrom('export_parts').select('lines').where('export_id', '=', id).where('position', '=', position).executeTakeFirst(),
    )
    if (!part) return
    yield part.lines
  }
}
