import { sql } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/write-audit-event.ts'
import { Forbidden, Refused } from '#kernel/http/errors.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { openStatuses, type ApplicationStatus } from '#features/applications/model/states.ts'
import { lockApplication } from '#features/applications/model/server/application-row.ts'
import { requestParentalConsent } from './request-parental-consent.ts'

/**
 * PUT /applications/{id}/ask_parent: the mail to the parent once more, or to another address where the volunteer mistook it; what
 * went to the wrong one opens nothing any more.
 * @throws 409 invalid_transition where there is nobody to ask or nothing left to agree with
 */
export const resendParentalConsentRequest: Verb<{ parentEmail?: string | null }> = async (call) => {
  const { tx, centerId, actor, id, input } = call
  refuseWhileImpersonating(actor)
  const { status, user_id: userId, parent_email: known, parent_consent_at: agreed, ...row } = await lockApplication(tx, { centerId, id })
  if (!userId || !known || agreed || !(openStatuses as readonly ApplicationStatus[]).includes(status)) throw new Refused('invalid_transition')
  const { parentEmail: other } = input
  if (other && userId !== actor.userId) throw new Forbidden()
  await requestParentalConsent(call, { applicationId: id, vacancyId: row.vacancy_id, organizationId: row.organization_id, parentEmail: other ?? known, userId })
  if (other && other !== known) await nameOther(call, other)
  writeAuditEvent(tx, { centerId, actor }, { action: 'application.parent_asked', subjectType: 'applications', subjectId: id })
  return id
}

async function nameOther({ tx, centerId, id }: Pick<Parameters<Verb>[0], 'tx' | 'centerId' | 'id'>, parentEmail: string): Promise<void> {
  await sql`update applications set parent_email = ${parentEmail} where volunteer_center_id = ${centerId} and id = ${id}`.execute(tx)
  // Kept without its key, for what was mailed counts.
  await sql`update parent_asks set digest = null where volunteer_center_id = ${centerId} and application_id = ${id}
    and id <> (select id from parent_asks where volunteer_center_id = ${centerId} and application_id = ${id} order by id desc limit 1)`.execute(tx)
}
