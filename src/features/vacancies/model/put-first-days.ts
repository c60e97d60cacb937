import { addDays } from '#kernel/i18n/dates.ts'

/** How many days a vacancy is put first by default, and at most. */
export const usualDays = 14
export const maxDays = 28
/** A limit for the center: if many are put first, none of them stands out. */
export const maxPutFirst = 10

/** The last of so many days, counting the given one. */
export const lastDayOf = (days: number, day: string): string => addDays(day, days - 1)

/** Whether the center puts it first on this day. */
export const isFirst = ({ priorityUntil }: { priorityUntil: string | null }, day: string): boolean => priorityUntil !== null && priorityUntil >= day
