import { BadRequest } from '#kernel/http/errors.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { unaccented } from '#kernel/fields/unaccented.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { distanceKm, placeLabel, type Point } from '#features/places/place.ts'
import { findPlaces } from '#features/places/server/find.ts'
import { municipalities } from '#features/tenancy/gelderland.ts'
import type { Region, RegionPlace } from '#features/region/region.ts'
import type { Centers } from '#features/tenancy/server/centers.ts'

/** Longer is no place in the Netherlands. */
const longest = 80

/** GET /region: the centers of Gelderland, with those for `filter[place]`. Things that every visitor may know, of all sites at once. */
export const regionRoute = (centers: Centers): ApiRoute => ({
  method: 'GET',
  path: '/region',
  parameters: 'query',
  run: async (call) => {
    const asked = placeIn(call)
    const { db, request } = call
    const [counted, found] = await Promise.all([countsOf(db, request.centerId), asked === '' ? null : findPlace(db, request.centerId, asked)])
    const shown = counted.flatMap((row) => {
      const center = centers.get(row.id)
      return center ? [{ ...row, center }] : []
    })
    const serving = found ? shown.filter(({ municipalities: served }) => served.includes(found.place.municipality)) : []
    const nearest = found && serving.length === 0 ? nearestTo(found, shown).slice(0, found.place.isInRegion ? 3 : 1) : []
    const region: Region = {
      centers: shown.map(({ center: { id, name, town, origin, phone }, municipalities: served, vacancies }) => ({
        id,
        name,
        town,
        origin,
        phone,
        municipalities: served,
        vacancies,
      })),
      totals: {
        vacancies: shown.reduce((sum, { vacancies }) => sum + vacancies, 0),
        centers: shown.length,
        municipalities: new Set(shown.flatMap(({ municipalities: served }) => served)).size,
      },
      origin: centers.regionOrigin,
      home: request.center.origin,
      place: found?.place ?? null,
      serving: serving.map(({ id }) => id),
      nearest: nearest.map(({ id }) => id),
    }
    return { document: { meta: region }, headers: { 'cache-control': 'public, max-age=300' } }
  },
})

function placeIn(call: ApiRequest): string {
  let place = ''
  for (const { path, name, values } of call.parameters()) {
    const [kind, filter] = path
    if (kind !== 'filter') throw new BadRequest('unknown_parameter', { parameter: name })
    if (filter !== 'place' || path.length !== 2) throw new BadRequest('unknown_filter', { parameter: name })
    place = values.join(',').trim()
    if (place.length > longest) throw new BadRequest('invalid_filter_value', { parameter: name })
  }
  return place
}

type Counted = { id: string; municipalities: string[]; vacancies: number }

async function countsOf(db: Database, centerId: string): Promise<Counted[]> {
  const [rows] = await db.read(centerId, [
    { name: 'region_counts', text: 'select center_id, array_to_json(municipalities), vacancies from region_counts()', values: [] },
  ])
  return rows!.map(([id, served, vacancies]) => ({ id: id!, municipalities: JSON.parse(served!) as string[], vacancies: Number(vacancies) }))
}

type Found = { place: RegionPlace; at: Point }

/** A municipality by its own name, whether or not a town is called like that; else a town or postcode. Null: nobody knows it. */
async function findPlace(db: Database, centerId: string, typed: string): Promise<Found | null> {
  const plain = unaccented(typed).toLowerCase()
  const whole = municipalities.find(({ name }) => name.toLowerCase() === plain)
  if (whole) {
    const [rows] = await db.read(centerId, [
      {
        name: 'middle_of_municipality',
        text: `select avg(latitude), avg(longitude), max(name) filter (where name = $1), min(name) from places where municipality = $1 and postcode4 is null`,
        values: [whole.name],
      },
    ])
    const [latitude, longitude, namesake, first] = rows![0]!
    if (latitude === null) return null
    // The search of vacancies knows towns: where none has the name of the municipality, one that lies in it.
    return { place: { label: namesake ?? first!, municipality: whole.name, isInRegion: true }, at: { lat: Number(latitude), lng: Number(longitude) } }
  }
  const [found] = await findPlaces(db, centerId, typed)
  if (!found) return null
  const isInRegion = municipalities.some(({ name }) => name === found.municipality)
  return { place: { label: placeLabel(found), municipality: found.municipality, isInRegion }, at: { lat: found.latitude, lng: found.longitude } }
}

function nearestTo<C extends { center: { latitude: number; longitude: number } }>({ at }: Found, shown: readonly C[]): C[] {
  const away = ({ center: { latitude, longitude } }: C) => distanceKm(at, { lat: latitude, lng: longitude })
  return shown.toSorted((a, b) => away(a) - away(b))
}
