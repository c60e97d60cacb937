import { type RawBuilder, sql } from 'kysely'
import type { Tx } from './transaction.ts'

type Kind = 'text' | 'texts' | 'number' | 'flag' | 'moment' | 'json' | 'bytes'
type Expression = string | RawBuilder<unknown>

/** One column of a read: its SQL and the kind of value that PostgreSQL returns. `T`: the type of its values. */
export type Shown<T = unknown, S extends Expression = Expression> = {
  readonly kind: Kind
  readonly sql: S
  /** Exists for the type only. */
  readonly value?: T
}

const typed =
  <T>(kind: Kind) =>
  <S extends Expression>(expression: S): Shown<T, S> => ({ kind, sql: expression })

/**
 * Columns by the type of their values, each of an SQL expression: `shown.text('v.title')`. For a column that may be null:
 * `orNull(shown.text('v.city'))`.
 */
export const shown = {
  text: typed<string>('text'),
  texts: typed<string[]>('texts'),
  number: typed<number>('number'),
  flag: typed<boolean>('flag'),
  moment: typed<Date>('moment'),
  bytes: typed<Buffer>('bytes'),
  /** Text that is one of a fixed set: `shown.code<Locale>()('u.locale')`. */
  code: <Code extends string>() => typed<Code>('text'),
  /** jsonb; its shape is not checked. */
  json: <Value>() => typed<Value>('json'),
}

/** The same column, typed as one that may be null. */
export const orNull = <T, S extends Expression>(column: Shown<T, S>): Shown<T | null, S> => column

/** A row of these columns. */
export type RowOf<C extends Record<string, Shown>> = { [Name in keyof C]: C[Name] extends Shown<infer T> ? T : never }

/**
 * Runs a statement that returns these columns, where Kysely's query builder cannot express it: each column is named once, with
 * its type.
 * @param statement puts the columns where they belong: after `select`, or after `returning`
 * @throws {TypeError} when PostgreSQL returns another kind of value than a column declares
 */
export async function rowsOf<const C extends Record<string, Shown>>(
  tx: Tx,
  columns: C,
  statement: (columns: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<RowOf<C>[]> {
  const selected = Object.entries(columns).map(([name, { sql: of }]) => sql`${typeof of === 'string' ? sql.raw(of) : of} as ${sql.id(name)}`)
  const { rows } = await statement(sql.join(selected)).execute(tx)
  if (rows.length > 0) refuseOtherKinds(columns, rows[0] as Record<string, unknown>)
  return rows as RowOf<C>[]
}

const isOfKind: Record<Kind, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string',
  texts: Array.isArray,
  number: (value) => typeof value === 'number',
  flag: (value) => typeof value === 'boolean',
  moment: (value) => value instanceof Date,
  bytes: Buffer.isBuffer,
  json: () => true,
}

/** Checking one row is enough: a column has the same type in every row. */
function refuseOtherKinds(columns: Record<string, Shown>, row: Record<string, unknown>): void {
  for (const [name, { kind }] of Object.entries(columns))
    if (row[name] !== null && !isOfKind[kind](row[name])) throw new TypeError(`The column ${name} is said to be a ${kind}; PostgreSQL answers something else.`)
}

/**
 * SQL of one json object of these columns, for a read whose rows come as text.
 * @throws {TypeError} for a moment or bytes, which would come back as text
 */
export function jsonOf(columns: Record<string, Shown<unknown, string>>): string {
  const parts = Object.entries(columns).map(([name, { kind, sql: of }]) => {
    if (kind === 'bytes') throw new TypeError(`${name}: bytes in a json object come back as text; say so with encode.`)
    if (kind === 'moment') throw new TypeError(`${name}: a moment in a json object comes back as text; say so with to_char.`)
    return `'${name}', ${of}`
  })
  return `json_build_object(${parts.join(', ')})`
}
