import { defineEvent } from '#kernel/events/event.ts'
import type { ReportReason, Side } from './states.ts'

/** Somebody said something. `told`: as part of other news, which has its own mail. */
export const messageSent = defineEvent<{
  centerId: string
  conversationId: string
  messageId: string
  authorId: string
  side: Exclude<Side, 'system'>
  requestId: string | null
  told: boolean
}>('messageSent')

/** Somebody has seen all there was. */
export const conversationRead = defineEvent<{ centerId: string; conversationId: string; userId: string }>('conversationRead')

/** One of the two sides brought it to the center, by a report or by stopping it. */
export const conversationReported = defineEvent<{ centerId: string; conversationId: string; actorId: string; reason: ReportReason; requestId: string | null }>(
  'conversationReported',
)
