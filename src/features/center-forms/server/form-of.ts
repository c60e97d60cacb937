import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { NotFound } from '#kernel/http/errors.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import type { CenterForm, OpenForm } from '#features/center-forms/center-form.ts'
import { statusOf } from '#features/center-forms/status-of.ts'

/** @throws 404 where there is none in this center */
export async function formOf(tx: Tx, centerId: string, id: string, hold = false): Promise<CenterForm> {
  if (!isUuid(id)) throw new NotFound('center_forms', id)
  const { rows } =
    await sql<CenterForm>`select f.id, f.slug, ${sql.raw(statusOf('f'))} as status, f.design, f.mail_to as "mailTo", f.closes_on::text as "closesOn",
      f.keep_months as "keepMonths", f.lock_version as version, f.updated_at as "changedAt",
      (select count(*) from form_answers a where a.volunteer_center_id = f.volunteer_center_id and a.form_id = f.id)::int as answers
    from center_forms f where f.volunteer_center_id = ${centerId} and f.id = ${id} ${hold ? sql`for update of f` : sql``}`.execute(tx)
  if (!rows[0]) throw new NotFound('center_forms', id)
  return rows[0]
}

/** Those that are open on a day, for everybody. */
export async function openFormsOf(tx: Tx, centerId: string, day: string): Promise<OpenForm[]> {
  const { rows } = await sql<OpenForm>`select slug, design -> 'title' as title, closes_on::text as "closesOn" from center_forms
    where volunteer_center_id = ${centerId} and status = 'open' and (closes_on is null or closes_on >= ${day}::date)
    order by updated_at desc limit 200`.execute(tx)
  return rows
}
