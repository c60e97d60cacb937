import { defineEvent } from '#kernel/events/event.ts'

/** A center that was to be removed stays. */
export const removalCancelled = defineEvent<{ centerId: string; removalId: string; dueAt: Date }>('center.removal_cancelled')
