import { jsonText } from '#kernel/db/server/json-text.ts'
import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { today } from '#kernel/i18n/dates.ts'
import { plainText } from '#kernel/rich-text/plain-text.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'
import { spansFrom } from '#features/opening-hours/spans.ts'
import type { EntryStatus } from '#features/social-map/model/codes.ts'
import type { MapLocation, MapService } from '#features/social-map/model/entry.ts'
import { timesOf } from '#features/social-map/model/entry-times.ts'
import { writeFeedItems } from './feed-items.ts'

/** How many days ahead "open now" and "open on" can be asked for. */
const daysAhead = 28

type Written = Omit<Parameters<typeof timesOf>[0], 'services' | 'locations'> & {
  name: string
  status: EntryStatus
  services: readonly MapService[]
  locations: readonly MapLocation[]
}

type Said = Pick<Written, 'services' | 'locations'> & { name: string; shortDescription: string; description: RichText }

/** What the search reads of an entry: all its words but those of a place that nobody may know of. */
export function wordsOf({ name, shortDescription, description, services, locations }: Said): string {
  return [
    name,
    shortDescription,
    plainText(description),
    ...services.flatMap((service) => [service.name, service.description, service.eligibility]),
    ...locations.filter(({ addressVisibility }) => addressVisibility !== 'hidden').flatMap((place) => [place.name, place.city]),
  ].join(' ')
}

/** Writes the rows that follow from an entry: its points on the map, when it is open, and what programs read of it. In the transaction of the change, and each night. */
export async function writeDerivedRows(tx: Tx, { centerId, id, now }: { centerId: string; id: string; now: Date }, written: Written): Promise<void> {
  const points = written.locations.flatMap((place) => {
    const { latitude, longitude, addressVisibility } = place
    if (latitude === null || longitude === null || addressVisibility === 'hidden') return []
    const isArea = addressVisibility === 'area'
    return [{ id: place.id, latitude: isArea ? rounded(latitude) : latitude, longitude: isArea ? rounded(longitude) : longitude }]
  })
  const spans = timesOf(written).flatMap((times) => spansFrom(times, today(now), daysAhead).filter(({ isByAppointment }) => !isByAppointment))
  const ranges = spans.map(({ from, until }) => `[${String(from)},${String(until)})`)
  await sql`delete from social_map_points where volunteer_center_id = ${centerId} and entry_id = ${id}`.execute(tx)
  await sql`insert into social_map_points (volunteer_center_id, entry_id, location_id, latitude, longitude)
    select ${centerId}, ${id}, p.id, p.latitude, p.longitude
    from jsonb_to_recordset(${jsonText(points)}::jsonb) p (id uuid, latitude float8, longitude float8) on conflict do nothing`.execute(tx)
  await sql`delete from opening_spans where volunteer_center_id = ${centerId} and entry_id = ${id}`.execute(tx)
  await sql`insert into opening_spans (volunteer_center_id, entry_id, during)
    select ${centerId}, ${id}, during from unnest(${ranges}::tstzrange[]) during on conflict do nothing`.execute(tx)
  await writeFeedItems(tx, { centerId, id }, written)
}

/** To a hundredth of a degree, about a kilometre: as `map_locations` shows it. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100
