import { sql } from 'kysely'
import { digestOf } from '#features/auth/tokens/server/tokens.ts'
import { extendedTo, monthsAhead } from '#features/vacancies/model/extended-to.ts'
import { worksFor } from '#features/vacancies/model/server/scopes.ts'
import { type VacancyStatus, extendable } from '#features/vacancies/model/states.ts'
import { recordChange } from '#features/vacancies/transitions/server/change-status.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { type RowOf, orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import type { AskedForm, FormKind } from '#kernel/forms/server/form-kind.ts'
import { Invalid, Refused } from '#kernel/http/errors.ts'
import { addMonths, today } from '#kernel/i18n/dates.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'

/**
 * PUT /vacancies/{id}/extend: moves the last day to a later one, at most half a year ahead. Sending the same day again changes
 * nothing (domain §3.1).
 */
export const extendVacancy: Verb<{ validThrough: string }> = async (call) => {
  const { tx, id, now, input } = call
  const vacancy = await tx.selectFrom('vacancies').select(['status', 'valid_through']).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  if (!extendable.includes(vacancy.status)) throw new Refused('invalid_transition', { meta: { from: vacancy.status, allowed: [] } })
  const columns = { valid_through: input.validThrough }
  if (columns.valid_through === vacancy.valid_through) return id
  refuseWrongDay(columns.valid_through, vacancy.valid_through, now)
  await tx.updateTable('vacancies').set(columns).where('id', '=', id).execute()
  recordChange(call, vacancy, columns)
  return id
}

/** @throws {Invalid} if the day is earlier than the present one or too far ahead */
export function refuseWrongDay(to: string | null, from: string | null, now: Date): void {
  if (to === null) return
  if ((from !== null && to < from) || to < today(now)) throw new Invalid([{ code: 'not_later', attribute: 'validThrough' }])
  if (to > addMonths(today(now), monthsAhead)) throw new Invalid([{ code: 'too_far_ahead', attribute: 'validThrough' }])
}

/**
 * What the link of a mail can still do. `open`: it extends to `later`. `used`: it already has, to `later`. `extended`: somebody
 * else extended to `until`. `over`: the vacancy is closed, its last day has passed, or the reader no longer works for the
 * organization.
 */
type ExtensionForm = { state: 'open' | 'used' | 'extended' | 'over'; title: string; until: string; later: string }

const rowColumns = {
  id: shown.text('r.id'),
  vacancy_id: shown.text('r.vacancy_id'),
  organization_id: shown.text('v.organization_id'),
  user_id: shown.text('r.user_id'),
  told: shown.text('r.until::text'),
  extended_to: orNull(shown.text('r.extended_to::text')),
  title: shown.text('v.title'),
  status: shown.code<VacancyStatus>()('v.status'),
  until: orNull(shown.text('v.valid_through::text')),
}
type Row = RowOf<typeof rowColumns>

/** The page behind the link of the expiry mail. */
export const extensionForm: FormKind = {
  read: async (asked) => named(await readExtension(asked)),
  use: async (asked) => named(await useExtension(asked)),
}

const named = (form: ExtensionForm | null) => form && { purpose: 'vacancy.extend', ...form }

/** Reads what the page shows, and changes nothing. Null for an unknown token. */
async function readExtension(asked: AskedForm): Promise<ExtensionForm | null> {
  const row = await findReminder(asked)
  return row && (await formOf(asked, row))
}

/** Extends the vacancy by the usual time, once; a second submit gets the same answer as the first. */
async function useExtension(asked: AskedForm): Promise<ExtensionForm | null> {
  const { tx, centerId } = asked
  const row = await findReminder(asked, { hold: true })
  const form = row && (await formOf(asked, row))
  if (!row || form?.state !== 'open') return form
  const { vacancy_id: id, until: from } = row
  const { later: to } = form
  await sql`update vacancies set valid_through = ${to}::date where volunteer_center_id = ${centerId} and id = ${id}`.execute(tx)
  await sql`update vacancy_reminders set used_at = now(), extended_to = ${to}::date where volunteer_center_id = ${centerId} and id = ${row.id}`.execute(tx)
  writeAuditEvent(
    tx,
    { centerId, actor: { userId: row.user_id, session: null } },
    { action: 'vacancy.extended', subjectType: 'vacancies', subjectId: id, from, to },
  )
  return { ...form, state: 'used', until: to }
}

async function formOf({ tx, centerId, now, today }: AskedForm, row: Row): Promise<ExtensionForm> {
  const { title, status, told, extended_to: extendedBefore, organization_id: organizationId, user_id: userId } = row
  const until = row.until ?? told
  if (extendedBefore) return { state: 'used', title, until, later: extendedBefore }
  const later = extendedTo(until, now)
  if (until > told) return { state: 'extended', title, until, later }
  const isOpen = extendable.includes(status) && until >= today && later > until && (await worksFor(tx, { centerId, organizationId, userId }))
  return { state: isOpen ? 'open' : 'over', title, until, later }
}

async function findReminder({ tx, centerId, token }: AskedForm, { hold = false } = {}): Promise<Row | null> {
  const rows = await rowsOf(
    tx,
    rowColumns,
    (columns) => sql`
    select ${columns}
    from vacancy_reminders r join vacancies v on v.volunteer_center_id = r.volunteer_center_id and v.id = r.vacancy_id
    where r.volunteer_center_id = ${centerId} and r.digest = ${digestOf(token)} ${sql.raw(hold ? 'for update of v, r' : '')}`,
  )
  return rows[0] ?? null
}
