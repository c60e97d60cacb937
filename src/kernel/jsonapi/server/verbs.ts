import type { Actor } from '#kernel/access/actor.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import type { Field } from '#kernel/fields/field.ts'
import type { Locale } from '#kernel/i18n/messages.ts'

/** Facts of the request that a verb may need beside its input. */
export type Asked = {
  centerId: string
  tenantKey: string
  origin: string
  actor: Actor
  locale: Locale
  requestId: string
  address: string
}

/** What a verb is called with. `tx` is one transaction in the center; the row, where there is one, was seen and allowed. */
export type Call<Input = Record<string, unknown>> = Asked & {
  db: Database
  tx: Tx
  /** Id of the row acted upon; for a create the empty string. */
  id: string
  /** Checked attributes by their camelCase names; only those that were sent. */
  input: Input
  /** Ids of related rows by relationship name. */
  related: Record<string, string | null>
}

/** Does the deed and answers the id of the row to show; extra facts go to the document's meta. */
export type Verb = (call: Call<any>) => Promise<string | { id: string; meta?: Record<string, unknown>; status?: number }>

/** PUT /type/{id}/name: own fields beside the resource's, or none. */
export type Action = { input?: Record<string, Field>; run: Verb; /** word in abilities; the action's name when left out */ ability?: string }

/** A filter that is no attribute: SQL with `:value` (typed by `kind`) beside the words of scopes. */
export type FilterScope = {
  kind: 'text' | 'boolean' | 'list' | 'contains'
  sql: string
  /** Allowed values of a list; another one is 400. */
  values?: readonly string[]
}
