import { addDays, today } from '#kernel/i18n/dates.ts'
import { plainText } from '#kernel/rich-text/plain-text.ts'
import { holidayOn } from '#features/opening-hours/holidays.ts'
import type { OpeningTimes } from '#features/opening-hours/opening-times.ts'
import { timesOf } from '#features/social-map/model/entry-times.ts'
import type { ShownEntry } from './entry-page.ts'
import { publicPlaces } from './public-places.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
/** How many days ahead days that differ are told. */
const ahead = 60

type Days = { dayOfWeek?: string; opens: string; closes: string }

/** A day that ends at midnight closes at 23:59 in schema.org; one that ends later closes on the next day. */
const hours = ({ opens, closes }: { opens: string; closes: string }) => ({ opens, closes: closes === '24:00' ? '23:59' : closes })

const weekly = ({ rows }: Pick<OpeningTimes, 'rows'>) =>
  rows
    .filter(({ isByAppointment }) => !isByAppointment)
    .map((row): Days & { '@type': string } => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${days[row.weekday - 1]}`,
      ...hours(row),
    }))

/** Days that differ, and holidays on which it is closed: midnight to midnight is how schema.org writes “closed”. */
function special({ exceptions, holidayRule, halfHolidays, temporarilyClosed }: OpeningTimes, first: string): object[] {
  const last = addDays(first, ahead)
  const range = (from: string, until: string, times: { opens: string; closes: string }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: until,
    ...times,
  })
  const closed = { opens: '00:00', closes: '00:00' }
  const all = Array.from({ length: ahead }, (_, at) => addDays(first, at))
  return [
    ...(temporarilyClosed ? [range(temporarilyClosed.from, temporarilyClosed.until ?? last, closed)] : []),
    ...exceptions
      .filter(({ until, from }) => until >= first && from <= last)
      .flatMap(({ from, until, rows }) =>
        rows.length === 0
          ? [range(from, until, closed)]
          : rows.map((row) => ({ ...range(from, until, hours(row)), dayOfWeek: `https://schema.org/${days[row.weekday - 1]}` })),
      ),
    ...(holidayRule === 'closed' ? all.filter((day) => holidayOn(day, halfHolidays)).map((day) => range(day, day, closed)) : []),
  ]
}

function opening(times: OpeningTimes | undefined, first: string): object {
  if (!times) return {}
  const [usual, other] = [weekly(times), special(times, first)]
  return { ...(usual.length > 0 && { openingHoursSpecification: usual }), ...(other.length > 0 && { specialOpeningHoursSpecification: other }) }
}

/** An entry for search engines, as schema.org Organization with its places and services. What visitors may not know of is not in it. */
export function entryData({ entry, url, now = new Date() }: { entry: ShownEntry; url: string; now?: Date }): object[] {
  const { name, shortDescription, description, website, phones, languages, services, holidayRule, closedFrom, closedUntil } = entry
  const first = today(now)
  const places = publicPlaces(entry.locations)
  const timesIn = (hours: (typeof places)[number]['hours']) =>
    timesOf({ services: [], locations: [{ hours, addressVisibility: 'public' }], holidayRule, closedFrom, closedUntil })[0]
  const located = places
    .filter(({ type }) => type !== 'virtual')
    .map((place) => ({
      '@type': 'Place',
      ...(place.name && { name: place.name }),
      address: {
        '@type': 'PostalAddress',
        ...(place.street && { streetAddress: `${place.street} ${place.houseNumber}`.trim() }),
        ...(place.postcode && { postalCode: place.postcode }),
        addressLocality: place.city,
        addressCountry: 'NL',
      },
      ...(place.street && place.latitude !== null && { geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude } }),
      ...opening(timesIn(place.hours), first),
    }))
  return [
    {
      '@type': 'Organization',
      '@id': url,
      url,
      name,
      description: shortDescription || plainText(description),
      ...(website && { sameAs: website }),
      ...(phones[0] && { telephone: phones[0].number }),
      ...(located.length > 0 && { location: located }),
    },
    ...services.map((service) => ({
      '@type': 'Service',
      name: service.name,
      ...(service.description && { description: service.description }),
      provider: { '@id': url },
      ...(service.eligibility && { audience: { '@type': 'Audience', audienceType: service.eligibility } }),
      ...(service.costKind === 'free' && { offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' } }),
      availableChannel: {
        '@type': 'ServiceChannel',
        serviceUrl: url,
        ...(languages && languages.length > 0 && { availableLanguage: languages }),
        ...(service.hours && { hoursAvailable: weekly(service.hours) }),
      },
    })),
  ]
}
