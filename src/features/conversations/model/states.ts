import type { Transitions } from '#kernel/states/machine.ts'

export const conversationStatuses = ['open', 'closed', 'blocked'] as const
export type ConversationStatus = (typeof conversationStatuses)[number]

/**
 * The subjects of conversations. `support`: somebody's own conversation with the center; `workshop`: with the center too, about one they take part in; `help_match`: between two people whom the center
 * brought together, who do not know how to reach each other (a relayed conversation).
 */
export const subjects = ['application', 'vacancy', 'organization', 'support', 'workshop', 'help_match'] as const
export type Subject = (typeof subjects)[number]

/** Domain §3.3. */
export const conversationTransitions: Transitions<ConversationStatus> = {
  open: ['closed', 'blocked'],
  closed: ['open'],
  blocked: ['open'],
}

/** The authors of messages; `asker`: who asked a volunteer for help; `system` reports transitions and is no party. */
export const sides = ['volunteer', 'organization', 'center', 'asker', 'system'] as const
export type Side = (typeof sides)[number]

/** Where a message was written: on the website, or there after following the link of a mail (domain §3.4). */
export const waysIn = ['web', 'email'] as const
export type WayIn = (typeof waysIn)[number]

/** Why somebody reports a conversation to the center. */
export const reportReasons = ['unkind', 'money', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** How long the author may edit a message (domain §3.4). */
export const minutesToEdit = 15
