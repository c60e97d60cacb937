import type { CheckedField } from './checked-field.ts'
import type { Field } from './field.ts'

type Fields = Readonly<Record<string, Field>>

/** The declared parts; a field in general may have any. */
type Known<F extends Fields> = { [Name in keyof F as string extends Name ? never : Name]: F[Name] }

/** The fields a form may have: writable attributes and, with a dot, the parts of a group (`address.city`). */
export type InputName<F extends Fields> = {
  [Name in keyof F & string]: F[Name] extends { readOnly: true } | { sql: string }
    ? never
    : F[Name] extends { fields: infer Parts extends Fields }
      ? `${Name}.${InputName<Known<Parts>>}`
      : Name
}[keyof F & string]

/** The declared field with such a name. */
export type FieldAt<F extends Fields, Name extends string> = Name extends `${infer Group}.${infer Part}`
  ? F[Group] extends { fields: infer Parts extends Fields }
    ? FieldAt<Known<Parts>, Part>
    : never
  : F[Name]

type Value<F> = F extends { value?: infer V } ? Exclude<V, undefined> : never
type Head<Name extends string> = Name extends `${infer Group}.${string}` ? Group : Name
type Rest<Name extends string, Group extends string> = Name extends `${Group}.${infer Part}` ? Part : never

/** The body that the fields of these names form together, as the client sends it. */
export type BodyOf<F extends Fields, Name extends string> = {
  [Key in Head<Name>]: F[Key] extends { fields: infer Parts extends Fields } ? BodyOf<Known<Parts>, Rest<Name, Key>> : Value<F[Key]>
}

/** The fields of a form, by the names of its inputs. `fields` carries the type of the body they form. */
export type Form<F extends Fields = Fields, Name extends string = string> = {
  readonly inputs: Readonly<Record<Name, CheckedField>>
  readonly fields: F
}

/** Values as inputs have them, by name: texts, several where several boxes can be ticked. */
export type Typed = Readonly<Record<string, readonly string[]>>

/** The faults of a form that was sent: by input name, and one `problem` that belongs to no input. */
export type Faults = { fields: Record<string, string>; problem?: string }

/** The declared field of a name at run time; undefined when there is none. */
export function fieldAt(fields: Fields, name: string): Field | undefined {
  const [group, part] = name.split('.', 2) as [string, string?]
  const field = Object.hasOwn(fields, group) ? fields[group] : undefined
  return part === undefined ? field : field?.fields && fieldAt(field.fields, part)
}
