/**
 * Which families of ransack's predicates (contract §2.4) may filter on a field: 'eq' is equal, not equal and lists; 'order' is
 * less and more; 'text' is contains, starts, ends and (for staff) matches; 'blank' is null, present, blank.
 */
export type FilterFamily = 'eq' | 'order' | 'text' | 'blank'

export type FieldKind = 'text' | 'email' | 'url' | 'integer' | 'number' | 'boolean' | 'timestamp' | 'date' | 'code' | 'codes' | 'lines' | 'json' | 'group'

type Common = {
  /** May be null or left out. */
  optional?: boolean
  /** Set by the server only: ignored in a write, and listed in meta.ignoredAttributes (contract §2.2). */
  readOnly?: boolean
  /** May be changed, but is not asked for when a row is created (a status). */
  later?: boolean
  /** An update with another value is refused with 403 forbidden_attribute; the current value may be sent back. */
  privileged?: boolean
  filter?: readonly FilterFamily[]
  sort?: boolean
  /** An SQL expression by which lists are sorted instead of the column, such as a name without its prefix; `@` as in `sql`. */
  sortBy?: string
  /** An SQL expression instead of a column; `@`, `:user` and so on as in scopes. Implies readOnly, unless it is `storedApart`. */
  sql?: string
  /** With `sql`: it may be written too, and the verb stores it, in rows of another table. */
  storedApart?: true
  /** What readers get instead of a column, as an SQL expression like those of `sql`; writes still reach the column. */
  shows?: string
  /** Role names that may see it; others get a document without it. Absent: everyone who sees the row. */
  seenBy?: readonly string[]
  /** Kept exactly as typed, including spaces at its ends: a password. */
  verbatim?: true
  /** A box that has to be ticked: anything but true is refused. */
  accepted?: true
  /** Accepted in writes, never sent out: has no column of its own. */
  writeOnly?: boolean
  /** Accepted when a row is created; ignored in an update. */
  onlyNew?: true
  /** For a json field: rich text, which a form's input holds as JSON. */
  rich?: true
}

export type Field<Value = unknown> = Common & {
  kind: FieldKind
  /** For a text that is not optional: 0 accepts an empty one. */
  min?: number
  max?: number
  values?: readonly string[]
  /** The longest list, for codes and lines. */
  maxItems?: number
  /**
   * What a text must look like. It is tested on texts of at most `max` characters, and must itself run in linear time
   * (laws/patterns).
   */
  pattern?: RegExp
  /** What a text is when it is more than words: a number that can be called, or a postcode, whole or perhaps its four digits alone. */
  reads?: 'telephone' | 'postcode' | 'postcode or area'
  /** For a url: https only, without a name or password in it. */
  secure?: true
  /** Its column holds `encrypted_text`: the verb encrypts it (`kernel/encryption`), reads decrypt it. It can be neither filtered nor sorted. */
  encrypted?: true
  /** The parts of a group. */
  fields?: Readonly<Record<string, Field>>
  /** Exists for the type only. */
  value?: Value
}

/** Whether somebody may write it, rather than the server alone. */
export const isWritten = ({ readOnly, sql, storedApart }: Field): boolean => !readOnly && (!sql || storedApart === true)

type ValueOf<Plain, O> = O extends { optional: true } ? Plain | null : Plain
type Built<Plain, O, Kind extends FieldKind> = Field<ValueOf<Plain, O>> & O & { kind: Kind }

const build =
  <Plain, Extra, const Kind extends FieldKind>(kind: Kind) =>
  <const O extends Common & Extra>(options: O = {} as O): Built<Plain, O, Kind> =>
    ({ kind, ...options }) as never

type Length = { min?: number; max?: number }

export const text = build<string, Length & Pick<Field, 'pattern' | 'reads' | 'encrypted'>, 'text'>('text')
export const email = build<string, Length, 'email'>('email')
export const url = build<string, Length & { secure?: true }, 'url'>('url')
export const integer = build<number, Length, 'integer'>('integer')
export const number = build<number, Length, 'number'>('number')
export const boolean = build<boolean, object, 'boolean'>('boolean')
/** UTC on the wire: 2026-11-21T09:30:00.000Z. */
export const timestamp = build<string, object, 'timestamp'>('timestamp')
/** YYYY-MM-DD. */
export const date = build<string, object, 'date'>('date')
/** A list of free lines. `max` limits the characters of one line, `maxItems` the number of lines. */
export const lines = build<string[], Length & { maxItems?: number }, 'lines'>('lines')

/** One of a fixed list of codes. */
export function oneOf<const V extends readonly string[], const O extends Common>(values: V, options: O = {} as O): Built<V[number], O, 'code'> {
  return { kind: 'code', values, ...options } as never
}

/** Several of a fixed list of codes. */
export function someOf<const V extends readonly string[], const O extends Common & { min?: number; maxItems?: number }>(
  values: V,
  options: O = {} as O,
): Built<V[number][], O, 'codes'> {
  return { kind: 'codes', values, ...options } as never
}

/** A small structure of its own; the verb checks its shape. */
export function json<Shape>() {
  return <const O extends Common>(options: O = {} as O): Built<Shape, O, 'json'> => ({ kind: 'json', ...options }) as never
}

type Fields = Readonly<Record<string, Field>>
type Value<F extends Field> = F extends { value?: infer V } ? Exclude<V, undefined> : never
type MayBeLeftOut<F extends Fields> = { [Name in keyof F]: F[Name] extends { optional: true } | { later: true } ? Name : never }[keyof F]

/** What is sent for these fields: the required ones, and optionally the others. */
export type Sent<F extends Fields> = { [Name in Exclude<keyof F, MayBeLeftOut<F>>]: Value<F[Name]> } & { [Name in MayBeLeftOut<F>]?: Value<F[Name]> }

/** What is sent to change them: any part of them, also within a group. */
export type SentChange<F extends Fields> = {
  [Name in keyof F]?: F[Name] extends { kind: 'group'; fields: infer Parts extends Fields } ? SentChange<Parts> | Extract<Value<F[Name]>, null> : Value<F[Name]>
}

/**
 * Fields that are sent together under one name, each checked by its own rules: `address: { street, city }`. Only for input: the
 * verb stores each part where it belongs, and reads return them as a relation.
 */
export function group<const F extends Fields, const O extends Pick<Common, 'optional' | 'onlyNew'>>(
  fields: F,
  options: O = {} as O,
): Built<Sent<F>, O, 'group'> & { fields: F; writeOnly: true } {
  return { kind: 'group', fields, writeOnly: true, ...options } as never
}
