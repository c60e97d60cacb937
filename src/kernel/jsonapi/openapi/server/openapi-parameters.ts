import { snakeCase } from '#kernel/jsonapi/names.ts'
import { predicates, takes } from '#kernel/jsonapi/read/server/predicates.ts'
import { countable, maxSize } from '#kernel/jsonapi/read/server/query.ts'
import type { Registry, ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'
import type { FilterScope } from '#kernel/jsonapi/registry/server/verbs.ts'
import type { Relationship } from '#kernel/jsonapi/resource.ts'
import { type Schema, pascal, shape } from './shared-shapes.ts'

/** Query parameters of a read (contract §2.3, §2.4). */
export function parametersOf(registry: Registry, api: ResourceApi, kind: 'one' | 'list'): Schema[] {
  const { resource } = api
  const { includes } = resource
  return [
    ...(includes.length > 0 ? [commaList(resource.type, 'include', [...includes])] : []),
    shape('parameters', `${pascal(resource.type)}Fields`, {
      name: 'fields',
      in: 'query',
      style: 'deepObject',
      explode: true,
      schema: { type: 'object', properties: fieldsOf(registry, [resource.type, ...relatedTypes(api)]), additionalProperties: false },
    }),
    ...(kind === 'list' ? [sortOf(api), pageOf(api), filterOf(api), ...countsOf(api)] : []),
  ]
}

const commaList = (type: string, name: string, values: string[]): Schema =>
  shape('parameters', `${pascal(type)}${pascal(name)}`, {
    name,
    in: 'query',
    style: 'form',
    explode: false,
    schema: { type: 'array', items: { type: 'string', enum: values } },
  })

const relatedTypes = ({ resource }: ResourceApi) => Object.values(resource.relationships).map(({ to }) => to)

function fieldsOf(registry: Registry, types: string[]): Schema {
  const known = [...new Set(types)].flatMap((type) => registry.find(type)?.resource ?? [])
  return Object.fromEntries(
    known.map(({ type, attributes, relationships }) => [
      type,
      { type: 'string', description: `Of ${[...Object.keys(attributes), ...Object.keys(relationships)].join(', ')}` },
    ]),
  )
}

function countsOf(api: ResourceApi): Schema[] {
  const names = countable(api).map(snakeCase)
  const description = 'Says in `meta.counts` how many rows there are of each of its values'
  return names.length === 0
    ? []
    : [shape('parameters', `${pascal(api.resource.type)}Counts`, { name: 'counts', in: 'query', schema: { type: 'string', enum: names }, description })]
}

function sortOf({ resource: { type, attributes } }: ResourceApi): Schema {
  const names = Object.entries(attributes)
    .filter(([, { sort }]) => sort)
    .map(([name]) => snakeCase(name))
  return commaList(
    type,
    'sort',
    names.flatMap((name) => [name, `-${name}`]),
  )
}

function pageOf(api: ResourceApi): Schema {
  const whole = (minimum: number, maximum?: number) => ({ type: 'integer', minimum, ...(maximum && { maximum }) })
  const properties = { number: whole(1), size: whole(1, maxSize(api)), offset: whole(0), limit: whole(1, maxSize(api)) }
  return shape('parameters', `PageOf${maxSize(api)}`, {
    name: 'page',
    in: 'query',
    style: 'deepObject',
    explode: true,
    schema: { type: 'object', properties, additionalProperties: false },
  })
}

/** Every attribute with every predicate of its families; attributes may also be joined by _or_ and _and_. */
function filterOf({ resource: { type, attributes }, filters = {} }: ResourceApi): Schema {
  const properties: Schema = { m: { enum: ['and', 'or'] } }
  for (const [name, scope] of Object.entries(filters)) properties[snakeCase(name)] = scopeSchema(scope)
  for (const [name, field] of Object.entries(attributes))
    for (const [suffix, predicate] of predicates)
      if (field.filter?.includes(predicate.family) && takes(predicate, field))
        properties[`${snakeCase(name)}_${suffix}`] = { type: predicate.value === 'boolean' ? 'boolean' : 'string' }
  return shape('parameters', `${pascal(type)}Filter`, {
    name: 'filter',
    in: 'query',
    style: 'deepObject',
    explode: true,
    schema: { type: 'object', properties },
  })
}

function scopeSchema(scope: FilterScope): Schema {
  const values = scope.kind === 'list' && scope.values ? `One or more of ${scope.values.join(', ')}, with commas between` : undefined
  const description = scope.about ?? values
  return { type: scope.kind === 'boolean' ? 'boolean' : 'string', ...(description && { description }) }
}

/** A change answers the row as it is afterwards, so it takes the parameters of a read. */
export const afterParameters = (registry: Registry, api: ResourceApi) => parametersOf(registry, api, 'one')

/** Those of a read of what stands behind a relationship. */
export function relatedParameters(registry: Registry, { to, many }: Relationship): Schema[] {
  const api = registry.find(to)
  return api ? parametersOf(registry, api, many ? 'list' : 'one') : []
}
