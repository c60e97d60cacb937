/** Specification §4. `archived` can be undone for thirty days, then the person is anonymised (decisions 14). */
export const userStates = ['active', 'invited', 'inactive', 'archived'] as const
export type UserState = (typeof userStates)[number]

/** How long ago somebody was last here; each ends where the next begins. */
export const seenPeriods = ['week', 'month', 'half_year', 'longer', 'never'] as const

/** What staff may set. Only the mail address itself turns invited into active (contract §3.2). */
const steps: Record<UserState, readonly UserState[]> = {
  invited: ['archived'],
  active: ['inactive', 'archived'],
  inactive: ['active', 'archived'],
  archived: ['active'],
}

/** What a step of the last ten seconds may be undone to, by whoever took it (contract §3.3, operations). */
export const userUndo: Record<UserState, readonly UserState[]> = {
  invited: [],
  active: ['inactive', 'archived'],
  inactive: ['active'],
  archived: ['invited', 'active', 'inactive'],
}

export const daysToRestore = 30

/** Where a person may be brought from here; someone archived only within thirty days. */
export function nextStates(from: UserState, archivedAt: Date | null, now: Date): readonly UserState[] {
  if (from === 'archived' && !isRestorable(archivedAt, now)) return []
  return steps[from]
}

export function isRestorable(archivedAt: Date | null, now: Date): boolean {
  return archivedAt !== null && now.getTime() - archivedAt.getTime() <= daysToRestore * 86_400_000
}
