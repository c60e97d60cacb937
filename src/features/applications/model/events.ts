import { defineEvent } from '#kernel/events/event.ts'
import type { Side } from '#features/conversations/model/states.ts'
import type { ApplicationStatus } from './states.ts'

type About = { centerId: string; applicationId: string; requestId: string | null }

export const applicationSubmitted = defineEvent<About & { organizationId: string; userId: string }>('applicationSubmitted')

/** It came to another state. `side` is whose doing it was; `system`: time ran out. */
export const applicationTransitioned = defineEvent<
  About & {
    from: ApplicationStatus
    to: ApplicationStatus
    side: Side
    actorId: string | null
    /** Words to the volunteer. */ message: string | null
    /** A parent said no. */ byParent?: true
  }
>('applicationTransitioned')

/** It was agreed to meet at another time or place than before. */
export const meetingChanged = defineEvent<About & { message: string | null }>('meetingChanged')

/** The other side said whether an appointment, or what was proposed, suits them. */
export const meetingAnswered = defineEvent<About & { answer: 'comes' | 'cannot'; side: Side; message: string | null }>('meetingAnswered')

/** The volunteer would rather meet at another time or place. */
export const meetingProposed = defineEvent<About & { message: string | null; startsAt: Date; place: string }>('meetingProposed')

/** A place came free, and this one who waits was asked whether they still want it. */
export const placeOffered = defineEvent<About>('placeOffered')

/** The parent of whoever is under sixteen agreed. */
export const parentAgreed = defineEvent<About>('parentAgreed')

/** Nobody has answered for so many days. */
export const applicationWaited = defineEvent<About & { days: number }>('applicationWaited')

/** Nobody has answered for two weeks: the center takes part from now on. */
export const applicationEscalated = defineEvent<About>('applicationEscalated')

/** Somebody is expected tomorrow. */
export const startsTomorrow = defineEvent<About>('startsTomorrow')

/** Somebody helped until a day ago, and nobody has asked how it was. */
export const helpIsOver = defineEvent<About>('helpIsOver')

/** Somebody of the organization is to take it up; `actorId` says so. */
export const applicationAssigned = defineEvent<About & { assigneeId: string; actorId: string | null }>('applicationAssigned')
