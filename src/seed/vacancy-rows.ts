import { taskTiles } from '#features/organizations/model/theme-tiles.ts'
import { daypartsOf } from '#features/vacancies/model/slots.ts'
import type { Calendar } from './calendar.ts'
import { centerId } from './center-rows.ts'
import type { SeedVacancy } from './content/types.ts'
import { idOf } from './id.ts'
import type { Row } from './insert-rows.ts'
import { addressRow, organizationId } from './organization-rows.ts'
import { personId } from './people-rows.ts'
import { slugs } from './slugs.ts'

export const vacancyId = ({ key, createdDay }: SeedVacancy) => idOf('vacancy', key, createdDay)
export const questionId = (vacancyKey: string, questionKey: string) => idOf('question', `${vacancyKey} ${questionKey}`)
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
