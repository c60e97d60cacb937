import type { Theme } from '#features/organizations/model/themes.ts'
import type { ActivityKind, AttendanceMode, CostKind } from '#features/activities/model/codes.ts'
import type { CalendarFacets } from './calendar-search.ts'
import type { CalendarWindow } from './calendar-window.ts'

/**
 * One line of the calendar, whatever it comes from: pages draw this and nothing else, so that workshops for everybody come among
 * activities by a second query of the same columns (decisions 51).
 */
export type CalendarItem = {
  source: 'activity' | 'workshop'
  /** Of the thing, and of this date of it. */
  id: string
  dateId: string
  /** Its page, of this date. */
  path: string
  title: string
  /** Null: only Dutch. */
  titleEn: string | null
  /** The day under which it stands: its first one, or the first that is shown when it began before. */
  day: string
  /** Wall times, `2026-12-08T19:30`; the end of whole days is the midnight after. */
  localStart: string
  localEnd: string
  startsAt: string
  endsAt: string
  isAllDay: boolean
  isRepeating: boolean
  status: 'scheduled' | 'cancelled' | 'moved'
  /** The wall time that it had first, of a date that is moved. */
  movedFrom: string | null
  /** Why it is cancelled. */
  reason: string | null
  note: string | null
  /** The next date of a series that goes on, of a date that is cancelled. */
  nextStart: string | null
  /** How many dates it has after this one. */
  laterDates: number
  place: { name: string; city: string } | null
  attendanceMode: AttendanceMode
  costKind: CostKind
  costText: string | null
  categories: Theme[]
  kind: ActivityKind
  isStepFree: boolean
  isRegistrationNeeded: boolean
  /** An open vacancy: helpers are wanted. */
  wantsHelpers: boolean
  /** Of a workshop; null: it counts no places. */
  placesLeft: number | null
  hasWaitingList: boolean
  /** Nobody can register any more. */
  isClosed: boolean
  organizer: string
  /** Address of its smallest picture that a line can show. */
  picture: string | null
}

export type Calendar = {
  /** The day on which it was made, for what is told of today. */
  today: string
  window: CalendarWindow
  items: CalendarItem[]
  /** How many there are on each day, those that are not cancelled; also where `items` were cut off. */
  days: Record<string, number>
  total: number
  /** The same for every day of the month in which the window begins. */
  month: Record<string, number>
  facets: CalendarFacets
  /** The first day after the window that has something. */
  nextDay: string | null
  /** The place that distances were counted from. */
  place: string | null
}

/** Most items of one day in a view of several days; the page of the day has all. */
export const mostOfDay = { list: 5, week: 4, month: 2 } as const
