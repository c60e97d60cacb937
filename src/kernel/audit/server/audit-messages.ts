import type { AuditMessageFacts, AuditMessages } from '#kernel/audit/audit-message.ts'
import type { Locale } from '#kernel/i18n/messages.ts'

const known = new Map<string, AuditMessages[string]>()

/** Registers the messages of audit events, by action. Called once for each feature at start. */
export function registerAuditMessages(words: AuditMessages): void {
  for (const [action, sentence] of Object.entries(words)) known.set(action, sentence)
}

/** Whether a message is registered for this action. */
export function hasAuditMessage(action: string): boolean {
  return known.has(action)
}

/** The sentence for an event. An action without a message (an old event) is shown by its name. */
export function auditMessage(action: string, locale: Locale, facts: AuditMessageFacts): string {
  return known.get(action)?.[locale](facts) ?? `${facts.who}: ${action.replaceAll(/[._]/g, ' ')}`
}

/** Whether the reason of an event is in somebody's own words, so that it is shown as a quotation. */
export function quotesReason(action: string): boolean {
  return known.get(action)?.quotes === true
}
