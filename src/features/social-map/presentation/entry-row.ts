import { telHref } from '#kernel/fields/telephone.ts'
import { monthOf } from '#kernel/i18n/dates.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import type { Item } from '#kernel/jsonapi/document.ts'
import { dayInWords, stateInWords } from '#features/opening-hours/opening-words.ts'
import type { Theme } from '#features/organizations/model/themes.ts'
import type { mapEntry, MapService } from '#features/social-map/model/entry.ts'
import { costNames } from './code-words.ts'
import { distanceInWords } from '#features/vacancies/presentation/distance-in-words.ts'
import type { EntryOpening } from './entry-opening.ts'
import { entryPath } from './entry-path.ts'
import { entryWords as words } from './entry-words.ts'
import { publicPlaces } from './public-places.ts'

/** What a row needs of an entry. */
export const entryRowFields = ['name', 'slug', 'shortDescription', 'themes', 'services', 'locations', 'phones', 'closedUntil', 'assuredAt'] as const

type Listed = Pick<Item<typeof mapEntry>, 'id' | 'meta' | (typeof entryRowFields)[number]>

/** An entry of the map as the list shows it. */
export type EntryRow = {
  path: string
  name: string
  short: string
  theme: Theme | null
  where: string
  /** Today's hours in words. */
  today: string
  /** When it is open today and tomorrow, for “open now”. */
  spans: string
  cost: string | null
  isFree: boolean
  needsReferral: boolean
  isClosed: boolean
  phone: string | null
  checked: string
  at?: [latitude: number, longitude: number]
}

/** The words of a row; the search tells its opening and distance. */
export function entryRow(
  { id, slug, name, shortDescription, themes, services, locations, phones, assuredAt, meta }: Listed,
  locale: Locale,
  now = new Date(),
): EntryRow {
  const { opening, distanceKm } = meta as unknown as { opening: EntryOpening; distanceKm?: number | null }
  const places = publicPlaces(locations ?? [])
  const [point] = places.flatMap(({ latitude, longitude }) => (latitude !== null && longitude !== null ? [[latitude, longitude] as [number, number]] : []))
  const away = distanceKm === null || distanceKm === undefined ? '' : `, ${distanceInWords(distanceKm, locale)}`
  const towns = [...new Set(places.flatMap(({ city }) => (city === '' ? [] : [city])))]
  const phone = phones?.find(({ number }) => telHref(number) !== null)?.number ?? null
  return {
    path: entryPath({ id, slug }),
    name,
    short: shortDescription ?? '',
    theme: themes?.[0] ?? null,
    where: towns.length > 0 ? `${towns.slice(0, 2).join(', ')}${away}` : say(locale, words.noAddress),
    today: todayOf(opening, locale, now),
    spans: opening.spans.map((span) => span.join('/')).join(' '),
    cost: costOf(services ?? [], locale),
    isFree: services?.[0]?.costKind === 'free',
    needsReferral: Boolean(services?.length) && services!.every(({ isReferralNeeded }) => isReferralNeeded),
    isClosed: opening.is === 'temporarily_closed',
    phone,
    checked: assuredAt ? say(locale, words.checkedIn, { month: monthOf(locale, assuredAt) }) : '',
    ...(point && { at: point }),
  }
}

/** What the first and usual service costs; nothing where nobody said. */
function costOf([first]: readonly Pick<MapService, 'costKind'>[], locale: Locale): string | null {
  return first && first.costKind !== 'unknown' ? say(locale, costNames[first.costKind]) : null
}

/** “Vandaag 9.00–12.30”; what is closed for a while, open day and night, or not known says so. */
export function todayOf({ is, until, today }: Pick<EntryOpening, 'is' | 'until' | 'today'>, locale: Locale, now: Date): string {
  const at = Temporal.Instant.fromEpochMilliseconds(now.getTime())
  if (is === 'temporarily_closed') return stateInWords(locale, { is, until }, at)
  if (!today) return stateInWords(locale, { is: 'unknown' }, at)
  const [only, ...more] = today.rows
  if (only && more.length === 0 && only.opens === '00:00' && only.closes === '24:00') return stateInWords(locale, { is: 'open', until: null }, at)
  return say(locale, words.today, { times: dayInWords(locale, today) })
}
