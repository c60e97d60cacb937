import type { Database } from '#kernel/db/server/database.ts'
import { BadRequest } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import { placeLabel } from '#features/places/place.ts'
import { messages } from '#features/places/query-messages.ts'
import { type FoundPlace, findPlaces } from './find.ts'

/**
 * The place of a search that was most likely meant, followed by other towns of that name; empty without one.
 * @param parameter the parameter that named it
 * @throws 400 at that parameter for a place nobody knows
 */
export async function placesOfSearch(db: Database, centerId: string, place: string, parameter: string): Promise<FoundPlace[]> {
  if (place === '') return []
  const found = await findPlaces(db, centerId, place)
  if (found.length === 0) throw new BadRequest('invalid_filter_value', { parameter, words: sayInAll(messages.unknownPlace, { typed: place }) })
  return found
}

/** The place of a search as its answer names it. */
export function placeMeta(place: FoundPlace, namesakes: readonly FoundPlace[]) {
  const { name, latitude, longitude, hasNamesake } = place
  return { name: hasNamesake ? placeLabel(place) : name, lat: latitude, lng: longitude, namesakes: namesakes.map(placeLabel) }
}
