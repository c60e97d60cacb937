import type { NotedOrganization } from '#features/expenses/noted-organization.ts'
import type { ApplicationStatus } from '#features/applications/model/states.ts'
import { dayOf } from '#kernel/i18n/dates.ts'

/** What the record needs of an application. */
export type DoneApplication = {
  id: string
  status: ApplicationStatus
  vacancyTitle: string
  organizationName: string
  startDate: string | null
  endedAt: string | null
  decidedAt: string | null
  hoursReported: number | null
}

/** Work that an organization agreed on here: days as `2025-03-01`; `until` null while it goes on. */
export type RecordedWork = { id: string; title: string; organization: string; from: string; until: string | null; hours: number | null }

export type WorkRecord = {
  works: readonly RecordedWork[]
  /** Of somebody's own notes, for organizations that are not among the works. */
  noted: readonly NotedOrganization[]
  hours: number | null
  /** How many works and notes do not fit on the page. */
  more: number
}

/** What fits on one sheet. */
const mostWorks = 20
const mostNotes = 15

/** States in which somebody may have helped; those that never led to work are left out by `hasBegun`. */
export const recordedStatuses = ['accepted', 'active', 'completed', 'stopped', 'withdrawn'] as const satisfies readonly ApplicationStatus[]

/** Whether somebody has really helped: it is going on or done, or its first day came before it ended. */
function hasBegun({ status, startDate, endedAt }: DoneApplication, today: string): boolean {
  if (status === 'active' || status === 'completed') return true
  return startDate !== null && startDate <= (endedAt ? dayOf(endedAt) : today)
}

/** Somebody's volunteer work, the latest first. Hours of works are those that the organization told; of notes, the person's own. */
export function recordOf(applications: readonly DoneApplication[], notes: readonly NotedOrganization[], today: string): WorkRecord {
  const works = applications
    .filter((one) => hasBegun(one, today))
    .map(({ id, vacancyTitle, organizationName, startDate, endedAt, decidedAt, hoursReported }): RecordedWork => {
      const until = endedAt ? dayOf(endedAt) : null
      // Without a first day it counts from the day on which it was agreed.
      return {
        id,
        title: vacancyTitle,
        organization: organizationName,
        from: startDate ?? (decidedAt ? dayOf(decidedAt) : (until ?? today)),
        until,
        hours: hoursReported,
      }
    })
    .toSorted((a, b) => (b.until ?? '9999').localeCompare(a.until ?? '9999') || b.from.localeCompare(a.from))
  const known = new Set(works.map(({ organization }) => organization.toLowerCase()))
  const noted = notes.filter(({ name }) => !known.has(name.toLowerCase()))
  const hours = [...works, ...noted].flatMap((one) => one.hours ?? [])
  return {
    works: works.slice(0, mostWorks),
    noted: noted.slice(0, mostNotes),
    hours: hours.length === 0 ? null : hours.reduce((all, one) => all + one, 0),
    more: Math.max(0, works.length - mostWorks) + Math.max(0, noted.length - mostNotes),
  }
}
