import type { ResourceObject } from '#kernel/jsonapi/document.ts'
import type { Caller } from '#kernel/access/server/scope.ts'
import { filterSql, filtersOf } from './filter.ts'
import type { Query } from './query.ts'
import type { Registry, ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'
import { Selection } from './selection.ts'
import type { Statement } from '#kernel/jsonapi/registry/server/statement.ts'

/** Constraints on a list beyond its query: conditions, an order, a total that is known already or its SQL. */
export type ListConstraint = (selection: Selection) => {
  where?: string
  order?: string
  total?: number | string
  /** The list has at most this many rows, and counting stops there too. */
  most?: number
  /**
   * Of the first `among` rows in the usual order, which an index can give, those with the highest `score` come first. The score is worked
   * out for so many rows and no more, however long the list is.
   */
  best?: { among: number; score: () => string }
  /** The table or function that finds the rows: the statement begins with it. */
  through?: string
  /** Extra columns for each row, and the function that puts each into its object. */
  beside?: readonly { sql: string; take: (text: string | null, object: ResourceObject) => void }[]
}

type Asked = { registry: Registry; caller: Caller; api: ResourceApi; query: Query }

/** SQL that finds the rows of a page in order, and their total. */
type ListSql = { before: string; from: string; total: number | string; beside: NonNullable<ReturnType<ListConstraint>['beside']> }

/** A list whose order an index may provide: rows are read as they are found. */
export function singlePass(ask: Asked, selection: Selection, narrow?: ListConstraint, isCounted = false): ListSql {
  const usual = orderSql(ask.query, selection)
  const { from, order = usual, total = isCounted ? 0 : countSql(ask, selection.statement, narrow), beside = [], most, best } = fromSql(ask, selection, narrow)
  const page = pageSql(ask, selection, most)
  if (!best) return { before: '', from: `${from} order by ${order} ${page}`, total, beside }
  const { alias, joins } = selection
  // The page is taken before anything is shown of its rows: a column worked out before a sort is worked out for all that are sorted.
  const ranked = `select ${alias}.*, row_number() over (order by ${best.score()} desc, ${usual}) as place
    from (select ${alias}.* ${from} order by ${usual} limit ${best.among}) ${alias} ${joins.join(' ')} order by place ${page}`
  return { before: '', from: `from (${ranked}) ${alias} ${joins.join(' ')} order by ${alias}.place`, total, beside }
}

/**
 * A list that must go through all matching rows to know its order: they are found once, also for the count, and the columns and
 * permissions are read only for the rows of the page.
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

/** The size as a literal, because a plan must know that the page is short; the offset as a parameter, because each text is prepared once. */
const pageSql = ({ query: { page } }: Asked, { statement }: Selection, most = Infinity) =>
  `limit ${Math.max(0, Math.min(page.size, most - page.offset))}${page.offset === 0 ? '' : ` offset ${statement.param(page.offset)}`}`
const bracket = (sql: string | null) => (sql === null ? null : `(${sql})`)

/** Counts without the joins that are only there to show things. */
export function countSql(ask: Asked, statement: Statement, narrow?: ListConstraint): string {
  const selection = new Selection(ask.registry, ask.api, statement, ask.caller)
  const { from, most } = fromSql(ask, selection, narrow)
  return most === undefined ? `(select count(*) ${from})` : `(select count(*) from (select 1 ${from} limit ${statement.param(most)}) counted)`
}

/**
 * Counts the rows for each value of an attribute, under all filters except those on that attribute; and, beside it, how many of
 * them are in the list.
 */
export function countsSql(ask: Asked, attribute: string, statement: Statement, narrow?: ListConstraint): string {
  const selection = new Selection(ask.registry, ask.api, statement, ask.caller)
  const value = selection.columnOf(attribute)
  const { of, others } = filtersOf(ask.query.filters, attribute)
  const inList = (of.length > 0 ? filterSql(of, selection) : null) ?? 'true'
  const { from } = fromSql({ ...ask, query: { ...ask.query, filters: others } }, selection, narrow)
  return `select ${value}::text, count(*), count(*) filter (where ${inList}) ${from} group by 1`
}

/** Writing the conditions adds joins, so the joins are read last. */
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
    return `${second ? selection.orderOf(second, first) : selection.orderOf(first)}${descending ? ' desc' : ''} nulls last`
  })
  // On NOT NULL columns `desc nulls last` would not use their index, so the default order omits it.
  const plainKeys = sort.length === 0 ? keys.map((key) => key.replace(' nulls last', '')) : keys
  return [...plainKeys, `${selection.alias}.id`].join(', ')
}
