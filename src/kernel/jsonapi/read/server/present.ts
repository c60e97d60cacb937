import type { TextRows } from '#kernel/db/server/database.ts'
import type { RelationshipObject, ResourceObject } from '#kernel/jsonapi/document.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import { writtenObject } from '#kernel/jsonapi/read/server/document-text.ts'
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

/** How rows are presented. */
export type Presentation = {
  /** In the plain profile, where an attribute may be called `type`. */
  plain: boolean
  /** Attributes, relations and links as text, for a document that nobody in this process reads (`document-text.ts`). */
  asText: boolean
}

/** Turns one row of raw text into a resource object, and adds the rows joined to it to `included`. */
export function present(node: Node, row: Row, included: Included, how: Presentation): ResourceObject {
  const { resource } = node.selection.api
  const id = row[node.id]!
  for (const { node: other } of node.joined) {
    const otherId = row[other.id]
    if (otherId && !included.find(other.selection.api.resource.type, otherId)) included.add(present(other, row, included, how))
  }
  const meta = {
    ...(node.version !== null && { version: Number(row[node.version]) }),
    permissions: node.permissions.filter((permission) => holds(permission, row)).map(({ verb }) => verb),
  }
  if (!how.asText) return { type: resource.type, id, attributes: attributesOf(node, row, how.plain), ...linksOf(node, row, id), meta }
  const links = JSON.stringify(linksOf(node, row, id)).slice(1, -1)
  return writtenObject({ type: resource.type, id, meta, text: `"attributes":${attributesText(node, row, how.plain)}${links && `,${links}`}` })
}

const isHidden = (node: Node, row: Row) => node.ownAt === null || row[node.ownAt] !== 't'

function attributesOf(node: Node, row: Row, plain: boolean): Record<string, unknown> {
  const { plainType } = node.selection.api.resource
  const hidesOwn = isHidden(node, row)
  const attributes: Record<string, unknown> = {}
  for (const { name, at, decode, ownOnly } of node.attributes) {
    if (ownOnly && hidesOwn) continue
    const text = row[at]
    attributes[name] = text === null || text === undefined ? null : decode(text)
  }
  if (plain && plainType && plainType in attributes) attributes['type'] = attributes[plainType]
  return attributes
}

/** The JSON of `attributesOf`. */
function attributesText(node: Node, row: Row, plain: boolean): string {
  const { plainType } = node.selection.api.resource
  const hidesOwn = isHidden(node, row)
  let all = ''
  let type: string | null = null
  for (const { name, key, at, encode, ownOnly } of node.attributes) {
    if (ownOnly && hidesOwn) continue
    const text = row[at]
    const json = text === null || text === undefined ? 'null' : encode(text)
    all += key + json
    if (plain && name === plainType) type = json
  }
  if (type !== null) all += `,"type":${type}`
  return `{${all.slice(1)}}`
}

/** Relations, and the links of a resource that has an address of its own. */
function linksOf(node: Node, row: Row, id: string): Pick<ResourceObject, 'relationships' | 'links'> {
  const { resource, get } = node.selection.api
  const self = `${apiPath}/${resource.type}/${id}`
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
  if (!get) leaveOutEmpty(relationships, node)
  return { ...(Object.keys(relationships).length > 0 && { relationships }), ...(get && { links: { self } }) }
}

function holds({ scopesAt, stateAt }: Permission, row: Row): boolean {
  return (scopesAt === null || scopesAt.some((at) => row[at] === 't')) && (stateAt === null || row[stateAt] === 't')
}

/** Drops relationships without content, except those whose ids are still to be read. */
function leaveOutEmpty(relationships: Record<string, RelationshipObject>, { apart }: Node): void {
  for (const [name, said] of Object.entries(relationships))
    if (Object.keys(said).length === 0 && !apart.some((one) => one.name === name)) delete relationships[name]
}
