import type { Actor } from '#kernel/access/actor.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { Value } from './statement.ts'

/** Facts of the request that a verb may need beside its input. */
export type CallContext = {
  centerId: string
  centerName: string
  tenantKey: string
  /** The features that its tenant has switched on, by flag. */
  siteFlags: Readonly<Record<string, boolean>>
  origin: string
  actor: Actor
  locale: Locale
  requestId: string
  address: string
  now: Date
}

/**
 * The arguments of a verb. `tx` is one transaction, in the center or on the platform, wherever the resource belongs; the caller
 * may see and change the row, if there is one. For a platform resource, `db.onPlatform` joins that transaction.
 */
export type Call<Input = Record<string, unknown>, Prepared = unknown> = CallContext & {
  db: Database
  tx: Tx
  /** The result of the mutation's `prepare`. */
  prepared: Prepared
  /** Id of the row; for a create the empty string. */
  id: string
  /** Checked attributes by their camelCase names: only those that were sent, and for an update only those that differ. */
  input: Input
  /** Ids of related rows by relationship name. */
  related: Record<string, string | null>
}

/** Carries out the change and returns the id of the row to show. */
export type Verb<Input = {}, Prepared = unknown> = (call: Call<Input, Prepared>) => Promise<string | VerbResult>

/** A verb of any input: called in one place only, with input that `checkInput` has checked against the fields of its type. */
export type AnyVerb = Verb<never, never>

export type VerbResult = {
  id: string
  /** Extra facts for the meta of the answer. */
  meta?: Record<string, unknown>
  status?: number
  /** The actor whose rights show the row when the caller's do not: whoever signs up is shown the new account. */
  reader?: Actor
  /** Facts to show when the caller may not see the row itself. */
  known?: Record<string, unknown>
  /** The answer has only `meta`. */
  bare?: boolean
}

/**
 * Slow work for which no transaction may wait: hashing, checking a password. The caller may see and change the row, but it is
 * not locked.
 */
export type Prepare<Input = {}, Prepared = unknown> = (call: Omit<Call<Input>, 'tx' | 'prepared'>) => Promise<Prepared>

/** PUT or DELETE /type/{id}/name, with the fields that its declaration names. */
export type MemberVerb<Input = {}> = {
  run: Verb<Input>
  /** The verb's name in the abilities; its own name by default. */
  ability?: string
  /** Relations included for a caller who asks for none. */
  include?: readonly string[]
  /** Its fields may be in the query too, because proxies drop the bodies of DELETE. */
  inQuery?: boolean
}

/** A filter that is not an attribute: SQL with `:value` (typed by `kind`) beside the parameters of scopes. */
export type FilterScope = {
  sql: string
  /** For OpenAPI, where the name alone does not say enough. */
  about?: string
  /** Other filters whose id this one uses: `:name` in `sql` is that id, or null when the filter is not sent. */
  beside?: readonly string[]
} & (
  | { kind: 'text' | 'boolean' | 'contains' | 'id' }
  /** `values`: the allowed ones; any other is 400. */
  | { kind: 'list'; values?: readonly string[] }
  /** A value that needs a lookup; `:value1`, `:value2` … stand for the results of `read`. */
  | { kind: 'lookup'; read: ReadFilter }
)

/** Turns the value of a filter into values that SQL can compare. @throws 400 invalid_filter_value, 403 */
export type ReadFilter = (sent: string, parameter: string, asked: CallContext & { db: Database }) => Promise<Value[]>
