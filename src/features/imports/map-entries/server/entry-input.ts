import { readWeek } from '#features/opening-hours/read-week.ts'
import type { MapLocation, MapPhone, MapService } from '#features/social-map/model/entry.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'
import { mapEntryColumns } from '#features/imports/map-entries/map-entry-columns.ts'

type Kept = Readonly<Record<string, string>>
/** A part of an entry before it has an id, and its place on the map. */
type Sent<Part extends { id: string }> = Partial<Omit<Part, 'latitude' | 'longitude'>>

/** What a row says of an entry, as the API takes it: only what has a cell. */
export type EntryInput = {
  name?: string
  shortDescription?: string
  description?: RichText
  phones?: MapPhone[]
  services?: Sent<MapService>[]
  locations?: Sent<MapLocation>[]
}

const plain = ['name', 'shortDescription', 'website', 'contactEmail', 'kvkNumber', 'law'] as const
const parsed = ['themes', 'targetGroups', 'minAge', 'maxAge', 'languages'] as const

export function entryInput(kept: Kept): EntryInput {
  const { description, phone } = kept
  const services = servicesIn(kept)
  const place = placeIn(kept)
  return {
    ...Object.fromEntries(plain.flatMap((name) => (kept[name] === undefined ? [] : [[name, kept[name]]]))),
    ...Object.fromEntries(parsed.flatMap((name) => (kept[name] === undefined ? [] : [[name, JSON.parse(kept[name])]]))),
    ...(description && { description: paragraphs(description) }),
    ...(phone && { phones: [{ label: '', number: phone }] }),
    ...(services.length > 0 && { services }),
    ...(place && { locations: [place] }),
  }
}

const paragraphs = (text: string): RichText =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ type: 'paragraph', content: [{ text: line.trim() }] }))

/** `Inloop: koffie en een praatje | Dagopvang`. What the row says of costs and access holds for each. */
function servicesIn(kept: Kept): Sent<MapService>[] {
  const each = {
    ...(kept['eligibility'] && { eligibility: kept['eligibility'] }),
    ...(kept['cost'] && { costKind: kept['cost'] as MapService['costKind'] }),
    ...(kept['costText'] && { costText: kept['costText'] }),
    ...(kept['applicationProcess'] && { applicationProcess: kept['applicationProcess'] }),
    ...(kept['referral'] && { isReferralNeeded: kept['referral'] === 'true' }),
    ...(kept['waitTime'] && { waitTime: kept['waitTime'] }),
    // Without a place the hours are those of what one can do.
    ...(!hasPlace(kept) && kept['hours'] && { hours: hoursIn(kept) }),
  }
  return (kept['services'] ?? '')
    .split(/[|\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', ...more] = line.split(':')
      return { name: name.trim(), description: more.join(':').trim(), ...each }
    })
}

const hasPlace = (kept: Kept) => ['street', 'houseNumber', 'postcode', 'city'].some((name) => kept[name])

function placeIn(kept: Kept): Sent<MapLocation> | null {
  if (!hasPlace(kept)) return null
  const { street = '', houseNumber = '', postcode = '', city = '', addressVisibility = 'public', accessibility = '[]' } = kept
  return {
    street,
    houseNumber,
    postcode,
    city,
    addressVisibility: addressVisibility as MapLocation['addressVisibility'],
    accessibility: JSON.parse(accessibility) as MapLocation['accessibility'],
    hours: hoursIn(kept),
  }
}

function hoursIn({ hours = '' }: Kept): MapLocation['hours'] {
  const read = readWeek(hours)
  return { rows: 'fault' in read ? [] : read.rows, exceptions: [] }
}

/** The columns whose names differ from the fields that the checks of an entry name. */
const columnOfField: Readonly<Record<string, string>> = {
  phones: 'phone',
  locations: 'city',
  'locations.0.postcode': 'postcode',
  'locations.0.street': 'street',
}

/** The column at which a fault of a field is shown. */
export function columnOf(field: string): string {
  const column = field.includes('.hours') ? 'hours' : (columnOfField[field] ?? columnOfField[field.split('.')[0]!] ?? field.split('.')[0]!)
  return Object.hasOwn(mapEntryColumns, column) ? column : 'name'
}
