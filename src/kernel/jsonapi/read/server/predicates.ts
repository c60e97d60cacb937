import { literal } from '#kernel/db/server/literal.ts'
import type { Field, FilterFamily } from '#kernel/fields/field.ts'
import type { Statement } from '#kernel/jsonapi/registry/server/statement.ts'

/** One of ransack's predicates (contract §2.4): the family that allows it, the value it takes, and its SQL. */
export type Predicate = {
  family: FilterFamily
  value: 'typed' | 'text' | 'boolean'
  list: boolean
  staffOnly?: boolean
  /** Asks whether something is true, so only a boolean can have it (decisions 41). */
  ofBoolean?: boolean
  sql: (column: string, values: string[], statement: Statement, isList: boolean) => string
}

type Compare = (column: string, value: string, statement: Statement, isList: boolean) => string

const like =
  (wrap: (value: string) => string): Compare =>
  (column, value, statement, isList) =>
    isList
      ? `exists (select 1 from unnest(${column}) line where plain(line) like plain(${statement.param(wrap(value))}))`
      : `plain(${column}) like plain(${statement.param(wrap(value))})`

const compare =
  (sign: string): Compare =>
  (column, value, statement) =>
    `${column} ${sign} ${statement.param(value)}`
const equal: Compare = (column, value, statement, isList) => (isList ? `${statement.param(value)} = any(${column})` : `${column} = ${statement.param(value)}`)
const differ: Compare = (column, value, statement, isList) =>
  isList ? `not (${statement.param(value)} = any(${column}))` : `${column} <> ${statement.param(value)}`
const inList = (column: string, values: string[], statement: Statement, isList: boolean) =>
  isList ? `${column} && ${statement.param(values)}` : `${column} = any(${statement.param(values)})`

const single = (family: FilterFamily, value: Predicate['value'], one: Compare, more: Partial<Predicate> = {}): Predicate => ({
  family,
  value,
  list: false,
  ...more,
  sql: (column, values, statement, isList) => one(column, values[0]!, statement, isList),
})
const several = (family: FilterFamily, value: Predicate['value'], one: Compare, joint: 'or' | 'and', more: Partial<Predicate> = {}): Predicate => ({
  family,
  value,
  list: true,
  ...more,
  sql: (column, values, statement, isList) => `(${values.map((entry) => one(column, entry, statement, isList)).join(` ${joint} `)})`,
})
const withLists = (name: string, family: FilterFamily, value: Predicate['value'], one: Compare, more: Partial<Predicate> = {}): [string, Predicate][] => [
  [name, single(family, value, one, more)],
  [`${name}_any`, several(family, value, one, 'or', more)],
  [`${name}_all`, several(family, value, one, 'and', more)],
]
const negated =
  (one: Compare): Compare =>
  (column, value, statement, isList) =>
    `not ${one(column, value, statement, isList)}`
const flag = (family: FilterFamily, yes: (column: string) => string, more: Partial<Predicate> = {}): Predicate => ({
  family,
  ...more,
  value: 'boolean',
  list: false,
  sql: (column, [value]) => (value === 'true' ? `(${yes(column)})` : `not (${yes(column)})`),
})

const contains = like((value) => `%${literal(value)}%`)
const starts = like((value) => `${literal(value)}%`)
const ends = like((value) => `%${literal(value)}`)
/** The caller's own % and _ are wildcards; a backslash means itself, because one at the end would be an incomplete escape. */
const matches = like((value) => value.replaceAll('\\', String.raw`\\`))

const table: [string, Predicate][] = [
  ['eq', single('eq', 'typed', equal)],
  ['not_eq', single('eq', 'typed', differ)],
  ['eq_any', several('eq', 'typed', equal, 'or')],
  ['not_eq_all', several('eq', 'typed', differ, 'and')],
  ['in', { family: 'eq', value: 'typed', list: true, sql: inList }],
  ['not_in', { family: 'eq', value: 'typed', list: true, sql: (...args) => `not (${inList(...args)})` }],
  ...withLists('lt', 'order', 'typed', compare('<')),
  ...withLists('lteq', 'order', 'typed', compare('<=')),
  ...withLists('gt', 'order', 'typed', compare('>')),
  ...withLists('gteq', 'order', 'typed', compare('>=')),
  ...['cont', 'i_cont'].flatMap((name) => withLists(name, 'text', 'text', contains)),
  ...['not_cont', 'not_i_cont'].flatMap((name) => withLists(name, 'text', 'text', negated(contains))),
  ...withLists('start', 'text', 'text', starts),
  ...withLists('not_start', 'text', 'text', negated(starts)),
  ...withLists('end', 'text', 'text', ends),
  ...withLists('not_end', 'text', 'text', negated(ends)),
  ...withLists('matches', 'text', 'text', matches, { staffOnly: true }),
  ...withLists('does_not_match', 'text', 'text', negated(matches), { staffOnly: true }),
  ['null', flag('blank', (column) => `${column} is null`)],
  ['not_null', flag('blank', (column) => `${column} is not null`)],
  ['present', flag('blank', (column) => `coalesce(${column}::text, '') <> ''`)],
  ['blank', flag('blank', (column) => `coalesce(${column}::text, '') = ''`)],
  ['true', flag('eq', (column) => column, { ofBoolean: true })],
  ['not_true', flag('eq', (column) => `not ${column}`, { ofBoolean: true })],
  ['false', flag('eq', (column) => `not ${column}`, { ofBoolean: true })],
  ['not_false', flag('eq', (column) => column, { ofBoolean: true })],
]

/** Longest names first, so that `name_not_cont` is never read as an attribute `name_not` that contains. */
export const predicates: ReadonlyMap<string, Predicate> = new Map(table.toSorted(([a], [b]) => b.length - a.length))

/** Whether a predicate makes sense for a field; whether it is allowed follows from the field's families. */
export function takes({ ofBoolean }: Predicate, { kind }: Field): boolean {
  return !ofBoolean || kind === 'boolean'
}
