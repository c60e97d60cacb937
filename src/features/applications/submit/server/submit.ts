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
import type { Answer } from '#features/applications/model/application.ts'
import type { SentGuest } from '#features/applications/model/guest.ts'
import { requestParentalConsent } from '#features/applications/parental-consent/server/request-parental-consent.ts'
import { checkWords, isOpen, type OpenVacancy, openVacancy } from './open-vacancy.ts'
import { draftDelete, draftVia } from './drafts.ts'
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
  via?: 'widget' | null
  guest?: SentGuest | null
}

/** The version of the sentence beside the checkbox, stored with the consent. */
const consentVersion = '2026-11'

/** Creates an application. A volunteer may have one open application for each vacancy: a unique index decides a race, and the loser reads again. */
export async function submitApplication(call: Call<Input>): Promise<string> {
  const { actor, input } = call
  refuseWhileImpersonating(actor)
  const vacancy = await openVacancy(call)
  if (!input.guest && actor.organizationIds.includes(vacancy.organization_id)) throw new Refused('own_organization', { pointer: '/data/relationships/vacancy' })
  const answers = checkWords(input, vacancy, call.locale)

  const slotId = openSlot(input.slotId ?? null, vacancy.slots, call.now)
  const motivation = input.motivation ?? ''
  const { availabilityNote = null, phoneShared } = input
  if (input.guest) return await submitForGuest(call, input.guest, vacancy, { motivation, answers, slotId, availabilityNote })
  if (vacancy.open_application_id) throw new Refused('already_exists', { pointer: '/data/relationships/vacancy', meta: { id: vacancy.open_application_id } })

  const { parentEmail = null, draftToken = null, via = null } = input
  return await storeApplication(call, vacancy, {
    motivation,
    answers,
    slotId,
    parentEmail,
    availabilityNote,
    phoneShared: phoneShared ?? false,
    draftToken,
    via,
  })
}

type Stored = {
  motivation: string
  answers: readonly Answer[]
  slotId?: string | null
  parentEmail: string | null
  availabilityNote?: string | null
  phoneShared?: boolean
  draftToken?: string | null
  /** By which way the applicant came; their draft knows it too, since they signed up in between. */
  via?: 'widget' | null
  /** It follows from an invitation of the organization, which its conversation begins with (decisions 53). */
  invited?: { status: 'in_review' | 'waitlisted'; message: { authorId: string; body: string; at: Date } | null }
}

/** Writes the application with its conversation, consent and history, and asks a parent if there is one to ask. */
export async function storeApplication(call: Omit<Call, 'input'>, vacancy: OpenVacancy, stored: Stored): Promise<string> {
  const { tx, actor, centerId, requestId } = call
  const { motivation, answers, slotId = null, parentEmail, availabilityNote = null, phoneShared = false, draftToken = null, via = null, invited } = stored
  const userId = actor.userId!
  const { application_id: id, conversation_id: conversationId, organization_id: organizationId } = vacancy
  const status = invited?.status ?? 'new'
  const opening = invited?.message ?? null
  const started = conversationInserts({ centerId, id: conversationId, subjectId: id, userId, organizationId, opening, firstMessage: motivation })
  const consent = sql`insert into consents (volunteer_center_id, user_id, purpose, version, source)
    values (${centerId}, ${userId}, 'application.share', ${consentVersion}, ${`applications/${id}`})`
  const traced = auditEventInsert({ centerId, actor }, { action: 'application.submitted', subjectType: 'applications', subjectId: id, to: status })
  const draft = { centerId, vacancyId: vacancy.id, userId, token: draftToken }
  const source = invited ? sql`'invitation'` : sql`coalesce(${via}::text, ${draftVia(draft)}, 'web')`
  const submitted = sql`
    insert into applications (volunteer_center_id, id, vacancy_id, organization_id, user_id, conversation_id, motivation, answers, slot_id, consent_share_at,
      parent_email, availability_note, phone_shared, status, source)
    values (${centerId}, ${id}, ${vacancy.id}, ${organizationId}, ${userId}, ${conversationId}, ${motivation}, ${jsonText(answers)}, ${slotId}, now(),
      ${parentEmail}, ${availabilityNote}, ${phoneShared}, ${status}, ${source})
    on conflict (volunteer_center_id, vacancy_id, user_id) where ${isOpen} do nothing returning id`
  const forgotten = draftDelete(draft)
  pipelineWrite(tx, inOneStatement(...started, consent, traced, forgotten, submitted), (inserted) => {
    if (inserted.length === 0) throw new RetryTransaction()
  })
  if (parentEmail) await requestParentalConsent(call, { applicationId: id, vacancyId: vacancy.id, organizationId, parentEmail, userId })
  await emit(tx, applicationSubmitted, { centerId, applicationId: id, requestId, organizationId, userId, ...(invited && { isInvited: true }) })
  return id
}
