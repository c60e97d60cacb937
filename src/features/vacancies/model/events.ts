import { defineEvent } from '#kernel/events/event.ts'

/** There are more places than before: whoever waits for one may be asked. */
export const placesAdded = defineEvent<{ centerId: string; vacancyId: string; requestId: string }>('placesAdded')
