import { sql } from 'kysely'
import { HttpError, Invalid, NotFound, Refused } from '#kernel/http/errors.ts'
import { say } from '#kernel/i18n/messages.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { Answer, ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { readRowForChange, requireSignedIn } from '#kernel/jsonapi/write/server/write.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { fileWords } from '#features/imports/model/messages.ts'
import { limits } from '#features/imports/model/states.ts'
import { importsApi } from './api.ts'
import { sniff } from '#features/imports/receive/server/read-file.ts'

/** The number of parts of a file of the largest size. */
const most = limits.bytes / limits.partBytes

/** PUT /imports/{id}/parts/{n}: part `n` of the file, from 0. A file is sent in parts, so that every call is small and can be repeated. */
export const partRoute: ApiRoute = {
  method: 'PUT',
  path: '/imports/:id/parts/:part',
  counts: { version: true },
  run: async (call) => {
    requireSignedIn(call)
    const { id, part } = call.request.params as { id: string; part: string }
    if (!isUuid(id)) throw new NotFound('imports', id)
    return await call.inHeldTransaction('imports', async (tx): Promise<Answer> => {
      await readRowForChange(call, tx, importsApi, { id, ability: 'update', hold: true, fields: {} })
      const { status } = await tx.selectFrom('imports').select('status').where('id', '=', id).executeTakeFirstOrThrow()
      if (status !== 'waiting') throw new Refused('invalid_transition', { meta: { from: status } })
      const { position, bytes } = readPart(call, part)
      await sql`insert into import_parts (volunteer_center_id, import_id, position, bytes) values (${call.asked.centerId}, ${id}, ${position}, ${bytes})
        on conflict (volunteer_center_id, import_id, position) do update set bytes = excluded.bytes`.execute(tx)
      return { document: { meta: { position, bytes: bytes.length } } }
    })
  },
}

/** @throws {HttpError} 413, 415; {NotFound} for a part beyond the last; {Invalid} for content that is not text */
function readPart({ request, asked }: ApiRequest, part: string): { position: number; bytes: Buffer } {
  const kind = (request.headers['content-type'] ?? '').split(';', 1)[0]!.trim().toLowerCase()
  if (kind !== 'text/csv' && kind !== 'application/octet-stream') throw new HttpError(415, [{ code: 'unsupported_media_type', header: 'Content-Type' }])
  if (!/^\d{1,3}$/.test(part)) throw new NotFound('imports', part)
  const position = Number(part)
  const bytes = (request.body as Buffer | undefined) ?? Buffer.alloc(0)
  if (position >= most || bytes.length > limits.partBytes) throw new HttpError(413, [{ code: 'too_large' }])
  const other = bytes.length === 0 ? 'empty' : position === 0 ? sniff(bytes) : null
  if (other) throw new Invalid([{ code: 'not_csv', attribute: 'file', detail: say(asked.locale, fileWords[other]), meta: { found: other } }])
  return { position, bytes }
}
