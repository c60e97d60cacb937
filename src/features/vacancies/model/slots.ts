import { hourOf, weekdayOf } from '#kernel/i18n/dates.ts'
import { dayparts, type Daypart } from './states.ts'
import type { Slot } from './vacancy.ts'

/** In which parts of the week the dates fall, on the Dutch clock: so the search finds them by daypart too. */
export function daypartsOf(slots: readonly Pick<Slot, 'startsAt'>[]): Daypart[] {
  const found = new Set(slots.map(({ startsAt }) => `${weekdays[weekdayOf(startsAt)]}_${partOf(hourOf(startsAt))}`))
  return dayparts.filter((daypart) => found.has(daypart))
}

/** How many may come on all dates together; null where one of them has no limit. */
export function placesOf(slots: readonly Pick<Slot, 'places'>[]): number | null {
  return slots.reduce<number | null>((sum, { places }) => (sum === null || places === null ? null : sum + places), 0)
}

/** Whether somebody can still say that they come then. */
export function isOpenSlot({ startsAt, places, placesTaken }: Omit<Slot, 'id' | 'endsAt'>, now: Date): boolean {
  return Date.parse(startsAt) >= now.getTime() && (places === null || placesTaken < places)
}

/** The dates after somebody has come to one of them, or has left it. */
export function slotsAfter(slots: readonly Slot[], id: string | null, more: 1 | -1): Slot[] {
  return slots.map((slot) => (slot.id === id ? { ...slot, placesTaken: Math.max(0, slot.placesTaken + more) } : slot))
}

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
const partOf = (hour: number) => (hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening')
