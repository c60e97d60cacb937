import { anyScope } from '#kernel/access/server/scope.ts'
import { decryptText } from '#kernel/encryption/server/encrypted-text.ts'
import type { Field } from '#kernel/fields/field.ts'
import type { ReadCall } from '#kernel/jsonapi/registry/server/registry.ts'
import { Statement } from '#kernel/jsonapi/registry/server/statement.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import type { Relationship } from '#kernel/jsonapi/resource.ts'
import type { Query } from './query.ts'
import type { Selection } from './selection.ts'

type Decoder = (text: string) => unknown
/** JSON of the same value. */
type Encoder = (text: string) => string

const asText: Decoder = (text) => text

/** `2026-11-21 09:30:00.123456+00` → `2026-11-21T09:30:00.123Z`; sessions run in UTC. */
const asTimestamp: Decoder = (text) =>
  text.endsWith('+00') ? `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0').slice(0, 3)}Z` : new Date(text).toISOString()

/** Codes contain neither commas nor quotes, so the array literal can be split. */
const asCodes: Decoder = (text) => (text === '{}' ? [] : text.slice(1, -1).split(','))

const decoders: Record<Field['kind'], Decoder> = {
  text: asText,
  email: asText,
  url: asText,
  code: asText,
  date: asText,
  integer: Number,
  number: Number,
  boolean: (text) => text === 't',
  timestamp: asTimestamp,
  codes: asCodes,
  lines: (text) => JSON.parse(text),
  json: (text) => JSON.parse(text),
  group: (text) => JSON.parse(text),
}

export function decoderOf(field: Field): Decoder {
  return decoders[field.kind]
}

const quoted: Encoder = (text) => JSON.stringify(text)
const numberText: Encoder = (text) => JSON.stringify(Number(text))
/** PostgreSQL has written JSON already. */
const asItIs: Encoder = (text) => text

/** What a decoder and `JSON.stringify` make together, without the value between them. */
const encoders: Record<Field['kind'], Encoder> = {
  text: quoted,
  email: quoted,
  url: quoted,
  code: quoted,
  date: quoted,
  integer: numberText,
  number: numberText,
  boolean: (text) => (text === 't' ? 'true' : 'false'),
  timestamp: (text) => `"${String(asTimestamp(text))}"`,
  codes: (text) => (/["\\]/.test(text) ? JSON.stringify(asCodes(text)) : text === '{}' ? '[]' : `["${text.slice(1, -1).replaceAll(',', '","')}"]`),
  lines: asItIs,
  json: asItIs,
  group: asItIs,
}

/** How a value becomes text of a document. Encrypted ones are decrypted here, so that a statement carries no words. */
function coderOf(field: Field, name: string, { api, caller }: Selection): Pick<Decoded, 'decode' | 'encode'> {
  const presented = api.presents?.[name]
  if (presented) return { decode: (text) => presented.decode(text, caller), encode: (text) => JSON.stringify(presented.decode(text, caller)) }
  if (!field.encrypted) return { decode: decoderOf(field), encode: encoders[field.kind] }
  const place = { centerId: caller.centerId, column: `${api.resource.table}.${snakeCase(name)}` }
  return { decode: (text) => decryptText(text, place), encode: (text) => JSON.stringify(decryptText(text, place)) }
}

/** Include paths as a tree: `vacancy.organization,user` → { vacancy: { organization: {} }, user: {} }. */
type Tree = { [relation: string]: Tree }

export function treeOf(paths: readonly string[][]): Tree {
  const tree: Tree = {}
  for (const path of paths) {
    let branch = tree
    for (const step of path) branch = branch[step] ??= {}
  }
  return tree
}

type Decoded = {
  name: string
  at: number
  decode: Decoder
  encode: Encoder
  /** Its name as JSON, with a comma before and a colon after it. */
  key: string
  /** Shown only in a row of the caller's own. */
  ownOnly: boolean
}

/** A verb that is allowed when one of its scopes holds (null: always), and possible when the row is in the right state (null: any). */
export type Permission = { verb: string; scopesAt: readonly number[] | null; stateAt: number | null }

/** The positions of a resource object's parts in a row of raw text. */
export type Node = {
  selection: Selection
  /** The types that led here, including its own. */
  path: readonly string[]
  id: number
  version: number | null
  /** Where the row says that it is the caller's own, when that shows more of it. */
  ownAt: number | null
  permissions: Permission[]
  attributes: Decoded[]
  /** To-one links; `at` is the position of the other's id, or null when only its address is given. */
  toOne: { name: string; to: string; at: number | null }[]
  /** To-many links: ids as a JSON list (`idsAt`), a number (`countAt`), or the address alone. */
  toMany: { name: string; relationship: Relationship; idsAt?: number; countAt?: number }[]
  /** Joined to-one relations that go to `included`. */
  joined: { name: string; node: Node }[]
  /** Included relations that need a query of their own. */
  apart: { name: string; relationship: Relationship; tree: Tree }[]
}

/**
 * Adds the columns of one resource, and of the relations joined to it, to `columns`.
 * @param path the types that led to an included resource: it names none of them unless asked to, because clients that resolve
 * links would walk in circles
 */
export function planNode(selection: Selection, tree: Tree, query: Pick<Query, 'fields'>, columns: string[], path: readonly string[] = []): Node {
  const { resource } = selection.api
  const isRoot = path.length === 0
  const column = (sql: string) => columns.push(sql) - 1
  // A scope or state that several verbs share is evaluated once: some scopes read all people of the center.
  const answers = new Map<string, number>()
  const answer = (sql: string) => answers.get(sql) ?? answers.set(sql, column(sql)).get(sql)!
  const wanted = query.fields.get(resource.type)
  const shown = (name: string) => !wanted || wanted.has(name)

  const node: Node = {
    selection,
    path: [...path, resource.type],
    id: column(`${selection.alias}.id`),
    version: resource.versioned ? column(`${selection.alias}.lock_version`) : null,
    ownAt: null,
    permissions: selection.verbs.map((verb) => permissionOf(verb, selection, answer)),
    attributes: [],
    toOne: [],
    toMany: [],
    joined: [],
    apart: [],
  }
  for (const [name, field] of Object.entries(resource.attributes)) {
    const ownOnly = field.seenBy !== undefined && !selection.seen(field.seenBy)
    if (field.writeOnly || !shown(name) || (ownOnly && !selection.own)) continue
    const sql = field.kind === 'lines' ? `to_json(${selection.columnOf(name)})` : selection.columnOf(name)
    if (ownOnly) node.ownAt ??= column(selection.own!)
    const at = column(ownOnly ? `case when ${selection.own} then ${sql} end` : sql)
    node.attributes.push({ name, at, ...coderOf(field, name, selection), key: `,${JSON.stringify(name)}:`, ownOnly })
  }
  for (const [name, relationship] of Object.entries(resource.relationships)) {
    if (!selection.reads(relationship.to) || (relationship.seenBy && !selection.seen(relationship.seenBy))) continue
    const included = name in tree
    if (!shown(name) && !included) continue
    const isBack = path.includes(relationship.to)
    if (relationship.many) planMany(node, name, isBack ? { ...relationship, always: false } : relationship, tree, column, isRoot)
    else if (included) {
      const other = planNode(selection.join(name), tree[name]!, query, columns, node.path)
      node.joined.push({ name, node: other })
      node.toOne.push({ name, to: relationship.to, at: other.id })
    } else if (isBack) node.toOne.push({ name, to: relationship.to, at: null })
    else if (!relationship.inverse) node.toOne.push({ name, to: relationship.to, at: column(`${selection.alias}.${relationship.column}`) })
    else node.toOne.push({ name, to: relationship.to, at: isRoot ? column(inverseId(selection, relationship)) : null })
  }
  return node
}

function permissionOf(verb: string, selection: Selection, answer: (sql: string) => number): Permission {
  const state = selection.state(verb)
  return { verb, scopesAt: selection.scopes(verb)?.map(answer) ?? null, stateAt: state === null ? null : answer(state) }
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

/** An aggregate over the related rows that the caller may read. */
function related(selection: Selection, { to, column, through }: Relationship, value: string): string {
  const other = selection.registry.api(to)
  const names = selection.registry.scopeNames(selection.roles, to, 'list')
  const scope = anyScope(names, other.scopes, 'x', selection.statement, selection.caller)
  const center = other.resource.belongsTo === 'center' ? ` and x.volunteer_center_id = ${selection.center}` : ''
  const link = through
    ? `exists (select 1 from ${through.table} y where y.${through.other} = x.id and y.${column} = ${selection.alias}.id)`
    : `x.${column} = ${selection.alias}.id`
  return `(select ${value} from ${other.resource.table} x where ${link}${center} and ${scope})`
}

/** A statement written by hand, which can include the caller's rights. */
export class CallerStatement extends Statement {
  readonly #call: ReadCall

  constructor(call: ReadCall) {
    super()
    this.#call = call
  }

  /** `$n` for the center of the call. */
  get center(): string {
    return `${this.sharedParam('center', this.#call.asked.centerId)}::uuid`
  }

  /** The condition for rows of `alias` on which the caller may use `verb`; the API's own check, before row-level security (ADR 0002). */
  may(verb: string, type: string, alias: string): string {
    const { registry, roles, asked } = this.#call
    return anyScope(registry.scopeNames(roles, type, verb), registry.api(type).scopes, alias, this, { actor: asked.actor, centerId: asked.centerId })
  }

  /** SQL of a list of those verbs out of `verbs` that the caller may use on the row of `alias`. */
  verbs(verbs: readonly string[], type: string, alias: string): string {
    const each = verbs.map((verb) => `case when ${this.may(verb, type, alias)} then '${verb}' end`)
    return `array_to_string(array[${each.join(', ')}], ' ')`
  }
}
