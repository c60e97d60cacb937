import type { ApplicationStatus, ApplicationVerb } from '#features/applications/model/states.ts'

/**
 * The columns of the board from left to right; finished applications are only in the list. `verb` moves an application into the
 * column; none does for new ones.
 */
export const boardColumns = [
  { key: 'new', statuses: ['new'], verb: null },
  { key: 'in_review', statuses: ['in_review'], verb: 'review' },
  { key: 'invited', statuses: ['invited'], verb: 'invite' },
  { key: 'waitlisted', statuses: ['waitlisted'], verb: 'waitlist' },
  { key: 'placed', statuses: ['accepted', 'active'], verb: 'accept' },
] as const satisfies readonly { key: string; statuses: readonly ApplicationStatus[]; verb: ApplicationVerb | null }[]

export type BoardColumnKey = (typeof boardColumns)[number]['key']
