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
  // Whoever waits for a place can be given the one that came free, and is told when there will be none.
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
 * What whoever took a step may take back for ten seconds (ADR 0025): from where it led to where it came from. What time has done
 * nobody undoes.
 */
export const applicationUndo = Object.fromEntries(
  applicationStatuses.map((to) => [to, to === 'expired' ? [] : sourcesOf(applicationTransitions, to)]),
) as unknown as Transitions<ApplicationStatus>

/** One of these at a time for a person and a vacancy. */
export const openStatuses = ['new', 'in_review', 'invited', 'waitlisted', 'accepted', 'active'] as const satisfies readonly ApplicationStatus[]
/** The organization has not decided yet; only these can run out. */
export const undecidedStatuses = ['new', 'in_review'] as const satisfies readonly ApplicationStatus[]
/** These hold one of the vacancy's places. */
export const placedStatuses = ['accepted', 'active'] as const satisfies readonly ApplicationStatus[]
export const isPlaced = (status: ApplicationStatus): boolean => (placedStatuses as readonly ApplicationStatus[]).includes(status)

/** In these a day and a place that were agreed still hold. */
export const meetingStatuses = ['invited', 'accepted', 'active', 'completed'] as const satisfies readonly ApplicationStatus[]
/** In these somebody is still expected: an appointment can be answered and moved. */
export const expectingStatuses = ['invited', 'accepted', 'active'] as const satisfies readonly ApplicationStatus[]
export const meetsIn = (status: ApplicationStatus): boolean => (meetingStatuses as readonly ApplicationStatus[]).includes(status)

export const declineReasons = ['no_place', 'requirements', 'not_suitable_now', 'vacancy_closed', 'other'] as const
export type DeclineReason = (typeof declineReasons)[number]
export const withdrawReasons = ['no_response', 'changed_mind', 'not_available', 'other_place', 'other'] as const
export type WithdrawReason = (typeof withdrawReasons)[number]

/** How long a declined application can be opened again: a mistake is seen soon. */
export const daysToReopen = 14

/** What each verb leads to. */
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
/** What either side does about an appointment; the state stays. */
export type MeetVerb = 'come' | 'cannot' | 'propose'
