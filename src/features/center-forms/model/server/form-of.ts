import { type RawBuilder, sql } from 'kysely'
import type { CenterForm, OpenForm } from '#features/center-forms/model/center-form.ts'
import type { FormDesign } from '#features/center-forms/model/form-design.ts'
import { statusOf } from '#features/center-forms/model/status-of.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { NotFound } from '#kernel/http/errors.ts'

const formColumns = {
  id: shown.text('f.id'),
  slug: shown.text('f.slug'),
  status: shown.code<CenterForm['status']>()(statusOf('f')),
  design: shown.json<FormDesign>()('f.design'),
  mailTo: shown.texts('f.mail_to'),
  closesOn: orNull(shown.text('f.closes_on::text')),
  keepMonths: shown.number('f.keep_months'),
  version: shown.number('f.lock_version'),
  changedAt: shown.moment('f.updated_at'),
  answers: shown.number('(select count(*) from form_answers a where a.volunteer_center_id = f.volunteer_center_id and a.form_id = f.id)::int'),
}

/** @throws 404 where there is none in this center */
export async function formOf(tx: Tx, centerId: string, id: string, hold = false): Promise<CenterForm> {
  if (!isUuid(id)) throw new NotFound('center_forms', id)
  const [form] = await rowsOf(
    tx,
    formColumns,
    (columns) => sql`select ${columns} from center_forms f
      where f.volunteer_center_id = ${centerId} and f.id = ${id} ${hold ? sql`for update of f` : sql``}`,
  )
  if (!form) throw new NotFound('center_forms', id)
  return { ...form, changedAt: form.changedAt.toISOString() }
}

/** The forms that are open to everybody on a day. */
export async function openFormsOf(tx: Tx, centerId: string, day: string): Promise<OpenForm[]> {
  return await rowsOf(
    tx,
    { slug: shown.text('slug'), title: shown.json<OpenForm['title']>()(`design -> 'title'`), closesOn: orNull(shown.text('closes_on::text')) },
    (columns) => sql`select ${columns} from center_forms
      where volunteer_center_id = ${centerId} and status = 'open' and (closes_on is null or closes_on >= ${day}::date)
      order by updated_at desc limit 200`,
  )
}

// Conditions of filters: `@` is the row, `:value` the value of the filter. Shared by the lists and by the files of those lists.

/** Matches the title of a form, in either language. */
export const formHas = `plain(coalesce(@.design #>> '{title,nl}', '') || ' ' || coalesce(@.design #>> '{title,en}', '')) like plain(:value)`
/** Matches the text of an answer to any question. */
export const answerHas = `exists (select from jsonb_array_elements(@.answers) given where plain(given ->> 'text') like plain(:value))`
/** Sent in the last seven days or the last month: the longest of the periods asked for. */
export const answerIsFrom = `(@.sent_at > now() - case when 'month' = any(:value) then interval '31 days' else interval '7 days' end)`

/** Puts such a condition into a statement of one's own. */
export function conditionSql(condition: string, row: string, value: RawBuilder<unknown>): RawBuilder<unknown> {
  const [before, after] = condition.replaceAll('@', row).split(':value')
  return sql`${sql.raw(before!)}${value}${sql.raw(after!)}`
}
