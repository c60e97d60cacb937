/** Specification §4. `archived` can be undone for thirty days, then the person is anonymised (decisions 14). */
export const userStates = ['active', 'invited', 'inactive', 'archived'] as const
export type UserState = (typeof userStates)[number]

/** Periods since somebody was last here; each ends where the next begins. */
export const seenPeriods = ['week', 'month', 'half_year', 'longer', 'never'] as const

/** What staff may set. Only confirming the mail address turns invited into active (contract §3.2). */
const steps: Record<UserState, readonly UserState[]> = {
  invited: ['archived'],
  active: ['inactive', 'archived'],
  inactive: ['active', 'archived'],
  archived: ['active'],
}

/** To which status a change of the last ten seconds may be undone, by whoever made it (contract §3.3, operations). */
export const userUndo: Record<UserState, readonly UserState[]> = {
  invited: [],
  active: ['inactive', 'archived'],
  inactive: ['active'],
  archived: ['invited', 'active', 'inactive'],
}

export const daysToRestore = 30

/** The statuses that staff can set now; an archived account can be restored only within thirty days. */
export function nextStates(from: UserState, archivedAt: Date | null, now: Date): readonly UserState[] {
  if (from === 'archived' && !isRestorable(archivedAt, now)) return []
  return steps[from]
}

export function isRestorable(archivedAt: Date | null, now: Date): boolean {
  return archivedAt !== null && now.getTime() - archivedAt.getTime() <= daysToRestore * 86_400_000
}
