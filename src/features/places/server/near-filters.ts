import { BadRequest } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { FilterScope, ReadFilter } from '#kernel/jsonapi/registry/server/verbs.ts'
import { readPostcode } from '#kernel/fields/postcode.ts'
import { messages } from '#features/places/query-messages.ts'
import { findPlaces } from './find.ts'

const farthest = 300

/**
 * `filter[near]=52.14,6.2,10` and `filter[near_postcode]=7201AB,10` (contract §2.4). `rows` writes the SQL condition on rows, given the
 * condition on a position.
 */
export function nearFilters(rows: (isNear: (latitude: string, longitude: string) => string) => string): { near: FilterScope; nearPostcode: FilterScope } {
  const sql = rows((latitude, longitude) => `distance_km(:value1::float8, :value2::float8, ${latitude}, ${longitude}) <= :value3::float8`)
  return {
    near: { kind: 'lookup', sql, read: readNear, about: 'Latitude, longitude and kilometres: 52.14,6.2,10' },
    nearPostcode: { kind: 'lookup', sql, read: readNearPostcode, about: 'A postcode and kilometres: 7201AB,10' },
  }
}

const readNear: ReadFilter = async (sent, parameter) => {
  const [lat = NaN, lng = NaN, km = NaN, ...rest] = sent.split(',').map(numberFrom)
  if (rest.length > 0 || !(Math.abs(lat) <= 90) || !(Math.abs(lng) <= 180) || !isDistance(km))
    throw new BadRequest('invalid_filter_value', { parameter, words: sayInAll(messages.near, { max: farthest }) })
  return [lat, lng, km]
}

const readNearPostcode: ReadFilter = async (sent, parameter, { db, centerId }) => {
  const [typed = '', distance = '', ...rest] = sent.split(',')
  const km = numberFrom(distance)
  if (rest.length > 0 || !readPostcode(typed) || !isDistance(km))
    throw new BadRequest('invalid_filter_value', { parameter, words: sayInAll(messages.nearPostcode, { max: farthest }) })
  const [place] = await findPlaces(db, centerId, typed)
  if (!place) throw new BadRequest('invalid_filter_value', { parameter, words: sayInAll(messages.unknownPlace, { typed }) })
  return [place.latitude, place.longitude, km]
}

const isDistance = (km: number) => km > 0 && km <= farthest
const numberFrom = (text: string) => (/^-?\d{1,3}(\.\d{1,12})?$/.test(text.trim()) ? Number(text) : NaN)
