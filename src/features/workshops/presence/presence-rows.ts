import type { PresenceState } from '#features/workshops/model/codes.ts'

/** Somebody with a place, and how they were marked at each session. */
export type PresenceRow = { id: string; name: string; organization: string | null; hasAttended: boolean; marks: Readonly<Record<string, PresenceState>> }

/** How many are there, are not, and were not asked yet; who caught up counts as there. */
export function countMarks(states: readonly (PresenceState | undefined)[]): { here: number; not: number; open: number } {
  const not = states.filter((state) => state === 'absent').length
  const open = states.filter((state) => state === undefined).length
  return { here: states.length - not - open, not, open }
}
