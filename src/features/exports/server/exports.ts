import { Readable } from 'node:stream'
import { filtersOf } from '#features/analytics/asked.ts'
import { askedInFilters } from '#features/analytics/server/asked-by.ts'
import { exportColumns } from '#features/exports/columns.ts'
import type { ExportFilters, ExportedResource, exportFormats, exportedList } from '#features/exports/export.ts'
import { mayExport } from '#features/exports/may-export.ts'
import { messages } from '#features/exports/messages.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { BadRequest, Forbidden, Invalid, NotFound } from '#kernel/http/errors.ts'
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
  const format = input.format ?? 'csv'
  if (!mayExport(actor, resource)) throw new Forbidden()
  if (format === 'pdf' && resource !== 'analytics') throw new Invalid([{ attribute: 'format', code: 'inclusion' }])
  const given = filtersIn(input.filters)
  // Whose counts they are is settled now: the job knows no chosen organization.
  const filters = resource === 'analytics' ? filtersOf(askedInFilters(given, actor)) : given
  const sort = input.sort ?? null
  // Reads the list as the job will, so that invalid filters are refused now.
  if (resource !== 'analytics') await readListOf(db, call, { resource, filters, sort, include: exportColumns[resource].include, actor }, { size: 1, offset: 0 })
  const { id } = await tx
    .insertInto('exports')
    .values({ volunteer_center_id: centerId, user_id: actor.userId, resource, filters: JSON.stringify(filters), sort, format, locale } as never)
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
    const { id, attributes } = data as unknown as { id: string; attributes: Made }
    if (!attributes.url) throw new NotFound('exports', id)
    const { centerId, locale } = call.asked
    const parts = partsOf(call.db, centerId, id)
    if (attributes.format === 'pdf')
      return { file: { name: `${say(locale, messages.report)}.pdf`, type: 'application/pdf', body: Readable.from(bytesOf(parts)) } }
    const name = `${say(locale, messages[attributes.resource])}.csv`
    return { file: { name, type: 'text/csv; charset=utf-8', body: Readable.from(parts) } }
  },
}

type Made = { url: string | null; resource: ExportedResource; format: (typeof exportFormats)[number] | null }

/** What is no text stands in the database as base64, each part by itself. */
async function* bytesOf(parts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const part of parts) yield Buffer.from(part, 'base64')
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
