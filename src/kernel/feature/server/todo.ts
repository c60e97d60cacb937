import type { ReadQuery, TextRows } from '#kernel/db/server/database.ts'
import type { ReadCall } from '#kernel/jsonapi/server/registry.ts'

/** One thing that waits, in words, and what can be done about it without leaving the dashboard. */
export type TodoItem = {
  type: string
  id: string
  title: string
  text: string | null
  /** What somebody wrote. */
  quote?: string | null
  /** How long it waits, or until when it lasts. */
  note?: string | null
  /** Whom to call about it. */
  call?: { name: string; phone: string } | null
  /** Its own page; none where it has none. */
  href: string | null
  /** What the caller may do now, as the page names its forms. */
  acts: readonly string[]
  /** Hidden facts that those forms send along. */
  facts?: Readonly<Record<string, string>>
}

/** What waits for whoever comes home to a dashboard: how many, and the first few of them. */
export type Todo = {
  title: string
  text?: string | null
  total: number
  items: readonly TodoItem[]
  /** Where all of them are, the best place first; a page offers the first whose screen is there. */
  actions: readonly { href: string; label: string }[]
}

/** What may wait on the dashboard of an organization (`team`) or of the center. All that wait are asked for in one round trip. */
export type TodoKind = {
  key: string
  view: 'team' | 'center'
  /** Names of the design: an icon, and how much it presses. */
  icon: string
  tone: (typeof tonesByUrgency)[number]
  /** Asks with the rights of the caller. */
  ask: (call: ReadCall) => ReadQuery
  /** Null when nothing waits. */
  tell: (rows: TextRows, call: ReadCall) => Todo | null
}

/** How much a to-do presses; those that press most come first. */
export const tonesByUrgency = ['danger', 'second', 'warn', 'info'] as const

/** A number beside an entry of the navigation: how much waits there for the caller. */
export type CountKind = {
  /** The page it stands beside. */
  page: string
  /** Answers one row with one number. */
  ask: (call: ReadCall) => ReadQuery
}
