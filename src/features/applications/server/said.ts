import type { Meeting } from '#features/applications/meeting.ts'
import type { DeclineReason, WithdrawReason } from '#features/applications/states.ts'

/** What goes with a step of an application. */
export type Said = {
  declineReason?: DeclineReason
  withdrawReason?: WithdrawReason
  /** Words to the volunteer, said in the conversation first. */ message?: string | null
  /** When and where, with an invitation or the first day. */ meeting?: Meeting | null
  /** Of who is done: how much they helped. */ hoursReported?: number | null
  /** A parent said no. */ byParent?: true
  /** The words that led to it tell it by themselves. */ isQuiet?: boolean
}
