/** One thing that waits, in words, and what can be done about it without leaving the dashboard. */
export type TodoItem = {
  type: string
  id: string
  title: string
  text: string | null
  /** Something that a person wrote. */
  quote?: string | null
  /** How long it has waited, or how long it lasts. */
  note?: string | null
  /** Whom to telephone about it. */
  call?: { name: string; phone: string } | null
  /** Its own page, or null. */
  href: string | null
  /** What the caller may do now, by the names of the page's forms. */
  acts: readonly string[]
  /** Hidden values that those forms send along. */
  facts?: Readonly<Record<string, string>>
}

/** What waits on a dashboard: how many, and the first few of them. */
export type Todo = {
  title: string
  text?: string | null
  total: number
  items: readonly TodoItem[]
  /** Links to all of them, the best first; a page shows the first whose screen exists. */
  actions: readonly { href: string; label: string }[]
}
