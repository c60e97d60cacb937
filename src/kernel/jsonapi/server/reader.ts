import { type Database, deferRead, type TextRows, type Tx } from '#kernel/db/server/database.ts'
import type { Caller } from '#kernel/access/server/scope.ts'
import type { ResourceObject } from '#kernel/jsonapi/document.ts'
import { filterSql } from './filter.ts'
import { planNode, treeOf, type Node } from './node.ts'
import { Included, present } from './present.ts'
import type { Query } from './query.ts'
import type { Registry, ResourceApi } from './registry.ts'
import { Selection } from './selection.ts'
import { Statement } from './statement.ts'

export type ReadAsk = { db: Database; registry: Registry; caller: Caller; api: ResourceApi; query: Query; plain: boolean }

/** More of the statement than words of the query say: conditions, an order, a total that is known already or its SQL. */
export type Narrowing = (selection: Selection) => {
  where?: string
  order?: string
  total?: number | string
  /** What finds the rows: the statement begins there. */
  through?: string
  /** What is read beside each row, and who takes it. */
  beside?: readonly { sql: string; take: (text: string | null, object: ResourceObject) => void }[]
}

export type Found = { objects: ResourceObject[]; included: ResourceObject[] | undefined; total: number }

/** Related rows of one parent that are included at most, newest first (contract §3.2, organizations). */
const includedMost = 50

/** A page of rows and how many there are in all: one round trip, and one more for every included to-many. */
export async function readList(ask: ReadAsk, narrow?: Narrowing): Promise<Found> {
  const { db, caller, query } = ask
  const { selection, columns, node } = plan(ask)
  const order = orderSql(query, selection)
  const { from, order: own, total: known, beside = [] } = fromSql(ask, selection, narrow)
  const { statement } = selection
  const first = columns.push(...beside.map(({ sql }) => sql)) - beside.length
  // In the statement of the rows, for a second statement costs more than counting does.
  if (typeof known !== 'number') columns.push(known ?? countSql(ask, statement, narrow))
  const text = `select ${columns.join(', ')} ${from} order by ${own ?? order} limit ${statement.param(query.page.size)} offset ${statement.param(query.page.offset)}`
  const [rows] = await db.read(caller.centerId, [{ text, values: statement.values }])
  const total = typeof known === 'number' ? known : rows![0] ? Number(rows![0].at(-1)) : query.page.offset === 0 ? 0 : await countBeyond(ask, narrow)
  const found = await documentOf(ask, node, rows!)
  for (const [at, object] of found.objects.entries()) for (const [more, { take }] of beside.entries()) take(rows![at]![first + more] ?? null, object)
  return { ...found, total }
}

/** A page beyond the last has no row that could tell. */
async function countBeyond(ask: ReadAsk, narrow?: Narrowing): Promise<number> {
  const statement = new Statement()
  const [rows] = await ask.db.read(ask.caller.centerId, [{ text: `select ${countSql(ask, statement, narrow)}`, values: statement.values }])
  return Number(rows![0]![0])
}

/** One row by id, or null when it is not there or not for this caller. `within`: together with the end of this transaction. */
export async function readOne(ask: ReadAsk, id: string, within?: Tx): Promise<{ object: ResourceObject; included: ResourceObject[] | undefined } | null> {
  const { node, columns, selection } = plan(ask)
  const text = `select ${columns.join(', ')} from ${selection.api.resource.table} ${selection.alias} ${selection.joins.join(' ')} where ${selection.alias}.id = ${selection.statement.param(id)} and ${selection.visible('read')}`
  const read = { text, values: selection.statement.values }
  const rows = within ? await deferRead(within, read) : (await ask.db.read(ask.caller.centerId, [read]))[0]!
  const { objects, included } = await documentOf(ask, node, rows)
  return objects[0] ? { object: objects[0], included } : null
}

function plan({ registry, api, caller, query }: ReadAsk) {
  const selection = new Selection(registry, api, new Statement(), caller)
  const columns: string[] = []
  const node = planNode(selection, treeOf(query.include ?? []), query, columns)
  return { selection, columns, node }
}

const bracket = (sql: string | null) => (sql === null ? null : `(${sql})`)

/** Counts without the joins that only show things. */
function countSql(ask: ReadAsk, statement: Statement, narrow?: Narrowing): string {
  const selection = new Selection(ask.registry, ask.api, statement, ask.caller)
  return `(select count(*) ${fromSql(ask, selection, narrow).from})`
}

/** Joins gather while conditions are written, so they are read last. */
function fromSql({ query, api }: ReadAsk, selection: Selection, narrow?: Narrowing): ReturnType<Narrowing> & { from: string } {
  const { where, through, ...rest } = narrow?.(selection) ?? {}
  const conditions = [selection.visible('list'), where, query.filters.length > 0 ? bracket(filterSql(query.filters, selection)) : null].filter(Boolean)
  const source = `${through ? `${through} cross join ` : ''}${api.resource.table} ${selection.alias}`
  return { ...rest, from: `from ${source} ${selection.joins.join(' ')} where ${conditions.join(' and ')}` }
}

function orderSql({ sort }: Query, selection: Selection): string {
  const { order } = selection.api.resource
  const asked = sort.length > 0 ? sort : [{ path: [order.replace('-', '')], descending: order.startsWith('-') }]
  const keys = asked.map(({ path, descending }) => {
    const [first, second] = path as [string, string?]
    return `${second ? selection.columnOf(second, first) : selection.columnOf(first)}${descending ? ' desc' : ''} nulls last`
  })
  // NOT NULL columns with `desc nulls last` would miss their index, so the default order is left to the declaration.
  const plainKeys = sort.length === 0 ? keys.map((key) => key.replace(' nulls last', '')) : keys
  return [...plainKeys, `${selection.alias}.id`].join(', ')
}

async function documentOf(ask: ReadAsk, node: Node, rows: TextRows): Promise<Omit<Found, 'total'>> {
  const included = new Included()
  const objects = rows.map((row) => present(node, row, included, ask.plain))
  await addApart(ask, node, objects, included)
  for (const { type, id } of objects) included.objects.delete(`${type} ${id}`)
  return { objects, included: ask.query.include === null ? undefined : [...included.objects.values()] }
}

/** Included to-many relations, those of joined neighbours too, each with one question for all parents. */
async function addApart(ask: ReadAsk, node: Node, parents: readonly ResourceObject[], included: Included): Promise<void> {
  if (parents.length > 0) for (const apart of node.apart) await readChildren(ask, node, apart, parents, included)
  for (const { node: joined } of node.joined) {
    const type = joined.selection.api.resource.type
    if (joined.apart.length > 0 || joined.joined.length > 0)
      await addApart(
        ask,
        joined,
        [...included.objects.values()].filter((object) => object.type === type),
        included,
      )
  }
}

async function readChildren(
  ask: ReadAsk,
  { path }: Node,
  { name, relationship, tree }: Node['apart'][number],
  parents: readonly ResourceObject[],
  included: Included,
): Promise<void> {
  const api = ask.registry.api(relationship.to)
  const selection = new Selection(ask.registry, api, new Statement(), ask.caller)
  const columns: string[] = []
  const node = planNode(selection, tree, ask.query, columns, path)
  const { table, order } = api.resource
  const { through, column } = relationship
  const own = selection.columnOf(order.replace('-', ''))
  const on = through
    ? `exists (select 1 from ${through.table} y where y.${through.other} = ${selection.alias}.id and y.${column} = parent.id)`
    : `${selection.alias}.${column} = parent.id`
  const text = `select ${[...columns, 'parent.id'].map((sql, at) => (at < columns.length ? `child.c${at}` : sql)).join(', ')}
    from unnest(${selection.statement.param(parents.map(({ id }) => id))}::uuid[]) with ordinality as parent (id, place)
    cross join lateral (select ${columns.map((sql, at) => `${sql} as c${at}`).join(', ')} from ${table} ${selection.alias} ${selection.joins.join(' ')}
      where ${on} and ${selection.visible('list')} order by ${own}${order.startsWith('-') ? ' desc' : ''}, ${selection.alias}.id limit ${includedMost}) child
    order by parent.place`
  const [rows] = await ask.db.read(ask.caller.centerId, [{ text, values: selection.statement.values }])

  const children: ResourceObject[] = []
  const byParent = new Map<string, ResourceObject[]>(parents.map(({ id }) => [id, []]))
  for (const row of rows!) {
    const object = present(node, row, included, ask.plain)
    const known = included.find(object.type, object.id)
    if (!known) included.add(object)
    children.push(known ?? object)
    byParent.get(row[columns.length]!)!.push(known ?? object)
  }
  for (const parent of parents) {
    const link = parent.relationships?.[name]
    if (link) link.data = byParent.get(parent.id)!.map(({ type, id }) => ({ type, id }))
  }
  await addApart(ask, node, children, included)
}
