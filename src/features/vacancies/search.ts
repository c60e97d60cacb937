import { themes, type Theme } from '#features/organizations/themes.ts'
import { commitments, dayparts, type Daypart } from './states.ts'

export const searchSorts = ['relevance', '-published_at', 'distance', 'title'] as const
export type SearchSort = (typeof searchSorts)[number]
export const suitableCodes = [
  'alone',
  'one_on_one',
  'small_group',
  'large_group',
  'remote',
  'group',
  'family',
  'language_learner',
  'wheelchair',
  'school_internship',
  'mdt',
] as const

/** What somebody looks for; empty lists and nulls ask for nothing. */
export type VacancySearch = {
  words: string
  themes: Theme[]
  dayparts: Daypart[]
  commitments: (typeof commitments)[number][]
  suitable: (typeof suitableCodes)[number][]
  /** A town or a postcode, still to be found on the map; `from` is the filter it came with. */
  place: { typed: string; from: 'place' | 'near_postcode' } | null
  point: { lat: number; lng: number } | null
  km: number | null
  sort: SearchSort
}

/** The numbers beside the filters, each group as if nothing were chosen in it. */
export type SearchFacets = { theme: Record<string, number>; commitment: Record<string, number>; daypart: Record<string, number> }

/** What cannot be understood: the name of the filter, or `sort`. */
export type SearchFault = { unknown: string } | { wrong: string }

const longest = { words: 256, place: 80 }
const max = { km: 300 }

type Given = ReadonlyMap<string, readonly string[]>

/** Reads the filters of GET /vacancies/search, by name, and its `sort`. */
export function parseSearch(filters: Given, sort: string | undefined): VacancySearch | SearchFault {
  const search: VacancySearch = { words: '', themes: [], dayparts: [], commitments: [], suitable: [], place: null, point: null, km: null, sort: 'relevance' }
  for (const [name, sent] of filters) {
    const values = sent.map((value) => value.trim()).filter((value) => value !== '')
    const read = Object.hasOwn(readers, name) ? readers[name] : undefined
    if (!read) return { unknown: name }
    if (values.length > 0 && !read(search, values)) return { wrong: name }
  }
  if (sort) {
    if (!isOneOf(searchSorts, sort)) return { wrong: 'sort' }
    search.sort = sort
  }
  if (search.sort === 'distance' && !search.place && !search.point) return { wrong: 'sort' }
  return search
}

/** Each puts what it reads into the search, or answers false. */
const readers: Record<string, (search: VacancySearch, values: string[]) => boolean> = {
  search: (search, values) => (search.words = values.join(' ')).length <= longest.words,
  with_theme: (search, values) => take(search.themes, themes, values),
  with_daypart: (search, values) => take(search.dayparts, dayparts, values),
  commitment: (search, values) => take(search.commitments, commitments, values),
  with_suitable_for: (search, values) => take(search.suitable, suitableCodes, values),
  place: (search, values) => placeFrom(search, values.at(-1)!, 'place'),
  km: (search, values) => kmFrom(search, values.at(-1)!),
  near_postcode: (search, values) => {
    const [postcode = '', km = '', ...rest] = values.join(',').split(',')
    return rest.length === 0 && placeFrom(search, postcode, 'near_postcode') && (km === '' || kmFrom(search, km))
  },
  near: (search, values) => {
    const [lat, lng, km, ...rest] = values.join(',').split(',').map(numberFrom)
    if (rest.length > 0 || !(Math.abs(lat!) <= 90) || !(Math.abs(lng!) <= 180)) return false
    search.point = { lat: lat!, lng: lng! }
    return km === undefined || kmFrom(search, String(km))
  },
}

/** What can be asked of the search: `filter[…]` in the API. */
export const searchFilters: readonly string[] = Object.keys(readers)

function placeFrom(search: VacancySearch, typed: string, from: 'place' | 'near_postcode'): boolean {
  search.place = { typed, from }
  return typed.length <= longest.place
}

function kmFrom(search: VacancySearch, value: string): boolean {
  const km = numberFrom(value)
  search.km = km
  return km > 0 && km <= max.km
}

function numberFrom(value: string): number {
  return /^\s*-?\d{1,4}(\.\d{1,12})?\s*$/.test(value) ? Number(value) : NaN
}

function take<Code extends string>(into: Code[], known: readonly Code[], values: readonly string[]): boolean {
  for (const code of values.flatMap((value) => value.split(',')).map((value) => value.trim())) {
    if (!isOneOf(known, code)) return false
    if (!into.includes(code)) into.push(code)
  }
  return true
}

function isOneOf<Code extends string>(known: readonly Code[], value: string): value is Code {
  return (known as readonly string[]).includes(value)
}
