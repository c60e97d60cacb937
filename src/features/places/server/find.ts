import type { Database } from '#kernel/db/server/database.ts'
import { parsePostcode } from '#features/places/place.ts'

export type FoundPlace = { name: string; municipality: string; postcode4: string | null; latitude: number; longitude: number }

/** Other names by which people know a town. */
const alsoCalled = new Map([
  ["'s-gravenhage", 'Den Haag'],
  ['den bosch', "'s-Hertogenbosch"],
  ['nymegen', 'Nijmegen'],
  ['nimwegen', 'Nijmegen'],
])

/** Squared degrees, north-south and east-west alike: enough to tell which is nearer to the center. */
const fromCenter = `power(p.latitude - c.latitude, 2) + power((p.longitude - c.longitude) * 0.62, 2)`
const columns = 'p.name, p.municipality, p.postcode4, p.latitude, p.longitude'

/** The town or postcode area a person typed, or null; of towns with the same name the one nearest to the center. */
export async function findPlace(db: Database, centerId: string, typed: string): Promise<FoundPlace | null> {
  const postcode = parsePostcode(typed)
  const [rows] = postcode
    ? await db.read(centerId, [{ name: 'place_by_postcode', text: `select ${columns} from places p where p.postcode4 = $1`, values: [postcode.postcode4] }])
    : await db.read(centerId, [
        {
          name: 'place_by_name',
          text: `select ${columns} from places p, volunteer_centers c
          where c.id = $2 and plain(p.name) = any (array(select plain(typed) from unnest($1::text[]) typed))
          order by p.postcode4 is not null, ${fromCenter} limit 1`,
          values: [spellings(typed), centerId],
        },
      ])
  return rows![0] ? placeOf(rows![0]) : null
}

/** Places whose name or postcode begins like this, the nearest first, for a list to choose from. */
export async function suggestPlaces(db: Database, centerId: string, typed: string, most = 8): Promise<FoundPlace[]> {
  const [rows] = await db.read(centerId, [
    {
      name: 'place_suggestions',
      text: `select ${columns} from places p, volunteer_centers c
      where c.id = $2 and case when $1 ~ '^[0-9]' then p.postcode4 like $1 || '%' else p.postcode4 is null and plain(p.name) like any (array(select plain(start) || '%' from unnest($4::text[]) start)) end
      order by ${fromCenter}, p.postcode4 limit $3`,
      values: [literal(typed.trim().slice(0, 4)), centerId, most, spellings(typed).map(literal)],
    },
  ])
  return rows!.map(placeOf)
}

/** `s hertogenbosch`, `’t Loo` and `Den Haag` as our tables write them. */
function spellings(typed: string): string[] {
  const name = typed
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[’‘`´]/g, "'")
    .slice(0, 80)
  const bare = name.replace(/^'/, '')
  const known = alsoCalled.get(name.toLowerCase())
  return [
    ...new Set([
      name,
      `'${bare}`,
      `'${bare.replace(/^([st]) /i, '$1-')}`,
      `'${bare.replace(/^([st])-/i, '$1 ')}`,
      name.replaceAll(' ', '-'),
      ...(known ? [known] : []),
    ]),
  ]
}

const literal = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

function placeOf([name, municipality, postcode4, latitude, longitude]: (string | null)[]): FoundPlace {
  return { name: name!, municipality: municipality!, postcode4: postcode4!, latitude: Number(latitude), longitude: Number(longitude) }
}
