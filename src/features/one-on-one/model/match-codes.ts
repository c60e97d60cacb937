import type { Transitions } from '#kernel/states/machine.ts'

export const matchStatuses = ['proposed', 'acquaintance', 'active', 'evaluating', 'ended', 'refused'] as const
export type MatchStatus = (typeof matchStatuses)[number]

/** Either side may stop at any step without a reason (domain §3.11). */
export const matchTransitions: Transitions<MatchStatus> = {
  proposed: ['acquaintance', 'refused'],
  acquaintance: ['active', 'refused'],
  active: ['evaluating', 'ended'],
  evaluating: ['ended'],
  ended: [],
  refused: [],
}

/** What somebody lets the other read once both have agreed. */
export const sharedThings = ['phone', 'email', 'address'] as const
export type Shared = (typeof sharedThings)[number]

export const endReasons = ['refused', 'done', 'moved', 'no_click', 'no_time', 'unsafe', 'agreed_end', 'gone', 'other'] as const
export type EndReason = (typeof endReasons)[number]

export const checkInAnswers = ['good', 'fair', 'bad'] as const
export type CheckInAnswer = (typeof checkInAnswers)[number]
