import type { ResourceObject } from '#kernel/jsonapi/document.ts'
import type { Caller } from '#kernel/access/server/scope.ts'
import { filterSql, filtersOf } from './filter.ts'
import type { Query } from './query.ts'
import type { Registry, ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'
import { Selection } from './selection.ts'
import type { Statement } from '#kernel/jsonapi/registry/server/statement.ts'

/** More of the statement than words of the query say: conditions, an order, a total that is known already or its SQL. */
export type ListConstraint = (selection: Selection) => {
  where?: string
  order?: string
  total?: number | string
  /** However many there are, the list has no more than this, and counting stops there too. */
  most?: number
  /** What finds the rows: the statement begins there. */
  through?: string
  /** What is read beside each row, and who takes it. */
  beside?: readonly { sql: string; take: (text: string | null, object: ResourceObject) => void }[]
}

type Asked = { registry: Registry; caller: Caller; api: ResourceApi; query: Query }

/** What finds the rows of a page, in their order, and how many there are in all. */
type ListSql = { before: string; from: string; total: number | string; beside: NonNullable<ReturnType<ListConstraint>['beside']> }

/** A list whose order an index may have: the rows are read as they are found. */
export function singlePass(ask: Asked, selection: Selection, narrow?: ListConstraint, isCounted = false): ListSql {
  const usual = orderSql(ask.query, selection)
  const { from, order = usual, total = isCounted ? 0 : countSql(ask, selection.statement, narrow), beside = [], most } = fromSql(ask, selection, narrow)
  return { before: '', from: `${from} order by ${order} ${pageSql(ask, selection, most)}`, total, beside }
}

/**
 * A list that has to go through all that is found to know its order: it is found once, for the count too, and what is shown of
 * a row, and what may be done to it, is asked for the rows of the page alone.
 */
export function filterThenFetch(ask: Asked, selection: Selection): ListSql {
  const finding = new Selection(ask.registry, ask.api, selection.statement, ask.caller)
  const order = orderSql(ask.query, finding)
  const found = `select ${finding.alias}.id, row_number() over (order by ${order}) as place ${fromSql(ask, finding).from}`
  return {
    before: `with found as materialized (${found}) `,
    from: `from (select * from found order by place ${pageSql(ask, selection)}) page
      join ${ask.api.resource.table} ${selection.alias} on ${selection.alias}.id = page.id ${selection.joins.join(' ')} order by page.place`,
    total: '(select count(*) from found)',
    beside: [],
  }
}

const pageSql = ({ query: { page } }: Asked, { statement }: Selection, most = Infinity) =>
  `limit ${statement.param(Math.max(0, Math.min(page.size, most - page.offset)))} offset ${statement.param(page.offset)}`
const bracket = (sql: string | null) => (sql === null ? null : `(${sql})`)

/** Counts without the joins that only show things. */
export function countSql(ask: Asked, statement: Statement, narrow?: ListConstraint): string {
  const selection = new Selection(ask.registry, ask.api, statement, ask.caller)
  const { from, most } = fromSql(ask, selection, narrow)
  return most === undefined ? `(select count(*) ${from})` : `(select count(*) from (select 1 ${from} limit ${statement.param(most)}) counted)`
}

/**
 * How many rows there are of each value of an attribute, with all that is asked but what is asked of that attribute; and beside
 * it how many of those are in the list.
 */
export function countsSql(ask: Asked, attribute: string, statement: Statement, narrow?: ListConstraint): string {
  const selection = new Selection(ask.registry, ask.api, statement, ask.caller)
  const value = selection.columnOf(attribute)
  const { of, others } = filtersOf(ask.query.filters, attribute)
  const inList = (of.length > 0 ? filterSql(of, selection) : null) ?? 'true'
  const { from } = fromSql({ ...ask, query: { ...ask.query, filters: others } }, selection, narrow)
  return `select ${value}::text, count(*), count(*) filter (where ${inList}) ${from} group by 1`
}

/** Joins gather while conditions are written, so they are read last. */
function fromSql({ query, api }: Asked, selection: Selection, narrow?: ListConstraint): ReturnType<ListConstraint> & { from: string } {
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
