import type { TextRows } from '#kernel/db/server/database.ts'
import type { RelationshipObject, ResourceObject } from '#kernel/jsonapi/document.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import type { Node, Permission } from './node.ts'

export type Row = TextRows[number]
export type Presented = { object: ResourceObject; row: Row }

export const apiPath = '/api/v1'

/** Collects `included` objects, each type and id once. */
export class Included {
  readonly objects = new Map<string, ResourceObject>()

  add(object: ResourceObject): void {
    this.objects.set(`${object.type} ${object.id}`, object)
  }
  find(type: string, id: string): ResourceObject | undefined {
    return this.objects.get(`${type} ${id}`)
  }
}

/** Turns one row of raw text into a resource object, and adds the rows joined to it to `included`. */
export function present(node: Node, row: Row, included: Included, plain: boolean): ResourceObject {
  const { resource, get } = node.selection.api
  const id = row[node.id]!
  const self = `${apiPath}/${resource.type}/${id}`
  const isOwn = node.ownAt !== null && row[node.ownAt] === 't'

  const attributes: Record<string, unknown> = {}
  for (const { name, at, decode, ownOnly } of node.attributes) {
    if (ownOnly && !isOwn) continue
    const text = row[at]
    attributes[name] = text === null || text === undefined ? null : decode(text)
  }
  if (plain && resource.plainType && resource.plainType in attributes) attributes['type'] = attributes[resource.plainType]

  // A resource without an address of its own has no links below it either.
  const linkTo = (name: string) => (get ? { links: { related: `${self}/${snakeCase(name)}` } } : {})
  const relationships: Record<string, RelationshipObject> = {}
  for (const { name, to, at } of node.toOne) {
    const other = at === null ? undefined : row[at]
    relationships[name] = {
      ...(at !== null && { data: other ? { type: to, id: other } : null }),
      ...linkTo(name),
    }
  }
  for (const { name, relationship, idsAt, countAt } of node.toMany) {
    relationships[name] = {
      ...(idsAt !== undefined && { data: (JSON.parse(row[idsAt]!) as string[]).map((other) => ({ type: relationship.to, id: other })) }),
      ...linkTo(name),
      ...(countAt !== undefined && { meta: { count: Number(row[countAt]) } }),
    }
  }
  for (const { node: other } of node.joined) {
    const otherId = row[other.id]
    if (otherId && !included.find(other.selection.api.resource.type, otherId)) included.add(present(other, row, included, plain))
  }

  const object: ResourceObject = { type: resource.type, id, attributes }
  if (!get) leaveOutEmpty(relationships, node)
  if (Object.keys(relationships).length > 0) object.relationships = relationships
  if (get) object.links = { self }
  object.meta = {
    ...(node.version !== null && { version: Number(row[node.version]) }),
    permissions: node.permissions.filter((permission) => holds(permission, row)).map(({ verb }) => verb),
  }
  return object
}

function holds({ scopesAt, stateAt }: Permission, row: Row): boolean {
  return (scopesAt === null || scopesAt.some((at) => row[at] === 't')) && (stateAt === null || row[stateAt] === 't')
}

/** Drops relationships without content, except those whose ids are still to be read. */
function leaveOutEmpty(relationships: Record<string, RelationshipObject>, { apart }: Node): void {
  for (const [name, said] of Object.entries(relationships))
    if (Object.keys(said).length === 0 && !apart.some((one) => one.name === name)) delete relationships[name]
}
