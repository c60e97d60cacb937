import type { ApplicationStatus } from '#features/applications/model/states.ts'

/** What a step must know of the application it is taken on. */
export type VerbTarget = {
  id: string
  status: ApplicationStatus
  /** Steps that whoever looks may take now. */
  verbs: readonly string[]
  /** Of the volunteer. */
  firstName: string
  /** The volunteer looks. */
  isOwn: boolean
  vacancy: string
  organization: string
  /** Where the vacancy is; empty where it says no place. */
  place: string
  /** The appointment that there is. */
  meeting: { day: string; time: string; place: string } | null
}
