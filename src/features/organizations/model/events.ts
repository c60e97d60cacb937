import { defineEvent } from '#kernel/events/event.ts'

/** The center asks an organization something. */
export const organizationAsked = defineEvent<{ centerId: string; organizationId: string; authorId: string; body: string; requestId: string | null }>(
  'organizationAsked',
)
