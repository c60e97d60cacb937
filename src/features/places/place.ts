export type Point = { lat: number; lng: number }

/** The text that identifies this place: `Zutphen`, `7201 Zutphen`, and where two towns share a name `Hengelo, Bronckhorst`. */
export function placeLabel({ name, municipality, postcode4, hasNamesake }: Named): string {
  if (postcode4) return `${postcode4} ${name}`
  return hasNamesake ? `${name}, ${municipality}` : name
}
type Named = { name: string; municipality: string; postcode4: string | null; hasNamesake: boolean }

/** Parses `52.14,6.2`. Refuses more than two decimals, which would locate a house rather than a neighbourhood. */
export function readRoughPoint(text: string): Point | null {
  const [, lat, lng] = /^\s*(-?\d{1,2}(?:\.\d{1,2})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,2})?)\s*$/.exec(text) ?? []
  const point = { lat: Number(lat), lng: Number(lng) }
  return lat !== undefined && Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : null
}

/** A position for the address of a call, rounded to about a kilometre. */
export const writeRoughPoint = ({ lat, lng }: Point): string => [lat, lng].map((degrees) => degrees.toFixed(2)).join(',')

const earthRadiusKm = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Distance over the ground between two points, in kilometres (haversine). */
export function distanceKm(a: Point, b: Point): number {
  const height = Math.sin(radians(b.lat - a.lat) / 2) ** 2
  const width = Math.sin(radians(b.lng - a.lng) / 2) ** 2
  const chord = height + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * width
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}
