import { hourOf, weekdayOf } from '#kernel/i18n/dates.ts'
import { dayparts, type Daypart } from './states.ts'
import type { Slot } from './vacancy.ts'

/** The dayparts of the dates, in Dutch time, so that the search by daypart finds them too. */
export function daypartsOf(slots: readonly Pick<Slot, 'startsAt'>[]): Daypart[] {
  const found = new Set(slots.map(({ startsAt }) => `${weekdays[weekdayOf(startsAt)]}_${partOf(hourOf(startsAt))}`))
  return dayparts.filter((daypart) => found.has(daypart))
}

/** The places of all dates together; null if one of them has no limit. */
export function placesOf(slots: readonly Pick<Slot, 'places'>[]): number | null {
  return slots.reduce<number | null>((sum, { places }) => (sum === null || places === null ? null : sum + places), 0)
}

/** Whether people can still apply for this date. */
export function isOpenSlot({ startsAt, places, placesTaken }: Omit<Slot, 'id' | 'endsAt'>, now: Date): boolean {
  return Date.parse(startsAt) >= now.getTime() && (places === null || placesTaken < places)
}

/** The dates after somebody joined one of them (1) or left it (-1). */
export function slotsAfter(slots: readonly Slot[], id: string | null, more: 1 | -1): Slot[] {
  return slots.map((slot) => (slot.id === id ? { ...slot, placesTaken: Math.max(0, slot.placesTaken + more) } : slot))
}

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
const partOf = (hour: number) => (hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening')
