import { defineEvent } from '#kernel/events/event.ts'
import type { ReportReason, Side } from './states.ts'

/** A message was sent. `told`: it belongs to another event, which sends its own mail. */
export const messageSent = defineEvent<{
  centerId: string
  conversationId: string
  messageId: string
  authorId: string
  side: Exclude<Side, 'system'>
  requestId: string | null
  told: boolean
}>('messageSent')

/** Somebody has read all messages. */
export const conversationRead = defineEvent<{ centerId: string; conversationId: string; userId: string }>('conversationRead')

/** One of the two sides reported or blocked the conversation, which brings in the center. */
export const conversationReported = defineEvent<{ centerId: string; conversationId: string; actorId: string; reason: ReportReason; requestId: string | null }>(
  'conversationReported',
)
