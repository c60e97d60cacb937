import type { ColumnType, Generated } from 'kysely'
import type { ConversationStatus, Side } from '#features/conversations/states.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    conversations: ConversationTable
    conversation_readers: ReaderTable
    messages: MessageTable
  }
}

export type ConversationTable = {
  volunteer_center_id: string
  id: Generated<string>
  subject_type: 'application'
  subject_id: string
  user_id: string
  organization_id: string
  status: Generated<ConversationStatus>
  escalated_at: Date | null
  last_message_at: ColumnType<Date, Date | undefined, Date>
}

type ReaderTable = {
  volunteer_center_id: string
  id: Generated<string>
  conversation_id: string
  user_id: string
  seen_up_to: Date | null
  notified_up_to: Date | null
}

type MessageTable = {
  volunteer_center_id: string
  id: Generated<string>
  conversation_id: string
  author_id: string | null
  side: Side
  kind: 'text' | 'status_change'
  body: string
  edited_at: Date | null
  deleted_at: Date | null
  created_at: Generated<Date>
}
