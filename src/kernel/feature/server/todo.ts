import type { ReadQuery, TextRows } from '#kernel/db/server/database.ts'
import type { Todo } from '#kernel/feature/todo.ts'
import type { ReadCall } from '#kernel/jsonapi/registry/server/registry.ts'

/** What may wait on the dashboard of an organization (`team`) or of the center. All that wait are asked for in one round trip. */
export type TodoKind = {
  key: string
  view: 'team' | 'center'
  /** Names of the design: an icon, and how much it presses. */
  icon: string
  tone: (typeof tonesByUrgency)[number]
  /** Asks with the rights of the caller. */
  query: (call: ReadCall) => ReadQuery
  /** Null when nothing waits. */
  present: (rows: TextRows, call: ReadCall) => Todo | null
}

/** How much a to-do presses; those that press most come first. */
export const tonesByUrgency = ['danger', 'second', 'warn', 'info'] as const

/** A number beside an entry of the navigation: how much waits there for the caller. */
export type CountKind = {
  /** The page it stands beside. */
  page: string
  /** Answers one row with one number. */
  query: (call: ReadCall) => ReadQuery
}
