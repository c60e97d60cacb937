import type { Field } from '#kernel/fields/field.ts'
import type { BodyOf, Form, Typed } from '#kernel/fields/form.ts'
import { bodyOf, meansSame, readForm, typedOf } from '#kernel/fields/read-form.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { ApiError } from './client.ts'
import { type Conflict, baseVersionFields } from './base-version.ts'
import { refusalOf, type Refusal } from './submit-form.ts'

type Fields = Readonly<Record<string, Field>>
/** A record as a form shows it: `meta.version` and its fields, those of a group under its name. */
type Shown = { meta: { version: number }; /** Who changed it last, where that is known. */ changedByName?: string | null } & Readonly<Record<string, unknown>>

type Changed<F extends Fields, Name extends string, Saved, Link extends string> = {
  form: Form<F, Name>
  data: FormData
  locale: Locale
  /** Leaves invalid fields out and saves all others: while somebody types, part of the form is always invalid. */
  partly?: boolean
  /** To-one relations that the form selects by id, such as a picture. */
  links?: readonly Link[]
  read: () => Promise<Shown>
  write: (body: Partial<BodyOf<F, Name>>, upon: { version: number; related: { [L in Link]?: string | null } }) => Promise<Saved>
}

/**
 * Saves only those fields of a record that somebody changed, so that changes by others to other fields are not lost. When two
 * people changed the same field nothing is saved, and the form shows both texts to choose from.
 */
export async function changeByForm<F extends Fields, Name extends string, Saved, Link extends string = never>({
  form,
  data,
  locale,
  partly = false,
  links = [],
  read,
  write,
}: Changed<F, Name, Saved, Link>): Promise<
  { saved: Saved | null; left: Record<string, string> } | { saved?: undefined; refused: Refusal & { conflict?: Conflict } }
> {
  const { typed, faults } = readForm(form, data, locale)
  const drawn = drawnIn(data)
  const changed = Object.keys(form.inputs).filter((name) => !drawn || !same(form, name, typed, drawn))
  const left = Object.fromEntries(Object.entries(faults).filter(([name]) => changed.includes(name)))
  if (Object.keys(left).length > 0 && !partly) return { refused: { typed, faults: { fields: left }, status: 422 } }
  const mine = changed.filter((name) => !(name in left))
  let related = relatedIn(data, links, drawn)
  if (mine.length === 0 && Object.keys(related).length === 0) return { saved: null, left }

  let version = Number(data.get(baseVersionFields.version)) || 1
  let wanted = typed
  for (let tries = 0; ; tries += 1) {
    try {
      return { saved: await write(bodyOf(form, wanted, locale, new Set(mine)), { version, related }), left }
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 412 || tries > 3) return { refused: { typed, ...refusalOf(error, form, locale) } }
    }
    const record = await read()
    const theirs = typedOf(form, record)
    const both = mine.filter((name) => (!drawn || !same(form, name, theirs, drawn)) && !same(form, name, typed, theirs))
    const bothLinked = (Object.keys(related) as Link[]).filter((name) => ![drawn?.[name]?.[0] ?? '', related[name] ?? ''].includes(linkedIn(record, name)))
    const chosen = Number(data.get(baseVersionFields.seen)) === record.meta.version ? choicesIn(data, [...both, ...bothLinked]) : {}
    if ([...both, ...bothLinked].some((name) => !chosen[name])) {
      const conflict = {
        version: record.meta.version,
        by: record.changedByName ?? null,
        fields: Object.fromEntries(both.map((name) => [name, { mine: typed[name] ?? [], theirs: theirs[name] ?? [] }])),
        links: Object.fromEntries(bothLinked.map((name) => [name, { mine: [related[name] ?? ''], theirs: [linkedIn(record, name)] }])),
      }
      return { refused: { typed, faults: { fields: {} }, status: 409, conflict } }
    }
    related = Object.fromEntries(Object.entries(related).filter(([name]) => chosen[name] !== 'theirs')) as typeof related
    wanted = { ...typed, ...Object.fromEntries(both.filter((name) => chosen[name] === 'theirs').map((name) => [name, theirs[name] ?? []])) }
    version = record.meta.version
  }
}

function same({ inputs }: Form, name: string, one: Typed, other: Typed): boolean {
  return meansSame(inputs[name]!.field, one[name], other[name])
}

/** Two whole rich texts, nested in JSON. */
const longestDrawn = 800_000

/** The base values that the form was made from; null when they were not sent, and then every field counts as changed. */
function drawnIn(data: FormData): Typed | null {
  const text = data.get(baseVersionFields.values)
  if (typeof text !== 'string' || text.length > longestDrawn) return null
  try {
    const drawn = JSON.parse(text) as unknown
    if (typeof drawn !== 'object' || drawn === null) return null
    return Object.fromEntries(Object.entries(drawn).map(([name, values]) => [name, [values].flat().map(String)]))
  } catch {
    return null // not written by the product
  }
}

/** The relations that were changed: an id, or null where one was removed. */
function relatedIn<Link extends string>(data: FormData, links: readonly Link[], drawn: Typed | null): { [L in Link]?: string | null } {
  const changed = links.flatMap((name): [Link, string | null][] => {
    const id = data.get(name)
    return typeof id === 'string' && id !== (drawn?.[name]?.[0] ?? '') ? [[name, id || null]] : []
  })
  return Object.fromEntries(changed) as { [L in Link]?: string | null }
}

/** The id of a record's relation; empty when there is none. */
const linkedIn = (record: Shown, name: string) => (record[name] as { id: string } | null | undefined)?.id ?? ''

/** "All of mine", "all of theirs", or field by field. */
function choicesIn(data: FormData, names: readonly string[]): Record<string, 'mine' | 'theirs'> {
  const all = data.get(baseVersionFields.all)
  return Object.fromEntries(
    names.flatMap((name) => {
      const choice = all ?? data.get(baseVersionFields.choice(name))
      return choice === 'mine' || choice === 'theirs' ? [[name, choice]] : []
    }),
  )
}
