import { sql } from 'kysely'
import { HttpError, Invalid, NotFound, Refused } from '#kernel/http/errors.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { Answer, ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { readRowForChange, requireSignedIn } from '#kernel/jsonapi/write/server/write.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { kinds } from '#features/imports/kinds/kinds.ts'
import { archiveWords, fileWords } from '#features/imports/model/messages.ts'
import { archiveLimits, limits } from '#features/imports/model/states.ts'
import { importsApi } from './api.ts'
import { hasRoomForPart } from '#features/imports/pictures/server/archive-parts.ts'
import { typeOfNoText } from '#kernel/csv/file-type.ts'

type Part = {
  name: 'parts' | 'archive_parts'
  table: 'import_parts' | 'import_archive_parts'
  /** The number of parts of a file of the largest size. */
  most: number
  types: readonly string[]
  /** What the first part shows it to be, when that cannot be used: a code of `fileWords` or `archiveWords`. */
  refuse: (start: Buffer) => keyof typeof fileWords | 'not_zip' | null
}

/** A file is sent in parts, from 0, so that every call is small and can be repeated. */
const routeOf = ({ name, table, most, types, refuse }: Part): ApiRoute => ({
  method: 'PUT',
  path: `/imports/:id/${name}/:part`,
  counts: { version: true },
  run: async (call) => {
    requireSignedIn(call)
    const { id, part } = call.request.params as { id: string; part: string }
    if (!isUuid(id)) throw new NotFound('imports', id)
    return await call.inHeldTransaction('imports', async (tx): Promise<Answer> => {
      await readRowForChange(call, tx, importsApi, { id, ability: 'update', hold: true, fields: {} })
      const { status, kind } = await tx.selectFrom('imports').select(['status', 'kind']).where('id', '=', id).executeTakeFirstOrThrow()
      if (status !== 'waiting') throw new Refused('invalid_transition', { meta: { from: status } })
      if (name === 'archive_parts' && !kinds[kind].picture) throw new NotFound('imports', id)
      const { position, bytes } = readPart(call, part, { most, types })
      const other = bytes.length === 0 ? 'empty' : position === 0 ? refuse(bytes) : null
      if (other) throw refusalOf(other, call.asked.locale)
      if (name === 'archive_parts' && !(await hasRoomForPart(tx, call.asked.centerId)))
        throw new HttpError(413, [{ code: 'center_full', attribute: 'archive' }])
      await sql`insert into ${sql.table(table)} (volunteer_center_id, import_id, position, bytes) values (${call.asked.centerId}, ${id}, ${position}, ${bytes})
        on conflict (volunteer_center_id, import_id, position) do update set bytes = excluded.bytes`.execute(tx)
      return { document: { meta: { position, bytes: bytes.length } } }
    })
  },
})

const octets = 'application/octet-stream'

/** PUT /imports/{id}/parts/{n}: part `n` of the list. */
export const partRoute = routeOf({
  name: 'parts',
  table: 'import_parts',
  most: limits.bytes / limits.partBytes,
  types: ['text/csv', octets],
  refuse: typeOfNoText,
})

/** PUT /imports/{id}/archive_parts/{n}: part `n` of the zip file with the pictures that rows name. */
export const archivePartRoute = routeOf({
  name: 'archive_parts',
  table: 'import_archive_parts',
  most: archiveLimits.parts,
  types: ['application/zip', 'text/csv', octets],
  refuse: (start) => (typeOfNoText(start) === 'zip' ? null : 'not_zip'),
})

function refusalOf(found: keyof typeof fileWords | 'not_zip', locale: Locale): Invalid {
  if (found === 'not_zip') return new Invalid([{ code: 'not_zip', attribute: 'archive', detail: say(locale, archiveWords.not_zip) }])
  return new Invalid([{ code: 'not_csv', attribute: 'file', detail: say(locale, fileWords[found]), meta: { found } }])
}

/** @throws {HttpError} 413, 415; {NotFound} for a part beyond the last */
function readPart({ request }: ApiRequest, part: string, { most, types }: Pick<Part, 'most' | 'types'>): { position: number; bytes: Buffer } {
  const kind = (request.headers['content-type'] ?? '').split(';', 1)[0]!.trim().toLowerCase()
  if (!types.includes(kind)) throw new HttpError(415, [{ code: 'unsupported_media_type', header: 'Content-Type' }])
  if (!/^\d{1,3}$/.test(part)) throw new NotFound('imports', part)
  const position = Number(part)
  const bytes = (request.body as Buffer | undefined) ?? Buffer.alloc(0)
  if (position >= most || bytes.length > limits.partBytes) throw new HttpError(413, [{ code: 'too_large' }])
  return { position, bytes }
}
