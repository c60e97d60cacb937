import type { Transitions } from '#kernel/states/machine.ts'

export const workshopStatuses = ['draft', 'published', 'full', 'confirmed', 'cancelled', 'completed', 'archived'] as const
export type WorkshopStatus = (typeof workshopStatuses)[number]

/**
 * Domain §3.6. `full` is set and cleared by `seats/server/seat.ts` alone; `confirmed` or `cancelled` at the deadline, `completed` and the
 * `archived` after it also by jobs. The guard of the rest is in `transitions/server/change-status.ts`.
 */
export const workshopTransitions: Transitions<WorkshopStatus> = {
  draft: ['published'],
  published: ['full', 'confirmed', 'cancelled'],
  full: ['published', 'confirmed', 'cancelled'],
  confirmed: ['cancelled', 'completed'],
  cancelled: ['archived'],
  completed: ['archived'],
  archived: [],
}

/** In these somebody can get a place. */
export const openStatuses = ['published', 'full', 'confirmed'] as const satisfies readonly WorkshopStatus[]
/** In these others than staff see it. */
export const shownStatuses = [...openStatuses, 'cancelled', 'completed'] as const satisfies readonly WorkshopStatus[]

export const registrationStatuses = ['registered', 'waitlisted', 'attended', 'no_show', 'cancelled'] as const
export type RegistrationStatus = (typeof registrationStatuses)[number]

export const registrationTransitions: Transitions<RegistrationStatus> = {
  registered: ['attended', 'no_show', 'cancelled'],
  waitlisted: ['registered', 'cancelled'],
  // Who was there can be corrected.
  attended: ['registered', 'no_show'],
  no_show: ['registered', 'attended'],
  cancelled: [],
}

/** These have a place. */
export const seatedStatuses = ['registered', 'attended'] as const satisfies readonly RegistrationStatus[]

/** For whom it is: everybody with an account, people of organizations, or everybody, who then finds it in the calendar (decisions 51). */
export const audiences = ['volunteers', 'organizations', 'all'] as const
export type Audience = (typeof audiences)[number]

export const levels = ['beginner', 'some', 'experienced'] as const
export type Level = (typeof levels)[number]

export const presenceStates = ['present', 'absent', 'caught_up'] as const
export type PresenceState = (typeof presenceStates)[number]

export const sessionStatuses = ['scheduled', 'cancelled'] as const

/** Most sessions and most documents of one workshop. */
export const mostSessions = 20
export const mostMaterials = 10
/** Places that one person can take: for themselves, and for a buddy or an interpreter. */
export const mostSeats = 2

/** Characters of a message to everybody who has a place, and how many of them in a day: people would stop reading. */
export const mostOfMessage = 2000
export const mostMessagesADay = 3

/** Hours between the deadline and the first session, at least: a workshop with too few people is cancelled no later. */
export const hoursAfterDeadline = 24
/** Hours before the first session from which nobody gets a place by themselves any more. */
export const lastHours = 3
/** Hours before the deadline from which the center is told that too few have registered. */
export const hoursOfMinDue = 48
/** Days after the last session until which the center and the trainer are asked who was there; whoever is not marked after the second was absent. */
export const daysOfPresence = { first: 7, second: 14 } as const
/** How long what is over or cancelled stays among what others see, before it is archived. */
export const daysUntilArchived = 90
