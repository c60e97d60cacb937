import { themes, type Theme } from '#features/organizations/themes.ts'
import { commitments, dayparts, type Daypart } from './states.ts'

export type Commitment = (typeof commitments)[number]
export const sorts = ['relevance', 'distance', '-published_at', 'title'] as const
export type Sort = (typeof sorts)[number]
export const distances = [5, 10, 25] as const

/** What somebody looks for; the whole of it stands in the address of the page (decisions 17). */
export type Search = {
  q: string
  themes: Theme[]
  dayparts: Daypart[]
  commitments: Commitment[]
  place: string
  km: number | null
  /** Null: the one that fits what is asked. */
  sort: Sort | null
  view: 'list' | 'map'
  page: number
}

export const emptySearch: Search = { q: '', themes: [], dayparts: [], commitments: [], place: '', km: null, sort: null, view: 'list', page: 1 }

/** Reads an address. What nobody knows is left out rather than refused: links from elsewhere go on working. */
export function readSearch(parameters: URLSearchParams): Search {
  const km = Number(parameters.get('km'))
  const page = Number(parameters.get('page'))
  return {
    q: typed(parameters, 'q'),
    themes: known(themes, parameters.getAll('theme')),
    dayparts: known(dayparts, parameters.getAll('daypart')),
    commitments: known(commitments, parameters.getAll('commitment')),
    place: typed(parameters, 'place').slice(0, 80),
    km: Number.isInteger(km) && km >= 1 && km <= 300 ? km : null,
    sort: known(sorts, parameters.getAll('sort'))[0] ?? null,
    view: parameters.get('view') === 'map' ? 'map' : 'list',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** The address of a search; empty parts are left out. A change of anything but the page begins at page one. */
export function searchAddress(search: Partial<Search>, change: Partial<Search> = {}): string {
  const {
    q,
    themes: theme,
    dayparts: daypart,
    commitments: commitment,
    place,
    km,
    sort,
    view,
    page,
  }: Search = { ...emptySearch, ...search, page: 1, ...change }
  const parameters = new URLSearchParams()
  const set = (name: string, value: string | number | null) => void (value !== null && value !== '' && parameters.append(name, String(value)))
  set('q', q)
  for (const one of theme) set('theme', one)
  for (const one of daypart) set('daypart', one)
  for (const one of commitment) set('commitment', one)
  set('place', place)
  set('km', place === '' ? null : km)
  set('sort', sort)
  set('view', view === 'map' ? view : null)
  set('page', page > 1 ? page : null)
  return `/vacancies/search${parameters.size ? `?${parameters}` : ''}`
}

/** The order results are in when none was chosen. */
export function sortOf({ sort, q, place }: Pick<Search, 'sort' | 'q' | 'place'>): Sort {
  if (sort && !(sort === 'distance' && place === '') && !(sort === 'relevance' && q === '')) return sort
  return q !== '' ? 'relevance' : place !== '' ? 'distance' : '-published_at'
}

/** How many filters are on, those behind buttons only. */
export const countFilters = (search: Search): number => search.themes.length + search.dayparts.length + search.commitments.length

function typed(parameters: URLSearchParams, name: string): string {
  return (parameters.get(name) ?? '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 100)
}

function known<T extends string>(all: readonly T[], given: readonly string[]): T[] {
  return all.filter((one) => given.includes(one))
}
