/** The events that people are notified of (domain §3.5). `to` says whom: the volunteer, organization staff, center staff. */
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

/** The facts of a notice; without a vacancy where it is about the organization itself. */
export type NoticeFacts = {
  person: string
  vacancy: string
  organization: string
  days?: number
  /** Who did it. */
  author?: string
  /** The name of a kind of mail. */
  mail?: { nl: string; en: string }
  /** An accepted volunteer withdraws, which is called stopping (decisions 44). */
  wasPlaced?: boolean
  /** A parent refused consent. */
  byParent?: boolean
}
