import type { Transitions } from '#kernel/states/machine.ts'

export const activityStatuses = ['draft', 'pending', 'published', 'denied', 'cancelled', 'ended', 'archived'] as const
export type ActivityStatus = (typeof activityStatuses)[number]

/** Domain §3.7. The guard is in `transitions/server/change-status.ts`; `ended` and the `archived` after it are set by a job. */
export const activityTransitions: Transitions<ActivityStatus> = {
  draft: ['pending', 'published', 'archived'],
  pending: ['published', 'denied', 'draft'],
  denied: ['draft', 'pending', 'published', 'archived'],
  published: ['cancelled', 'ended', 'archived'],
  cancelled: ['ended', 'archived'],
  ended: ['archived'],
  archived: [],
}

/** On the site, at its address: what is over or cancelled says so there. */
export const shownStatuses = ['published', 'cancelled', 'ended'] as const satisfies readonly ActivityStatus[]

export const occurrenceStatuses = ['scheduled', 'cancelled', 'moved'] as const
export type OccurrenceStatus = (typeof occurrenceStatuses)[number]

/** Which dates of a series a change is for. */
export const changeScopes = ['this', 'following', 'all'] as const
export type ChangeScope = (typeof changeScopes)[number]
/** A date may be moved this far from where its rule has it. */
export const mostDaysMoved = 60
/** Most dates that are cancelled at once for one day. */
export const mostCancelledAtOnce = 50

/** What one does there; its address uses these words too. */
export const activityKinds = ['ontmoeten', 'bewegen', 'leren', 'cultuur', 'eten', 'informatie', 'markt', 'anders'] as const
export type ActivityKind = (typeof activityKinds)[number]

export const attendanceModes = ['offline', 'online', 'mixed'] as const
export type AttendanceMode = (typeof attendanceModes)[number]

/** Who gets the address of an online meeting: who is signed in, or everybody from a day before a date. */
export const onlineShownCodes = ['signed_in', 'day_before'] as const

export const costKinds = ['free', 'own_contribution', 'paid', 'unknown'] as const
export type CostKind = (typeof costKinds)[number]

export const accessibilityCodes = ['step_free', 'toilet', 'hearing_loop', 'parking', 'quiet_room'] as const

export const partsOfDay = ['morning', 'afternoon', 'evening'] as const
export type PartOfDay = (typeof partsOfDay)[number]

/** How far ahead the dates of a series are rows; a job adds the later ones each night. */
export const horizonMonths = 18
/** Most days between the first and the last day of one date. */
export const mostDaysOfOne = 28
/** Most published activities of one organization that are still to come. */
export const mostPublished = 500
/** How long the page of an activity that is over remains. */
export const daysUntilArchived = 90
/** How long one that was cancelled remains after its last date, for calendars that read it. */
export const daysCancelledShown = 30
