import { addMonths, dayOf, fullDay, today } from '#kernel/i18n/dates.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { languageName } from '#kernel/i18n/spoken-languages.ts'
import type { Item } from '#kernel/jsonapi/document.ts'
import type { OpeningException, OpeningTimes } from '#features/opening-hours/opening-times.ts'
import { dayInWords, stateInWords, weekInWords } from '#features/opening-hours/opening-words.ts'
import { planOf } from '#features/opening-hours/spans.ts'
import { monthsUntilStale } from '#features/social-map/model/codes.ts'
import type { mapEntry, MapService } from '#features/social-map/model/entry.ts'
import { timesOf } from '#features/social-map/model/entry-times.ts'
import { capitalize } from '#features/vacancies/model/capitalize.ts'
import { targetGroupWords } from '#features/vacancies/model/target-group-words.ts'
import { accessNames, costNames, lawNames } from './code-words.ts'
import { entryOpening, openingStateOf } from './entry-opening.ts'
import { entryPageWords as words } from './entry-page-words.ts'
import { todayOf } from './entry-row.ts'
import { publicPlaces } from './public-places.ts'

export type ShownEntry = Item<typeof mapEntry, 'organization' | 'logo'>

type Asked = { entry: ShownEntry; locale: Locale; center: string; now?: Date }

/** Whether a person confirmed it within a year: compared by date, since the state is set at night. */
export const isStale = ({ status, assuredAt }: Pick<ShownEntry, 'status' | 'assuredAt'>, now: Date): boolean =>
  status === 'stale' || assuredAt === null || dayOf(assuredAt) <= addMonths(today(now), -monthsUntilStale)

/** The page of an entry in words: all that is sent to the browser. */
export function entryInWords({ entry, locale, center, now = new Date() }: Asked) {
  const { services, languages, law, minAge, maxAge, targetGroups, assuredAt, assuredHow, organization } = entry
  const places = publicPlaces(entry.locations)
  const times = timesOf({ ...entry, locations: places })
  const instant = Temporal.Instant.fromEpochMilliseconds(now.getTime())
  const opening = entryOpening(times, instant)
  const main = times.find(({ rows, exceptions }) => rows.length + exceptions.length > 0)
  const closed = closedNow(entry, today(now))
  const isClosedToday = opening.is === 'closed' && opening.today?.rows.length === 0
  const hoursOf = (hours: MapService['hours']) => hours && timesOf({ ...entry, services: [{ hours }], locations: [] })[0]
  return {
    name: entry.name,
    short: entry.shortDescription,
    text: entry.description,
    themes: entry.themes,
    towns: [...new Set(places.flatMap(({ city }) => (city === '' ? [] : [city])))],
    alert: entry.alert && (entry.alertUntil === null || entry.alertUntil >= today(now)) ? entry.alert : null,
    stale: isStale(entry, now) && assuredAt ? say(locale, words.stale, { day: fullDay(locale, assuredAt) }) : null,
    closed: closed && {
      title: entry.closedUntil ? say(locale, words.closedUntil, { at: fullDay(locale, entry.closedUntil) }) : say(locale, words.closed),
      reason: entry.closedReason,
    },
    today: todayOf(opening, locale, now),
    /** When it opens again, on a day on which it does not: right all day long. */
    next: isClosedToday ? stateInWords(locale, openingStateOf(opening), instant) : null,
    spans: opening.spans.map((span) => span.join('/')).join(' '),
    week: main && main.rows.length > 0 ? weekInWords(locale, main) : null,
    weekday: Temporal.PlainDate.from(today(now)).dayOfWeek,
    otherwise: main ? otherDays(main, locale, today(now)) : [],
    phones: entry.phones,
    website: entry.website,
    services: services.map((service) => {
      const own = hoursOf(service.hours)
      return {
        name: service.name,
        text: service.description,
        whom: service.eligibility,
        cost: [service.costKind === 'unknown' && service.costText ? '' : say(locale, costNames[service.costKind]), service.costText].filter(Boolean).join('. '),
        how: service.applicationProcess,
        referral: service.isReferralNeeded
          ? say(locale, ...(law ? ([words.referralBy, { who: say(locale, words.byLaw, { law }) }] as const) : ([words.referralNeeded] as never)))
          : say(locale, words.noReferral),
        wait: service.waitTime,
        hours: own ? weekInWords(locale, own).filter(({ times: text }, at) => text !== '' && own.rows.some(({ weekday }) => weekday === at + 1)) : [],
      }
    }),
    groups: listed([...(targetGroups ?? []).map((group) => say(locale, targetGroupWords[group])), ...agesOf({ minAge, maxAge }, locale)]),
    languages: (languages ?? []).map((one) => languageName(one, locale)).join(', '),
    access: listed([...new Set(places.flatMap(({ accessibility }) => accessibility))].map((one) => say(locale, accessNames[one]))),
    law: law && say(locale, lawNames[law]),
    places: places.map(({ name, street, houseNumber, postcode, city, transport, latitude, longitude, addressVisibility, type }) => ({
      name,
      street: `${street} ${houseNumber}`.trim(),
      city: [postcode, city].filter(Boolean).join(' '),
      town: city,
      transport,
      isArea: addressVisibility === 'area',
      at: type === 'physical' && latitude !== null && longitude !== null ? ([latitude, longitude] as const) : null,
    })),
    checked: assuredAt && {
      text: say(locale, words.checkedOn, {
        day: fullDay(locale, assuredAt),
        who: assuredHow === 'owner' ? (organization?.name ?? say(locale, words.itself)) : center,
      }),
    },
  }
}

/** “Zonder drempels, stille kamer”: one sentence of several. */
const listed = (parts: readonly string[]) => capitalize(parts.map((part) => part.charAt(0).toLowerCase() + part.slice(1)).join(', '))

const closedNow = ({ status, closedFrom, closedUntil }: ShownEntry, day: string) =>
  status === 'temporarily_closed' && (closedFrom === null || closedFrom <= day) && (closedUntil === null || closedUntil >= day)

function agesOf({ minAge, maxAge }: Pick<ShownEntry, 'minAge' | 'maxAge'>, locale: Locale): string[] {
  if (minAge !== null && maxAge !== null) return [say(locale, words.agesBetween, { from: minAge, to: maxAge })]
  if (minAge !== null) return [say(locale, words.agesFrom, { from: minAge })]
  return maxAge === null ? [] : [say(locale, words.agesTo, { to: maxAge })]
}

/** Days in the coming months that differ from the week, each with its times. */
function otherDays(times: OpeningTimes, locale: Locale, first: string): string[] {
  const last = addMonths(first, 2)
  const soon = times.exceptions.filter(({ from, until }) => until >= first && from <= last).toSorted((a, b) => (a.from < b.from ? -1 : 1))
  return soon.map((one) => `${daysInWords(one, locale)}: ${dayInWords(locale, planOf({ ...times, temporarilyClosed: null }, one.from))}`)
}

const daysInWords = ({ from, until }: OpeningException, locale: Locale) =>
  from === until ? fullDay(locale, from) : say(locale, words.range, { from: fullDay(locale, from), until: fullDay(locale, until) })
