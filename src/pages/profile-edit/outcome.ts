import type { AbsenceRefused } from '#features/absence/web/absence-section.tsx'
import type { Faults } from '#kernel/fields/form.ts'

/** Outcome of one of the forms on the settings page. */
export type Outcome = {
  saved?: 'notices' | 'password' | 'end' | 'end-others' | 'search' | 'absence' | 'absence-end' | 'absence-hand-over' | 'agenda'
  failed?: Faults
  /** Faults of the form that deletes the account; they are in the page's title too. */
  remove?: Faults
  fields?: Record<string, string>
  /** Refusal of the absence form. */
  absence?: AbsenceRefused
  /** Organizations whose only admin this is. */
  lastAdminOf?: string[]
}
