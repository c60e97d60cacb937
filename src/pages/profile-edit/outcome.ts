import type { AbsenceRefused } from '#features/absence/web/absence-section.tsx'
import type { Faults } from '#kernel/fields/form.ts'

/** What became of one of the forms on the page of settings. */
export type Outcome = {
  saved?: 'notices' | 'password' | 'end' | 'end-others' | 'search' | 'absence' | 'absence-end'
  failed?: Faults
  /** Of the form that deletes the account; its fields are told in the page's title too. */
  remove?: Faults
  fields?: Record<string, string>
  /** Of the form that says when one is away. */
  absence?: AbsenceRefused
  /** Where nobody else decides. */
  lastAdminOf?: string[]
}
