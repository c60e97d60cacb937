import type { Item } from '#kernel/jsonapi/item.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { organizationBeside } from '#features/organizations/organization-beside.ts'
import type { Theme } from '#features/organizations/themes.ts'
import { distanceInWords } from './distance-in-words.ts'
import { requirementTags, suitableWords, vacancyWords } from './messages.ts'
import { timeInWords } from './time-in-words.ts'
import type { vacancy } from './vacancy.ts'
import { whenInWords } from './when-in-words.ts'

type Vacancy = Item<typeof vacancy>
/** A vacancy as lists ask for it: `rowFields` and no more. */
export type ListedVacancy = Pick<
  Vacancy,
  | 'id'
  | 'title'
  | 'themes'
  | 'commitment'
  | 'locationMode'
  | 'dayparts'
  | 'hoursPerWeekMin'
  | 'hoursPerWeekMax'
  | 'requirements'
  | 'languageLevel'
  | 'suitableFor'
  | 'city'
  | 'latitude'
  | 'longitude'
  | 'publishedAt'
> & { translations?: Vacancy['translations']; organization?: { name: string } | null; meta: { distanceKm?: number | null } }

/** One vacancy in a list, in words: all that is sent to the browser of it. */
export type RowFacts = {
  id: string
  title: string
  /** The title is in Dutch on an English page. */
  isDutch?: true
  by: string | null
  theme: Theme | null
  when: string
  time: string
  where: string | null
  isNew?: true
  tags: string[]
  at?: [latitude: number, longitude: number]
}

const fields = [
  'title',
  'themes',
  'commitment',
  'location_mode',
  'dayparts',
  'hours_per_week_min',
  'hours_per_week_max',
  'requirements',
  'language_level',
  'suitable_for',
  'city',
  'latitude',
  'longitude',
  'published_at',
  'organization',
]
/** What a list asks of the API; translations only where they are read. */
export const rowFields = (locale: Locale) => ({ vacancies: locale === 'en' ? [...fields, 'translations'] : fields, organizations: ['name'] })

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
    theme: vacancy.themes[0] ?? null,
    when: capital(whenInWords(vacancy.dayparts ?? [], locale)),
    time: capital(timeInWords(vacancy, locale)),
    where: whereInWords(vacancy, locale),
    ...(isNew && { isNew: true }),
    tags: tagsOf(vacancy, locale),
    ...(vacancy.latitude !== null && vacancy.longitude !== null && { at: [vacancy.latitude, vacancy.longitude] }),
  }
}

/** At the beginning of a line. The accent of 'één' is not written on a capital. */
export const capital = (words: string): string => (words.startsWith('é') ? 'E' : words.charAt(0).toUpperCase()) + words.slice(1)

function whereInWords({ locationMode, city, meta }: ListedVacancy, locale: Locale): string | null {
  if (locationMode === 'remote' || !city) return locationMode === 'remote' ? capital(say(locale, vacancyWords.fromHome)) : city
  const away = meta.distanceKm === null || meta.distanceKm === undefined ? '' : `, ${distanceInWords(meta.distanceKm, locale)}`
  return `${city}${away}`
}

/** At most two, the most telling first: what one must have, then for whom it is good. */
function tagsOf({ requirements, languageLevel, suitableFor }: ListedVacancy, locale: Locale): string[] {
  const all = [
    ...(requirements ?? []).filter((code) => code !== 'training').map((code) => say(locale, requirementTags[code])),
    ...(languageLevel === 'A1' || languageLevel === 'A2' ? [say(locale, vacancyWords.simpleDutch)] : []),
    ...tagged.filter((code) => suitableFor?.includes(code)).map((code) => say(locale, suitableWords[code]!)),
  ]
  return all.slice(0, 2)
}
