import type { Item } from '#kernel/jsonapi/document.ts'
import { today } from '#kernel/i18n/dates.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { organizationBeside } from '#features/organizations/presentation/organization-beside.ts'
import type { TileCode } from '#features/organizations/model/theme-tiles.ts'
import { capitalize } from '#features/vacancies/model/capitalize.ts'
import { distanceInWords } from './distance-in-words.ts'
import { suitableWords } from '#features/vacancies/model/choice-words.ts'
import { requirementTags, vacancyWords } from '#features/vacancies/model/messages.ts'
import { isFirst } from '#features/vacancies/model/put-first-days.ts'
import { workKey } from './same-work.ts'
import { timeInWords } from './time-in-words.ts'
import type { vacancy } from '#features/vacancies/model/vacancy.ts'
import type { WhyClosed } from './why-closed.ts'
import { whenInWords } from './when-in-words.ts'

const fields = [
  'title',
  'themes',
  'tile',
  'commitment',
  'locationMode',
  'dayparts',
  'hoursPerWeekMin',
  'hoursPerWeekMax',
  'requirements',
  'languageLevel',
  'suitableFor',
  'city',
  'latitude',
  'longitude',
  'publishedAt',
  'priorityUntil',
] as const
type Asked = { vacancies: typeof fields; organizations: readonly ['name'] }

/** What a list requests from the API; translations only on English pages. */
export function rowQuery(locale: Locale): { include: ['organization']; fields: Asked } {
  const vacancies = (locale === 'en' ? [...fields, 'translations'] : fields) as typeof fields
  return { include: ['organization'], fields: { vacancies, organizations: ['name'] } }
}

/** A vacancy as lists request it. */
export type ListedVacancy = Item<typeof vacancy, 'organization', Asked> & Partial<Pick<Item<typeof vacancy>, 'translations'>>

/** One vacancy of a list, in words: all that is sent to the browser. */
export type RowFacts = {
  id: string
  title: string
  /** On an English page: there is no translation, so the title is in Dutch. */
  isDutch?: true
  by: string | null
  /** The same for vacancies with the same work (`same-work.ts`). */
  work?: string
  theme: TileCode | null
  when: string
  time: string
  where: string | null
  isNew?: true
  /** The center puts it first today. */
  isFirst?: true
  tags: string[]
  /** Why nobody can apply any more. Only lists of favourites contain such vacancies. */
  ended?: WhyClosed
  /** A sentence that says why it is shown, if that needs saying. */
  why?: string
  /** It is a favourite of the reader. */
  isKept?: true
  at?: [latitude: number, longitude: number]
}

const daysNew = 7
const tagged = ['family', 'language_learner', 'group', 'wheelchair'] as const

export function rowFacts(vacancy: ListedVacancy, locale: Locale, now = new Date()): RowFacts {
  const english = locale === 'en' ? vacancy.translations?.en : undefined
  const title = english?.title ?? vacancy.title
  const isNew = vacancy.publishedAt !== null && now.getTime() - Date.parse(vacancy.publishedAt) < daysNew * 86_400_000
  return {
    id: vacancy.id,
    title,
    ...(locale === 'en' && !english && { isDutch: true }),
    by: organizationBeside(title, vacancy.organization?.name),
    ...(vacancy.organization && { work: workKey({ title: vacancy.title, organizationId: vacancy.organization.id }) }),
    theme: vacancy.tile ?? vacancy.themes[0] ?? null,
    when: capitalize(whenInWords(vacancy.dayparts ?? [], locale)),
    time: capitalize(timeInWords(vacancy, locale)),
    where: whereInWords(vacancy, locale),
    ...(isNew && { isNew: true }),
    ...(isFirst(vacancy, today(now)) && { isFirst: true }),
    tags: tagsOf(vacancy, locale),
    ...(vacancy.latitude !== null && vacancy.longitude !== null && { at: [vacancy.latitude, vacancy.longitude] }),
  }
}

/** The rows, with the reader's favourites marked. */
export function markFavourites(rows: readonly RowFacts[], kept: ReadonlySet<string>): RowFacts[] {
  return rows.map((row) => (kept.has(row.id) ? { ...row, isKept: true } : row))
}

function whereInWords({ locationMode, city, meta }: ListedVacancy, locale: Locale): string | null {
  const { distanceKm } = meta as { distanceKm?: number | null }
  if (locationMode === 'remote' || !city) return locationMode === 'remote' ? capitalize(say(locale, vacancyWords.fromHome)) : city
  const away = distanceKm === null || distanceKm === undefined ? '' : `, ${distanceInWords(distanceKm, locale)}`
  return `${city}${away}`
}

/** At most two tags, most important first: requirements, then whom it suits. */
function tagsOf({ requirements, languageLevel, suitableFor }: ListedVacancy, locale: Locale): string[] {
  const all = [
    ...(requirements ?? []).filter((code) => code !== 'training').map((code) => say(locale, requirementTags[code])),
    ...(languageLevel === 'A1' || languageLevel === 'A2' ? [say(locale, vacancyWords.simpleDutch)] : []),
    ...tagged.filter((code) => suitableFor?.includes(code)).map((code) => say(locale, suitableWords[code]!)),
  ]
  return all.slice(0, 2)
}
