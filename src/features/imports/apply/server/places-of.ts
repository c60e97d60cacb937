import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'

type Point = { latitude: number; longitude: number }
type Asked = { postcode?: string | undefined; city?: string | undefined }

/** Where addresses are, many at once: in the middle of their postcode area, else of their town; of two with one name in the nearest (decisions 6). */
export async function placesOf(tx: Tx, centerId: string, addresses: readonly Asked[]): Promise<(address: Asked) => Point | undefined> {
  const digits = [...new Set(addresses.flatMap(({ postcode }) => postcode?.slice(0, 4) ?? []))]
  const towns = [...new Set(addresses.flatMap(({ city }) => city ?? []))]
  const rows = await rowsOf(
    tx,
    {
      key: shown.text('postcode4'),
      latitude: shown.number('latitude'),
      longitude: shown.number('longitude'),
    },
    (columns) => sql`
    select ${columns} from places where postcode4 = any(${digits})
    union all
    (select distinct on (typed) typed as key, p.latitude, p.longitude from unnest(${towns}::text[]) typed
      join places p on p.postcode4 is null and plain(p.name) = plain(typed) cross join volunteer_centers c
      where c.id = ${centerId} order by typed, power(p.latitude - c.latitude, 2) + power((p.longitude - c.longitude) * 0.62, 2))`,
  )
  const found = new Map(rows.map(({ key, ...point }) => [key, point]))
  return ({ postcode, city }) => found.get(postcode?.slice(0, 4) ?? '') ?? found.get(city ?? '')
}
