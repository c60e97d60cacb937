import { addDays } from '#kernel/i18n/dates.ts'

/** So long a vacancy stands first unless another day is said, and at most. */
export const usualDays = 14
export const maxDays = 28
/** What is first among many is first no more. */
export const maxPutFirst = 10

/** The last day of so many, today among them. */
export const lastDayOf = (days: number, day: string): string => addDays(day, days - 1)

/** Whether the center puts it first on this day. */
export const isFirst = ({ priorityUntil }: { priorityUntil: string | null }, day: string): boolean => priorityUntil !== null && priorityUntil >= day
