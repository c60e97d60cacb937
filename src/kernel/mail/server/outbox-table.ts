import type { Generated } from 'kysely'
import type { Locale } from '#kernel/i18n/messages.ts'

/** waiting → sending (the text is on its way to the mail server) → sent, unknown (no answer came) or failed (refused, or a day too old). */
export type MailStatus = 'waiting' | 'sending' | 'sent' | 'unknown' | 'failed'

export type OutboxTable = {
  id: Generated<string>
  volunteerCenterId: string
  dedupeKey: string
  kind: string
  userId: string | null
  address: string
  locale: Locale
  facts: unknown
  subject: string | null
  bodyText: string | null
  bodyHtml: string | null
  essential: Generated<boolean>
  messageId: string
  requestId: string | null
  status: Generated<MailStatus>
  attempts: Generated<number>
  nextAttemptAt: Generated<Date>
  leasedUntil: Date | null
  lastError: string | null
  sentAt: Date | null
  createdAt: Generated<Date>
}

declare module '#kernel/db/tables.ts' {
  interface Tables {
    outbox: OutboxTable
  }
}
