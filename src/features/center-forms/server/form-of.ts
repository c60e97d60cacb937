import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { NotFound } from '#kernel/http/errors.ts'
import { isUuid } from '#kernel/jsonapi/server/uuid.ts'
import type { CenterForm, FormRow } from '#features/center-forms/center-form.ts'

/** @throws 404 where there is none in this center */
export async function formOf(tx: Tx, centerId: string, id: string, hold = false): Promise<CenterForm> {
  if (!isUuid(id)) throw new NotFound('center_forms', id)
  const { rows } = await sql<CenterForm>`select f.id, f.slug, f.status, f.design, f.mail_to as "mailTo", f.closes_on::text as "closesOn",
      f.keep_months as "keepMonths", f.lock_version as version, f.updated_at as "changedAt",
      (select count(*) from form_answers a where a.volunteer_center_id = f.volunteer_center_id and a.form_id = f.id)::int as answers
    from center_forms f where f.volunteer_center_id = ${centerId} and f.id = ${id} ${hold ? sql`for update of f` : sql``}`.execute(tx)
  if (!rows[0]) throw new NotFound('center_forms', id)
  return rows[0]
}

/** All of them for those who run the center, those that are open for everybody. */
export async function formsOf(tx: Tx, centerId: string, { openOn }: { openOn: string | null }): Promise<FormRow[]> {
  const { rows } = await sql<FormRow>`select f.id, f.slug, f.status, f.closes_on::text as "closesOn", f.updated_at as "changedAt", f.design -> 'title' as title,
      ${openOn ? sql`0` : sql`(select count(*) from form_answers a where a.volunteer_center_id = f.volunteer_center_id and a.form_id = f.id)::int`} as answers
    from center_forms f where f.volunteer_center_id = ${centerId}
      ${openOn ? sql`and f.status = 'open' and (f.closes_on is null or f.closes_on >= ${openOn}::date)` : sql``}
    order by array_position(array['open', 'draft', 'closed'], f.status), f.updated_at desc limit 200`.execute(tx)
  return rows
}
