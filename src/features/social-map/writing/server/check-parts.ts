import { randomUUID } from 'node:crypto'
import { isDate } from '#kernel/fields/date-text.ts'
import { boolean, json, number, oneOf, someOf, text } from '#kernel/fields/field.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { Invalid, type Issue } from '#kernel/http/errors.ts'
import { type Locale, sayInAll } from '#kernel/i18n/messages.ts'
import { checkItems } from '#kernel/jsonapi/write/server/check-items.ts'
import {
  faultOfException,
  faultsOfRows,
  maxExceptions,
  type OpeningException,
  type OpeningFault,
  type OpeningRow,
} from '#features/opening-hours/opening-times.ts'
import { accessibilityCodes, addressVisibilities, costKinds, locationTypes } from '#features/social-map/model/codes.ts'
import type { MapLocation, MapPhone, MapService } from '#features/social-map/model/entry.ts'
import { hoursWords } from '#features/social-map/model/error-words.ts'

/** Most services, places and telephones of one entry. */
const mostParts = 10
const mostRows = 28

const id = text({ max: 100, optional: true })
const short = (max: number) => text({ min: 0, max, later: true })
const hours = json<unknown>()({ later: true })

const serviceFields = {
  id,
  name: text({ min: 2, max: 120 }),
  description: short(1000),
  eligibility: short(300),
  costKind: oneOf(costKinds, { later: true }),
  costText: short(200),
  applicationProcess: short(300),
  isReferralNeeded: boolean({ later: true }),
  waitTime: short(120),
  /** Null, as it is answered: the hours of the place. */
  hours: json<unknown>()({ optional: true }),
}
const locationFields = {
  id,
  type: oneOf(locationTypes, { later: true }),
  name: short(120),
  street: short(120),
  houseNumber: short(12),
  postcode: text({ min: 0, max: 7, later: true, pattern: /^([1-9]\d{3}( ?[A-Za-z]{2})?)?$/ }),
  city: short(80),
  latitude: number({ min: -90, max: 90, optional: true }),
  longitude: number({ min: -180, max: 180, optional: true }),
  addressVisibility: oneOf(addressVisibilities, { later: true }),
  accessibility: someOf(accessibilityCodes, { min: 0, later: true }),
  transport: short(300),
  hours,
}
const rowFields = {
  weekday: number({ min: 1, max: 7 }),
  opens: text({ max: 5 }),
  closes: text({ max: 5 }),
  isByAppointment: boolean({ later: true }),
  note: short(80),
}
const exceptionFields = { from: text({ max: 10 }), until: text({ max: 10 }), rows: json<unknown>()({ later: true }), note: short(80) }
const phoneFields = { label: short(60), number: text({ min: 3, max: 30 }) }

type Nullable<T> = { [Name in keyof T]: T[Name] | null }

/** Telephones that visitors may call. @throws {Invalid} at the part of the item */
export function checkPhones(value: unknown, locale: Locale): MapPhone[] {
  return checkItems<Nullable<MapPhone>>(value, { attribute: 'phones', most: mostParts, fields: phoneFields, locale }).map((phone) => ({
    label: phone.label ?? '',
    number: phone.number!,
  }))
}

/** Services, each with an id that stays. @throws {Invalid} at the part of the item */
export function checkServices(value: unknown, locale: Locale): MapService[] {
  const sent = checkItems<Nullable<MapService>>(value, { attribute: 'services', most: mostParts, fields: serviceFields, locale })
  return sent.map((service, at) => ({
    id: keptId(service.id),
    name: service.name!,
    description: service.description ?? '',
    eligibility: service.eligibility ?? '',
    costKind: service.costKind ?? 'unknown',
    costText: service.costText ?? '',
    applicationProcess: service.applicationProcess ?? '',
    isReferralNeeded: service.isReferralNeeded ?? false,
    waitTime: service.waitTime ?? '',
    hours: service.hours === null ? null : checkHours(service.hours, `services.${at}.hours`, locale),
  }))
}

/** Places, each with an id that stays; where they are on the map is worked out later. @throws {Invalid} at the part of the item */
export function checkLocations(value: unknown, locale: Locale): MapLocation[] {
  const sent = checkItems<Nullable<MapLocation>>(value, { attribute: 'locations', most: mostParts, fields: locationFields, locale })
  return sent.map((place, at) => ({
    id: keptId(place.id),
    type: place.type ?? 'physical',
    name: place.name ?? '',
    street: place.street ?? '',
    houseNumber: place.houseNumber ?? '',
    postcode: place.postcode ?? '',
    city: place.city ?? '',
    latitude: null,
    longitude: null,
    addressVisibility: place.addressVisibility ?? 'public',
    accessibility: place.accessibility ?? [],
    transport: place.transport ?? '',
    hours: checkHours(place.hours ?? {}, `locations.${at}.hours`, locale),
  }))
}

const keptId = (sent: string | null) => (sent !== null && isUuid(sent) ? sent : randomUUID())

function checkHours(value: unknown, attribute: string, locale: Locale): { rows: OpeningRow[]; exceptions: OpeningException[] } {
  const { rows = [], exceptions = [] } = (typeof value === 'object' && value !== null ? value : {}) as { rows?: unknown; exceptions?: unknown }
  const checked = checkItems<Nullable<{ from: string; until: string; rows: unknown; note: string }>>(exceptions, {
    attribute: `${attribute}.exceptions`,
    most: maxExceptions,
    fields: exceptionFields,
    locale,
  })
  return {
    rows: checkRows(rows, `${attribute}.rows`, locale),
    exceptions: checked.map(({ from, until, rows: own, note }, at) => {
      const where = `${attribute}.exceptions.${at}`
      for (const [name, day] of [
        ['from', from],
        ['until', until],
      ] as const)
        if (!isDate(day!)) throw new Invalid([issue('invalid', `${where}.${name}`)])
      const fault = faultOfException({ from: from!, until: until! })
      if (fault) throw new Invalid([issue(fault, `${where}.until`)])
      return { from: from!, until: until!, rows: checkRows(own ?? [], `${where}.rows`, locale), note: note ?? '' }
    }),
  }
}

function checkRows(value: unknown, attribute: string, locale: Locale): OpeningRow[] {
  const rows = checkItems<Nullable<OpeningRow>>(value, { attribute, most: mostRows, fields: rowFields, locale }).map((row) => ({
    weekday: row.weekday!,
    opens: row.opens!,
    closes: row.closes!,
    isByAppointment: row.isByAppointment ?? false,
    note: row.note ?? '',
  }))
  const faults = faultsOfRows(rows)
  if (faults.size > 0) throw new Invalid([...faults].map(([at, fault]) => issue(fault, `${attribute}.${at}`)))
  return rows
}

const issue = (fault: OpeningFault, attribute: string): Issue => ({
  code: fault,
  attribute,
  pointer: `/data/attributes/${attribute.replaceAll('.', '/')}`,
  words: sayInAll(hoursWords[fault]),
})
