import { type Actor, rankOf } from '#kernel/access/actor.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { Statement, Value } from '#kernel/jsonapi/registry/server/statement.ts'

/**
 * A scope is one SQL condition on a row. `@` stands for the row's table; `:user`, `:rank`, `:organizations`,
 * `:adminOrganizations` and `:center` for facts about the caller. The same text is the `where` of a list, the guard of a write
 * and the boolean behind meta.permissions (architecture §1.6).
 */
export type Scopes = Readonly<Record<string, string>>

/** `locale`: of the reader, where texts are made for them. */
export type Caller = { actor: Actor; centerId: string; locale?: Locale }

const params: Record<string, (caller: Caller) => Value> = {
  user: ({ actor }) => actor.userId,
  rank: ({ actor }) => rankOf(actor.roles),
  organizations: ({ actor }) => actor.organizationIds,
  adminOrganizations: ({ actor }) => actor.adminOrganizationIds,
  center: ({ centerId }) => centerId,
}
const types: Record<string, string> = { user: '::uuid', rank: '::integer', organizations: '::uuid[]', adminOrganizations: '::uuid[]', center: '::uuid' }

const pattern = new RegExp(String.raw`@(?=\.)|(?<!:):(${Object.keys(params).join('|')})\b`, 'g')

/** Writes a scope into a statement, with the facts about the caller as parameters. */
export function scopeSql(scope: string, table: string, statement: Statement, caller: Caller): string {
  return scope.replaceAll(pattern, (sign, name: string | undefined) =>
    name === undefined ? (sign === '@' ? table : sign) : `${statement.sharedParam(name, params[name]!(caller))}${types[name]}`,
  )
}

/** The condition that any of these scopes holds; without a scope it matches no rows. */
export function anyScope(names: readonly string[], scopes: Scopes, table: string, statement: Statement, caller: Caller): string {
  if (names.length === 0) return 'false'
  if (names.includes('all')) return 'true'
  const conditions = names.map((name) => {
    const scope = scopes[name]
    if (scope === undefined) throw new Error(`abilities name the scope '${name}', but nothing says what it means for ${table}`)
    return `(${scopeSql(scope, table, statement, caller)})`
  })
  return conditions.length === 1 ? conditions[0]! : `(${conditions.join(' or ')})`
}
