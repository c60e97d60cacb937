import { type Locale, say } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { Theme } from '#features/organizations/model/themes.ts'
import { isUnknownPlace } from '#features/places/is-unknown-place.ts'
import { type EntryRow, entryRow, entryRowFields } from '#features/social-map/presentation/entry-row.ts'
import { type MapFacets, type MapSearch, mapSearch, type OrganizationBeside, sortOf } from '#features/social-map/search/search.ts'
import { searchWords } from '#features/vacancies/search/search-messages.ts'
import type { FoundPlace } from '#features/vacancies/search/web/fetch-vacancies.ts'
import type { UnderstoodPart } from '#features/vocabulary/understood-part.ts'

export const pageSize = 20
/** How many of what is farther away are shown when nothing is near. */
const fartherShown = 5

export type FoundEntries = {
  rows: EntryRow[]
  /** Nothing has all that was asked for; these come close. */
  isNear: boolean
  total: number
  facets: MapFacets
  place: FoundPlace | null
  understood: UnderstoodPart[]
  nearThemes: Theme[]
  /** Without an entry, or with one that nobody vouched for. */
  organizations: OrganizationBeside[]
}

/** Runs the search, and puts the results in words. */
async function fetchEntries(api: Client, search: MapSearch, { locale, size, now }: { locale: Locale; size: number; now: Date }): Promise<FoundEntries> {
  const { items, total, meta, facets } = await api.socialMapEntries.search(mapSearch, search, {
    fields: { social_map_entries: entryRowFields },
    sort: sortOf(search),
    page: { number: search.page, size },
  })
  return {
    rows: items.map((item) => entryRow(item, locale, now)),
    isNear: items.some((item) => item.meta['isNear']),
    total,
    facets,
    place: (meta['place'] as FoundPlace | undefined) ?? null,
    understood: (meta['understood'] as UnderstoodPart[] | undefined) ?? [],
    nearThemes: (meta['nearThemes'] as Theme[] | undefined) ?? [],
    organizations: (meta['organizations'] as OrganizationBeside[] | undefined) ?? [],
  }
}

/** The results of the page. An unknown place is a fault of its field, the rest of the search still counts; where nothing is near, what is nearest. */
export async function loadEntries(api: Client, search: MapSearch, { locale, now = new Date() }: { locale: Locale; now?: Date }) {
  const find = async (asked: MapSearch, size = pageSize) => await fetchEntries(api, asked, { locale, size, now })
  const { found, placeError } = await find(search).then(
    (found) => ({ found, placeError: null }),
    async (error: unknown) => {
      if (!isUnknownPlace(error)) throw error
      return { found: await find({ ...search, place: '', km: null }), placeError: say(locale, searchWords.unknownPlace) }
    },
  )
  const isTooNear = found.total === 0 && found.place !== null && search.km !== null
  const farther = isTooNear ? (await find({ ...search, km: null, sort: 'distance', page: 1 }, fartherShown)).rows : []
  return { search, placeError, farther, ...found }
}
