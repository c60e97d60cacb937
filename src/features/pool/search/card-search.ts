import { isDate } from '#kernel/fields/date-text.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { spokenLanguages, type SpokenLanguage } from '#kernel/i18n/spoken-languages.ts'
import { type Theme, themes } from '#features/organizations/model/themes.ts'
import { type Commitment, commitments, type Daypart, dayparts, type Skill, skillCodes } from '#features/vacancies/model/states.ts'

export const distances = [5, 10, 20] as const
export const cardsOnPage = 20

/** What the page of the pool is asked, from its address. */
export type CardSearch = {
  vacancy: string | null
  themes: Theme[]
  skills: Skill[]
  dayparts: Daypart[]
  language: SpokenLanguage | null
  commitment: Commitment | null
  postcode: string
  km: number
  since: string | null
  isNew: boolean
  /** A certificate of good conduct (VOG) was seen. */
  hasVog: boolean
  page: number
  /** The card that is open. */
  open: string | null
}

const some = <C extends string>(known: readonly C[], given: readonly string[]): C[] => known.filter((one) => given.includes(one))

export function readCardSearch(address: string): CardSearch {
  const query = new URL(address).searchParams
  const [vacancy, open, since] = [query.get('vacancy'), query.get('open'), query.get('since')]
  return {
    vacancy: vacancy && isUuid(vacancy) ? vacancy : null,
    themes: some(themes, query.getAll('theme')),
    skills: some(skillCodes, query.getAll('skill')),
    dayparts: some(dayparts, query.getAll('when')),
    language: spokenLanguages.find((one) => one === query.get('language')) ?? null,
    commitment: commitments.find((one) => one === query.get('often')) ?? null,
    postcode: cutText(query.get('postcode') ?? '', 7).trim(),
    km: distances.find((one) => String(one) === query.get('km')) ?? 10,
    since: since && isDate(since) ? since : null,
    isNew: query.has('new'),
    hasVog: query.has('vog'),
    page: Math.min(10, Math.max(1, Math.trunc(Number(query.get('page'))) || 1)),
    open: open && isUuid(open) ? open : null,
  }
}

/** The address of the page with a change. */
export function cardSearchAddress(search: CardSearch, change: Partial<CardSearch> = {}): string {
  const one = { ...search, ...change }
  const pairs: [string, string][] = [
    ...(one.vacancy ? [['vacancy', one.vacancy] as [string, string]] : []),
    ...one.themes.map((code): [string, string] => ['theme', code]),
    ...one.skills.map((code): [string, string] => ['skill', code]),
    ...one.dayparts.map((code): [string, string] => ['when', code]),
    ...(one.language ? [['language', one.language] as [string, string]] : []),
    ...(one.commitment ? [['often', one.commitment] as [string, string]] : []),
    ...(one.postcode
      ? ([
          ['postcode', one.postcode],
          ['km', String(one.km)],
        ] as [string, string][])
      : []),
    ...(one.since ? [['since', one.since] as [string, string]] : []),
    ...(one.hasVog ? [['vog', '1'] as [string, string]] : []),
    ...(one.isNew ? [['new', '1'] as [string, string]] : []),
    ...(one.page > 1 ? [['page', String(one.page)] as [string, string]] : []),
    ...(one.open ? [['open', one.open] as [string, string]] : []),
  ]
  const query = new URLSearchParams(pairs).toString()
  return `/vrijwilligerspool${query && `?${query}`}`
}

/** How many filters are in use. */
export const filtersUsed = (search: CardSearch): number =>
  search.themes.length +
  search.skills.length +
  search.dayparts.length +
  [search.language, search.commitment, search.postcode, search.since, search.isNew, search.hasVog].filter(Boolean).length
