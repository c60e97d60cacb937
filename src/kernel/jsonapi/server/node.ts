import { anyScope } from '#kernel/access/server/scope.ts'
import type { Relationship } from '#kernel/jsonapi/resource.ts'
import { decoderOf } from './decode.ts'
import type { Query } from './query.ts'
import type { Selection } from './selection.ts'

/** Include paths as a tree: `vacancy.organization,user` → { vacancy: { organization: {} }, user: {} }. */
export type Tree = { [relation: string]: Tree }

export function treeOf(paths: readonly string[][]): Tree {
  const tree: Tree = {}
  for (const path of paths) {
    let branch = tree
    for (const step of path) branch = branch[step] ??= {}
  }
  return tree
}

type Decoded = { name: string; at: number; decode: (text: string) => unknown }

/** Where in a row of raw text each part of one resource object stands. */
export type Node = {
  selection: Selection
  id: number
  version: number | null
  permissions: { verb: string; at: number }[]
  attributes: Decoded[]
  /** To-one links; `at` holds the other's id, or null where only the address of it is given. */
  toOne: { name: string; to: string; at: number | null }[]
  /** To-many links; ids as a JSON list (`idsAt`), a number (`countAt`), or the address alone. */
  toMany: { name: string; relationship: Relationship; idsAt?: number; countAt?: number }[]
  /** Joined neighbours that go to `included`. */
  joined: { name: string; node: Node }[]
  /** Neighbours that need a question of their own. */
  apart: { name: string; relationship: Relationship; tree: Tree }[]
}

/** Writes the columns of one resource, and of the neighbours it is joined with, into `columns`. */
export function planNode(selection: Selection, tree: Tree, query: Pick<Query, 'fields'>, columns: string[], isRoot: boolean): Node {
  const { resource } = selection.api
  const column = (sql: string) => columns.push(sql) - 1
  const wanted = query.fields.get(resource.type)
  const shown = (name: string) => !wanted || wanted.has(name)

  const node: Node = {
    selection,
    id: column(`${selection.alias}.id`),
    version: resource.versioned ? column(`${selection.alias}.lock_version`) : null,
    permissions: selection.verbs.map((verb) => ({ verb, at: column(selection.possible(verb)) })),
    attributes: [],
    toOne: [],
    toMany: [],
    joined: [],
    apart: [],
  }
  for (const [name, field] of Object.entries(resource.attributes)) {
    if (field.writeOnly || !shown(name) || (field.seenBy && !selection.seen(field.seenBy))) continue
    const sql = selection.columnOf(name)
    node.attributes.push({ name, at: column(field.kind === 'lines' ? `to_json(${sql})` : sql), decode: decoderOf(field) })
  }
  for (const [name, relationship] of Object.entries(resource.relationships)) {
    if (!selection.reads(relationship.to) || (relationship.seenBy && !selection.seen(relationship.seenBy))) continue
    const included = name in tree
    if (!shown(name) && !included) continue
    if (relationship.many) planMany(node, name, relationship, tree, column, isRoot)
    else if (included) {
      const other = planNode(selection.join(name), tree[name]!, query, columns, false)
      node.joined.push({ name, node: other })
      node.toOne.push({ name, to: relationship.to, at: other.id })
    } else if (!relationship.inverse) node.toOne.push({ name, to: relationship.to, at: column(`${selection.alias}.${relationship.column}`) })
    else node.toOne.push({ name, to: relationship.to, at: isRoot ? column(inverseId(selection, relationship)) : null })
  }
  return node
}

function planMany(node: Node, name: string, relationship: Relationship, tree: Tree, column: (sql: string) => number, isRoot: boolean): void {
  const { selection } = node
  const included = name in tree
  if (included) node.apart.push({ name, relationship, tree: tree[name]! })
  node.toMany.push({
    name,
    relationship,
    ...(relationship.always && !included && { idsAt: column(related(selection, relationship, `coalesce(json_agg(x.id), '[]')`)) }),
    ...(isRoot && !relationship.always && { countAt: column(related(selection, relationship, 'count(*)')) }),
  })
}

function inverseId(selection: Selection, { to, column }: Relationship): string {
  const other = selection.registry.api(to)
  return `(select x.id from ${other.resource.table} x where x.volunteer_center_id = ${selection.center} and x.${column} = ${selection.alias}.id)`
}

/** A value over the related rows that the caller may read. */
function related(selection: Selection, { to, column, through }: Relationship, value: string): string {
  const other = selection.registry.api(to)
  const words = selection.registry.words(selection.roles, to, 'list')
  const scope = anyScope(words, other.scopes, 'x', selection.statement, selection.caller)
  const center = other.resource.belongsTo === 'center' ? ` and x.volunteer_center_id = ${selection.center}` : ''
  const link = through
    ? `exists (select 1 from ${through.table} y where y.${through.other} = x.id and y.${column} = ${selection.alias}.id)`
    : `x.${column} = ${selection.alias}.id`
  return `(select ${value} from ${other.resource.table} x where ${link}${center} and ${scope})`
}
