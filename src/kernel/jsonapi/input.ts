import type { Field } from '#kernel/fields/field.ts'
import type { Resource } from './resource.ts'

type Fields = Record<string, Field>
type Writable<F extends Fields> = { [Name in keyof F as F[Name] extends { readOnly: true } | { sql: string } ? never : Name]: F[Name] }
type Value<F extends Field> = F extends { value?: infer V } ? Exclude<V, undefined> : never
type MayBeLeftOut<F extends Fields> = { [Name in keyof F]: F[Name] extends { optional: true } | { later: true } ? Name : never }[keyof F]

type Sent<F extends Fields> = { [Name in Exclude<keyof F, MayBeLeftOut<F>>]: Value<F[Name]> } & { [Name in MayBeLeftOut<F>]?: Value<F[Name]> }

/** What may be sent for these fields: those that must be there, and those that may be left out. */
export type InputOf<F extends Fields> = Sent<Writable<F>>
/** What a new one is made of. */
export type CreateOf<R extends Resource> = InputOf<R['attributes']>
/** What may be changed of one. */
export type UpdateOf<R extends Resource> = Partial<InputOf<R['attributes']>>

/** The same, as a verb gets it: checked, but for the shape inside of JSON. */
export type Checked<Input, F extends Fields> = {
  [Name in keyof Input]: Name extends keyof F ? (F[Name] extends { kind: 'json' } ? unknown : Input[Name]) : never
}
