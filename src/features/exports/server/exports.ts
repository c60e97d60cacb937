import { Readable } from 'node:stream'
import { exportColumns } from '#features/exports/columns.ts'
import type { ExportFilters, ExportedResource, exportedList } from '#features/exports/export.ts'
import { mayExport } from '#features/exports/may-export.ts'
import { messages } from '#features/exports/messages.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { BadRequest, Forbidden, NotFound } from '#kernel/http/errors.ts'
import { say } from '#kernel/i18n/messages.ts'
import { enqueue } from '#kernel/jobs/server/job.ts'
import type { Checked, CreateOf } from '#kernel/jsonapi/input.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { idOf, readable } from '#kernel/jsonapi/server/related.ts'
import { readListOf } from './read-list-of.ts'
import { exportJob } from './run-export.ts'

/** POST /exports: a list with its filters and order. A job writes the file; the answer says where it will be. */
export const createExport: Verb<Checked<CreateOf<typeof exportedList>, (typeof exportedList)['attributes']>> = async (call) => {
  const { tx, db, centerId, actor, locale, input } = call
  refuseWhileImpersonating(actor)
  const { resource } = input
  if (!mayExport(actor, resource)) throw new Forbidden()
  const filters = filtersIn(input.filters)
  const sort = input.sort ?? null
  // Reads the list as the job will, so that invalid filters are refused now.
  await readListOf(db, call, { resource, filters, sort, include: exportColumns[resource].include, actor }, { size: 1, offset: 0 })
  const { id } = await tx
    .insertInto('exports')
    .values({ volunteer_center_id: centerId, user_id: actor.userId, resource, filters: JSON.stringify(filters), sort, locale } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(tx, exportJob, { centerId, exportId: id })
  return { id, status: 202 }
}

/** @throws 400 for a value that cannot stand in an address */
function filtersIn(given: unknown): ExportFilters {
  if (given === undefined || given === null) return {}
  const isText = (value: unknown) => typeof value === 'string' && value.length <= 256
  const right =
    typeof given === 'object' &&
    !Array.isArray(given) &&
    Object.keys(given).length <= 20 &&
    Object.values(given).every((value) => isText(value) || (Array.isArray(value) && value.length <= 200 && value.every(isText)))
  if (!right) throw new BadRequest('invalid_filter_value', { pointer: '/data/attributes/filters' })
  return given as ExportFilters
}

/** GET /exports/{id}/file: the file, for whoever asked for it, until it expires. */
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
