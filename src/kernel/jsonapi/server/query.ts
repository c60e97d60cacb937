import type { AbilityRole } from '#kernel/access/abilities.ts'
import { BadRequest } from '#kernel/http/errors.ts'
import { camelCase, snakeCase } from '#kernel/jsonapi/names.ts'
import { normalType } from './types.ts'
import { listOf, type Parameter } from './parameters.ts'
import type { Registry, ResourceApi } from './registry.ts'

export type Sort = { path: string[]; descending: boolean }
export type Page = { style: 'number' | 'offset'; size: number; offset: number }

/** What a client asks of one resource, checked as far as words go; conditions stay as sent for filter.ts. */
export type Query = {
  /** null: nothing said, so no `included` in the answer. */
  include: string[][] | null
  fields: Map<string, Set<string>>
  sort: Sort[]
  page: Page
  filters: Parameter[]
}

export type Reading = { registry: Registry; api: ResourceApi; roles: readonly AbilityRole[] }

const defaultSize = 30
const usualMax = 200

/** @throws 400 with the source.parameter of whatever is not known (contract §2.3) */
export function readQuery(parameters: readonly Parameter[], reading: Reading, kind: 'one' | 'list'): Query {
  const query: Query = { include: null, fields: new Map(), sort: [], page: { style: 'number', size: defaultSize, offset: 0 }, filters: [] }
  const pages: Parameter[] = []
  for (const parameter of parameters) {
    const [family] = parameter.path
    if (family === 'include' && parameter.path.length === 1) query.include = readInclude(parameter, reading)
    else if (family === 'fields' && parameter.path.length === 2) readFields(query, parameter, reading)
    else if (kind === 'list' && family === 'sort' && parameter.path.length === 1) query.sort = readSort(parameter, reading)
    else if (kind === 'list' && family === 'page' && parameter.path.length === 2) pages.push(parameter)
    else if (kind === 'list' && family === 'filter' && parameter.path.length >= 2) query.filters.push(parameter)
    else throw new BadRequest('unknown_parameter', { parameter: parameter.name })
  }
  if (pages.length > 0) query.page = readPage(pages, maxSize(reading.api))
  return query
}

export function maxSize(api: ResourceApi): number {
  return typeof api.list === 'object' ? api.list.maxSize : usualMax
}

function readInclude({ values }: Parameter, { api }: Reading): string[][] {
  const paths = listOf(values)
  const allowed = api.includes ?? []
  if (paths.length > 10) throw new BadRequest('unsupported_include', { parameter: 'include', meta: { allowed } })
  return paths.map((path) => {
    const steps = path.split('.').map((step) => camelCase(snakeCase(step)))
    if (!allowed.includes(steps.join('.')))
      throw new BadRequest('unsupported_include', { parameter: 'include', detail: `${path} cannot be included`, meta: { allowed } })
    return steps
  })
}

function readFields(query: Query, { name, path, values }: Parameter, { registry }: Reading): void {
  const type = normalType(path[1]!)
  const resource = registry.find(type)?.resource
  if (!resource) throw new BadRequest('unknown_field', { parameter: name })
  const wanted = listOf(values).map((field) => camelCase(snakeCase(field)))
  const unknown = wanted.find(
    (field) => !(field in resource.attributes) && !(field in resource.relationships) && !(field === 'type' && type === 'organizations'),
  )
  if (unknown) throw new BadRequest('unknown_field', { parameter: name, detail: `${unknown} is not a field of ${type}` })
  query.fields.set(type, new Set(wanted))
}

function readSort({ values }: Parameter, { registry, api }: Reading): Sort[] {
  const keys = listOf(values)
  const bad = (key: string) => new BadRequest('unsupported_sort', { parameter: 'sort', detail: `${key} cannot be sorted on` })
  if (keys.length > 10) throw bad('this many')
  return keys.map((key) => {
    const descending = key.startsWith('-')
    const path = (descending ? key.slice(1) : key).split('.').map((step) => camelCase(snakeCase(step)))
    const relation = path.length === 2 ? api.resource.relationships[path[0]!] : undefined
    const resource = path.length === 1 ? api.resource : relation && !relation.many && !relation.inverse ? registry.find(relation.to)?.resource : undefined
    if (!resource?.attributes[path.at(-1)!]?.sort) throw bad(key)
    return { path, descending }
  })
}

function readPage(parameters: Parameter[], most: number): Page {
  const values = new Map(parameters.map((parameter) => [parameter.path[1]!, parameter]))
  const numbered = values.has('number') || values.has('size')
  const offset = values.has('offset') || values.has('limit')
  for (const [key, parameter] of values)
    if (!['number', 'size', 'offset', 'limit'].includes(key)) throw new BadRequest('unknown_parameter', { parameter: parameter.name })
  if (numbered && offset) throw new BadRequest('invalid_page', { parameter: parameters[0]!.name, detail: 'Use number and size, or offset and limit' })
  const size = wholeNumber(values.get(offset ? 'limit' : 'size'), defaultSize, 1, most)
  if (offset) return { style: 'offset', size, offset: wholeNumber(values.get('offset'), 0, 0, Number.MAX_SAFE_INTEGER) }
  const number = wholeNumber(values.get('number'), 1, 1, Number.MAX_SAFE_INTEGER)
  return { style: 'number', size, offset: Math.min((number - 1) * size, Number.MAX_SAFE_INTEGER) }
}

function wholeNumber(parameter: Parameter | undefined, otherwise: number, least: number, most: number): number {
  if (!parameter || (parameter.values.length === 1 && parameter.values[0]!.trim() === '')) return otherwise
  const text = parameter.values.length === 1 ? parameter.values[0]!.trim() : ''
  const value = /^\d{1,16}$/.test(text) ? Number(text) : NaN
  if (!(value >= least && value <= most)) throw new BadRequest('invalid_page', { parameter: parameter.name, meta: { maxSize: most } })
  return value
}
