import type { Actor } from '#kernel/access/actor.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { Value } from './statement.ts'

/** Facts of the request that a verb may need beside its input. */
export type CallContext = {
  centerId: string
  centerName: string
  tenantKey: string
  /** What its tenant has switched on, by the name of the flag. */
  siteFlags: Readonly<Record<string, boolean>>
  origin: string
  actor: Actor
  locale: Locale
  requestId: string
  address: string
  now: Date
}

/**
 * What a verb is called with. `tx` is one transaction, in the center or on the platform as the resource belongs; the row, where
 * there is one, was seen and allowed. `db.onPlatform` of a resource of the platform takes part in that transaction.
 */
export type Call<Input = Record<string, unknown>, Prepared = unknown> = CallContext & {
  db: Database
  tx: Tx
  /** What the mutation's `prepare` answered. */
  prepared: Prepared
  /** Id of the row acted upon; for a create the empty string. */
  id: string
  /** Checked attributes by their camelCase names; only those that were sent, and of an update only those that differ. */
  input: Input
  /** Ids of related rows by relationship name. */
  related: Record<string, string | null>
}

/** Carries out the change and returns the id of the row to show. */
export type Verb<Input = {}, Prepared = unknown> = (call: Call<Input, Prepared>) => Promise<string | VerbResult>

/** Whatever its input is: called in one place alone, with what `checkInput` has held against the fields it follows from. */
export type AnyVerb = Verb<never, never>

export type VerbResult = {
  id: string
  /** Extra facts for the meta of the answer. */
  meta?: Record<string, unknown>
  status?: number
  /** Through whose eyes the row is shown, when the caller cannot see it: who signs up is shown the new account. */
  reader?: Actor
  /** What the caller knows of it, shown when they may not see the row itself. */
  known?: Record<string, unknown>
  /** The answer is `meta` alone. */
  bare?: boolean
}

/** Slow work that no transaction may wait for: hashing, proving who one is. The row was seen and allowed, but is not held. */
export type Prepare<Input = {}, Prepared = unknown> = (call: Omit<Call<Input>, 'tx' | 'prepared'>) => Promise<Prepared>

/** PUT or DELETE /type/{id}/name, with the fields that its declaration names. */
export type MemberVerb<Input = {}> = {
  run: Verb<Input>
  /** Word in abilities; the action's name when left out. */
  ability?: string
  /** Relations in the answer of a caller who asks for none. */
  include?: readonly string[]
  /** Its fields may stand in the query too, for proxies drop the bodies of DELETE. */
  inQuery?: boolean
}

/** A filter that is no attribute: SQL with `:value` (typed by `kind`) beside the words of scopes. */
export type FilterScope = {
  sql: string
  /** For OpenAPI, where the name alone does not tell. */
  about?: string
  /** Ids that other filters ask for, by the name of the filter: `:name` in `sql` is that id, or null where nobody asks. */
  beside?: readonly string[]
} & (
  | { kind: 'text' | 'boolean' | 'contains' | 'id' }
  /** `values`: those there are; another one is 400. */
  | { kind: 'list'; values?: readonly string[] }
  /** A value that must first be understood; `:value1`, `:value2` … stand for what `read` made of it. */
  | { kind: 'lookup'; read: ReadFilter }
)

/** What was sent for a filter, as SQL can compare it. @throws 400 invalid_filter_value, 403 */
export type ReadFilter = (sent: string, parameter: string, asked: CallContext & { db: Database }) => Promise<Value[]>
