import { defineEvent } from '#kernel/events/event.ts'

/** A mail with a link to confirm an address has been written: at sign-up, or asked for again. Emitted as the platform, not in a center. */
export const confirmationMailed = defineEvent<{
  centerId: string
  userId: string
  /** Of words that were kept for whoever signs up; null when there are none, or they are known already. */
  draftToken: string | null
}>('confirmationMailed')
