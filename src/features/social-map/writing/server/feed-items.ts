import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { jsonText } from '#kernel/db/server/json-text.ts'
import { type EntryStatus, isShownAs } from '#features/social-map/model/codes.ts'
import type { MapLocation, MapService } from '#features/social-map/model/entry.ts'
import { type FeedKind, organizationFeedId, serviceAtLocationFeedId, serviceFeedId } from '#features/social-map/model/server/feed-ids.ts'

type Written = { name: string; status: EntryStatus; services: readonly MapService[]; locations: readonly MapLocation[] }
type Item = { kind: FeedKind; id: string; serviceId: string | null; locationId: string | null; name: string }

/** What programs may read of an entry: nothing of one that is not shown, and no place that is hidden. */
function itemsOf(id: string, { name, status, services, locations }: Written): Item[] {
  if (!isShownAs(status)) return []
  const places = locations.filter(({ addressVisibility }) => addressVisibility !== 'hidden')
  return [
    { kind: 'organization', id: organizationFeedId(id), serviceId: null, locationId: null, name },
    ...services.flatMap((service): Item[] => [
      { kind: 'service', id: serviceFeedId(id, service.id), serviceId: service.id, locationId: null, name: service.name },
      ...places.map((place) => ({
        kind: 'service_at_location' as const,
        id: serviceAtLocationFeedId(id, service.id, place.id),
        serviceId: service.id,
        locationId: place.id,
        name: service.name,
      })),
    ]),
  ]
}

/** Keeps the rows of the feed for programs as an entry is now: what is no longer there is marked as gone, and stays for a while. */
export async function writeFeedItems(tx: Tx, { centerId, id }: { centerId: string; id: string }, written: Written): Promise<void> {
  const items = jsonText(itemsOf(id, written))
  await sql`update social_map_feed_items i set gone_at = now(), changed_at = now()
    where i.volunteer_center_id = ${centerId} and i.entry_id = ${id} and i.gone_at is null
      and not exists (select from jsonb_to_recordset(${items}::jsonb) t (kind text, id uuid) where t.kind = i.kind and t.id = i.id)`.execute(tx)
  await sql`insert into social_map_feed_items (volunteer_center_id, entry_id, kind, id, service_id, location_id, name)
    select distinct on (kind, id) ${centerId}::uuid, ${id}::uuid, kind, id, "serviceId", "locationId", name
    from jsonb_to_recordset(${items}::jsonb) t (kind text, id uuid, "serviceId" uuid, "locationId" uuid, name text)
    on conflict (volunteer_center_id, kind, id) do update set gone_at = null, name = excluded.name, changed_at = now()
      where social_map_feed_items.gone_at is not null or social_map_feed_items.name <> excluded.name`.execute(tx)
}

/** Marks what programs read of an entry as gone, before it is deleted. */
export async function endFeedItems(tx: Tx, key: { centerId: string; id: string }): Promise<void> {
  await writeFeedItems(tx, key, { name: '', status: 'inactive', services: [], locations: [] })
}
