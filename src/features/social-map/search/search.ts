import { momentOf } from '#kernel/fields/date-text.ts'
import { say } from '#kernel/i18n/messages.ts'
import { languageName, spokenLanguages } from '#kernel/i18n/spoken-languages.ts'
import { amount, choice, codes, either, freeText, pageNumber, type Parameter, point } from '#kernel/search/parameter.ts'
import { type AskedOf, defineSearch, emptyOf, type FacetsOf } from '#kernel/search/search.ts'
import { readAddress, writeAddress } from '#kernel/search/address.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { themes } from '#features/organizations/model/themes.ts'
import { socialLaws } from '#features/social-map/model/codes.ts'
import { lawNames } from '#features/social-map/presentation/code-words.ts'
import { targetGroups } from '#features/vacancies/model/states.ts'
import { targetGroupNames } from '#features/vacancies/model/target-group-words.ts'
import { mapSearchWords as words } from './search-words.ts'

/** A moment at which it is open, for clients of the API. */
const openAt: Parameter<string | null> & { apiOnly: true } = {
  filter: 'open_at',
  apiOnly: true,
  empty: null,
  read: () => null,
  parse: ([sent = '']) => momentOf(sent) ?? undefined,
  write: (value) => (value === null ? [] : [value]),
}

/** The parameters of the search for help. A new filter is an entry here and, with its column, one in `search_social_map.sql`. */
export const mapSearch = defineSearch({
  page: '/sociale-kaart',
  api: 'social_map_entries/search',
  parameters: {
    q: freeText({ filter: 'search', max: 100, maxInApi: 256 }),
    theme: codes(themes, { filter: 'with_theme', column: 'themes', facet: true, title: words.about, say: (theme, locale) => say(locale, themeWords[theme]) }),
    whom: codes(targetGroups, {
      filter: 'with_target_group',
      column: 'target_groups',
      facet: true,
      title: words.forWhom,
      say: (group, locale) => say(locale, targetGroupNames[group]),
    }),
    law: codes(socialLaws, { filter: 'law', column: 'law', facet: true, title: words.law, say: (law, locale) => say(locale, lawNames[law]) }),
    language: codes(spokenLanguages, {
      filter: 'language_any',
      column: 'languages',
      facet: true,
      title: words.language,
      say: languageName,
    }),
    // Each is a group of its own, because all that are ticked must hold.
    cost: codes(['free'], { filter: 'cost', column: 'cost', facet: true, title: words.handy, say: (_free, locale) => say(locale, words.free) }),
    referral: codes(['none'], {
      filter: 'referral',
      column: 'referral',
      facet: true,
      title: words.handy,
      say: (_none, locale) => say(locale, words.noReferral),
    }),
    access: codes(['step_free'], { filter: 'access', column: 'access', facet: true, title: words.handy, say: (_free, locale) => say(locale, words.stepFree) }),
    /** Depends on the moment, so that a page with it is never cached. */
    open: codes(['now'], { filter: 'open', column: 'open', title: words.handy, say: (_now, locale) => say(locale, words.openNow) }),
    openAt,
    /** A town or a postcode. */
    place: freeText({ filter: 'place', max: 80 }),
    point: point(),
    km: amount({ filter: 'km', max: 300, with: 'place' }),
    sort: choice(['relevance', 'distance', 'name']),
    view: either(['list', 'map']),
    page: pageNumber(),
  },
  also: {
    free: (asked, sent) => isTrue(sent) && put(() => (asked.cost = ['free'])),
    step_free: (asked, sent) => isTrue(sent) && put(() => (asked.access = ['step_free'])),
    referral_needed: (asked, sent) => sent.join() === 'false' && put(() => (asked.referral = ['none'])),
    /** A postcode and, after a comma, the radius. */
    near_postcode: (asked, sent) => {
      const [place = '', km, ...rest] = sent.join(',').split(',')
      const radius = km === undefined ? null : Number(km)
      if (place === '' || rest.length > 0 || (radius !== null && !(radius > 0 && radius <= 300))) return false
      return put(() => Object.assign(asked, { place, km: radius }))
    },
    /** Latitude, longitude and, after another comma, the radius. */
    near: (asked, sent) => {
      const [lat = '', lng = '', km, ...rest] = sent.join(',').split(',')
      const [at, radius] = [point().parse([lat, lng]), km === undefined ? null : Number(km)]
      if (!at || rest.length > 0 || (radius !== null && !(radius > 0 && radius <= 300))) return false
      return put(() => Object.assign(asked, { point: at, km: radius }))
    },
  },
})

const isTrue = (sent: readonly string[]) => sent.join() === 'true'
function put(set: () => unknown): true {
  set()
  return true
}

export type MapSearch = AskedOf<typeof mapSearch>
export type MapFacets = FacetsOf<typeof mapSearch>
export type MapSort = NonNullable<MapSearch['sort']>

/** The distances that the page offers; an address may have another. */
export const distances = [2, 5, 10] as const

export const emptyMapSearch: MapSearch = emptyOf(mapSearch)
export const readMapSearch = (parameters: URLSearchParams): MapSearch => readAddress(mapSearch, parameters)
export const mapAddress = (search: Partial<MapSearch>, change: Partial<MapSearch> = {}): string => writeAddress(mapSearch, search, change)

/** The order: the chosen one, or the default if none was chosen or it does not apply to this search. */
export function sortOf({ sort, q, place }: Pick<MapSearch, 'sort' | 'q' | 'place'>): MapSort {
  if (sort && !(sort === 'distance' && place === '') && !(sort === 'relevance' && q === '')) return sort
  return q !== '' ? 'relevance' : place !== '' ? 'distance' : 'name'
}

/** An organization that is named below the list, by its profile: nobody checked it. */
export type OrganizationBeside = { id: string; name: string; summary: string; city: string | null; phone: string | null }
