import { type Database, pipelineRead, type TextRows, type Tx } from '#kernel/db/server/database.ts'
import type { Caller } from '#kernel/access/server/scope.ts'
import type { ResourceObject } from '#kernel/jsonapi/document.ts'
import { countsSql, countSql, filterThenFetch, type ListConstraint, singlePass } from './list-sql.ts'
import { type Node, planNode, treeOf } from './node.ts'
import { Included, type Presentation, present } from './present.ts'
import type { Query } from './query.ts'
import type { Registry, ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'
import { Selection } from './selection.ts'
import { Statement } from '#kernel/jsonapi/registry/server/statement.ts'

export type ReadParams = { db: Database; registry: Registry; caller: Caller; api: ResourceApi; query: Query } & Presentation

export type Found = { objects: ResourceObject[]; included: ResourceObject[] | undefined; total: number; counts?: Record<string, number> }

/** At most this many related rows of one parent are included, newest first (contract §3.2, organizations). */
const includedMost = 50

/** A page of rows with the total and, when asked, the count for each value: one round trip, and one more for every included to-many. */
export async function readList(ask: ReadParams, narrow?: ListConstraint): Promise<Found> {
  const { db, caller, query } = ask
  const { selection, columns, node } = plan(ask)
  const counting = query.counts === undefined ? null : countingOf(ask, query.counts, narrow)
  const list = ask.api.gathers && !narrow ? filterThenFetch(ask, selection) : singlePass(ask, selection, narrow, counting !== null)
  const { before, from, total: known, beside } = list
  const first = columns.push(...beside.map(({ sql }) => sql)) - beside.length
  // Within the statement of the rows, because a second statement costs more than counting does.
  if (typeof known === 'string') columns.push(known)
  const finding = { text: `${before}select ${columns.join(', ')} ${from}`, values: selection.statement.values }
  const [rows, groups] = await db.read(caller.centerId, counting ? [finding, counting] : [finding])
  const counted = groups && {
    total: sum(groups.map((row) => row[2])),
    counts: Object.fromEntries(groups.flatMap((row) => (row[0] === null ? [] : [[row[0], Number(row[1])]]))),
  }
  const totalOf = async () =>
    typeof known === 'number' ? known : rows![0] ? Number(rows![0].at(-1)) : query.page.offset === 0 ? 0 : await countBeyond(ask, narrow)
  const found = await documentOf(ask, node, rows!)
  for (const [at, object] of found.objects.entries()) for (const [more, { take }] of beside.entries()) take(rows![at]![first + more] ?? null, object)
  return { ...found, ...(counted ?? { total: await totalOf() }) }
}

function countingOf(ask: ReadParams, attribute: string, narrow?: ListConstraint) {
  const statement = new Statement()
  return { text: countsSql(ask, attribute, statement, narrow), values: statement.values }
}

const sum = (numbers: readonly (string | null | undefined)[]) => numbers.reduce((all, one) => all + Number(one), 0)

/** A page beyond the last has no row to carry the total. */
async function countBeyond(ask: ReadParams, narrow?: ListConstraint): Promise<number> {
  const statement = new Statement()
  const [rows] = await ask.db.read(ask.caller.centerId, [{ text: `select ${countSql(ask, statement, narrow)}`, values: statement.values }])
  return Number(rows![0]![0])
}

/**
 * One row by id, or null when it does not exist or is not visible to the caller. `within`: reads it with the commit of this
 * transaction.
 */
export async function readOne(ask: ReadParams, id: string, within?: Tx): Promise<{ object: ResourceObject; included: ResourceObject[] | undefined } | null> {
  const { node, columns, selection } = plan(ask)
  const text = `select ${columns.join(', ')} from ${selection.api.resource.table} ${selection.alias} ${selection.joins.join(' ')} where ${selection.alias}.id = ${selection.statement.param(id)} and ${selection.visible('read')}`
  const read = { text, values: selection.statement.values }
  const rows = within ? await pipelineRead(within, read) : (await ask.db.read(ask.caller.centerId, [read]))[0]!
  const { objects, included } = await documentOf(ask, node, rows)
  return objects[0] ? { object: objects[0], included } : null
}

/** A row that does not exist yet, as its first read would return it: every column empty. */
export function emptyResource(ask: ReadParams, id: string): ResourceObject {
  const { node } = plan(ask)
  const row: (string | null)[] = []
  row[node.id] = id
  if (node.version !== null) row[node.version] = '1'
  return present(node, row, new Included(), { plain: ask.plain, asText: false })
}

function plan({ registry, api, caller, query }: ReadParams) {
  const selection = new Selection(registry, api, new Statement(), caller)
  const columns: string[] = []
  const node = planNode(selection, treeOf(query.include ?? []), query, columns)
  return { selection, columns, node }
}

async function documentOf(ask: ReadParams, node: Node, rows: TextRows): Promise<Omit<Found, 'total'>> {
  const included = new Included()
  const how = { plain: ask.plain, asText: ask.asText && !readsApart(node) }
  const objects = rows.map((row) => present(node, row, included, how))
  await addApart(ask, node, objects, included)
  for (const { type, id } of objects) included.objects.delete(`${type} ${id}`)
  return { objects, included: ask.query.include === null ? undefined : [...included.objects.values()] }
}

/** Whether objects are added to after their rows are read. */
const readsApart = ({ apart, joined }: Node): boolean => apart.length > 0 || joined.some(({ node }) => readsApart(node))

/** Included to-many relations, also those of joined rows, each with one query for all parents. */
async function addApart(ask: ReadParams, node: Node, parents: readonly ResourceObject[], included: Included): Promise<void> {
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
  ask: ReadParams,
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
  const own = selection.orderOf(order.replace('-', ''))
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
    const object = present(node, row, included, { plain: ask.plain, asText: false })
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
