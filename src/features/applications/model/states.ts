import { sourcesOf, type Transitions } from '#kernel/states/machine.ts'

/** Domain §3.2. */
export const applicationStatuses = [
  'new',
  'in_review',
  'invited',
  'accepted',
  'active',
  'completed',
  'declined',
  'withdrawn',
  'waitlisted',
  'stopped',
  'expired',
] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

export const applicationTransitions: Transitions<ApplicationStatus> = {
  new: ['in_review', 'invited', 'accepted', 'waitlisted', 'declined', 'withdrawn', 'expired'],
  in_review: ['invited', 'accepted', 'waitlisted', 'declined', 'withdrawn', 'expired'],
  invited: ['accepted', 'waitlisted', 'declined', 'withdrawn'],
  // A waitlisted applicant gets the place that comes free, or is declined once there will be none.
  waitlisted: ['invited', 'accepted', 'declined', 'withdrawn'],
  accepted: ['active', 'completed', 'stopped', 'withdrawn'],
  active: ['completed', 'stopped', 'withdrawn'],
  declined: ['in_review'],
  completed: [],
  withdrawn: [],
  stopped: [],
  expired: [],
}

/**
 * The transitions that their author may undo for ten seconds (ADR 0025), from the new state to the old. Expiry has no author, so
 * nobody can undo it.
 */
export const applicationUndo = Object.fromEntries(
  applicationStatuses.map((to) => [to, to === 'expired' ? [] : sourcesOf(applicationTransitions, to)]),
) as unknown as Transitions<ApplicationStatus>

/** A person may have one application in these states for each vacancy. */
export const openStatuses = ['new', 'in_review', 'invited', 'waitlisted', 'accepted', 'active'] as const satisfies readonly ApplicationStatus[]
/** The organization has not decided yet; only these expire. */
export const undecidedStatuses = ['new', 'in_review'] as const satisfies readonly ApplicationStatus[]
export const isUndecided = (status: ApplicationStatus): boolean => (undecidedStatuses as readonly ApplicationStatus[]).includes(status)
/** These take one of the vacancy's places. */
export const placedStatuses = ['accepted', 'active'] as const satisfies readonly ApplicationStatus[]
export const isPlaced = (status: ApplicationStatus): boolean => (placedStatuses as readonly ApplicationStatus[]).includes(status)

/** An appointment holds in these states. */
export const meetingStatuses = ['invited', 'accepted', 'active', 'completed'] as const satisfies readonly ApplicationStatus[]
/** The volunteer is still expected in these states, so an appointment can be answered and moved. */
export const expectingStatuses = ['invited', 'accepted', 'active'] as const satisfies readonly ApplicationStatus[]
export const meetsIn = (status: ApplicationStatus): boolean => (meetingStatuses as readonly ApplicationStatus[]).includes(status)

export const declineReasons = ['no_place', 'requirements', 'not_suitable_now', 'vacancy_closed', 'other'] as const
export type DeclineReason = (typeof declineReasons)[number]
export const withdrawReasons = ['no_response', 'changed_mind', 'not_available', 'other_place', 'other'] as const
export type WithdrawReason = (typeof withdrawReasons)[number]

/** Days in which a declined application can be reopened, to correct a mistake. */
export const daysToReopen = 14

/** The state that each verb leads to. */
export const verbTargets = {
  review: 'in_review',
  invite: 'invited',
  accept: 'accepted',
  decline: 'declined',
  waitlist: 'waitlisted',
  withdraw: 'withdrawn',
  start: 'active',
  complete: 'completed',
  stop: 'stopped',
} as const satisfies Record<string, ApplicationStatus>
export type ApplicationVerb = keyof typeof verbTargets
/** The verbs of an appointment, which do not change the state. */
export type MeetVerb = 'come' | 'cannot' | 'propose'
