import { type Locale, say } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { isUnknownPlace } from '#features/places/is-unknown-place.ts'
import { mapNames } from '#features/places/map-names.ts'
import { drawMap } from '#features/places/web/draw-map.ts'
import type { VacancySearch } from '#features/vacancies/search/search.ts'
import { searchWords as words } from '#features/vacancies/search/search-messages.ts'
import { fetchVacancies, type Found } from '#features/vacancies/search/web/fetch-vacancies.ts'

const sizes = { list: 24, map: 50 }
const picture = { width: 760, height: 900 }

type Ask = { search: VacancySearch; locale: Locale; center: { town: string; phone: string | null; latitude: number; longitude: number }; credit: string | null }

/** The results of a search, with their map. */
export async function loadResults(api: Client, { search, locale, center: { town, phone, latitude, longitude }, credit }: Ask) {
  const size = search.view === 'map' ? sizes.map : sizes.list
  const find = async (asked: VacancySearch) => await fetchVacancies(api, asked, { locale, size })
  // An unknown place is a fault of its field; the rest of the search still counts.
  const { found, placeError } = await find(search).then(
    (found) => ({ found, placeError: null }),
    async (error: unknown) => {
      if (!isUnknownPlace(error)) throw error
      return { found: await find({ ...search, place: '', km: null }), placeError: say(locale, words.unknownPlace) }
    },
  )
  const points = [...found.rows, ...found.near].flatMap(({ at }) => (at ? [at] : []))
  return {
    town,
    phone,
    search,
    placeError,
    size,
    ...(found satisfies Found),
    map: drawMap(points, { ...picture, credit, names: mapNames, center: found.place ? [found.place.lat, found.place.lng] : [latitude, longitude] }),
  }
}
