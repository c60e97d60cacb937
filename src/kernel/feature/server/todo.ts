import type { ApiRequest } from '#kernel/jsonapi/server/api-request.ts'

/** What waits for whoever comes home to a dashboard, in words. */
export type Todo = {
  title: string
  text?: string | null
  /** What to do about it, the best place first; a page offers the first whose screen is there. */
  actions: readonly { href: string; label: string }[]
}

/** What may wait on the dashboard of an organization (`team`) or of the center. */
export type TodoKind = {
  key: string
  view: 'team' | 'center'
  /** Names of the design: an icon, and how much it presses. */
  icon: string
  tone: (typeof tonesByUrgency)[number]
  /** Null when nothing waits. Asks with the rights of the caller. */
  find: (call: ApiRequest) => Promise<Todo | null>
}

/** How much a to-do presses; those that press most come first. */
export const tonesByUrgency = ['danger', 'second', 'warn', 'info'] as const
