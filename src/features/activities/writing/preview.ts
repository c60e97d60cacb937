import type { Holiday } from '#features/opening-hours/holidays.ts'

/** A date of a rule as the editor lists it: ticked or not, and what holiday it falls on. */
export type PreviewedDate = { start: string; end: string; isLeftOut: boolean; holiday: Holiday | null }

/** What a schedule leads to: its dates, and the day to which its first date was moved. */
export type SchedulePreview = { firstDay: string; lastDay: string; isMoved: boolean; dates: PreviewedDate[] }
