import { literal } from '#kernel/db/server/literal.ts'
import { sql } from 'kysely'
import { readPostcode } from '#kernel/fields/postcode.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { distanceKm, type Point } from '#features/places/place.ts'
import { alsoCalledLike, inMunicipality, spellings } from './spellings.ts'

export type FoundPlace = {
  name: string
  municipality: string
  postcode4: string | null
  latitude: number
  longitude: number
  /** Another town has the same name. */
  hasNamesake: boolean
}

/** SQL: squared distance in degrees, scaled for the latitude: enough to tell which place is nearer. */
const squaredDegrees = (latitude: string, longitude: string) => `power(p.latitude - ${latitude}, 2) + power((p.longitude - ${longitude}) * 0.62, 2)`
const fromCenter = squaredDegrees('c.latitude', 'c.longitude')
const hasNamesake = `p.postcode4 is null and exists (
  select from places q where plain(q.name) = plain(p.name) and q.postcode4 is null and q.municipality <> p.municipality)`
const columns = `p.name, p.municipality, p.postcode4, p.latitude, p.longitude, ${hasNamesake}`
const named = `plain(p.name) = any (array(select plain(typed) from unnest($1::text[]) typed))`

/**
 * Finds the town or postcode area that somebody typed. Of towns with one name the nearest to the center comes first, the others follow.
 * `Hengelo, Bronckhorst` is the one in that municipality.
 */
export async function findPlaces(db: Database, centerId: string, typed: string): Promise<FoundPlace[]> {
  const postcode = readPostcode(typed) ?? readPostcode(beforeTown(typed.trim()))
  const [name, municipality] = inMunicipality(typed)
  const [rows] = postcode
    ? await db.read(centerId, [{ name: 'place_by_postcode', text: `select ${columns} from places p where p.postcode4 = $1`, values: [postcode.area] }])
    : await db.read(centerId, [
        {
          name: 'place_by_name',
          text: `select ${columns} from places p, volunteer_centers c
          where c.id = $2 and ${named} and ($3 = '' or plain(p.municipality) = plain($3))
          order by p.postcode4 is not null, ${fromCenter} limit 6`,
          values: [spellings(name), centerId, municipality],
        },
      ])
  const [first, ...others] = rows!.map(placeOf)
  return first ? [first, ...others.filter((other) => first.postcode4 === null && other.postcode4 === null)] : []
}

/** The towns with a name, wherever they are: for what has no center yet. `Hengelo, Bronckhorst` is the one in that municipality. */
export async function townsNamed(tx: Tx, typed: string): Promise<Pick<FoundPlace, 'name' | 'municipality' | 'latitude' | 'longitude'>[]> {
  const [name, municipality] = inMunicipality(typed)
  const columns = {
    name: shown.text('name'),
    municipality: shown.text('municipality'),
    latitude: shown.number('latitude'),
    longitude: shown.number('longitude'),
  }
  return await rowsOf(
    tx,
    columns,
    (
      selected,
    ) => sql`select ${selected} from places where postcode4 is null and plain(name) = any (array(select plain(typed) from unnest(${spellings(name)}::text[]) typed))
      and (${municipality} = '' or plain(municipality) = plain(${municipality})) order by municipality`,
  )
}

/** Suggestions whose name or postcode begins with what is typed: exact matches first, then the nearest. */
export async function suggestPlaces(db: Database, centerId: string, typed: string, max = 8): Promise<FoundPlace[]> {
  const [name, municipality] = inMunicipality(typed)
  const [rows] = await db.read(centerId, [
    {
      name: 'place_suggestions',
      text: `select ${columns} from places p, volunteer_centers c
      where c.id = $3 and case when $2 ~ '^[0-9]' then p.postcode4 like $2 || '%' else p.postcode4 is null
        and plain(p.name) like any (array(select plain(start) || '%' from unnest($5::text[]) start))
        and plain(p.municipality) like plain($6) || '%' end
      order by ${named} desc, ${fromCenter}, p.postcode4 limit $4`,
      values: [
        spellings(name),
        literal(typed.trim().slice(0, 4)),
        centerId,
        max,
        [...spellings(name), ...alsoCalledLike(name)].map(literal),
        literal(municipality),
      ],
    },
  ])
  return rows!.map(placeOf)
}

/** Farther than this from every place is abroad or at sea. */
const farthestKm = 25

/** The town or postcode area nearest to a point; null outside the country. */
export async function nearestPlace(db: Database, centerId: string, point: Point): Promise<FoundPlace | null> {
  const [rows] = await db.read(centerId, [
    {
      name: 'place_near',
      text: `select ${columns} from places p order by ${squaredDegrees('$1::float8', '$2::float8')}, p.postcode4 limit 1`,
      values: [point.lat, point.lng],
    },
  ])
  const [nearest] = rows!.map(placeOf)
  return nearest && distanceKm(point, { lat: nearest.latitude, lng: nearest.longitude }) <= farthestKm ? nearest : null
}

/** The postcode of `7201 Zutphen` or `7201 AB, Zutphen`, since it is decisive whatever town follows. */
function beforeTown(typed: string): string {
  const [, postcode = '', town = ''] = /^([0-9]{4}(?:[^a-z\d]{0,3}[a-z]{2})?)[\s,](.*)$/is.exec(typed) ?? []
  return /\p{L}{3}/u.test(town) ? postcode : ''
}

function placeOf([name, municipality, postcode4, latitude, longitude, shared]: (string | null)[]): FoundPlace {
  return {
    name: name!,
    municipality: municipality!,
    postcode4: postcode4!,
    latitude: Number(latitude),
    longitude: Number(longitude),
    hasNamesake: shared === 't',
  }
}
