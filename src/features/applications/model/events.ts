import { defineEvent } from '#kernel/events/event.ts'
import type { Side } from '#features/conversations/model/states.ts'
import type { ApplicationStatus } from './states.ts'

type About = { centerId: string; applicationId: string; requestId: string | null }

/** `isInvited`: it follows from an invitation, whose own notices tell of it. */
export const applicationSubmitted = defineEvent<About & { organizationId: string; userId: string; isInvited?: true }>('applicationSubmitted')

/** The application changed its state. `side` made the transition; `system`: a job did. */
export const applicationTransitioned = defineEvent<
  About & {
    from: ApplicationStatus
    to: ApplicationStatus
    side: Side
    actorId: string | null
    /** The message to the volunteer. */ message: string | null
    /** A parent refused. */ byParent?: true
  }
>('applicationTransitioned')

/** The appointment has another time or place. */
export const meetingChanged = defineEvent<About & { message: string | null }>('meetingChanged')

/** The other side accepted or declined an appointment or a proposal. */
export const meetingAnswered = defineEvent<About & { answer: 'comes' | 'cannot'; side: Side; message: string | null }>('meetingAnswered')

/** The volunteer proposed another time or place. */
export const meetingProposed = defineEvent<About & { message: string | null; startsAt: Date; place: string }>('meetingProposed')

/** A free place was offered to this waitlisted applicant. */
export const placeOffered = defineEvent<About>('placeOffered')

/** The parent of an applicant under sixteen consented. */
export const parentAgreed = defineEvent<About>('parentAgreed')

/** There has been no answer for so many days. */
export const applicationWaited = defineEvent<About & { days: number }>('applicationWaited')

/** No answer for two weeks: the center takes part from now on. */
export const applicationEscalated = defineEvent<About>('applicationEscalated')

/** The volunteer is expected tomorrow. */
export const startsTomorrow = defineEvent<About>('startsTomorrow')

/** The volunteer finished a day ago and has not been asked for an evaluation. */
export const helpIsOver = defineEvent<About>('helpIsOver')

/** The application was assigned to a colleague by `actorId`. */
export const applicationAssigned = defineEvent<About & { assigneeId: string; actorId: string | null }>('applicationAssigned')
