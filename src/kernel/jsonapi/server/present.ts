import type { TextRows } from '#kernel/db/server/database.ts'
import type { RelationshipObject, ResourceObject } from '#kernel/jsonapi/document.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import type { Node } from './node.ts'

export type Row = TextRows[number]
export type Presented = { object: ResourceObject; row: Row }

export const apiPath = '/api/v1'

/** Where `included` objects gather: each type and id once. */
export class Included {
  readonly objects = new Map<string, ResourceObject>()

  add(object: ResourceObject): void {
    this.objects.set(`${object.type} ${object.id}`, object)
  }
  find(type: string, id: string): ResourceObject | undefined {
    return this.objects.get(`${type} ${id}`)
  }
}

/** Turns one row of raw text into a resource object, and its joined neighbours into `included`. */
export function present(node: Node, row: Row, included: Included, plain: boolean): ResourceObject {
  const { resource } = node.selection.api
  const id = row[node.id]!
  const self = `${apiPath}/${resource.type}/${id}`

  const attributes: Record<string, unknown> = {}
  for (const { name, at, decode } of node.attributes) {
    const text = row[at]
    attributes[name] = text === null || text === undefined ? null : decode(text)
  }
  if (plain && resource.plainType && resource.plainType in attributes) attributes['type'] = attributes[resource.plainType]

  const relationships: Record<string, RelationshipObject> = {}
  for (const { name, to, at } of node.toOne) {
    const other = at === null ? undefined : row[at]
    relationships[name] = {
      ...(at !== null && { data: other ? { type: to, id: other } : null }),
      links: { related: `${self}/${snakeCase(name)}` },
    }
  }
  for (const { name, relationship, idsAt, countAt } of node.toMany) {
    relationships[name] = {
      ...(idsAt !== undefined && { data: (JSON.parse(row[idsAt]!) as string[]).map((other) => ({ type: relationship.to, id: other })) }),
      links: { related: `${self}/${snakeCase(name)}` },
      ...(countAt !== undefined && { meta: { count: Number(row[countAt]) } }),
    }
  }
  for (const { node: other } of node.joined) {
    const otherId = row[other.id]
    if (otherId && !included.find(other.selection.api.resource.type, otherId)) included.add(present(other, row, included, plain))
  }

  const object: ResourceObject = { type: resource.type, id, attributes }
  if (node.toOne.length > 0 || node.toMany.length > 0) object.relationships = relationships
  object.links = { self }
  object.meta = {
    ...(node.version !== null && { version: Number(row[node.version]) }),
    permissions: node.permissions.filter(({ at }) => row[at] === 't').map(({ verb }) => verb),
  }
  return object
}
