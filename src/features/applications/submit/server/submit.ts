import { sql } from 'kysely'
import { pipelineWrite, RetryTransaction } from '#kernel/db/server/database.ts'
import { jsonText } from '#kernel/db/server/json-text.ts'
import { inOneStatement } from '#kernel/db/server/transaction.ts'
import { auditEventInsert } from '#kernel/audit/server/audit-events.ts'
import { Refused } from '#kernel/http/errors.ts'
import { emit } from '#kernel/events/server/emit.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { conversationInserts } from '#features/conversations/send/server/begin.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { applicationSubmitted } from '#features/applications/model/events.ts'
import type { SentGuest } from '#features/applications/model/guest.ts'
import { requestParentalConsent } from '#features/applications/parental-consent/server/request-parental-consent.ts'
import { checkWords, isOpen, openVacancy } from './open-vacancy.ts'
import { draftDelete } from './drafts.ts'
import { openSlot } from '#features/applications/capacity/server/capacity.ts'
import { submitForGuest } from './submit-for-guest.ts'

type Input = {
  motivation?: string | null
  availabilityNote?: string | null
  phoneShared?: boolean | null
  answers?: unknown
  consentShare?: boolean | null
  draftToken?: string | null
  slotId?: string | null
  parentEmail?: string | null
  guest?: SentGuest | null
}

/** The version of the sentence beside the checkbox, stored with the consent. */
const consentVersion = '2026-11'

/** Creates an application. A volunteer may have one open application for each vacancy: a unique index decides a race, and the loser reads again. */
export async function submitApplication(call: Call<Input>): Promise<string> {
  const { tx, actor, centerId, input, requestId } = call
  refuseWhileImpersonating(actor)
  const userId = actor.userId!
  const vacancy = await openVacancy(call)
  if (!input.guest && actor.organizationIds.includes(vacancy.organization_id)) throw new Refused('own_organization', { pointer: '/data/relationships/vacancy' })
  const answers = checkWords(input, vacancy, call.locale)

  const slotId = openSlot(input.slotId ?? null, vacancy.slots, call.now)
  const motivation = input.motivation ?? ''
  const { availabilityNote = null, phoneShared } = input
  if (input.guest) return await submitForGuest(call, input.guest, vacancy, { motivation, answers, slotId, availabilityNote })
  if (vacancy.open_application_id) throw new Refused('already_exists', { pointer: '/data/relationships/vacancy', meta: { id: vacancy.open_application_id } })

  const { application_id: id, conversation_id: conversationId, organization_id: organizationId } = vacancy
  const { parentEmail = null } = input
  const started = conversationInserts({ centerId, id: conversationId, subjectId: id, userId, organizationId, firstMessage: motivation })
  const consent = sql`insert into consents (volunteer_center_id, user_id, purpose, version, source)
    values (${centerId}, ${userId}, 'application.share', ${consentVersion}, ${`applications/${id}`})`
  const traced = auditEventInsert({ centerId, actor }, { action: 'application.submitted', subjectType: 'applications', subjectId: id, to: 'new' })
  const submitted = sql`
    insert into applications (volunteer_center_id, id, vacancy_id, organization_id, user_id, conversation_id, motivation, answers, slot_id, consent_share_at,
      parent_email, availability_note, phone_shared)
    values (${centerId}, ${id}, ${vacancy.id}, ${organizationId}, ${userId}, ${conversationId}, ${motivation}, ${jsonText(answers)}, ${slotId}, now(),
      ${parentEmail}, ${availabilityNote}, ${phoneShared ?? false})
    on conflict (volunteer_center_id, vacancy_id, user_id) where ${isOpen} do nothing returning id`
  const forgotten = draftDelete({ centerId, vacancyId: vacancy.id, userId, token: input.draftToken ?? null })
  pipelineWrite(tx, inOneStatement(...started, consent, traced, forgotten, submitted), (inserted) => {
    if (inserted.length === 0) throw new RetryTransaction()
  })
  if (parentEmail) await requestParentalConsent(call, { applicationId: id, vacancyId: vacancy.id, organizationId, parentEmail, userId })
  await emit(tx, applicationSubmitted, { centerId, applicationId: id, requestId, organizationId, userId })
  return id
}
