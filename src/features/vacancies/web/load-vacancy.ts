import type { Client } from '#kernel/jsonapi/client.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { distanceKm } from '#features/places/place.ts'
import { drawSmallMap } from '#features/places/web/draw-map.ts'
import { jobPosting } from '#features/vacancies/job-posting.ts'
import { suitableWords } from '#features/vacancies/messages.ts'
import { rowAsk, rowFacts } from '#features/vacancies/row-facts.ts'
import { slotsInWords } from '#features/vacancies/slots-in-words.ts'
import { routeTo, travelInWords } from '#features/vacancies/travel-in-words.ts'
import { placeName, requirementsInWords, type ShownVacancy, supportInWords, vacancyFacts } from '#features/vacancies/vacancy-facts.ts'
import { whyClosed } from '#features/vacancies/why-closed.ts'

type Ask = { id: string; url: URL; locale: Locale; credit: string | null }
type Place = { name: string; latitude: number; longitude: number }

/** All the page of a vacancy shows, in words: the vacancy, three like it, and how far it is when one came from a search. */
export async function loadVacancy(api: Client, { id, url, locale, credit }: Ask) {
  const from = url.searchParams.get('from')?.slice(0, 80) ?? ''
  const [vacancy, others, places] = await Promise.all([
    api.vacancies.get(id, { include: ['organization', 'address', 'image'] }),
    api.vacancies.listAt(`vacancies/${encodeURIComponent(id)}/alternatives`, rowAsk(locale)),
    from === '' ? null : api.readList<Place>('places', { filter: { search: from } }),
  ])
  const english = locale === 'en' ? vacancy.translations.en : undefined
  const { title, summary, description } = english ?? vacancy
  const { organization, tasks, expectations, rewards, suitableFor, themes, latitude, longitude } = vacancy
  const place = placeName(vacancy)
  const start = places?.items[0]
  const isAtHome = vacancy.locationMode === 'at_home_of_client'
  const away =
    start && place && latitude !== null && longitude !== null
      ? { km: distanceKm({ lat: start.latitude, lng: start.longitude }, { lat: latitude, lng: longitude }), place: start.name }
      : null
  const closed = whyClosed(vacancy)
  const address = new URL(`/vacancies/${vacancy.id}`, url)
  const suits = (suitableFor ?? [])
    .map((code) => suitableWords[code])
    .filter((one) => one !== undefined)
    .map((one) => say(locale, one))
  return {
    title,
    summary,
    themes,
    status: vacancy.status,
    isOpen: vacancy.status === 'published' && closed === null,
    closed,
    lastDay: vacancy.validThrough,
    organization: organization && {
      id: organization.id,
      name: organization.name,
      summary: organization.summary,
      responseMedianDays: organization.responseMedianDays,
    },
    city: vacancy.address?.city ?? vacancy.city,
    tags: suits.slice(0, 2),
    facts: vacancyFacts(vacancy, locale, away, { isOpen: closed === null }),
    paragraphs: description.split(/\n{2,}/),
    tasks: tasks ?? [],
    expectations: expectations ?? [],
    rewards: rewards ?? [],
    support: supportInWords(vacancy, locale),
    image: vacancy.image && { pictures: vacancy.image.pictures, alt: vacancy.image.alt ?? '' },
    tile: vacancy.tile,
    slots: slotsInWords(vacancy.slots, locale),
    suits,
    requirements: requirementsInWords(vacancy, locale),
    dutch: locale === 'nl' ? {} : { text: !english, lists: true },
    questions: vacancy.questions,
    place: isAtHome ? vacancy.city : place,
    // Somebody's home is not put on a map; the town is said, and that is enough.
    map: place && !isAtHome && latitude !== null && longitude !== null ? drawSmallMap([latitude, longitude], credit) : null,
    travel: away && !isAtHome ? travelInWords(away, locale) : null,
    route: place && !isAtHome && latitude !== null && longitude !== null ? routeTo([latitude, longitude]) : null,
    others: others.items.map((item) => rowFacts(item, locale)),
    url: address.href,
    data: jobPosting({ vacancy: vacancy satisfies ShownVacancy, url: address.href, origin: address.origin, title, description }),
  }
}
