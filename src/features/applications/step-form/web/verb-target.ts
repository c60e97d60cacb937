import type { ApplicationStatus } from '#features/applications/model/states.ts'

/** What the form of a verb needs to know of its application. */
export type VerbTarget = {
  id: string
  status: ApplicationStatus
  /** The verbs that the viewer may use now. */
  verbs: readonly string[]
  /** Of the volunteer. */
  firstName: string
  /** The viewer is the volunteer. */
  isOwn: boolean
  vacancy: string
  organization: string
  /** The address of the vacancy; empty if it has none. */
  place: string
  /** The present appointment. */
  meeting: { day: string; time: string; place: string } | null
}
