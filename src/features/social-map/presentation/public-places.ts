import type { MapLocation } from '#features/social-map/model/entry.ts'

const rounded = (degrees: number | null) => (degrees === null ? null : Math.round(degrees * 100) / 100)

/**
 * The places of an entry as pages show them, to whoever reads: a hidden one not at all, of one that is shown to an area the town and a
 * point rounded to about a kilometre. The API gives more to those who take care of the entry; a page lies open on their desk.
 */
export function publicPlaces(locations: readonly MapLocation[]): MapLocation[] {
  return locations
    .filter(({ addressVisibility }) => addressVisibility !== 'hidden')
    .map((place) =>
      place.addressVisibility === 'area'
        ? { ...place, street: '', houseNumber: '', postcode: '', latitude: rounded(place.latitude), longitude: rounded(place.longitude) }
        : place,
    )
}
