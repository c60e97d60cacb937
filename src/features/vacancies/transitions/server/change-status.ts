import { sql } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/write-audit-event.ts'
import { hasRole } from '#kernel/access/actor.ts'
import { centerStaff } from '#kernel/access/role-sets.ts'
import { Forbidden, Invalid, Refused } from '#kernel/http/errors.ts'
import { today } from '#kernel/i18n/dates.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { checkTransition } from '#kernel/states/machine.ts'
import { undoable } from '#kernel/undo/server/undoable.ts'
import { type CloseReason, extendable, vacancyTransitions, type VacancyStatus } from '#features/vacancies/model/states.ts'
import { notifyOfStatus } from './notify-of-status.ts'
import type { Before } from './undo-vacancy.ts'

export type StatusChange = {
  to: VacancyStatus
  /** Where a verb begins; without it wherever the machine knows a step, but from a draft, whose gaps `submit.ts` looks at. */
  from?: readonly VacancyStatus[]
  /** Why it is denied. */ reason?: string | null
  closedReason?: CloseReason | null
}

/** These look at what an organization hands in, and need nobody to look at their own. */
export const isStaff = (actor: Call['actor']): boolean => hasRole(actor, centerStaff)

/**
 * The one guard of a vacancy's status, for every verb and for PATCH (domain §3.1). The same status again does nothing and tells
 * nobody. For ten seconds whoever did it may undo it. What has to be complete was judged before (`submit.ts`, `update.ts`).
 */
export async function changeStatus(call: Omit<Call, 'input'>, { to: asked, from: sources, reason = null, closedReason = null }: StatusChange): Promise<void> {
  const { tx, id, centerId, actor } = call
  const row = await tx
    .selectFrom('vacancies as v')
    .innerJoin('organizations as o', (join) => join.onRef('o.id', '=', 'v.organization_id').onRef('o.volunteer_center_id', '=', 'v.volunteer_center_id'))
    .select(['v.status', 'v.title', 'v.organization_id', 'v.valid_through', 'v.places', 'v.places_taken', 'v.denied_reason', 'v.closed_reason'])
    .select(['v.published_at', 'v.shared_with', 'o.status as organization_status'])
    .where('v.id', '=', id)
    .forUpdate('v')
    .executeTakeFirstOrThrow()
  const { status: from, title, organization_id: organizationId } = row
  const isFull = row.places !== null && row.places_taken >= row.places
  const to = asked === 'published' && isFull && from !== asked ? 'filled' : asked
  if (!checkTransition(vacancyTransitions, from, to)) return
  if (sources ? !sources.includes(from) : from === 'draft') throw new Refused('invalid_transition', { meta: { from, to, allowed: vacancyTransitions[from] } })

  const isShown = extendable.includes(to)
  const isJudged = to === 'denied' || (isShown && from === 'pending')
  if (isJudged && !isStaff(actor)) throw new Forbidden()
  if (to === 'archived' && !isStaff(actor) && !actor.adminOrganizationIds.includes(organizationId)) throw new Forbidden()
  if (to === 'denied' && !reason) throw new Invalid([{ code: 'blank', attribute: 'reason' }])
  if (to === 'closed' && !closedReason) throw new Invalid([{ code: 'blank', attribute: 'closedReason' }])
  // It would be closed again in the night.
  if (isShown && (row.valid_through ?? '') < today(call.now)) throw new Refused('past_its_day')
  if ((isShown || to === 'pending') && row.organization_status !== 'approved') throw new Refused('organization_not_approved')

  await tx
    .updateTable('vacancies')
    .set({
      status: to,
      denied_reason: to === 'denied' ? reason : null,
      closed_reason: to === 'closed' ? closedReason : to === 'archived' ? row.closed_reason : null,
      ...(isShown && from !== 'paused' && !extendable.includes(from) && { published_at: sql<Date>`now()` }),
    })
    .where('id', '=', id)
    .execute()
  const { denied_reason, closed_reason, published_at, shared_with } = row
  const before: Before = { columns: { denied_reason, closed_reason, shared_with, published_at: published_at?.toISOString() ?? null } }
  undoable(tx, call, { type: 'vacancies', id, from, to, before })
  writeAuditEvent(
    tx,
    { centerId, actor },
    { action: `vacancy.${to}`, subjectType: 'vacancies', subjectId: id, from, to, reason: reason ?? (to === 'closed' ? closedReason : null) },
  )
  await notifyOfStatus(call, { from, to, title, organizationId, reason })
}
