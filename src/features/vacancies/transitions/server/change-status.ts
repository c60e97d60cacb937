import { sql } from 'kysely'
import { adminsOf } from '#features/organizations/model/server/admins.ts'
import { decidersOf } from '#features/organizations/model/server/deciders.ts'
import { type CloseReason, type VacancyStatus, extendable, vacancyTransitions } from '#features/vacancies/model/states.ts'
import { hasRole } from '#kernel/access/actor.ts'
import { centerStaff } from '#kernel/access/role-sets.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { jsonText } from '#kernel/db/server/json-text.ts'
import { Forbidden, Invalid, Refused } from '#kernel/http/errors.ts'
import { today } from '#kernel/i18n/dates.ts'
import type { ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { queueMails } from '#kernel/mail/server/outbox.ts'
import { checkTransition } from '#kernel/states/machine.ts'
import { undoable } from '#kernel/undo/server/undoable.ts'
import { changedColumns } from './changed-columns.ts'

/** The old values of columns. With `became`, their new values, the change was one of columns, not of the status. */
type Before = { columns: Readonly<Record<string, unknown>>; became?: Readonly<Record<string, unknown>> }

/** Undoes a change: restores the status, and the columns that the transition changed with it. */
export const undoVacancy: ResourceApi['undo'] = {
  ability: 'update',
  run: async ({ tx }, { id, from, to, before }) => {
    const { columns, became } = before as Before
    // Refuses if somebody has changed the same columns since.
    if (became) {
      if (!(await isStill(tx, id, became))) throw new Refused('changed_since')
    } else {
      const { status } = await tx.selectFrom('vacancies').select('status').where('id', '=', id).executeTakeFirstOrThrow()
      if (status !== to) throw new Refused('invalid_transition', { meta: { from: status, to: from } })
    }
    await tx
      .updateTable('vacancies')
      .set({ ...columns, ...(!became && { status: from as VacancyStatus }) })
      .where('id', '=', id)
      .execute()
  },
}

async function isStill(tx: Tx, id: string, became: Readonly<Record<string, unknown>>): Promise<boolean> {
  const { rows } = await sql`select from vacancies v where v.id = ${id} and to_jsonb(v) @> ${jsonText(became)}::jsonb`.execute(tx)
  return rows.length > 0
}

type StatusChange = {
  to: VacancyStatus
  /** The states a verb accepts. By default every state with such a transition except draft, whose gaps must be checked first (`status-verbs.ts`). */
  from?: readonly VacancyStatus[]
  /** Why it is denied, or which changes are asked. */ reason?: string | null
  closedReason?: CloseReason | null
  /** It came from a list: nobody gets a mail for each of its rows, and the list is undone as a whole. */
  isOfList?: boolean
}

/** Center staff review vacancies, and their own need no review. */
export const isStaff = (actor: Call['actor']): boolean => hasRole(actor, centerStaff)

/**
 * The only guard of a vacancy's status, for every verb and for PATCH (domain §3.1). A transition to the present status does
 * nothing and sends nothing. The caller may undo it for ten seconds. Callers check for gaps beforehand (`status-verbs.ts`,
 * `write.ts`).
 */
export async function changeStatus(
  call: Omit<Call, 'input'>,
  { to: asked, from: sources, reason = null, closedReason = null, isOfList = false }: StatusChange,
): Promise<void> {
  const { tx, id, centerId, actor } = call
  const row = await tx
    .selectFrom('vacancies as v')
    .innerJoin('organizations as o', (join) => join.onRef('o.id', '=', 'v.organization_id').onRef('o.volunteer_center_id', '=', 'v.volunteer_center_id'))
    .select(['v.status', 'v.title', 'v.organization_id', 'v.valid_through', 'v.places', 'v.places_taken', 'v.denied_reason', 'v.closed_reason'])
    .select(['v.published_at', 'v.shared_with', 'v.requested_changes', 'v.unreviewed_changes', 'v.unreviewed_since', 'o.status as organization_status'])
    .where('v.id', '=', id)
    .forUpdate('v')
    .executeTakeFirstOrThrow()
  const { status: from, title, organization_id: organizationId } = row
  const isFull = row.places !== null && row.places_taken >= row.places
  const to = asked === 'published' && isFull && from !== asked ? 'filled' : asked
  if (!checkTransition(vacancyTransitions, from, to)) return
  if (sources ? !sources.includes(from) : from === 'draft') throw new Refused('invalid_transition', { meta: { from, to, allowed: vacancyTransitions[from] } })

  const isShown = extendable.includes(to)
  const asksChanges = from === 'pending' && to === 'draft'
  const isJudged = to === 'denied' || asksChanges || (isShown && from === 'pending')
  if (isJudged && !isStaff(actor)) throw new Forbidden()
  if (to === 'archived' && !isStaff(actor) && !actor.adminOrganizationIds.includes(organizationId)) throw new Forbidden()
  if ((to === 'denied' || asksChanges) && !reason) throw new Invalid([{ code: 'blank', attribute: 'reason' }])
  if (to === 'closed' && !closedReason) throw new Invalid([{ code: 'blank', attribute: 'closedReason' }])
  // The hourly job would close it again.
  if (isShown && (row.valid_through ?? '') < today(call.now)) throw new Refused('past_its_day')
  if ((isShown || to === 'pending') && row.organization_status !== 'approved') throw new Refused('organization_not_approved')

  await tx
    .updateTable('vacancies')
    .set({
      status: to,
      denied_reason: to === 'denied' ? reason : null,
      requested_changes: asksChanges ? reason : null,
      closed_reason: to === 'closed' ? closedReason : to === 'archived' ? row.closed_reason : null,
      // Whoever reviews it now sees all of it, and what is over needs no review.
      ...(!(isShown && extendable.includes(from)) && { unreviewed_changes: null, unreviewed_since: null }),
      ...(isShown && from !== 'paused' && !extendable.includes(from) && { published_at: sql<Date>`now()` }),
    })
    .where('id', '=', id)
    .execute()
  const { published_at, unreviewed_since, ...others } = row
  const { denied_reason, closed_reason, shared_with, requested_changes, unreviewed_changes } = others
  const moments = { published_at: published_at?.toISOString() ?? null, unreviewed_since: unreviewed_since?.toISOString() ?? null }
  const before: Before = { columns: { denied_reason, closed_reason, shared_with, requested_changes, unreviewed_changes, ...moments } }
  if (!isOfList) undoable(tx, call, { type: 'vacancies', id, from, to, before })
  writeAuditEvent(
    tx,
    { centerId, actor },
    {
      action: asksChanges ? 'vacancy.changes_requested' : `vacancy.${to}`,
      subjectType: 'vacancies',
      subjectId: id,
      from,
      to,
      reason: reason ?? (to === 'closed' ? closedReason : null),
    },
  )
  if (!isOfList) await notifyOfStatus(call, { from, to, title, organizationId, reason })
}

type Telling = Pick<Call, 'tx' | 'id' | 'centerId' | 'actor' | 'locale'>
type News = { from: VacancyStatus; to: VacancyStatus; title: string; organizationId: string; reason: string | null }

/** Queues a mail to each person who is responsible, except the one who did it, in their language and in the same transaction. */
async function notifyOfStatus(call: Telling, news: News): Promise<void> {
  const { tx, id, centerId, actor, locale } = call
  const { to, title, organizationId, reason } = news
  const kind = kindOf(news, { isOwn: actor.organizationIds.includes(organizationId) })
  if (!kind) return
  const receivers = kind === 'vacancy.submitted' ? await decidersOf({ tx, centerId }) : await adminsOf(tx, organizationId)
  const { lock_version: version } = await tx.selectFrom('vacancies').select('lock_version').where('id', '=', id).executeTakeFirstOrThrow()
  queueMails(
    tx,
    centerId,
    receivers
      .filter(({ id: userId }) => userId !== actor.userId)
      .map((person) => ({
        kind,
        dedupeKey: `${kind}:${id}:${version}:${person.id}`,
        userId: person.id,
        address: person.email,
        locale: person.locale ?? locale,
        facts: { firstName: person.firstName, vacancy: title, vacancyId: id, step: to, reason },
      })),
  )
}

/** The organization gets no mail about what it did itself; the center gets one about what it has to review. */
function kindOf({ from, to }: News, { isOwn }: { isOwn: boolean }): string | null {
  if (to === 'pending') return 'vacancy.submitted'
  if (to === 'denied') return 'vacancy.denied'
  if (to === 'draft' && from === 'pending') return 'vacancy.changes_requested'
  if (from === 'pending') return 'vacancy.published'
  if (isOwn || from === 'denied') return null
  return from === 'draft' ? 'vacancy.published' : 'vacancy.stepped'
}

/** Columns of bulk changes, which staff may undo. */
const takenBack = ['valid_through', 'themes', 'target_groups', 'contact_user_id', 'second_contact_user_id']

type Row = { valid_through: string | null } & Record<string, unknown>

/** Makes a change of columns undoable for ten seconds, and writes its audit event. Nobody else sees a draft, so its changes are not audited. */
export function recordChange(
  { tx, id, centerId, actor, now }: Pick<Call, 'tx' | 'id' | 'centerId' | 'actor' | 'now'>,
  row: Row,
  columns: Readonly<Record<string, unknown>>,
  { isSeen = true }: { isSeen?: boolean } = {},
): void {
  const names = changedColumns(row, columns)
  if (names.length === 0) return
  const subject = { subjectType: 'vacancies', subjectId: id }
  if (names.every((name) => takenBack.includes(name))) {
    const pick = (from: Readonly<Record<string, unknown>>) => Object.fromEntries(names.map((name) => [name, from[name] ?? null]))
    const before: Before = { columns: pick(row), became: pick(columns) }
    undoable(tx, { centerId, actor, now }, { type: 'vacancies', id, from: said(before.columns), to: said(before.became!), before })
  }
  if (!isSeen) return
  if (names.includes('valid_through'))
    writeAuditEvent(tx, { centerId, actor }, { ...subject, action: 'vacancy.extended', from: row.valid_through, to: columns['valid_through'] as string })
  if (names.some((name) => name !== 'valid_through')) writeAuditEvent(tx, { centerId, actor }, { ...subject, action: 'vacancy.changed' })
}

/** The changed values as JSON, to preview the undo. */
const said = (columns: Readonly<Record<string, unknown>>) =>
  Object.values(columns)
    .map((value) => (Array.isArray(value) ? value.join() : ((value as string | null) ?? '')))
    .join(' ')
