import { centsIn } from '#kernel/fields/amount.ts'
import type { Typed } from '#kernel/fields/form.ts'
import { typedOf } from '#kernel/fields/read-form.ts'
import type { Item } from '#kernel/jsonapi/document.ts'
import type { UpdateOf } from '#kernel/jsonapi/input.ts'
import type { WorkshopSession } from '#features/workshops/model/session.ts'
import type { workshop } from '#features/workshops/model/workshop.ts'
import { materialNames, sessionNames, workshopForm } from './workshop-form.ts'

export const editedInclude = ['image', 'trainer', 'contact'] as const
export type EditedWorkshop = Item<typeof workshop, (typeof editedInclude)[number]>

type Part = Readonly<Record<string, unknown>>

/** A workshop with its sessions in the groups of the form, in their order. */
export function inForm(edited: EditedWorkshop): Record<string, unknown> {
  return {
    ...edited,
    trainerEmail: edited.trainer?.email ?? '',
    price: edited.priceCents > 0 ? decimalsOf(edited.priceCents) : '',
    ...Object.fromEntries(sessionNames.map((name, at) => [name, edited.sessions[at] ? partOf(edited.sessions[at]) : {}])),
    ...Object.fromEntries(materialNames.map((name, at) => [name, { file: edited.materials[at]?.id ?? '' }])),
  }
}

/** An amount of cents as it is typed: `12,50`. */
const decimalsOf = (cents: number) => (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2).replace('.', ',')

const partOf = ({ start, end, place, city, url, isRequired, status }: WorkshopSession): Part => ({
  day: start.slice(0, 10),
  from: start.slice(11),
  until: end.slice(11),
  place,
  city,
  url: url ?? '',
  isOptional: !isRequired,
  isOff: status === 'cancelled',
})

export const valuesOf = (edited: EditedWorkshop): Typed => ({
  ...typedOf(workshopForm, inForm(edited)),
  image: [edited.image?.id ?? ''],
  contact: [edited.contact?.id ?? ''],
})

/** Whether anything is written in it: a choice alone is no session. */
const isBlank = (part: Part) => ['day', 'from', 'until', 'place', 'city', 'url'].every((name) => (part[name] ?? '') === '')

/**
 * What the form changed, in the shape of the API; `whole` is all that it holds, for the sessions are written together.
 * @returns beside it, which group of the form each session is, for what is wrong with one
 */
export function asSent(changed: Part, whole: Part, { sessions }: Pick<EditedWorkshop, 'sessions'>): { sent: UpdateOf<typeof workshop>; groups: string[] } {
  const {
    trainerEmail: _,
    price,
    ...rest
  } = Object.fromEntries(Object.entries(changed).filter(([name]) => !sessionNames.includes(name) && !materialNames.includes(name)))
  const own = price === undefined ? rest : { ...rest, priceCents: centsIn(String(price ?? '')) ?? 0 }
  const plain = materialNames.some((name) => name in changed) ? { ...own, materials: documentsIn(whole) } : own
  if (!sessionNames.some((name) => name in changed)) return { sent: plain as UpdateOf<typeof workshop>, groups: [] }
  const groups: string[] = []
  const written = sessionNames.flatMap((name, at) => {
    const part = (whole[name] ?? {}) as Part
    if (isBlank(part)) return []
    groups.push(name)
    return [sessionOf(part, sessions[at]?.id)]
  })
  return { sent: { ...plain, sessions: written } as unknown as UpdateOf<typeof workshop>, groups }
}

/** The documents that the form chose, each once, in their order. */
const documentsIn = (whole: Part): { id: string }[] =>
  [...new Set(materialNames.map((name) => String((whole[name] as Part | undefined)?.['file'] ?? '')))].filter(Boolean).map((id) => ({ id }))

/** A group of the form as a session. */
function sessionOf({ day, from, until, place, city, url, isOptional, isOff }: Part, id: string | undefined): object {
  const [on, begins, ends] = [String(day ?? ''), String(from ?? ''), String(until ?? '')]
  return {
    ...(id && { id }),
    start: `${on}T${begins}`,
    end: `${on}T${ends}`,
    place: place || null,
    city: city || null,
    url: url || null,
    isRequired: isOptional !== true,
    status: isOff === true ? 'cancelled' : 'scheduled',
  }
}
