import { browserFetch } from '#kernel/http/browser-fetch.ts'
import { type Point, writeRoughPoint } from '#features/places/place.ts'

export type NearPlace = { label: string; latitude: number; longitude: number }

/**
 * The place nearest to a point, which is rounded to about a kilometre before it leaves the browser; null where there is none.
 * @throws when the server cannot be reached
 */
export async function nearestPlace(point: Point): Promise<NearPlace | null> {
  const answer = await browserFetch(`/api/v1/places?${new URLSearchParams({ 'filter[near]': writeRoughPoint(point) })}`)
  if (!answer.ok) throw new Error(`GET /places: ${answer.status}`)
  const { data } = (await answer.json()) as { data: { attributes: NearPlace }[] }
  return data[0]?.attributes ?? null
}
