import { type Point, writeRoughPoint } from '#features/places/place.ts'

export type NearPlace = { label: string; latitude: number; longitude: number }

/**
 * The place nearest to a point, which leaves the browser to about a kilometre; null where the country has none.
 * @throws when the answer does not come
 */
export async function nearestPlace(point: Point): Promise<NearPlace | null> {
  const answer = await fetch(`/api/v1/places?${new URLSearchParams({ 'filter[near]': writeRoughPoint(point) })}`)
  if (!answer.ok) throw new Error(`GET /places: ${answer.status}`)
  const { data } = (await answer.json()) as { data: { attributes: NearPlace }[] }
  return data[0]?.attributes ?? null
}
