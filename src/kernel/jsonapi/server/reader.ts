import type { Database, ReadQuery, TextRows } from '#kernel/db/server/database.ts'
import type { Asker } from '#kernel/access/server/scope.ts'
import type { ResourceObject } from '#kernel/jsonapi/document.ts'
import { filterSql } from './filter.ts'
import { planNode, treeOf, type Node, type Tree } from './node.ts'
import { Included, present } from './present.ts'
import type { Query } from './query.ts'
import type { Registry, ResourceApi } from './registry.ts'
import { Selection } from './selection.ts'
import { Statement } from './statement.ts'

export type ReadAsk = { db: Database; registry: Registry; asker: Asker; api: ResourceApi; query: Query; plain: boolean; whole?: boolean }

/** More of the statement than words of the query say: conditions, an order, a source that brings its own rows. */
export type Narrowing = (selection: Selection) => { where?: string; order?: string }

export type Found = { objects: ResourceObject[]; included: ResourceObject[] | undefined; total: number }

/** Related rows of one parent that are included at most, newest first (contract §3.2, organizations). */
const includedMost = 50

/** A page of rows and how many there are in all: one round trip, and one more for every included to-many. */
export async function readList(ask: ReadAsk, narrow?: Narrowing): Promise<Found> {
  const { db, asker, query } = ask
  const page = plan(ask)
  const order = orderSql(query, page.selection)
  const { where, order: own } = narrow?.(page.selection) ?? {}
  const conditions = [page.selection.visible('list'), where, query.filters.length > 0 ? bracket(filterSql(query.filters, page.selection)) : null].filter(
    Boolean,
  )
  const from = `from ${page.selection.api.resource.table} ${page.selection.alias} ${page.selection.joins.join(' ')} where ${conditions.join(' and ')}`
  const count = countQuery(ask, narrow)
  const { statement } = page.selection
  const rows: ReadQuery = {
    text: `select ${page.columns.join(', ')} ${from} order by ${own ?? order} limit ${statement.param(query.page.size)} offset ${statement.param(query.page.offset)}`,
    values: statement.values,
  }
  const [found, counted] = await db.read(asker.centerId, [rows, count])
  return { ...(await documentOf(ask, page.node, found!)), total: Number(counted![0]![0]) }
}

/** One row by id, or null when it is not there or not for this caller. */
export async function readOne(ask: ReadAsk, id: string): Promise<{ object: ResourceObject; included: ResourceObject[] | undefined } | null> {
  const { node, columns, selection } = plan(ask)
  const text = `select ${columns.join(', ')} from ${selection.api.resource.table} ${selection.alias} ${selection.joins.join(' ')} where ${selection.alias}.id = ${selection.statement.param(id)} and ${selection.visible('read')}`
  const [rows] = await ask.db.read(ask.asker.centerId, [{ text, values: selection.statement.values }])
  const { objects, included } = await documentOf(ask, node, rows!)
  return objects[0] ? { object: objects[0], included } : null
}

function plan({ registry, api, asker, query, whole }: ReadAsk) {
  const selection = new Selection(registry, api, new Statement(), asker, undefined, whole)
  const columns: string[] = []
  const node = planNode(selection, treeOf(query.include ?? []), query, columns, true)
  return { selection, columns, node }
}

const bracket = (sql: string | null) => (sql === null ? null : `(${sql})`)

/** Counts without the joins that only show things. */
function countQuery({ registry, api, asker, query }: ReadAsk, narrow?: Narrowing): ReadQuery {
  const selection = new Selection(registry, api, new Statement(), asker)
  const { where } = narrow?.(selection) ?? {}
  const conditions = [selection.visible('list'), where, query.filters.length > 0 ? bracket(filterSql(query.filters, selection)) : null].filter(Boolean)
  return {
    text: `select count(*) from ${api.resource.table} ${selection.alias} ${selection.joins.join(' ')} where ${conditions.join(' and ')}`,
    values: selection.statement.values,
  }
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
  return { objects, included: ask.query.include === null ? undefined : [...included.objects.values()].filter((object) => !isAmong(object, objects)) }
}

const isAmong = (object: ResourceObject, objects: readonly ResourceObject[]) => objects.some((one) => one.id === object.id && one.type === object.type)

/** Included to-many relations, those of joined neighbours too, each with one question for all parents. */
async function addApart(ask: ReadAsk, node: Node, parents: readonly ResourceObject[], included: Included): Promise<void> {
  if (parents.length > 0) for (const { name, relationship, tree } of node.apart) await readChildren(ask, name, relationship, tree, parents, included)
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
  name: string,
  relationship: Node['apart'][number]['relationship'],
  tree: Tree,
  parents: readonly ResourceObject[],
  included: Included,
): Promise<void> {
  const api = ask.registry.api(relationship.to)
  const selection = new Selection(ask.registry, api, new Statement(), ask.asker)
  const columns: string[] = []
  const node = planNode(selection, tree, ask.query, columns, false)
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
  const [rows] = await ask.db.read(ask.asker.centerId, [{ text, values: selection.statement.values }])

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
