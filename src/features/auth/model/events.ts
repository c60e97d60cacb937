import { defineEvent } from '#kernel/events/event.ts'

/** A mail with a link to confirm an address was queued, at sign-up or on request. Emitted on the platform, not in a center. */
export const confirmationMailed = defineEvent<{
  centerId: string
  userId: string
  /** The token of drafts kept for the new account; null if there are none, or they are the account's already. */
  draftToken: string | null
}>('confirmationMailed')
