import { addMonths, today } from '#kernel/i18n/dates.ts'
import { type AnyMessage, type FactsOf, type Locale, sayInAll } from '#kernel/i18n/messages.ts'
import { monthsAhead } from '#features/vacancies/model/extended-to.ts'
import { gapWords as words } from '#features/vacancies/model/gap-words.ts'
import type { Commitment, LocationMode } from '#features/vacancies/model/states.ts'
import type { Slot, Translation } from '#features/vacancies/model/vacancy.ts'

/**
 * Minimum lengths (domain §3.1). Only letters and digits of a title count, and at least half of a description must be those, so
 * that emoji alone are not a text.
 */
export const shortest = { title: 5, description: 150 } as const

/** A vacancy as the publication check reads it. The editor makes it from the form, the server from the row. */
export type CheckedVacancy = {
  title: string
  summary: string
  description: string
  translations: { en?: Translation }
  themes: readonly string[]
  commitment: Commitment | null
  locationMode: LocationMode | null
  dayparts: readonly string[]
  slots: readonly Pick<Slot, 'endsAt'>[]
  hoursPerWeekMin: number | null
  hoursPerWeekMax: number | null
  startDate: string | null
  endDate: string | null
  validThrough: string | null
  minAge: number | null
  maxAge: number | null
  ageReason: string | null
  expenses: string
  allowanceCents: number | null
  city: string | null
  postcode: string | null
  /** Known to the server only: whether the town and the postcode were found on the map. */
  isCityKnown?: boolean
  isPostcodeKnown?: boolean
  hasContact: boolean
}
/** `field` is an attribute, a part of one (`address.city`) or a relation. */
export type Gap = { field: string; code: string; words: Record<Locale, string> }

/** The gaps of a vacancy: what is missing or inconsistent before it can be submitted, in the order of the form (domain §3.1). */
export function incompleteOf(vacancy: CheckedVacancy, now = new Date()): Gap[] {
  const gaps: Gap[] = []
  const gap = <M extends AnyMessage>(field: string, code: string, message: M, ...facts: FactsOf<M>) =>
    void gaps.push({ field, code, words: sayInAll(message, ...facts) })
  const { title, summary, description, themes, commitment, locationMode, dayparts, slots, expenses, translations } = vacancy

  if (lettersIn(title) < shortest.title) gap('title', 'too_short', words.title, { min: shortest.title })
  if (summary === '') gap('summary', 'blank', words.summary)
  if (lengthOf(description) < shortest.description || lettersIn(description) < shortest.description / 2)
    gap('description', description === '' ? 'blank' : 'too_short', words.description, { min: shortest.description })
  const english = translations.en && [translations.en.title, translations.en.summary, translations.en.description]
  if (english && english.some((text) => text === '')) gap('translations', 'invalid', words.translation)
  if (themes.length === 0) gap('themes', 'blank', words.themes)
  if (commitment === null) gap('commitment', 'blank', words.commitment)
  if (dayparts.length === 0 && slots.length === 0 && commitment !== 'flexible') gap('dayparts', 'blank', words.when)
  if (slots.length > 0 && slots.every(({ endsAt }) => Date.parse(endsAt) < now.getTime())) gap('slots', 'not_later', words.slotsOver)
  if (isBelow(vacancy.hoursPerWeekMax, vacancy.hoursPerWeekMin)) gap('hoursPerWeekMax', 'invalid', words.hours)

  if (locationMode === null) gap('locationMode', 'blank', words.locationMode)
  else if (locationMode !== 'remote') gaps.push(...placeGaps(vacancy, locationMode))
  gaps.push(...dateGaps(vacancy, today(now)))

  if (isBelow(vacancy.maxAge, vacancy.minAge)) gap('maxAge', 'invalid', words.ages)
  if ((vacancy.minAge !== null || vacancy.maxAge !== null) && !vacancy.ageReason) gap('ageReason', 'blank', words.ageReason)
  if (expenses === 'allowance' && !vacancy.allowanceCents) gap('allowanceCents', 'blank', words.allowance)
  if (!vacancy.hasContact) gap('contactUser', 'blank', words.contact)
  return gaps
}

function placeGaps({ city, postcode, isCityKnown, isPostcodeKnown }: CheckedVacancy, locationMode: LocationMode): Gap[] {
  if (!city) return [{ field: 'address.city', code: 'blank', words: sayInAll(words.city) }]
  if (isCityKnown === false) return [{ field: 'address.city', code: 'invalid', words: sayInAll(words.unknownPlace) }]
  if (locationMode !== 'on_site') return []
  if (!postcode) return [{ field: 'address.postcode', code: 'blank', words: sayInAll(words.postcode) }]
  return isPostcodeKnown === false ? [{ field: 'address.postcode', code: 'invalid', words: sayInAll(words.unknownPostcode) }] : []
}

function dateGaps({ startDate, endDate, validThrough }: CheckedVacancy, day: string): Gap[] {
  const gaps: Gap[] = []
  if (startDate && endDate && endDate < startDate) gaps.push({ field: 'endDate', code: 'invalid', words: sayInAll(words.endDate) })
  else if (endDate && endDate < day) gaps.push({ field: 'endDate', code: 'not_later', words: sayInAll(words.endDateOver) })
  if (!validThrough) gaps.push({ field: 'validThrough', code: 'blank', words: sayInAll(words.validThrough) })
  else if (validThrough < day) gaps.push({ field: 'validThrough', code: 'not_later', words: sayInAll(words.validThroughOver) })
  else if (validThrough > addMonths(day, monthsAhead)) gaps.push({ field: 'validThrough', code: 'too_far_ahead', words: sayInAll(words.validThroughFar) })
  return gaps
}

const lettersIn = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
const lengthOf = (text: string) => [...text].length
const isBelow = (most: number | null, least: number | null) => most !== null && least !== null && most < least
