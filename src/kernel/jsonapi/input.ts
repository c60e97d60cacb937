import type { Field, Sent, SentChange } from '#kernel/fields/field.ts'
import type { Resource } from './resource.ts'

type Fields = Record<string, Field>
type Writable<F extends Fields> = {
  [
    Name in keyof F as F[Name] extends { readOnly: true }
      ? never
      : F[Name] extends { sql: string }
        ? F[Name] extends { storedApart: true }
          ? Name
          : never
        : Name
  ]: F[Name]
}
type Changeable<F extends Fields> = { [Name in keyof F as F[Name] extends { onlyNew: true } ? never : Name]: F[Name] }

/** What may be sent for these fields: the required ones, and optionally the others. */
export type InputOf<F extends Fields> = Sent<Writable<F>>
/** The input of a create. */
export type CreateOf<R extends Resource> = InputOf<R['attributes']>
/** The input of an update. */
export type UpdateOf<R extends Resource> = SentChange<Changeable<Writable<R['attributes']>>>

/** The same as a verb gets it: checked, except for the shape of JSON. */
export type Checked<Input, F extends Fields> = {
  [Name in keyof Input]: Name extends keyof F ? (F[Name] extends { kind: 'json' } ? unknown : Input[Name]) : never
}
