import type { Calendar } from './calendar.ts'
import { centerId } from './center-rows.ts'
import type { SeedApplication, SeedStep, SeedVacancy } from './content/types.ts'
import { idOf } from './id.ts'
import type { Row } from './insert-rows.ts'
import { organizationId } from './organization-rows.ts'
import { personId } from './people-rows.ts'
import { questionId, vacancyId } from './vacancy-rows.ts'

export const applicationId = ({ key, steps }: SeedApplication) => idOf('application', key, steps[0]?.day)
const conversationId = ({ key, steps }: SeedApplication) => idOf('conversation', key, steps[0]?.day)

/** States in which the organization or the volunteer has decided. */
const decisions = new Set(['accepted', 'declined', 'withdrawn', 'waitlisted', 'stopped', 'completed'])

export type Told = { application: SeedApplication; vacancy: SeedVacancy }

/** When the organization first gave a sign of life, by a word or by a step. */
export function firstAnswer({ steps, messages }: SeedApplication): { day: number; time: string } | null {
  const answers = [...steps.filter(({ by }) => by === 'organization'), ...messages.filter(({ side }) => side === 'organization')]
  return answers.toSorted((a, b) => a.day - b.day || a.time.localeCompare(b.time))[0] ?? null
}

/** What has been done about silence so far, as the product would have done it each night (domain §5.1). */
export function silenceOf(application: SeedApplication): { reminded: number; escalated: { day: number; time: string } | null } {
  const { day } = application.steps[0]!
  if (!['new', 'in_review'].includes(application.status) || firstAnswer(application)) return { reminded: 0, escalated: null }
  const waited = -day - 1
  return { reminded: [14, 7, 3].find((days) => waited >= days) ?? 0, escalated: waited >= 14 ? { day: day + 14, time: '06:00' } : null }
}

export function applicationRow({ application: one, vacancy }: Told, { at }: Calendar): Row {
  const begin = one.steps[0]!
  const last = one.steps.at(-1)!
  const decision = one.steps.findLast(({ status }) => decisions.has(status))
  const first = firstAnswer(one)
  const started = one.steps.find(({ status }) => status === 'active')
  const ended = one.steps.find(({ status }) => status === 'completed' || status === 'stopped')
  const { reminded, escalated } = silenceOf(one)
  return {
    id: applicationId(one),
    volunteer_center_id: centerId(one.centerSlug),
    vacancy_id: vacancyId(vacancy),
    organization_id: organizationId(vacancy.organizationKey),
    user_id: personId(one.personKey),
    conversation_id: conversationId(one),
    status: one.status,
    motivation: one.motivation,
    answers: one.answers.map(({ questionKey, text }) => ({ questionId: questionId(vacancy.key, questionKey), text })),
    consent_share_at: at(begin),
    source: one.source,
    decline_reason: one.declineReason,
    withdraw_reason: one.withdrawReason,
    decided_by: decision ? personId(deciderOf(decision, one, vacancy)) : null,
    decided_at: decision ? at(decision) : null,
    first_response_at: first && at(first),
    reminded_days: reminded,
    escalated_at: escalated && at(escalated),
    start_date: started && at(started).slice(0, 10),
    ended_at: ended && at(ended),
    created_at: at(begin),
    updated_at: at(last),
  }
}

export function deciderOf({ by }: SeedStep, { personKey }: SeedApplication, { contactPersonKey }: SeedVacancy): string {
  return by === 'volunteer' ? personKey : contactPersonKey
}

export function conversationRow({ application: one, vacancy }: Told, { at }: Calendar): Row {
  const begin = one.steps[0]!
  const { escalated } = silenceOf(one)
  const last = [...one.steps.map(at), ...one.messages.map(at)].toSorted().at(-1)!
  return {
    id: conversationId(one),
    volunteer_center_id: centerId(one.centerSlug),
    subject_type: 'application',
    subject_id: applicationId(one),
    user_id: personId(one.personKey),
    organization_id: organizationId(vacancy.organizationKey),
    status: 'open',
    escalated_at: escalated && at(escalated),
    last_message_at: last,
    created_at: at(begin),
    updated_at: last,
  }
}

/** What was said, the motivation first, and between it each step of the application, in the order of time. */
export function messageRows({ application: one }: Told, { at }: Calendar): Row[] {
  const own = { volunteer_center_id: centerId(one.centerSlug), conversation_id: conversationId(one) }
  const first = { ...one.steps[0]!, side: 'volunteer', personKey: one.personKey, body: one.motivation }
  const said = [...(one.motivation === '' ? [] : [first]), ...one.messages].map((message, index) => ({
    ...own,
    id: idOf('message', `${one.key} ${index}`, message.day),
    author_id: personId(message.personKey),
    side: message.side,
    kind: 'text',
    body: message.body,
    created_at: at(message),
    updated_at: at(message),
  }))
  const steps = one.steps.slice(1).map((step, index) => ({
    ...own,
    id: idOf('step', `${one.key} ${index}`, step.day),
    author_id: null,
    side: 'system',
    kind: 'status_change',
    body: step.status,
    created_at: at(step),
    updated_at: at(step),
  }))
  return [...said, ...steps]
}

/** That the volunteer agreed to share what they wrote. */
export function sharingRow({ application: one }: Told, { at }: Calendar): Row {
  return {
    id: idOf('sharing', one.key, one.steps[0]?.day),
    volunteer_center_id: centerId(one.centerSlug),
    user_id: personId(one.personKey),
    purpose: 'application.share',
    version: '2026-11',
    source: `applications/${applicationId(one)}`,
    given_at: at(one.steps[0]!),
  }
}

/** How far each side has read; those who answer for the organization read as one. */
export function readerRows({ application: one, vacancy }: Told, { at }: Calendar): Row[] {
  const begin = at(one.steps[0]!)
  const row = (personKey: string, count: number, otherwise: string | null) => {
    const seen = count === 0 ? otherwise : at(one.messages[count - 1]!)
    return {
      id: idOf('reader', `${one.key} ${personKey}`, one.steps[0]?.day),
      volunteer_center_id: centerId(one.centerSlug),
      conversation_id: conversationId(one),
      user_id: personId(personKey),
      seen_up_to: seen,
      notified_up_to: seen,
    }
  }
  const answering = new Set([vacancy.contactPersonKey, ...one.messages.filter(({ side }) => side === 'organization').map(({ personKey }) => personKey)])
  // Whoever has begun to work on an application has read its first words.
  const begun = one.status === 'new' ? null : begin
  return [row(one.personKey, one.seen.volunteer, begin), ...[...answering].map((key) => row(key, one.seen.organization, begun))]
}
