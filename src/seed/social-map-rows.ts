import type { Tx } from '#kernel/db/server/database.ts'
import { slugOf } from '#kernel/fields/slug.ts'
import { unaccented } from '#kernel/fields/unaccented.ts'
import { readMarks } from '#kernel/rich-text/read-marks.ts'
import type { OpeningException, OpeningRow } from '#features/opening-hours/opening-times.ts'
import type { MapLocation, MapService } from '#features/social-map/model/entry.ts'
import { wordsOf, writeDerivedRows } from '#features/social-map/writing/server/derived-rows.ts'
import { addressIn, centerBySlug } from './content/centers.ts'
import { people } from './content/people.ts'
import { socialMapEntries } from './content/social-map.ts'
import type { SeedMapEntry, SeedMapPlace, SeedMapService } from './content/social-map-entry.ts'
import type { Calendar } from './calendar.ts'
import { centerId } from './center-rows.ts'
import { idOf } from './identifiers.ts'
import type { Row } from './insert-rows.ts'
import { organizationId, personId } from './organization-rows.ts'

const createdDay = -420
const span = /^([1-7])(?:-([1-7]))? (\d\d:\d\d)-(\d\d:\d\d)( \*)?$/

/** `1-5 09:00-17:00, 6 10:00-13:00 *` as rows of weekdays. */
function hoursFrom(text = ''): OpeningRow[] {
  return text
    .split(', ')
    .filter(Boolean)
    .flatMap((part) => {
      const [, from, to = from, opens, closes, star] = span.exec(part) ?? []
      if (!opens || !closes) throw new Error(`${part} says no hours`)
      const days = Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => Number(from) + at)
      return days.map((weekday) => ({ weekday, opens, closes, isByAppointment: star !== undefined, note: '' }))
    })
}

const serviceOf = (key: string, { name, text, whom, cost, costText = '', how, referral = false, wait = '', hours }: SeedMapService): MapService => ({
  id: idOf('map service', `${key} ${name}`),
  name,
  description: text,
  eligibility: whom,
  costKind: cost,
  costText,
  applicationProcess: how,
  isReferralNeeded: referral,
  waitTime: wait,
  hours: hours ? { rows: hoursFrom(hours), exceptions: [] } : null,
})

function placeOf({ key, center }: SeedMapEntry, place: SeedMapPlace, number: number, { date }: Calendar): MapLocation {
  const quarter = centerBySlug.get(center)?.neighbourhoods.find(({ name }) => name === place.quarter)
  if (!quarter) throw new Error(`${key} lies in ${place.quarter}, which ${center} does not know`)
  const { street, houseNumber, postcode, city, lat, lng } = addressIn(quarter, key)
  const exceptions: OpeningException[] = (place.otherwise ?? []).map(({ from, until, hours, note }) => ({
    from: date(from),
    until: date(until),
    rows: hoursFrom(hours),
    note,
  }))
  return {
    id: idOf('map place', `${key} ${number}`),
    type: place.type ?? 'physical',
    name: place.name ?? '',
    street,
    houseNumber,
    postcode,
    city,
    latitude: lat,
    longitude: lng,
    addressVisibility: place.shown ?? 'public',
    accessibility: place.access ?? [],
    transport: place.transport ?? '',
    hours: { rows: hoursFrom(place.hours), exceptions },
  }
}

/** Who said that an entry is right: the admin of its organization, or the coordinator. */
function vouchedBy({ center, organization, checked }: SeedMapEntry): string | null {
  if (!checked) return null
  const admin = people.find(({ roles }) => roles.some(({ name, organizationKey }) => name === 'admin' && organizationKey === organization))
  const coordinator = people.find(({ centerSlug, roles }) => centerSlug === center && roles.some(({ name }) => name === 'coordinator'))
  const one = checked[1] === 'owner' ? (admin ?? coordinator) : coordinator
  return one ? personId(one.key) : null
}

/** The social map of every center, with the columns that the product writes. */
export function socialMapRows(calendar: Calendar): Row[] {
  const { at, date } = calendar
  return socialMapEntries.map((one) => {
    const services = one.services.map((service) => serviceOf(one.key, service))
    const locations = one.places.map((place, number) => placeOf(one, place, number, calendar))
    const description = readMarks(one.text)
    const status = one.status ?? 'active'
    const checked = one.checked ? at({ day: one.checked[0], time: '11:20' }) : null
    const since =
      status === 'stale' ? at({ day: one.checked![0] + 366, time: '03:25' }) : status === 'active' && checked ? checked : at({ day: -4, time: '14:10' })
    return {
      id: idOf('map entry', one.key, createdDay),
      volunteer_center_id: centerId(one.center),
      organization_id: one.organization ? organizationId(one.organization) : null,
      name: one.name,
      slug: slugOf(one.name),
      short_description: one.short,
      description,
      themes: one.themes,
      target_groups: one.groups,
      min_age: one.ages?.[0] ?? null,
      max_age: one.ages?.[1] ?? null,
      law: one.law ?? null,
      languages: one.languages ?? ['nl'],
      website: one.website ?? null,
      alert: one.alert?.text ?? null,
      alert_until: one.alert ? date(one.alert.until) : null,
      phones: one.phones.map(([label, number]) => ({ label, number })),
      services,
      locations,
      holiday_rule: one.holidays ?? 'closed',
      is_anbi: false,
      status,
      status_since: since,
      closed_from: one.closed ? date(one.closed.from) : null,
      closed_until: one.closed?.until ? date(one.closed.until) : null,
      closed_reason: one.closed?.reason ?? null,
      assured_at: checked,
      assured_by: vouchedBy(one),
      assured_how: one.checked?.[1] ?? null,
      contact_email: `contact@${slugOf(one.name)}.example`,
      words: unaccented(wordsOf({ name: one.name, shortDescription: one.short, description, services, locations })),
      created_at: at({ day: createdDay, time: '10:20' }),
      updated_at: since,
      lock_version: 1,
    }
  })
}

/** What follows from the entries of a center: their points on the map, when they are open, and what programs read of them. */
export async function writeDerivedMapRows(tx: Tx, center: string, now: Date): Promise<void> {
  const entries = await tx.selectFrom('social_map_entries').selectAll().where('volunteer_center_id', '=', center).execute()
  for (const entry of entries)
    await writeDerivedRows(
      tx,
      { centerId: center, id: entry.id, now },
      { ...entry, holidayRule: entry.holiday_rule, closedFrom: entry.closed_from, closedUntil: entry.closed_until },
    )
}
