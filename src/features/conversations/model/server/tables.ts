import { type RowOf, column, plainTable, tableOf } from '#kernel/db/table.ts'
import { attachment } from '#features/conversations/model/attachment.ts'
import type { MeetingAnswer } from '#features/conversations/model/appointment.ts'
import type { ReportReason } from '#features/conversations/model/states.ts'
import { conversation, message } from '#features/conversations/model/conversation.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    conversations: RowOf<typeof conversations>
    conversation_readers: RowOf<typeof conversationReaders>
    messages: RowOf<typeof messages>
    attachments: RowOf<typeof attachments>
  }
}

export const conversations = tableOf(conversation, {
  filled: ['status', 'last_message_at'],
  columns: {
    subject_id: column.uuid(),
    /** Of a relayed conversation: who asked for help; null for somebody without an account. */
    asker_id: column.uuid({ null: true }),
    reported_at: column.moment({ null: true }),
    blocked_by: column.uuid({ null: true }),
    reported_by: column.uuid({ null: true }),
    report_reason: column.code<ReportReason>()({ null: true }),
  },
})
export const messages = tableOf(message, {
  filled: ['kind', 'received_via', 'contact_shared'],
  present: ['received_via'],
  columns: {
    /** The words of a relayed message, encrypted; `body` is empty then. */
    sealed: column.encrypted({ null: true }),
    meeting_starts_at: column.moment({ null: true }),
    meeting_ends_at: column.moment({ null: true }),
    meeting_place: column.text({ null: true }),
    meeting_answer: column.code<MeetingAnswer>()({ null: true }),
    meeting_answered_at: column.moment({ null: true }),
  },
})

export const attachments = tableOf(attachment, {
  columns: { user_id: column.uuid({ null: true }), content: column.bytes({ null: true }), object_key: column.text({ null: true }) },
})

/** How far each person has read, and up to which message they were notified by mail. */
export const conversationReaders = plainTable('conversation_readers', {
  volunteer_center_id: column.uuid(),
  id: column.uuid({ filled: true }),
  conversation_id: column.uuid(),
  user_id: column.uuid(),
  seen_up_to: column.moment({ null: true }),
  notified_up_to: column.moment({ null: true }),
  muted_at: column.moment({ null: true }),
})
