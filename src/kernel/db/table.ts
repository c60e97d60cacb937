import type { ColumnType, Generated } from 'kysely'
import type { Field } from '#kernel/fields/field.ts'
import type { SnakeCase } from '#kernel/jsonapi/names.ts'
import type { Relationship, Resource } from '#kernel/jsonapi/resource.ts'

/** A column that is not an attribute of a resource. */
type Column<Value = unknown, Flags extends ColumnFlags = ColumnFlags> = { type: string; value?: Value } & Flags
type ColumnFlags = {
  /** May be null. */
  null?: true
  /** The database fills it in when an insert leaves it out. */
  filled?: true
  /** Read as a parsed value, written as text. */
  json?: true
}

const build =
  <Value>(type: string) =>
  <V extends Value = Value, const F extends Omit<ColumnFlags, 'json'> = {}>(flags: F = {} as F): Column<V, F> =>
    ({ type, ...flags }) as never

/** A builder for each PostgreSQL type in use. */
export const column = {
  uuid: build<string>('uuid'),
  uuids: build<string[]>('_uuid'),
  text: build<string>('text'),
  texts: build<string[]>('_text'),
  /** What `encryptText` makes. */
  encrypted: build<string>('encrypted_text'),
  integer: build<number>('int4'),
  double: build<number>('float8'),
  boolean: build<boolean>('bool'),
  moment: build<Date>('timestamptz'),
  day: build<string>('date'),
  bytes: build<Buffer>('bytea'),
  /** Text that is one of a fixed set of codes. */
  code:
    <Code extends string>() =>
    <const F extends Omit<ColumnFlags, 'json'> = {}>(flags: F = {} as F): Column<Code, F> =>
      ({ type: 'text', ...flags }) as never,
  json:
    <Value>() =>
    <const F extends Omit<ColumnFlags, 'json'> = {}>(flags: F = {} as F): Column<Value, F & { json: true }> =>
      ({ type: 'jsonb', json: true, ...flags }) as never,
}

type Columns = Record<string, Column>

/** A table as statements see it: the columns that follow from a declaration, and those that are not attributes. */
export type Table<R extends Resource | null = Resource | null, C extends Columns = Columns, Filled extends string = string, Present extends string = string> = {
  name: string
  resource: R
  columns: C
  /** Attribute columns that the database fills in when an insert leaves them out. */
  filled: readonly Filled[]
  /** Attribute columns that may be left out of a body but are never null. */
  present: readonly Present[]
}

type Stored<A extends Record<string, Field>> = {
  [Name in keyof A as A[Name] extends { sql: string } | { writeOnly: true } ? never : SnakeCase<Name & string>]: A[Name]
}
type StoredName<R extends Resource> = keyof Stored<R['attributes']> & string

/** The table of a declared resource. */
export function tableOf<
  R extends Resource,
  const C extends Columns = {},
  const Filled extends StoredName<R> = never,
  const Present extends StoredName<R> = never,
>(
  resource: R,
  { columns = {} as C, filled = [], present = [] }: { columns?: C; filled?: readonly Filled[]; present?: readonly Present[] } = {},
): Table<R, C, Filled, Present> {
  return { name: resource.table, resource, columns, filled, present }
}

/** A table that belongs to no resource. */
export function plainTable<const C extends Columns>(name: string, columns: C): Table<null, C, never, never> {
  return { name, resource: null, columns, filled: [], present: [] }
}

/** The type in a row. A list is never null: left out means empty. */
type FieldValue<F> = F extends { kind: 'timestamp' } ? Date : F extends { value?: infer V } ? NonNullable<V> : never
type FieldNull<F> = F extends { kind: 'codes' | 'lines' } ? never : F extends { optional: true } ? null : never
/** JSON is read as a parsed value and written as text. */
type KyselyColumn<Value, IsJson, Null, Missing> = IsJson extends true
  ? ColumnType<Value | Null, string | Null | Missing, string | Null>
  : ColumnType<Value | Null, Value | Null | Missing, Value | Null>

type FieldColumns<A, Filled, Present> = {
  [Name in keyof A]: KyselyColumn<
    FieldValue<A[Name]>,
    A[Name] extends { kind: 'json' } ? true : false,
    Name extends Present ? never : FieldNull<A[Name]>,
    Name extends Filled ? undefined : never
  >
}
type KeyColumns<L extends Record<string, Relationship>> = {
  [Name in keyof L as L[Name] extends { many: false; inverse?: false } ? L[Name]['column'] : never]: L[Name] extends { optional: true } ? string | null : string
}
type OwnColumns<C extends Columns> = {
  [Name in keyof C]: KyselyColumn<
    C[Name] extends { value?: infer Value } ? Exclude<Value, undefined> : never,
    C[Name] extends { json: true } ? true : false,
    C[Name] extends { null: true } ? null : never,
    C[Name] extends { filled: true } ? undefined : never
  >
}
/** The columns that every table of a resource has without declaring them. */
type Conventions<R extends Resource> = { id: Generated<string> } & (R['belongsTo'] extends 'center' ? { volunteer_center_id: string } : {}) &
  (R['versioned'] extends true ? { created_at: Generated<Date>; updated_at: Generated<Date>; lock_version: Generated<number> } : {})

type ResourceColumns<R extends Resource, Filled, Present> = Conventions<R> &
  KeyColumns<R['relationships']> &
  Omit<FieldColumns<Stored<R['attributes']>, Filled, Present>, 'created_at' | 'updated_at'>

/** The row type of a table, for `Tables`. */
export type RowOf<T extends Table> =
  T extends Table<infer R, infer C, infer Filled, infer Present>
    ? Omit<R extends Resource ? ResourceColumns<R, Filled, Present> : {}, keyof C> & OwnColumns<C>
    : never
