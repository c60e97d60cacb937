import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { readPostcode } from '#kernel/fields/postcode.ts'
import { inMunicipality, spellings } from './spellings.ts'

export type Located = { city: string; postcode: string | null; latitude: number; longitude: number }

/**
 * Locates an address as well as the product can (decisions 6): the middle of its postcode area, else of its town; of towns with one name
 * the nearest to the center. Returns the town in its official spelling; null for an unknown place.
 */
export async function locate(tx: Tx, centerId: string, { postcode, city }: { postcode: string | null; city: string }): Promise<Located | null> {
  const known = postcode === null ? null : readPostcode(postcode)
  const [name, municipality] = inMunicipality(city)
  const rows = await rowsOf(
    tx,
    {
      name: shown.text('p.name'),
      isArea: shown.flag('p.postcode4 is not null'),
      latitude: shown.number('p.latitude'),
      longitude: shown.number('p.longitude'),
    },
    (columns) => sql`
    select ${columns} from places p, volunteer_centers c
    where c.id = ${centerId} and (p.postcode4 = ${known?.area ?? null} or (p.postcode4 is null
      and plain(p.name) = any (array(select plain(typed) from unnest(${spellings(name)}::text[]) typed))
      and (${municipality} = '' or plain(p.municipality) = plain(${municipality}))))
    order by p.postcode4 is null, power(p.latitude - c.latitude, 2) + power((p.longitude - c.longitude) * 0.62, 2) limit 2`,
  )
  const area = rows.find(({ isArea }) => isArea)
  const town = rows.find(({ isArea }) => !isArea)
  const at = area ?? town
  if (!at) return null
  return { city: (town ?? at).name, postcode: known?.postcode ?? postcode, latitude: at.latitude, longitude: at.longitude }
}
