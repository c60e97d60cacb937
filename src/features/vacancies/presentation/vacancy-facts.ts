import type { Item } from '#kernel/jsonapi/document.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { inEuros } from '#kernel/i18n/euros.ts'
import { distanceInWords } from './distance-in-words.ts'
import { activityWords, skillWords } from '#features/vacancies/model/work-words.ts'
import { supportWords } from '#features/vacancies/model/choice-words.ts'
import { languageWords, requirementWords } from '#features/vacancies/model/messages.ts'
import { dateInWords, periodInWords } from './period-in-words.ts'
import { capitalize } from '#features/vacancies/model/capitalize.ts'
import { showWords as words } from './show-messages.ts'
import { slotsInShort } from './slots-in-words.ts'
import { targetGroupWords } from '#features/vacancies/model/target-group-words.ts'
import { timeInWords } from './time-in-words.ts'
import type { vacancy } from '#features/vacancies/model/vacancy.ts'
import { whenInWords } from './when-in-words.ts'

export type ShownVacancy = Item<typeof vacancy, 'organization' | 'address'>
type Away = { km: number; place: string } | null

/** The main facts of a vacancy, as questions with their answers. */
export function vacancyFacts(vacancy: ShownVacancy, locale: Locale, away: Away, { isOpen }: { isOpen: boolean }, now = new Date()) {
  const period = periodInWords(vacancy.startDate, vacancy.endDate, locale, now)
  return [
    {
      icon: 'calendar-blank-duotone',
      question: say(locale, words.when),
      answer: capitalize(slotsInShort(vacancy.slots, locale, now) ?? whenInWords(vacancy.dayparts ?? [], locale)),
    },
    { icon: 'clock-duotone', question: say(locale, words.howMuchTime), answer: capitalize(timeInWords(vacancy, locale)) },
    { icon: 'map-trifold-duotone', question: say(locale, words.where), answer: whereInWords(vacancy, locale, away) },
    { icon: 'hand-heart-duotone', question: say(locale, words.inReturn), answer: expensesInWords(vacancy, locale) },
    ...(vacancy.activities?.length
      ? [{ icon: 'squares-four', question: say(locale, words.activities), answer: activitiesInWords(vacancy.activities, locale) } as const]
      : []),
    ...(vacancy.targetGroups?.length
      ? [{ icon: 'heart-duotone', question: say(locale, words.targetGroups), answer: groupsInWords(vacancy.targetGroups, locale) } as const]
      : []),
    ...(period ? [{ icon: 'calendar-blank-duotone', question: say(locale, words.period), answer: capitalize(period) } as const] : []),
    ...(vacancy.durationMonths
      ? [
          {
            icon: 'calendar-blank-duotone',
            question: say(locale, words.howLong),
            answer: capitalize(say(locale, words.months, { n: vacancy.durationMonths })),
          } as const,
        ]
      : []),
    // Places left and the deadline matter only while people can apply.
    ...(isOpen ? [{ icon: 'users-duotone', question: say(locale, words.places), answer: placesInWords(vacancy, locale) } as const] : []),
    ...(isOpen && vacancy.status === 'published' && vacancy.validThrough
      ? [{ icon: 'info-duotone', question: say(locale, words.reply), answer: capitalize(dateInWords(vacancy.validThrough, locale, now)) } as const]
      : []),
  ] as const
}

function activitiesInWords(activities: NonNullable<ShownVacancy['activities']>, locale: Locale): string {
  return activities.map((code) => say(locale, activityWords[code])).join('; ')
}

const lists = { nl: new Intl.ListFormat('nl', { type: 'conjunction' }), en: new Intl.ListFormat('en', { type: 'conjunction' }) }

const groupsInWords = (groups: NonNullable<ShownVacancy['targetGroups']>, locale: Locale) =>
  capitalize(lists[locale].format(groups.map((code) => say(locale, targetGroupWords[code]))))

/** Skills that help, in a sentence; null if there are none. */
export function skillsInWords({ skills }: Pick<ShownVacancy, 'skills'>, locale: Locale): string | null {
  if (!skills || skills.length === 0) return null
  return say(locale, words.skills, { skills: lists[locale].format(skills.map((code) => say(locale, skillWords[code]))) })
}

type Demands = Pick<ShownVacancy, 'requirements' | 'languageLevel' | 'minAge' | 'maxAge' | 'ageReason'>

/** Requirements of the vacancy's choices, beside those in the organization's text. */
export function requirementsInWords(vacancy: Demands, locale: Locale): string[] {
  const { requirements, languageLevel, ageReason } = vacancy
  const age = ageInWords(vacancy, locale)
  return [
    ...(languageLevel ? [say(locale, languageWords[languageLevel])] : []),
    ...(requirements ?? []).map((code) => say(locale, requirementWords[code])),
    ...(age ? [ageReason ? `${age} ${ageReason}` : age] : []),
  ]
}

function ageInWords({ minAge: min, maxAge: max }: Demands, locale: Locale): string | null {
  if (min !== null && max !== null) return say(locale, words.betweenAges, { min, max })
  if (min !== null) return say(locale, words.fromAge, { min })
  return max === null ? null : say(locale, words.upToAge, { max })
}

/** Benefits of the vacancy's choices, beside those in the organization's text. */
export function supportInWords({ supportOffered, insured }: Pick<ShownVacancy, 'supportOffered' | 'insured'>, locale: Locale): string[] {
  return [...(supportOffered ?? []).map((code) => say(locale, supportWords[code])), ...(insured ? [say(locale, words.insured)] : [])]
}

/** Street and number if people can come there; never a private home. */
export function placeName({ locationMode, address, city }: Pick<ShownVacancy, 'locationMode' | 'address' | 'city'>): string | null {
  if (locationMode === 'remote') return null
  const street = address?.street && locationMode !== 'at_home_of_client' ? `${address.street} ${address.houseNumber ?? ''}`.trim() : null
  return [street, address?.city ?? city].filter(Boolean).join(', ') || null
}

function whereInWords(vacancy: ShownVacancy, locale: Locale, away: Away): string {
  const place = placeName(vacancy)
  if (!place) return say(locale, vacancy.locationMode === 'remote' ? words.fromHome : words.placeUnknown)
  const told =
    vacancy.locationMode === 'at_home_of_client'
      ? say(locale, words.atSomeonesHome, { place })
      : vacancy.locationMode === 'hybrid'
        ? say(locale, words.partlyFromHome, { place })
        : place
  return away ? `${told}. ${say(locale, words.away, { km: distanceInWords(away.km, locale), place: away.place })}` : told
}

function expensesInWords({ expenses, allowanceCents }: ShownVacancy, locale: Locale): string {
  if (expenses === 'none') return say(locale, words.expensesNone)
  if (expenses === 'actual') return say(locale, words.expensesActual)
  if (!allowanceCents) return say(locale, words.expensesAllowanceUnknown)
  return say(locale, words.expensesAllowance, { amount: inEuros(locale, allowanceCents) })
}

function placesInWords({ places, placesTaken }: ShownVacancy, locale: Locale): string {
  if (places === null) return say(locale, words.placesMany)
  const left = places - placesTaken
  return left <= 0 ? say(locale, words.placesFull) : say(locale, words.placesLeft, { left, total: places })
}
