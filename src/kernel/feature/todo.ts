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
