import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { CenterForm, FormAnswer, Tally } from '#features/center-forms/model/center-form.ts'
import { allFields, canDecide, inWords } from '#features/center-forms/model/form-design.ts'
import { messages as words } from '#features/center-forms/model/messages.ts'
import { sentWithin } from '#features/center-forms/model/sent-answer.ts'
import { answerHas, answerIsFrom, conditionSql, formOf } from '#features/center-forms/model/server/form-of.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { byteOrderMark, csvLine, delimiterFor } from '#kernel/csv/write-csv.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { literal } from '#kernel/db/server/literal.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { minuteOf } from '#kernel/db/server/database-clock.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { say } from '#kernel/i18n/messages.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { Answer, ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { requireRight } from '#kernel/jsonapi/write/server/write.ts'

const type = 'form_answers'
/** More than a center receives in the months that answers are kept. */
const maxLines = 20_000

/** Calls on all answers of a form at once (contract §3.3); single answers are a declared list. */
export const answerRoutes: ApiRoute[] = [
  { method: 'GET', path: '/center_forms/:id/tally', run: tally },
  { method: 'GET', path: '/center_forms/:id/file', run: file, parameters: ['search', 'sent_within'] },
]

const idIn = (call: ApiRequest) => (call.request.params as { id: string }).id

async function tally(call: ApiRequest): Promise<Answer> {
  requireRight(call, type, 'read')
  const { centerId } = call.asked
  const meta = await call.db.inCenter(centerId, async (tx) => {
    const form = await formOf(tx, centerId, idIn(call))
    return { form, tally: await tallyOf(tx, centerId, form) }
  })
  return { document: { meta }, headers: { 'cache-control': 'no-store' } }
}

/** CSV of the answers that the list shows: one column for each current question, then one for each that was asked before. */
async function file(call: ApiRequest): Promise<Answer> {
  refuseWhileImpersonating(call.request.actor)
  requireRight(call, type, 'read')
  const { centerId, locale, actor } = call.asked
  const wanted = cutText(call.parameter('search'), 100)
  const within =
    call
      .parameter('sent_within')
      ?.split(',')
      .filter((code) => (sentWithin as readonly string[]).includes(code)) ?? []
  const { form, rows } = await call.db.inCenter(centerId, async (tx) => {
    const form = await formOf(tx, centerId, idIn(call))
    const rows = await rowsOf(
      tx,
      {
        at: shown.text(minuteOf('sent_at')),
        answers: shown.json<FormAnswer['answers']>()('answers'),
      },
      (columns) => sql`
      select ${columns} from form_answers
      where volunteer_center_id = ${centerId} and form_id = ${form.id}
        ${wanted ? sql`and ${conditionSql(answerHas, 'form_answers', sql`${`%${literal(wanted)}%`}`)}` : sql``}
        ${within.length > 0 ? sql`and ${conditionSql(answerIsFrom, 'form_answers', sql`${within}::text[]`)}` : sql``}
      order by sent_at, id limit ${maxLines}`,
    )
    writeAuditEvent(tx, { centerId, actor }, { action: 'center_form.exported', subjectType: 'center_forms', subjectId: form.id })
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

/** How often each choice was made, counted by the database. */
async function tallyOf(tx: Tx, centerId: string, { id, design }: CenterForm): Promise<Tally> {
  const keys = allFields(design).flatMap((field) => (canDecide(field) ? [field.key] : []))
  if (keys.length === 0) return []
  const rows = await rowsOf(
    tx,
    {
      key: shown.text(`answer ->> 'key'`),
      choice: shown.text('choice'),
      n: shown.number('count(*)::int'),
    },
    (columns) => sql`select ${columns} from form_answers a, jsonb_array_elements(a.answers) answer,
      jsonb_array_elements_text(case jsonb_typeof(answer -> 'value') when 'array' then answer -> 'value' else jsonb_build_array(answer -> 'value') end) choice
    where a.volunteer_center_id = ${centerId} and a.form_id = ${id} and answer ->> 'key' = any(${keys}::text[]) group by 1, 2`,
  )
  return keys.map((key) => ({ key, counts: Object.fromEntries(rows.flatMap((row) => (row.key === key ? [[row.choice, row.n]] : []))) }))
}
