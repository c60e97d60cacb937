import { sql } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { type Issue, Refused } from '#kernel/http/errors.ts'
import { today } from '#kernel/i18n/dates.ts'
import { say } from '#kernel/i18n/messages.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { checkWords, openVacancy } from '#features/applications/submit/server/open-vacancy.ts'
import { storeApplication } from '#features/applications/submit/server/submit.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { widestVisibility } from '#features/pool/card/age.ts'
import type { InvitationDeclineReason } from '#features/pool/model/codes.ts'
import { fieldFaultWords as words } from '#features/pool/model/error-words.ts'
import { isOpen, lockInvitation } from './invite.ts'
import { tellTeam } from './tell.ts'

type Yes = { answers?: unknown; message?: string | null; shareSupportNeeds?: boolean | null; parentEmail?: string | null }

/**
 * PUT /pool_invitations/{id}/accept: an application in review, or on the waiting list where there is no place, with its conversation
 * (decisions 53). The press is the consent to share it. Compulsory questions and a parent's address are asked before it counts.
 * @throws 409 vacancy_closed, invitation_is_over, 422 at what is missing
 */
export const acceptInvitation: Verb<Yes> = async (call) => {
  const { tx, id, centerId, actor, input, now, locale } = call
  refuseWhileImpersonating(actor)
  const row = await lockInvitation(call)
  if (row.status === 'accepted') return id
  if (!isOpen(row, now)) throw new Refused('invitation_is_over')
  const vacancy = await openVacancy({ ...call, related: { vacancy: row.vacancy_id } }, { mayBeFull: true })
  const card = await cardOf(call)
  const needsParent = card !== null && card.birthYear !== null && widestVisibility(card.birthYear, today(now)) === 'hidden'
  const parentEmail = input.parentEmail ?? null
  const issues: Issue[] = needsParent && !parentEmail ? [{ code: 'blank', attribute: 'parentEmail', detail: say(locale, words.parent_needed) }] : []
  const answers = checkWords({ answers: input.answers, consentShare: true }, vacancy, locale, issues)
  const motivation = [input.message, input.shareSupportNeeds ? card?.supportNeeds : null].filter(Boolean).join('\n\n')
  const applicationId =
    vacancy.open_application_id ??
    (await storeApplication(call, vacancy, {
      motivation,
      answers,
      parentEmail,
      invited: {
        status: vacancy.is_full ? 'waitlisted' : 'in_review',
        message: row.invited_by && row.message !== '' ? { authorId: row.invited_by, body: row.message, at: row.created_at } : null,
      },
    }))
  await tx
    .updateTable('pool_invitations')
    .set({ status: 'accepted', answered_at: now, seen_at: row.seen_at ?? now, application_id: applicationId })
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .execute()
  writeAuditEvent(tx, { centerId, actor }, { action: 'pool.accepted', subjectType: 'applications', subjectId: applicationId })
  await tellTeam(tx, { centerId, kind: 'pool.accepted', invitationId: id })
  return id
}

/** PUT …/decline: no reason is needed. The organization reads that it does not suit now. */
export const declineInvitation: Verb<{ declineReason?: InvitationDeclineReason | null }> = async (call) => {
  const { tx, id, centerId, actor, input, now } = call
  refuseWhileImpersonating(actor)
  const row = await lockInvitation(call)
  if (row.status === 'declined') return id
  if (!isOpen(row, now)) throw new Refused('invitation_is_over')
  await tx
    .updateTable('pool_invitations')
    .set({ status: 'declined', answered_at: now, seen_at: row.seen_at ?? now, decline_reason: input.declineReason ?? null })
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .execute()
  writeAuditEvent(tx, { centerId, actor }, { action: 'pool.declined', subjectType: 'vacancies', subjectId: row.vacancy_id })
  await tellTeam(tx, { centerId, kind: 'pool.declined', invitationId: id })
  return id
}

/** What of the caller's card an answer needs; null when it has been removed. */
async function cardOf({
  tx,
  centerId,
  actor,
}: Pick<Call, 'tx' | 'centerId' | 'actor'>): Promise<{ birthYear: number | null; supportNeeds: string | null } | null> {
  const [row] = await rowsOf(
    tx,
    { birthYear: orNull(shown.number('birth_year')), supportNeeds: orNull(shown.text('support_needs')) },
    (columns) => sql`select ${columns} from pool_entries where volunteer_center_id = ${centerId} and user_id = ${actor.userId}`,
  )
  return row ?? null
}
