import type { mapEntry } from '#features/social-map/model/entry.ts'
import { type Conflict, baseVersionFields } from '#kernel/jsonapi/client/base-version.ts'
import { changeByForm } from '#kernel/jsonapi/client/change-form.ts'
import { ApiError, type ResourceClient } from '#kernel/jsonapi/client/client.ts'
import type { Refusal } from '#kernel/jsonapi/client/submit-form.ts'
import type { Typed } from '#kernel/fields/form.ts'
import { bodyOf, readForm } from '#kernel/fields/read-form.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { entryForm, placeNames, serviceNames } from './entry-form.ts'
import { asRecord, asSent, type EditedEntry, editedInclude, type Slots } from './entry-in-form.ts'
import { faultsOfParts } from './part-faults.ts'

/** The names of the hidden inputs that say which offer and place each group is. */
export const slotInputs = { services: 'serviceIds', places: 'placeIds' } as const

/** The slots that a form was made with. */
export function slotsIn(data: FormData, fresh: () => string): Slots {
  const read = (name: string, names: readonly string[]) => {
    const ids = String(data.get(name) ?? '').split(' ', names.length)
    return names.map((_, at) => ids[at] || fresh())
  }
  return { services: read(slotInputs.services, serviceNames), places: read(slotInputs.places, placeNames) }
}

type Asked = {
  client: Pick<ResourceClient<typeof mapEntry>, 'get' | 'update'>
  id: string
  data: FormData
  locale: Locale
  /** Leaves what cannot be saved yet out, and saves all else. */
  partly?: boolean
}

type Saved = {
  saved: { meta: { version: number } } | null
  left: Record<string, string>
  refused?: undefined
  /** Others changed it too. */ wasMerged: boolean
}
type Refused = { saved?: undefined; refused: Refusal & { conflict?: Conflict } }

/** Saves what somebody changed of an entry: at a button, and while it is typed. */
export async function saveEntry({ client, id, data, locale, partly = false }: Asked): Promise<(Saved | Refused) & { slots: Slots }> {
  const slots = slotsIn(data, () => crypto.randomUUID())
  const { typed, faults: own } = readForm(entryForm, data, locale)
  const faults = faultsOfParts(typed, locale)
  const names = Object.keys(faults)
  if (names.length > 0 && !partly) return { refused: { typed, faults: { fields: { ...own, ...faults } }, status: 422 }, slots }
  const sent = names.length > 0 ? withBase(data, names) : data
  const whole = bodyOf(entryForm, readForm(entryForm, sent, locale).typed, locale)
  let latest: EditedEntry | null = null
  let wasMerged = false
  const read = async () => (latest = await client.get(id, { include: editedInclude }))
  const outcome = await changeByForm({
    form: entryForm,
    data: sent,
    locale,
    partly,
    links: ['logo'],
    read: async () => {
      wasMerged = true
      return asRecord(await read(), slots, locale)
    },
    write: async (body, upon) => {
      const changes = asSent(body, whole, latest ?? (await read()), slots)
      try {
        return await client.update(id, changes, upon)
      } catch (error) {
        throw error instanceof ApiError ? atInputs(error, changes, slots) : error
      }
    },
  })
  if (outcome.saved === undefined) return { refused: { ...outcome.refused, typed }, slots }
  return { saved: outcome.saved, left: { ...outcome.left, ...faults }, wasMerged, slots }
}

/** The same form with some inputs as they were drawn, so that these count as unchanged. */
function withBase(data: FormData, names: readonly string[]): FormData {
  const drawn = drawnIn(data)
  const copy = new FormData()
  for (const [name, value] of data) if (!names.includes(name)) copy.append(name, value)
  for (const name of names) for (const value of drawn[name] ?? []) copy.append(name, value)
  return copy
}

function drawnIn(data: FormData): Typed {
  try {
    return JSON.parse(String(data.get(baseVersionFields.values) ?? '{}')) as Typed
  } catch {
    return {} // not written by the product
  }
}

type Parts = { services?: readonly { id: string }[] | undefined; locations?: readonly { id: string }[] | undefined }

/** A refusal with each fault at its input: `services/0/description` is `service1.description` where that is the first offer. */
export function atInputs(error: ApiError, sent: Parts, slots: Slots): ApiError {
  const inputOf = (pointer: string): string => {
    const [list, at, field = 'name', part] = pointer.replace('/data/attributes/', '').split('/')
    const isService = list === 'services'
    const known = (isService ? sent.services : sent.locations) ?? []
    if (at === undefined) return `/data/attributes/${isService ? 'service1/name' : 'place1/city'}`
    const ids = isService ? slots.services : slots.places
    const slot = Math.max(0, known[Number(at)] ? ids.indexOf(known[Number(at)]!.id) : Number(at))
    const name = (isService ? serviceNames : placeNames)[slot] ?? 'service1'
    return `/data/attributes/${name}/${field === 'hours' && part === 'exceptions' ? 'exceptions' : field}`
  }
  const errors = error.errors.map((one) => {
    const { pointer } = one.source ?? {}
    if (!pointer || !/^\/data\/attributes\/(?:services|locations)\b/.test(pointer)) return one
    const { attribute: _, ...meta } = one.meta ?? {}
    return { ...one, meta, source: { ...one.source, pointer: inputOf(pointer) } }
  })
  return new ApiError(error.status, errors, error.message)
}
