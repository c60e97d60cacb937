/** The events a person is told of (domain §3.5). `to` says who: the volunteer, the organization's people, the center's. */
export const eventKeys = [
  'application.created',
  'application.received',
  'application.in_review',
  'application.invited',
  'application.accepted',
  'application.active',
  'application.completed',
  'application.declined',
  'application.withdrawn',
  'application.waitlisted',
  'application.stopped',
  'application.expired',
  'application.reopened',
  'application.rescheduled',
  'application.comes',
  'application.cannot',
  'application.proposed',
  'application.unsuitable',
  'application.place_free',
  'application.claimed',
  'application.parent_agreed',
  'application.parent_refused',
  'application.reminder',
  'application.start_tomorrow',
  'application.evaluate',
  'application.assigned',
  'application.escalated',
  'application.silent',
  'message.unread',
  'organization.asked',
  'organization.answered',
  'template.broken',
] as const
export type EventKey = (typeof eventKeys)[number]

/** An event as its words need it; without a vacancy where it is about the organization itself. */
export type NoticeFacts = {
  person: string
  vacancy: string
  organization: string
  days?: number
  /** Who did it. */
  author?: string
  /** What a kind of mail is called. */
  mail?: { nl: string; en: string }
  /** Somebody who was accepted withdraws: that is stopping (decisions 44). */
  wasPlaced?: boolean
  /** It was a parent who said no. */
  byParent?: boolean
}
