import type { OpeningException, OpeningRow } from '#features/opening-hours/opening-times.ts'
import { lineOfException, lineOfRow, readException, readRow } from '#features/opening-hours/opening-lines.ts'
import type { MapLocation, mapEntry, MapService } from '#features/social-map/model/entry.ts'
import { lineOfPhone, readPhone } from '#features/social-map/model/phone-lines.ts'
import type { Typed } from '#kernel/fields/form.ts'
import { typedOf } from '#kernel/fields/read-form.ts'
import type { Item } from '#kernel/jsonapi/document.ts'
import type { UpdateOf } from '#kernel/jsonapi/input.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { entryForm, mostParts, placeNames, serviceNames } from './entry-form.ts'

export const editedInclude = ['logo', 'organization'] as const
export type EditedEntry = Item<typeof mapEntry, (typeof editedInclude)[number]>

/** Which offer and place each numbered group of the form is, by id: those of an entry, and ids for those still to be written. */
export type Slots = { services: readonly string[]; places: readonly string[] }

/** The slots of an entry; `fresh` makes a new id. */
export function slotsOf({ services, locations }: Pick<EditedEntry, 'services' | 'locations'>, fresh: () => string): Slots {
  const whole = (all: readonly { id: string }[]) => Array.from({ length: mostParts }, (_, at) => all[at]?.id ?? fresh())
  return { services: whole(services), places: whole(locations) }
}

/** An entry with its offers and places in the groups of the form. */
function inForm(entry: EditedEntry, slots: Slots, locale: Locale): Record<string, unknown> {
  const groups = <One extends { id: string }>(
    names: readonly string[],
    ids: readonly string[],
    all: readonly One[],
    empty: object,
    show: (one: One) => object,
  ) =>
    Object.fromEntries(
      names.map((name, at) => {
        const one = all.find(({ id }) => id === ids[at])
        return [name, one ? show(one) : empty]
      }),
    )
  return {
    ...entry,
    phones: entry.phones.map(lineOfPhone),
    allIsRight: false,
    ...groups<MapService>(serviceNames, slots.services, entry.services, {}, (one) => one),
    ...groups<MapLocation>(placeNames, slots.places, entry.locations, { type: 'physical', addressVisibility: 'public' }, (one) => ({
      ...one,
      hours: one.hours.rows.map((row) => lineOfRow(locale, row)),
      exceptions: one.hours.exceptions.map((days) => lineOfException(locale, days)),
    })),
  }
}

/** The same, as `changeByForm` reads a record. */
export const asRecord = (entry: EditedEntry, slots: Slots, locale: Locale) => ({ ...inForm(entry, slots, locale), meta: entry.meta, logo: entry.logo })

/** The values of the form, with the logo. */
export const valuesOf = (entry: EditedEntry, slots: Slots, locale: Locale): Typed => ({
  ...typedOf(entryForm, inForm(entry, slots, locale)),
  logo: [entry.logo?.id ?? ''],
})

type Group = Readonly<Record<string, unknown>>
type Body = Readonly<Record<string, unknown>>

/**
 * Changes of the form in the shape of the API, upon the entry as it is now, so that offers and places that others added stay.
 * `whole`: all that the form holds, for those that are new.
 */
export function asSent(changed: Body, whole: Body, latest: EditedEntry, slots: Slots): UpdateOf<typeof mapEntry> {
  const plain = Object.fromEntries(Object.entries(changed).filter(([name]) => !serviceNames.includes(name) && !placeNames.includes(name)))
  const { phones, allIsRight, ...others } = plain
  const services = partsOf(serviceNames, slots.services, latest.services, { changed, whole }, (known, change) => ({ ...known, ...change }))
  const places = partsOf(placeNames, slots.places, latest.locations, { changed, whole }, withLines)
  return {
    ...others,
    ...(phones !== undefined && { phones: ((phones ?? []) as string[]).map(readPhone) }),
    ...(allIsRight === true && { confirmation: 'owner' }),
    ...(services && { services: services as MapService[] }),
    ...(places && { locations: places as MapLocation[] }),
  } as UpdateOf<typeof mapEntry>
}

type Sent = { changed: Body; whole: Body }

/** All parts with their changes, without those that were taken away; null when none changed. */
function partsOf<One extends { id: string }>(
  names: readonly string[],
  ids: readonly string[],
  known: readonly One[],
  { changed, whole }: Sent,
  join: (known: One | undefined, change: Group) => object,
): object[] | null {
  if (!names.some((name) => name in changed)) return null
  const parts = new Map<string, object>(known.map((one) => [one.id, one]))
  for (const [at, name] of names.entries()) {
    const change = changed[name] as Group | undefined
    if (!change) continue
    const id = ids[at]!
    const all = { ...(whole[name] as Group | undefined), ...change }
    if (all['isRemoved'] === true || isBlank(all)) {
      parts.delete(id)
      continue
    }
    const one = known.find((each) => each.id === id)
    const { isRemoved: _, ...joined } = join(one, one ? change : all) as Group
    // What was emptied is left out, and reads as empty.
    parts.set(id, { ...Object.fromEntries(Object.entries(joined).filter(([, value]) => value !== null)), id })
  }
  return [...parts.values()]
}

/** Nothing was written in it: a choice alone is no offer and no place. */
export const isBlank = (part: Group): boolean =>
  Object.entries(part).every(
    ([name, value]) =>
      ['type', 'addressVisibility', 'costKind', 'isRemoved', 'id'].includes(name) ||
      value === null ||
      value === undefined ||
      value === '' ||
      value === false ||
      (Array.isArray(value) && value.length === 0),
  )

/** A place with its lines as rows, where they were changed. A line that is no row goes on as none, so that the API refuses it there. */
function withLines(known: MapLocation | undefined, { hours, exceptions, ...plain }: Group): object {
  const rows = hours === undefined ? known?.hours.rows : ((hours ?? []) as string[]).map((line) => readRow(line) ?? noRow)
  const days = exceptions === undefined ? known?.hours.exceptions : ((exceptions ?? []) as string[]).map((line) => readException(line) ?? noDays)
  return { ...known, ...plain, hours: { rows: rows ?? [], exceptions: days ?? [] } }
}

const noRow: OpeningRow = { weekday: 1, opens: '', closes: '', isByAppointment: false, note: '' }
const noDays: OpeningException = { from: '', until: '', rows: [], note: '' }
