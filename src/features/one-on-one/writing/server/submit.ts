import { sql } from 'kysely'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { Refused } from '#kernel/http/errors.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { mostInFirstDay, mostOfAKind, runningStatuses } from '#features/one-on-one/model/codes.ts'
import { tellCenter } from '#features/one-on-one/telling/server/tell.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { askForConsent } from './ask-consent.ts'
import { changeRequestStatus, lockRequest, type RequestRow } from './change-status.ts'

/** The version of the words beside the tick, stored with the consent. */
const consentVersion = '2026-11'

/**
 * PUT /help_requests/{id}/submit: to the center, which looks at it within three working days. Whoever another asks for, and a parent, gets a
 * mail to say yes.
 * @throws 409 for a fourth of a kind, for a second on the first day of an account, and for one that is open already
 */
export const submitRequest: Verb<{ consent: boolean }> = async (call) => {
  const { tx, id, centerId, actor, now } = call
  refuseWhileImpersonating(actor)
  const row = await lockRequest(tx, centerId, id)
  if (row.status === 'pending') return id
  await refuseTooMany(call, row)
  await changeRequestStatus(call, row, { to: 'pending', action: 'help.submitted', columns: { submitted_at: now } })
  if (row.requester_user_id)
    await sql`insert into consents (volunteer_center_id, user_id, purpose, version, source)
      values (${centerId}, ${row.requester_user_id}, 'help.request', ${consentVersion}, ${`help_requests/${id}`})`.execute(tx)
  await askForConsent(call, row)
  await tellCenter(call, 'deciders', { kind: 'help.submitted', requestId: id, once: 'once' })
  return id
}

async function refuseTooMany(
  { tx, centerId, now }: Pick<Call, 'tx' | 'centerId' | 'now'>,
  { id, kind, category, first_name: name, requester_user_id: userId }: RequestRow,
): Promise<void> {
  if (userId === null) return
  // Two at once by one person wait for each other, so that the limit holds.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`help requests ${userId}`}, 0))`.execute(tx)
  const running = sql`r.status in (${sql.join([...runningStatuses])})`
  const [found] = await rowsOf(
    tx,
    {
      open: shown.number(sql`count(*) filter (where ${running})::int`),
      same: shown.number(sql`count(*) filter (where ${running} and r.category = ${category} and lower(r.first_name) = lower(${name}))::int`),
      sent: shown.number(sql`count(*) filter (where r.status <> 'draft')::int`),
      isNew: shown.flag(sql`(select u.created_at > ${now}::timestamptz - interval '24 hours' from users u where u.id = ${userId})`),
    },
    (columns) => sql`
    select ${columns} from help_requests r where r.volunteer_center_id = ${centerId} and r.requester_user_id = ${userId} and r.kind = ${kind} and r.id <> ${id}`,
  )
  if (found!.same > 0) throw new Refused('already_asked', { attribute: 'category' })
  if (found!.isNew && found!.sent >= mostInFirstDay) throw new Refused('too_many_today')
  if (found!.open >= mostOfAKind) throw new Refused('too_many_requests')
}

/** PUT …/withdraw: the person stops, at any time and without a reason. */
export const withdrawRequest: Verb = async (call) => {
  const row = await lockRequest(call.tx, call.centerId, call.id)
  await changeRequestStatus(call, row, { to: 'withdrawn', action: 'help.withdrawn' })
  return call.id
}

/** PUT …/close: it is done. */
export const closeRequest: Verb = async (call) => {
  const row = await lockRequest(call.tx, call.centerId, call.id)
  await changeRequestStatus(call, row, { to: 'closed', action: 'help.closed' })
  return call.id
}

/** PUT …/extend: open for as long again, from today. @throws 409 when it is not open */
export const extendRequest: Verb = async (call) => {
  const { tx, id, centerId, actor, now } = call
  const row = await lockRequest(tx, centerId, id)
  await extendOpen({ tx, centerId, now, actor }, row)
  return id
}

/** The same by whoever presses the button of a mail. */
export async function extendOpen(
  { tx, centerId, now, actor }: Pick<Call, 'tx' | 'centerId' | 'now'> & { actor: Call['actor'] | null },
  row: RequestRow,
): Promise<void> {
  if (row.status !== 'open' || row.expires_at === null || row.expires_at <= now) throw new Refused('invalid_transition')
  await tx
    .updateTable('help_requests')
    .set({ expires_at: new Date(now.getTime() + row.days_open * 86_400_000) })
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', row.id)
    .execute()
  writeAuditEvent(tx, { centerId, actor }, { action: 'help.extended', subjectType: 'help_requests', subjectId: row.id })
}
