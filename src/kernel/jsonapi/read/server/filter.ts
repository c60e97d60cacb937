import { scopeSql } from '#kernel/access/server/scope.ts'
import { literal } from '#kernel/db/server/literal.ts'
import { isDate, momentInSql } from '#kernel/fields/date-text.ts'
import type { Field, FilterFamily } from '#kernel/fields/field.ts'
import { bareText } from '#kernel/fields/normal-text.ts'
import { readPostcode } from '#kernel/fields/postcode.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { BadRequest, type Issue } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import { camelCase, snakeCase } from '#kernel/jsonapi/names.ts'
import { ownProperty } from '#kernel/jsonapi/document.ts'
import { messages } from '#kernel/jsonapi/registry/server/messages.ts'
import { type Parameter, listOf } from '#kernel/jsonapi/registry/server/parameters.ts'
import type { Value } from '#kernel/jsonapi/registry/server/statement.ts'
import type { FilterScope, ReadFilter } from '#kernel/jsonapi/registry/server/verbs.ts'
import { type Predicate, predicates, takes } from './predicates.ts'
import type { Selection } from './selection.ts'

/** Limits of one read (contract §2.3). */
const filterMost = { conditions: 20, values: 200, letters: 256 }

/** The error for a known filter with a value that it does not take. */
const refuseFilter = (parameter: Pick<Parameter, 'name'>, words?: Issue['words']) =>
  new BadRequest('invalid_filter_value', { parameter: parameter.name, ...(words && { words }) })

/** The values of one condition, in the form that compares with its column. */
function parseValues(
  { field, isId }: { field: Field; isId: boolean },
  predicate: Predicate,
  sent: readonly string[],
  parameter: Pick<Parameter, 'name'>,
): string[] {
  const values = predicate.list ? listOf(sent) : [sent.at(-1)!]
  if (values.length > filterMost.values) throw refuseFilter(parameter, sayInAll(messages.tooManyValues, { max: filterMost.values }))
  if (predicate.value === 'boolean') return values.map((value) => String(booleanOf(value, parameter)))
  if (predicate.value === 'text') {
    if (values.some((value) => value.length > (predicate.staffOnly ? 64 : filterMost.letters))) throw refuseFilter(parameter)
    return values
  }
  return values.map((value) => {
    // An id that cannot exist matches nothing; it is no error (contract §2.2, ids are opaque).
    if (isId) return idFor(value)
    return typed(field, value, parameter)
  })
}

/** Replaces a text that cannot be an id by one that no row has. */
const idFor = (value: string) => (isUuid(value) ? value : '00000000-0000-0000-0000-000000000000')

function typed(field: Field, value: string, parameter: Pick<Parameter, 'name'>): string {
  switch (field.kind) {
    case 'integer':
    case 'number':
      if (!/^-?\d{1,15}(\.\d{1,6})?$/.test(value) || (field.kind === 'integer' && (value.includes('.') || Math.abs(Number(value)) > 2_147_483_647)))
        throw refuseFilter(parameter)
      return value
    case 'boolean':
      return String(booleanOf(value, parameter))
    case 'date':
      if (!isDate(value)) throw refuseFilter(parameter)
      return value
    case 'timestamp': {
      // A date without a time means midnight in Amsterdam.
      const moment = momentInSql(isDate(value) ? `${value}T00:00` : value)
      if (moment === null) throw refuseFilter(parameter)
      return moment
    }
    case 'code':
    case 'codes':
      if (!field.values!.includes(value)) throw refuseFilter(parameter, sayInAll(messages.noneOf, { value, known: field.values! }))
      return value
    case 'email':
      return bareText(value).toLowerCase()
    default:
      return field.reads?.startsWith('postcode') ? (readPostcode(value)?.postcode ?? value) : value
  }
}

/** @throws 400 for any other value */
function booleanOf(value: string, parameter: Pick<Parameter, 'name'>): boolean {
  if (['true', '1', 't', 'T', 'TRUE'].includes(value)) return true
  if (['false', '0', 'f', 'F', 'FALSE'].includes(value)) return false
  throw refuseFilter(parameter, sayInAll(messages.notBoolean, { value }))
}

/** A filter as sent; `found` has the values of a lookup, where it needed one. */
export type Filter = Parameter & { found?: readonly Value[] }

/** Runs the lookups of the filters whose values need one. */
export async function readFilters(filters: readonly Filter[], asked: Parameters<ReadFilter>[2], scopes: Record<string, FilterScope> = {}): Promise<Filter[]> {
  return await Promise.all(
    filters.map(async (filter) => {
      const name = camelCase(nameOf(filter))
      const scope = Object.hasOwn(scopes, name) ? scopes[name] : undefined
      const sent = filter.values.map((value) => value.trim()).join(',')
      return scope?.kind === 'lookup' && sent !== '' ? { ...filter, found: await scope.read(sent, filter.name, asked) } : filter
    }),
  )
}

const nameOf = ({ path }: Parameter) => path.slice(1).map(snakeCase).join('_')

/**
 * Separates the filters on one attribute from the others. @throws 400 when they are joined by or, because then they cannot be
 * separated
 */
export function filtersOf(filters: readonly Filter[], attribute: string): { of: Filter[]; others: Filter[] } {
  const either = filters.find(({ path, values }) => path.length === 2 && path[1] === 'm' && values[0] === 'or')
  if (either) throw refuseFilter(either)
  const name = snakeCase(attribute)
  const isOf = (filter: Filter) => nameOf(filter) === name || (nameOf(filter).startsWith(`${name}_`) && predicates.has(nameOf(filter).slice(name.length + 1)))
  return { of: filters.filter(isOf), others: filters.filter((filter) => !isOf(filter)) }
}

/** The SQL of all `filter[…]`, ANDed or, with `filter[m]=or`, ORed (ransack, contract §2.4). */
export function filterSql(filters: readonly Filter[], selection: Selection): string | null {
  const either = filters.find(({ path }) => path.length === 2 && path[1] === 'm')
  if (either && !['or', 'and'].includes(either.values[0] ?? '')) throw refuseFilter(either)
  const asked = filters.filter((parameter) => parameter !== either)
  if (asked.length > filterMost.conditions)
    throw refuseFilter(asked[filterMost.conditions]!, sayInAll(messages.tooManyConditions, { max: filterMost.conditions }))
  const conditions = asked.map((parameter) => conditionSql(parameter, selection, asked)).filter((sql) => sql !== null)
  return conditions.length === 0 ? null : conditions.join(either?.values[0] === 'or' ? ' or ' : ' and ')
}

function conditionSql(parameter: Filter, selection: Selection, asked: readonly Filter[]): string | null {
  const name = nameOf(parameter)
  const scope = ownProperty(selection.api.filters, camelCase(name))
  const values = parameter.values.map((value) => value.trim())
  const target = scope ? null : resolve(name, selection, listOf(values).length > 1)
  if (!scope && !target)
    throw new BadRequest('unknown_filter', { parameter: parameter.name, words: sayInAll(messages.notAFilter, { name, type: selection.api.resource.type }) })
  // A list of only commas is empty too.
  const isList = scope ? scope.kind === 'list' : target!.predicate.list
  if (isList ? listOf(values).length === 0 : values.every((value) => value === '')) return null
  if (values.some((value) => !value.includes(',') && value.length > filterMost.letters))
    throw refuseFilter(parameter, sayInAll(messages.tooManyLetters, { max: filterMost.letters }))
  if (scope) return scopeFilter(scope, values, parameter, selection, asked)
  const conditions = target!.columns.map((column) =>
    target!.predicate.sql(column.sql(), parseValues(column, target!.predicate, values, parameter), selection.statement, column.list),
  )
  return conditions.length === 1 ? conditions[0]! : `(${conditions.join(target!.all ? ' and ' : ' or ')})`
}

/** `sql` adds the parameters that it names to the statement, so that it is written only for a filter that counts. */
type Column = { sql: () => string; field: Field; list: boolean; isId: boolean }
type Target = { columns: Column[]; predicate: Predicate; all: boolean }

/**
 * An exact attribute means eq or in; otherwise the longest predicate suffix decides, and the rest is attributes joined by _or_
 * or _and_.
 */
function resolve(name: string, selection: Selection, several: boolean): Target | null {
  const plain = column(name, 'eq', selection)
  if (plain) {
    const listy = several && (plain.isId || plain.field.kind === 'code' || plain.field.kind === 'codes')
    return { columns: [plain], predicate: predicates.get(listy ? 'in' : 'eq')!, all: false }
  }
  for (const [suffix, predicate] of predicates) {
    if (!name.endsWith(`_${suffix}`)) continue
    if (predicate.staffOnly && !selection.isStaff) return null
    const rest = name.slice(0, -suffix.length - 1)
    const all = rest.includes('_and_')
    const parts = rest.split(all ? '_and_' : '_or_')
    const columns = parts.length > 5 ? [] : parts.flatMap((part) => column(part, predicate.family, selection) ?? [])
    if (columns.length === parts.length && columns.every(({ field }) => takes(predicate, field))) return { columns, predicate, all }
  }
  return null
}

function column(name: string, family: FilterFamily, selection: Selection): Column | null {
  if (name === 'id') return { sql: () => `${selection.alias}.id`, field: { kind: 'text' }, list: false, isId: true }
  const { resource } = selection.api
  const attribute = camelCase(name)
  const field = ownProperty(resource.attributes, attribute)
  if (field) return allowed(field, family, selection) ? columnOf(() => selection.columnOf(attribute), field) : null
  for (const [relation, { to, many, inverse, column: key, seenBy }] of Object.entries(resource.relationships)) {
    if (many || (seenBy && !selection.seen(seenBy))) continue
    if (!inverse && name === key && family === 'eq') return { sql: () => `${selection.alias}.${key}`, field: { kind: 'text' }, list: false, isId: true }
    const prefix = `${snakeCase(relation)}_`
    if (inverse || !name.startsWith(prefix)) continue
    const other = ownProperty(selection.registry.find(to)?.resource.attributes, camelCase(name.slice(prefix.length)))
    if (other && allowed(other, family, selection)) return columnOf(() => selection.columnOf(camelCase(name.slice(prefix.length)), relation), other)
  }
  return null
}

const columnOf = (sql: () => string, field: Field): Column => ({ sql, field, list: field.kind === 'codes' || field.kind === 'lines', isId: false })

const allowed = (field: Field, family: FilterFamily, selection: Selection) =>
  Boolean(field.filter?.includes(family)) && (!field.seenBy || selection.seen(field.seenBy))

function scopeFilter(scope: FilterScope, values: string[], parameter: Filter, selection: Selection, asked: readonly Filter[]): string {
  const { statement, alias, caller } = selection
  const idBeside = (name: string) => {
    const value = asked
      .find((other) => camelCase(nameOf(other)) === name)
      ?.values.at(-1)
      ?.trim()
    return value ? `${statement.param(idFor(value))}::uuid` : 'null::uuid'
  }
  const write = (value: string) =>
    (scope.beside ?? [])
      .reduce((sql, name) => sql.replaceAll(`:${name}`, () => idBeside(name)), scopeSql(scope.sql, alias, statement, caller))
      .replaceAll(':value', value)
  if (scope.kind === 'boolean') return booleanOf(values.at(-1)!, parameter) ? `(${write('true')})` : `not (${write('true')})`
  if (scope.kind === 'list') {
    const list = listOf(values)
    const unknown = scope.values && list.find((value) => !scope.values!.includes(value))
    if (unknown !== undefined) throw refuseFilter(parameter, sayInAll(messages.noneOf, { value: unknown, known: scope.values! }))
    if (list.length > filterMost.values) throw refuseFilter(parameter, sayInAll(messages.tooManyValues, { max: filterMost.values }))
    return `(${write(`${statement.param(list)}::text[]`)})`
  }
  if (scope.kind === 'lookup') {
    const text = scopeSql(scope.sql, alias, statement, caller)
    return `(${text.replaceAll(/:value(\d)/g, (_, place: string) => statement.param(parameter.found![Number(place) - 1]!))})`
  }
  const last = values.at(-1)!
  if (scope.kind === 'id') return `(${write(`${statement.param(idFor(last))}::uuid`)})`
  return `(${write(statement.param(scope.kind === 'contains' ? `%${literal(last)}%` : last))})`
}
