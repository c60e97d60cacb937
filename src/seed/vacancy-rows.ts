import { taskTiles } from '#features/organizations/model/theme-tiles.ts'
import { daypartsOf } from '#features/vacancies/model/slots.ts'
import type { SeedApplication, SeedStep, SeedVacancy } from '#src/seed/content/types.ts'
import type { Calendar } from './calendar.ts'
import { centerId } from './center-rows.ts'
import { idOf, slugs } from './identifiers.ts'
import type { Row } from './insert-rows.ts'
import { addressRow, organizationId, personId } from './organization-rows.ts'

export const vacancyId = ({ key, createdDay }: SeedVacancy) => idOf('vacancy', key, createdDay)
const questionId = (vacancyKey: string, questionKey: string) => idOf('question', `${vacancyKey} ${questionKey}`)
const addressId = ({ key, createdDay }: SeedVacancy) => idOf('vacancy address', key, createdDay)

export function vacancyRows(list: readonly SeedVacancy[], calendar: Calendar) {
  const { at, date } = calendar
  const slugOf = slugs()
  const created = ({ createdDay }: SeedVacancy) => at({ day: createdDay, time: '11:05' })
  const dateOrNull = (day: number | null) => (day === null ? null : date(day))
  return {
    addresses: list.flatMap((one) => (one.address ? [addressRow(addressId(one), centerId(one.centerSlug), one.address, created(one))] : [])),
    vacancies: list.map((one): Row => ({
      id: vacancyId(one),
      volunteer_center_id: centerId(one.centerSlug),
      organization_id: organizationId(one.organizationKey),
      title: one.title,
      slug: slugOf(one.centerSlug, one.title),
      summary: one.summary,
      description: one.description,
      tasks: one.tasks,
      expectations: one.expectations,
      rewards: one.rewards,
      translations: one.en ? { en: one.en } : {},
      themes: one.themes,
      activities: one.activities,
      skills: one.skills,
      target_groups: one.targetGroups,
      external_apply_url: one.externalApplyUrl,
      priority_until: one.isFirst ? date(13) : null,
      commitment: one.commitment,
      location_mode: one.locationMode,
      ...momentsOf(one, calendar),
      hours_per_week_min: one.hoursPerWeekMin,
      hours_per_week_max: one.hoursPerWeekMax,
      start_date: dateOrNull(one.startDay),
      end_date: dateOrNull(one.endDay),
      valid_through: date(one.validThroughDay),
      places: one.places,
      duration_months: one.commitment === 'project' ? 3 : null,
      support_offered: supportOf(one),
      tile: tileFor(one),
      hide_address: one.key.length % 11 === 0,
      places_taken: one.placesTaken,
      suitable_for: one.suitableFor,
      requirements: one.requirements,
      language_level: one.languageLevel,
      expenses: one.expenses,
      allowance_cents: one.allowanceCents,
      questions: one.questions.map(({ key, text, required }) => ({ id: questionId(one.key, key), text, required })),
      contact_user_id: personId(one.contactPersonKey),
      address_id: one.address ? addressId(one) : null,
      city: one.address?.city ?? null,
      latitude: one.address?.lat ?? null,
      longitude: one.address?.lng ?? null,
      status: one.status,
      denied_reason: one.deniedReason,
      closed_reason: one.closedReason,
      published_at: one.publishedDay === null ? null : at({ day: one.publishedDay, time: `09:${String(one.key.length % 60).padStart(2, '0')}` }),
      status_since: one.publishedDay === null ? created(one) : at({ day: one.publishedDay, time: '09:00' }),
      created_at: created(one),
      updated_at: created(one),
    })),
  }
}

/** Half of what happens on one day asks for people in the morning and in the afternoon. */
function momentsOf({ key, dayparts, startDay, places }: SeedVacancy, { at }: Calendar): Pick<Row, 'dayparts' | 'slots'> {
  if (startDay === null || startDay < 1 || places === null || places < 2 || key.length % 2 === 0) return { dayparts, slots: [] }
  const slot = (name: string, from: string, to: string, many: number) => ({
    id: idOf('slot', `${key} ${name}`),
    startsAt: new Date(at({ day: startDay, time: from })).toISOString(),
    endsAt: new Date(at({ day: startDay, time: to })).toISOString(),
    places: many,
    placesTaken: 0,
  })
  const slots = [slot('morning', '10:00', '12:30', Math.ceil(places / 2)), slot('afternoon', '13:30', '16:00', Math.floor(places / 2))]
  return { dayparts: daypartsOf(slots), slots }
}

/** What one does, where there is a picture of it; now and then that of another theme. */
function tileFor({ key, themes, activities: [work] }: SeedVacancy): string | null {
  if (work && Object.hasOwn(taskTiles, work) && work !== 'company') return work
  return themes.length > 1 && key.length % 5 === 0 ? themes[1]! : null
}

function supportOf({ requirements, locationMode }: SeedVacancy): string[] {
  return [locationMode === 'at_home_of_client' ? 'buddy' : 'induction', 'fixed_contact', ...(requirements.includes('training') ? ['training'] : [])]
}

export const applicationId = ({ key, steps }: SeedApplication) => idOf('application', key, steps[0]?.day)
const conversationId = ({ key, steps }: SeedApplication) => idOf('conversation', key, steps[0]?.day)

/** States in which the organization or the volunteer has decided. */
const decisions = new Set(['accepted', 'declined', 'withdrawn', 'waitlisted', 'stopped', 'completed'])

export type Told = { application: SeedApplication; vacancy: SeedVacancy }

/** When the organization first gave a sign of life, by a word or by a step. */
function firstAnswer({ steps, messages }: SeedApplication): { day: number; time: string } | null {
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
