import { rolesOf, type AbilityRole } from '#kernel/access/abilities.ts'
import { centerReaders } from '#kernel/access/role-sets.ts'
import { anyScope, scopeSql, type Caller } from '#kernel/access/server/scope.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import type { Registry, ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'
import type { Statement } from '#kernel/jsonapi/registry/server/statement.ts'

const staff: readonly AbilityRole[] = centerReaders

/** The table of a statement and the tables it joins, with the caller's rights on each. */
export class Selection {
  readonly registry: Registry
  readonly api: ResourceApi
  readonly statement: Statement
  readonly caller: Caller
  readonly roles: readonly AbilityRole[]
  readonly alias: string
  readonly joins: string[]
  readonly #joined = new Map<string, Selection>()

  constructor(registry: Registry, api: ResourceApi, statement: Statement, caller: Caller, root?: Selection) {
    this.registry = registry
    this.api = api
    this.statement = statement
    this.caller = caller
    this.roles = root?.roles ?? rolesOf(caller.actor)
    this.joins = root?.joins ?? []
    this.alias = root ? `t${this.joins.length + 1}` : 't0'
  }

  get isStaff(): boolean {
    return this.roles.some((role) => staff.includes(role))
  }

  seen(seenBy: readonly string[] | undefined): boolean {
    return seenBy === undefined || this.roles.some((role) => seenBy.includes(role))
  }

  /** Whether a row is the caller's own, so that all of it is shown; null when rows of this type belong to nobody. */
  get own(): string | null {
    const { own, scopes } = this.api
    return own && this.caller.actor.userId ? anyScope([own], scopes, this.alias, this.statement, this.caller) : null
  }

  /** SQL of an attribute of this table, or of a to-one relation, which is joined at its first use. */
  columnOf(attribute: string, relation?: string): string {
    const selection = relation ? this.join(relation) : this
    const { sql, shows } = selection.api.resource.attributes[attribute]!
    const expression = selection.api.presents?.[attribute]?.sql ?? sql ?? shows
    return expression ? `(${scopeSql(expression, selection.alias, selection.statement, selection.caller)})` : `${selection.alias}.${snakeCase(attribute)}`
  }

  /** SQL by which rows are sorted by an attribute of this table, or of a to-one relation. */
  orderOf(attribute: string, relation?: string): string {
    const selection = relation ? this.join(relation) : this
    const { sortBy } = selection.api.resource.attributes[attribute]!
    return sortBy ? `(${scopeSql(sortBy, selection.alias, selection.statement, selection.caller)})` : selection.columnOf(attribute)
  }

  /** Joins a to-one relation once; rows that the caller may not read come out as null. */
  join(relation: string): Selection {
    const known = this.#joined.get(relation)
    if (known) return known
    const { to, column, inverse } = this.api.resource.relationships[relation]!
    const other = new Selection(this.registry, this.registry.api(to), this.statement, this.caller, this)
    const on = inverse ? `${other.alias}.${column} = ${this.alias}.id` : `${other.alias}.id = ${this.alias}.${column}`
    this.joins.push(`left join ${other.api.resource.table} ${other.alias} on ${on} and ${other.visible('read', this.#showing(relation))}`)
    this.#joined.set(relation, other)
    return other
  }

  /** The condition on this row alone under which its related row may be read; null where none is declared. */
  #showing(relation: string): string | null {
    const shows = this.api.shows?.[relation]
    return shows === undefined ? null : scopeSql(shows, this.alias, this.statement, this.caller)
  }

  /**
   * The condition for rows of this table on which the caller may use `verb`; the API's own check, before row-level security
   * (ADR 0002).
   * @param known a condition that implies it, evaluated first
   */
  visible(verb: string, known: string | null = null): string {
    const allowed = this.allowed(verb)
    const scope = known === null || allowed === 'true' || allowed === 'false' ? allowed : `(${known} or ${allowed})`
    return this.api.resource.belongsTo === 'center' ? `${this.alias}.volunteer_center_id = ${this.center} and ${scope}` : scope
  }

  allowed(verb: string): string {
    return anyScope(this.registry.scopeNames(this.roles, this.api.resource.type, verb), this.api.scopes, this.alias, this.statement, this.caller)
  }

  /** The conditions of which one must hold for the caller to use `verb` on a row; null when they always may. */
  scopes(verb: string): string[] | null {
    const names = this.registry.scopeNames(this.roles, this.api.resource.type, verb)
    return names.includes('all') ? null : names.map((name) => anyScope([name], this.api.scopes, this.alias, this.statement, this.caller))
  }

  /** The condition that a row's state allows `verb`; null when any state does. */
  state(verb: string): string | null {
    const state = this.api.possible?.[verb]
    return state === undefined ? null : `(${scopeSql(state, this.alias, this.statement, this.caller)})`
  }

  get center(): string {
    return `${this.statement.sharedParam('center', this.caller.centerId)}::uuid`
  }

  /** Verbs beyond reading that the caller may have on some rows of this table. */
  get verbs(): string[] {
    return this.registry.verbs(this.roles, this.api.resource.type)
  }

  /** Whether the caller may read any row at all of a related type. */
  reads(type: string): boolean {
    return this.registry.find(type) !== undefined && this.registry.scopeNames(this.roles, type, 'read').length > 0
  }
}
