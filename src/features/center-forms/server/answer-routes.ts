import { minuteOf } from '#kernel/db/server/today.ts'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { trace } from '#kernel/audit/server/trace.ts'
import { byteOrderMark, csvLine, delimiterFor } from '#kernel/csv/write-csv.ts'
import { NotFound } from '#kernel/http/errors.ts'
import { once } from '#kernel/jsonapi/server/api.ts'
import type { ApiRequest } from '#kernel/jsonapi/server/api-request.ts'
import type { Answer, ApiRoute } from '#kernel/jsonapi/server/api-route.ts'
import { isUuid } from '#kernel/jsonapi/server/uuid.ts'
import { requireRight } from '#kernel/jsonapi/server/write.ts'
import { say } from '#kernel/i18n/messages.ts'
import type { FormAnswer } from '#features/center-forms/center-form.ts'
import { allFields, inWords } from '#features/center-forms/form-design.ts'
import { messages as words } from '#features/center-forms/messages.ts'
import { refuseWhileImpersonating } from '#features/users/server/impersonation.ts'
import { formOf } from './form-of.ts'
import { tallyOf } from './tally.ts'

const type = 'form_answers'
const size = 25
/** More than a center gets in the months that answers are kept. */
const mostLines = 20_000

/** What people answered (contract §3.3). */
export const answerRoutes: ApiRoute[] = [
  { method: 'GET', path: '/center_forms/:id/answers', run: list, parameters: ['page'] },
  { method: 'GET', path: '/center_forms/:id/file', run: file },
  { method: 'DELETE', path: '/form_answers/:id', run: async (call) => await once(call, async () => await remove(call)) },
]

const idIn = (call: ApiRequest) => (call.request.params as { id: string }).id

async function list(call: ApiRequest): Promise<Answer> {
  requireRight(call, type, 'read')
  const { centerId } = call.asked
  const page = Math.min(Math.max(Math.trunc(Number(call.parameter('page') ?? 1)) || 1, 1), 1000)
  const mayRemove = call.registry.scopeNames(call.roles, type, 'remove').includes('all')
  const meta = await call.db.inCenter(centerId, async (tx) => {
    const form = await formOf(tx, centerId, idIn(call))
    const { rows } = await sql<FormAnswer>`select id, sent_at as "sentAt", answers from form_answers
      where volunteer_center_id = ${centerId} and form_id = ${form.id} order by sent_at desc, id limit ${size} offset ${(page - 1) * size}`.execute(tx)
    return { rows, total: form.answers, tally: await tallyOf(tx, centerId, form), mayRemove }
  })
  return { document: { meta }, headers: { 'cache-control': 'no-store' } }
}

/** A column for each question as it is now, and for those that were asked before. */
async function file(call: ApiRequest): Promise<Answer> {
  refuseWhileImpersonating(call.request.actor)
  requireRight(call, type, 'read')
  call.refuseOtherParameters()
  const { centerId, locale, actor } = call.asked
  const { form, rows } = await call.db.inCenter(centerId, async (tx) => {
    const form = await formOf(tx, centerId, idIn(call))
    const { rows } = await sql<{ at: string; answers: FormAnswer['answers'] }>`
      select ${sql.raw(minuteOf('sent_at'))} as at, answers from form_answers
      where volunteer_center_id = ${centerId} and form_id = ${form.id} order by sent_at, id limit ${mostLines}`.execute(tx)
    trace(tx, { centerId, actor }, { action: 'center_form.exported', subjectType: 'center_forms', subjectId: form.id })
    return { form, rows }
  })
  const columns = new Map(allFields(form.design).flatMap(({ key, label, type: kind }) => (kind === 'note' ? [] : [[key, inWords(label, locale)] as const])))
  for (const { answers } of rows) for (const { key, question } of answers) if (!columns.has(key)) columns.set(key, question)
  const delimiter = delimiterFor(locale)
  const lines = function* () {
    yield byteOrderMark + csvLine([say(locale, words.sentAt), ...columns.values()], delimiter)
    for (const { at, answers } of rows) {
      const given = new Map(answers.map(({ key, text }) => [key, text]))
      yield csvLine([at, ...[...columns.keys()].map((key) => given.get(key))], delimiter)
    }
  }
  return { file: { name: `${form.slug}.csv`, type: 'text/csv; charset=utf-8', body: Readable.from(lines()) } }
}

async function remove(call: ApiRequest): Promise<Answer> {
  requireRight(call, type, 'remove')
  const { centerId, actor } = call.asked
  const id = idIn(call)
  if (!isUuid(id)) throw new NotFound(type, id)
  await call.db.inCenter(centerId, async (tx) => {
    const { rows } = await sql`delete from form_answers where volunteer_center_id = ${centerId} and id = ${id} returning id`.execute(tx)
    if (rows.length === 0) throw new NotFound(type, id)
    trace(tx, { centerId, actor }, { action: 'form_answer.removed', subjectType: type, subjectId: id })
  })
  return { status: 204, document: null }
}
