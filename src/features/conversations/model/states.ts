import type { Transitions } from '#kernel/states/machine.ts'

export const conversationStatuses = ['open', 'closed', 'blocked'] as const
export type ConversationStatus = (typeof conversationStatuses)[number]

/** What a conversation is about: `support` is somebody's own conversation with the center. */
export const subjects = ['application', 'vacancy', 'organization', 'support'] as const
export type Subject = (typeof subjects)[number]

/** Domain §3.3. */
export const conversationTransitions: Transitions<ConversationStatus> = {
  open: ['closed', 'blocked'],
  closed: ['open'],
  blocked: ['open'],
}

/** Who speaks; `system` tells of a step and speaks for nobody. */
export const sides = ['volunteer', 'organization', 'center', 'system'] as const
export type Side = (typeof sides)[number]

/** Where somebody wrote: on the website, or there by the link of a mail (domain §3.4). */
export const waysIn = ['web', 'email'] as const
export type WayIn = (typeof waysIn)[number]

/** Why somebody brings a conversation to the center. */
export const reportReasons = ['unkind', 'money', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** How long the author may still change the words (domain §3.4). */
export const minutesToEdit = 15
