import { defineEvent } from '#kernel/events/event.ts'

/** A vacancy got more places, so the waiting list may move on. */
export const placesAdded = defineEvent<{ centerId: string; vacancyId: string; requestId: string }>('placesAdded')
