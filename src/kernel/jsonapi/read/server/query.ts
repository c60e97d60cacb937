import type { AbilityRole } from '#kernel/access/abilities.ts'
import { BadRequest, type Issue } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import { ownProperty } from '#kernel/jsonapi/document.ts'
import { camelCase, snakeCase } from '#kernel/jsonapi/names.ts'
import { messages } from '#kernel/jsonapi/registry/server/messages.ts'
import { type Parameter, listOf } from '#kernel/jsonapi/registry/server/parameters.ts'
import type { Registry, ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'
import { normalType } from '#kernel/jsonapi/registry/server/types.ts'
import type { Filter } from './filter.ts'

type Sort = { path: string[]; descending: boolean }
type Page = { style: 'number' | 'offset'; size: number; offset: number }

/** The query of a read, checked as far as names go; filter.ts checks the conditions. */
export type Query = {
  /** null: not given, so the answer has no `included`. */
  include: string[][] | null
  fields: Map<string, Set<string>>
  sort: Sort[]
  page: Page
  filters: Filter[]
  /** The attribute whose values are counted, in addition to the page. */
  counts?: string
}

type Words = NonNullable<Issue['words']>

type Reading = { registry: Registry; api: ResourceApi; roles: readonly AbilityRole[] }

const defaultSize = 30
const usualMax = 200
/** Limit for includes and for sorts (contract §2.3). */
const maxKeys = 10

/** @throws 400 with the source.parameter of whatever is unknown (contract §2.3) */
export function readQuery(parameters: readonly Parameter[], reading: Reading, kind: 'one' | 'list'): Query {
  const query: Query = { include: null, fields: new Map(), sort: [], page: { style: 'number', size: defaultSize, offset: 0 }, filters: [] }
  const pages: Parameter[] = []
  for (const parameter of parameters) {
    const [family] = parameter.path
    if (family === 'include' && parameter.path.length === 1) query.include = readInclude(parameter, reading)
    else if (family === 'fields' && parameter.path.length === 2) readFields(query, parameter, reading)
    else if (kind === 'list' && family === 'sort' && parameter.path.length === 1) query.sort = readSort(parameter, reading)
    else if (kind === 'list' && family === 'counts' && parameter.path.length === 1) query.counts = readCounts(parameter, reading)
    else if (kind === 'list' && family === 'page' && parameter.path.length === 2) pages.push(parameter)
    else if (kind === 'list' && family === 'filter' && parameter.path.length >= 2) query.filters.push(parameter)
    else throw new BadRequest('unknown_parameter', { parameter: parameter.name })
  }
  query.page = readPage(pages, maxSize(reading.api, reading.roles))
  return query
}

/**
 * The largest page size.
 * @param roles of the caller; without them the maximum for anybody
 */
export function maxSize({ list }: ResourceApi, roles?: readonly AbilityRole[]): number {
  if (typeof list !== 'object' || !list.maxSize) return usualMax
  return !roles || !list.longFor || roles.some((role) => list.longFor!.includes(role)) ? list.maxSize : usualMax
}

function readInclude({ values }: Parameter, { api }: Reading): string[][] {
  const paths = listOf(values)
  const allowed = api.resource.includes
  const bad = (words: Words) => new BadRequest('unsupported_include', { parameter: 'include', words, meta: { allowed } })
  if (paths.length > maxKeys) throw bad(sayInAll(messages.tooManyIncludes, { max: maxKeys }))
  return paths.map((path) => {
    const steps = path.split('.').map((step) => camelCase(snakeCase(step)))
    if (!allowed.includes(steps.join('.'))) throw bad(sayInAll(messages.notIncluded, { path }))
    return steps
  })
}

function readFields(query: Query, { name, path, values }: Parameter, { registry }: Reading): void {
  const type = normalType(path[1]!)
  const resource = registry.find(type)?.resource
  if (!resource) throw new BadRequest('unknown_field', { parameter: name, words: sayInAll(messages.notAType, { type }) })
  const wanted = listOf(values).map((field) => camelCase(snakeCase(field)))
  const unknown = wanted.find(
    (field) => !ownProperty(resource.attributes, field) && !ownProperty(resource.relationships, field) && !(field === 'type' && resource.plainType),
  )
  if (unknown) throw new BadRequest('unknown_field', { parameter: name, words: sayInAll(messages.notAField, { field: unknown, type }) })
  query.fields.set(type, new Set(wanted))
}

function readSort({ values }: Parameter, { registry, api, roles }: Reading): Sort[] {
  const keys = listOf(values)
  const bad = (words: Words) => new BadRequest('unsupported_sort', { parameter: 'sort', words })
  if (keys.length > maxKeys) throw bad(sayInAll(messages.tooManySorts, { max: maxKeys }))
  return keys.map((key) => {
    const descending = key.startsWith('-')
    const path = (descending ? key.slice(1) : key).split('.').map((step) => camelCase(snakeCase(step)))
    const relation = path.length === 2 ? ownProperty(api.resource.relationships, path[0]!) : undefined
    const resource = path.length === 1 ? api.resource : relation && !relation.many && !relation.inverse ? registry.find(relation.to)?.resource : undefined
    const attribute = ownProperty(resource?.attributes, path.at(-1)!)
    // The order would reveal what the caller may not see.
    if (!attribute?.sort || (attribute.seenBy && !roles.some((role) => attribute.seenBy!.includes(role)))) throw bad(sayInAll(messages.notSorted, { key }))
    return { path, descending }
  })
}

/** An attribute with a fixed set of values. @throws 400 for another, or one the caller may not see */
function readCounts({ name, values }: Parameter, { api, roles }: Reading): string {
  const attribute = camelCase(snakeCase(values.at(-1)!.trim()))
  const { seenBy } = ownProperty(api.resource.attributes, attribute) ?? {}
  const isSeen = countable(api).includes(attribute) && (!seenBy || roles.some((role) => seenBy.includes(role)))
  if (!isSeen)
    throw new BadRequest('invalid_filter_value', { parameter: name, words: sayInAll(messages.notAField, { field: attribute, type: api.resource.type }) })
  return attribute
}

/** Attributes for whose values a list can count its rows. */
export function countable({ resource: { attributes } }: ResourceApi): string[] {
  return Object.entries(attributes).flatMap(([name, { kind, filter }]) => (kind === 'code' && filter?.includes('eq') ? [name] : []))
}

/**
 * The page of a list by `page[number]`, `page[size]` or `page[offset]`, `page[limit]` (contract §2.3).
 * @param max largest size
 * @throws 400 unknown_parameter, invalid_page
 */
export function readPage(parameters: readonly Parameter[], max = usualMax): Page {
  const values = new Map(parameters.map((parameter) => [parameter.path[1]!, parameter]))
  const numbered = values.has('number') || values.has('size')
  const offset = values.has('offset') || values.has('limit')
  for (const [key, parameter] of values)
    if (!['number', 'size', 'offset', 'limit'].includes(key)) throw new BadRequest('unknown_parameter', { parameter: parameter.name })
  if (numbered && offset) throw new BadRequest('invalid_page', { parameter: parameters[0]!.name, words: sayInAll(messages.pagedTwoWays) })
  const size = wholeNumber(values.get(offset ? 'limit' : 'size'), defaultSize, { least: 1, max })
  if (offset) return { style: 'offset', size, offset: wholeNumber(values.get('offset'), 0, { least: 0 }) }
  const number = wholeNumber(values.get('number'), 1, { least: 1 })
  return { style: 'number', size, offset: (number - 1) * size }
}

/** Only a size has a maximum: a page past the end is empty, not wrong. Twelve digits times a size is still exact in a number. */
function wholeNumber(parameter: Parameter | undefined, otherwise: number, { least, max }: { least: number; max?: number }): number {
  if (!parameter || (parameter.values.length === 1 && parameter.values[0]!.trim() === '')) return otherwise
  const text = parameter.values.length === 1 ? parameter.values[0]!.trim() : ''
  const value = /^\d{1,12}$/.test(text) ? Number(text) : NaN
  if (value >= least && value <= (max ?? Infinity)) return value
  const { name } = parameter
  if (max === undefined) throw new BadRequest('invalid_page', { parameter: name, words: sayInAll(messages.pageStart, { name, least }) })
  throw new BadRequest('invalid_page', { parameter: name, words: sayInAll(messages.pageSize, { name, max }), meta: { maxSize: max } })
}

/** `self`, `first`, `last`, and `prev` and `next` where they exist; in the paging style of the request. */
export function listLinks(url: string, page: Page, total: number): Record<string, string> {
  const at = (offset: number) => link(url, page, offset)
  const last = Math.max(0, Math.ceil(total / page.size) - 1) * page.size
  return {
    self: tidy(url),
    first: at(0),
    last: at(last),
    ...(page.offset > 0 && { prev: at(Math.max(0, Math.min(page.offset - page.size, last))) }),
    ...(page.offset + page.size < total && { next: at(page.offset + page.size) }),
  }
}

/** `total` for clients in the style of Rails, `pagination` as jsonapi.rb writes it (contract §2.3). */
export function listMeta({ size, offset }: Page, total: number): Record<string, unknown> {
  const current = Math.floor(offset / size) + 1
  const last = Math.max(1, Math.ceil(total / size))
  return {
    total,
    pagination: {
      current,
      size,
      first: 1,
      ...(current > 1 && { prev: Math.min(current - 1, last) }),
      ...(current < last && { next: current + 1 }),
      last,
      records: total,
    },
  }
}

const tidy = (url: string) => url.replaceAll('[', '%5B').replaceAll(']', '%5D')

function link(url: string, { style, size }: Page, offset: number): string {
  const [path, query = ''] = tidy(url).split('?') as [string, string?]
  const kept = query.split('&').filter((pair) => pair !== '' && !/^page(%5B|=)/i.test(pair))
  const own =
    style === 'offset'
      ? [`page%5Boffset%5D=${offset}`, `page%5Blimit%5D=${size}`]
      : [`page%5Bnumber%5D=${Math.floor(offset / size) + 1}`, `page%5Bsize%5D=${size}`]
  return `${path}?${[...kept, ...own].join('&')}`
}
