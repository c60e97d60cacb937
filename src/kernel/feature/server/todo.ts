import type { ReadQuery, TextRows } from '#kernel/db/server/database.ts'
import type { Todo } from '#kernel/feature/todo.ts'
import type { ReadCall } from '#kernel/jsonapi/registry/server/registry.ts'

/** A kind of to-do on the dashboard of an organization (`team`) or of the center. All kinds are queried in one round trip. */
export type TodoKind = {
  key: string
  view: 'team' | 'center'
  /** Names of the design: an icon, and the tone that shows the urgency. */
  icon: string
  tone: (typeof tonesByUrgency)[number]
  /** Runs with the rights of the caller. */
  query: (call: ReadCall) => ReadQuery
  /** Null when nothing waits. */
  present: (rows: TextRows, call: ReadCall) => Todo | null
}

/** The tones in order of urgency; the most urgent come first. */
export const tonesByUrgency = ['danger', 'second', 'warn', 'info'] as const

/** A number beside an entry of the navigation: how much waits there for the caller. */
export type CountKind = {
  /** The page whose entry shows it. */
  page: string
  /** Returns one row with one number. */
  query: (call: ReadCall) => ReadQuery
}
