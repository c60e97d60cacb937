import type { Meeting } from '#features/applications/model/meeting.ts'
import type { DeclineReason, WithdrawReason } from '#features/applications/model/states.ts'

/** What goes with a transition of an application. */
export type TransitionDetails = {
  declineReason?: DeclineReason
  withdrawReason?: WithdrawReason
  /** Words to the volunteer, said in the conversation first. */ message?: string | null
  /** When and where, with an invitation or the first day. */ meeting?: Meeting | null
  /** Of who is done: how much they helped. */ hoursReported?: number | null
  /** A parent said no. */ byParent?: true
  /** The message that led to it says it already, so that nobody is notified. */ isQuiet?: boolean
}
