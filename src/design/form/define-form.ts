import type { CheckedField } from '#kernel/fields/checked-field.ts'
import type { Field } from '#kernel/fields/field.ts'
import { fieldAt, type FieldAt, type Form, type InputName } from '#kernel/fields/form.ts'
import type { TileName } from '#design/tile/tile-names.ts'

export type Words = { nl: string; en: string }

type Common = {
  label: Words
  hint?: Words
  /** Custom sentences for some faults: codes of contract §2.5. */
  words?: Readonly<Record<string, Words>>
  /** Required before the end, though the record may be saved without it: the label does not call it optional. */
  isNeeded?: boolean
  /** Share of its row, on a wide screen. */
  width?: 'third' | 'half' | 'two-thirds'
  /** The `autocomplete` token. */
  autoComplete?: string
  /** Language of the value, where it is not the page's. */
  lang?: 'nl' | 'en'
}
type Choice<Code extends string> = {
  /** The text of every code, in the order of the declaration. */
  options: Readonly<Record<Code, Words>>
  /** A line that explains a choice. */
  notes?: Readonly<Partial<Record<Code, Words>>>
  /** The codes that are offered; by default all. What a record has already is offered too. */
  only?: readonly Code[]
}

type CodeOf<F> = F extends { value?: infer V } ? Extract<NonNullable<V> extends readonly (infer One)[] ? One : NonNullable<V>, string> : never
type EntryOf<F> = F extends { kind: 'code' }
  ? Common & Choice<CodeOf<F>> & { as?: 'select' | 'radios' }
  : F extends { kind: 'codes' }
    ? Common & Choice<CodeOf<F>> & { tiles?: Readonly<Record<CodeOf<F>, { tile: TileName }>> }
    : F extends { kind: 'text' }
      ? Common & { type?: 'tel'; rows?: number; inputMode?: 'numeric' | 'decimal' }
      : F extends { rich: true }
        ? Common & { /** A text with headings, lists and links (`RichField`). */ as: 'rich' }
        : Common & { rows?: number }

/** One field of a form, as it is rendered. */
export type Entry = Common &
  Partial<Choice<string>> & {
    as?: 'select' | 'radios' | 'rich'
    tiles?: Readonly<Record<string, { tile: TileName }>>
    type?: 'tel'
    rows?: number
    inputMode?: 'numeric' | 'decimal'
  }

/** A form that can be rendered (`DeclaredForm`) and read (`readForm`, `submitForm`, `changeByForm`). */
export type DeclaredFields<F extends Fields = Fields, Name extends string = string> = Form<F, Name> & { readonly entries: Readonly<Record<Name, Entry>> }

type Fields = Readonly<Record<string, Field>>

/**
 * Declares a form: which attributes of a resource it has, in this order, each with its texts. The attribute's declaration
 * decides how a field is rendered and validated; an attribute that nobody may write does not compile.
 */
export function defineForm<const F extends Fields, Name extends InputName<F>>(
  fields: F,
  entries: { readonly [N in Name]: EntryOf<FieldAt<F, N>> },
): DeclaredFields<F, Name> {
  const inputs = Object.fromEntries(
    Object.entries<Entry>(entries as never).map(([name, { words }]): [string, CheckedField] => [
      name,
      { field: fieldAt(fields, name)!, ...(words && { words }) },
    ]),
  )
  return { fields, inputs: inputs as Record<Name, CheckedField>, entries: entries as never }
}

/** A form with some fields of another, in the order given here. */
export function pickFields<F extends Fields, Name extends string, const Picked extends Name>(
  { fields, inputs, entries }: DeclaredFields<F, Name>,
  names: readonly Picked[],
): DeclaredFields<F, Picked> {
  const pick = <Value>(from: Readonly<Record<Name, Value>>) => Object.fromEntries(names.map((name) => [name, from[name]])) as Record<Picked, Value>
  return { fields, inputs: pick(inputs), entries: pick(entries) }
}

/** The same form with some fields required that the record may go without. */
export function requireFields<F extends Fields, Name extends string>(form: DeclaredFields<F, Name>, names: readonly NoInfer<Name>[]): DeclaredFields<F, Name> {
  const needed = names.map((name) => [name, { ...form.inputs[name], field: { ...form.inputs[name].field, optional: false } }])
  return { ...form, inputs: { ...form.inputs, ...Object.fromEntries(needed) } }
}
