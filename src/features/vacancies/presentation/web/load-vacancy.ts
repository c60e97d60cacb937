import { cutText } from '#kernel/fields/cut-text.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { today } from '#kernel/i18n/dates.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { distanceKm } from '#features/places/place.ts'
import { mapNames } from '#features/places/map-names.ts'
import { drawSmallMap } from '#features/places/web/draw-map.ts'
import { jobPosting } from '#features/vacancies/presentation/job-posting.ts'
import { isFirst } from '#features/vacancies/model/put-first-days.ts'
import { rowQuery, rowFacts } from '#features/vacancies/presentation/row-facts.ts'
import { sharePicture } from '#features/uploads/share-picture.ts'
import { showWords } from '#features/vacancies/presentation/show-messages.ts'
import { routeTo, travelInWords } from '#features/vacancies/presentation/travel-in-words.ts'
import { placeName, type ShownVacancy } from '#features/vacancies/presentation/vacancy-facts.ts'
import { vacancyInWords } from '#features/vacancies/presentation/vacancy-in-words.ts'
import { whyAlike } from '#features/vacancies/presentation/why-alike.ts'
import { whyClosed } from '#features/vacancies/presentation/why-closed.ts'

type Ask = { id: string; url: URL; locale: Locale; credit: string | null }
type Place = { name: string; latitude: number; longitude: number }

/** All data of the page of a vacancy, in words: the vacancy, three alternatives, and the distance if the reader comes from a search. */
export async function loadVacancy(api: Client, { id, url, locale, credit }: Ask) {
  const from = cutText(url.searchParams.get('from'), 80) ?? ''
  const ask = rowQuery(locale)
  const [vacancy, others, places] = await Promise.all([
    api.vacancies.get(id, { include: ['organization', 'address', 'image'] }),
    api.vacancies.listAt(`vacancies/${encodeURIComponent(id)}/alternatives`, {
      ...ask,
      fields: { ...ask.fields, vacancies: [...ask.fields.vacancies, 'targetGroups'] },
    }),
    from === '' ? null : api.readList<Place>('places', { filter: { search: from } }),
  ])
  const { latitude, longitude } = vacancy
  const place = placeName(vacancy)
  const start = places?.items[0]
  const isAtHome = vacancy.locationMode === 'at_home_of_client'
  const away =
    start && place && latitude !== null && longitude !== null
      ? { km: distanceKm({ lat: start.latitude, lng: start.longitude }, { lat: latitude, lng: longitude }), place: start.name }
      : null
  const closed = whyClosed(vacancy)
  const address = new URL(`/vacancies/${vacancy.id}`, url)
  const words = vacancyInWords(vacancy, locale, { away, isOpen: closed === null })
  const { title, description } = words
  return {
    ...words,
    status: vacancy.status,
    isOpen: vacancy.status === 'published' && closed === null,
    closed,
    lastDay: vacancy.validThrough,
    isFirst: closed === null && isFirst(vacancy, today()),
    questions: vacancy.questions,
    place: isAtHome ? vacancy.city : place,
    // A private home is not shown on a map; the name of the town is enough.
    map: place && !isAtHome && latitude !== null && longitude !== null ? drawSmallMap([latitude, longitude], { credit, names: mapNames }) : null,
    from,
    // An unknown place is reported at the field.
    isFromKnown: from === '' || start !== undefined,
    travel: away && !isAtHome ? (travelInWords(away, locale) ?? say(locale, showWords.tooFar, { place: away.place })) : null,
    route: place && !isAtHome && latitude !== null && longitude !== null ? routeTo([latitude, longitude]) : null,
    others: others.items.map((item) => {
      const why = whyAlike(vacancy, item, locale)
      return { ...rowFacts(item, locale), ...(why && { why }) }
    }),
    url: address.href,
    english: vacancy.translations.en?.title ? address.pathname : null,
    share: sharePicture(vacancy.image, address.href),
    data: jobPosting({ vacancy: vacancy satisfies ShownVacancy, url: address.href, origin: address.origin, title, description }),
  }
}
