import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '#kernel/access/actor.ts'
import type { AuditMessageFacts, AuditMessages } from '#kernel/audit/audit-message.ts'
import { type Tx, pipelineWrite } from '#kernel/db/server/database.ts'
import type { Locale } from '#kernel/i18n/messages.ts'

type AuditContext = { centerId: string; /** null when a job did it */ actor: Pick<Actor, 'userId' | 'session'> | null }
type AuditEvent = {
  /** `application.accepted`: a thing and what happened to it. */
  action: string
  /** The resource type as the API writes it, plural. */
  subjectType: string
  subjectId: string
  from?: string | null
  to?: string | null
  reason?: string | null
  /** The time by a clock that was read earlier; the database's own time by default. */
  at?: Date
}

/** Writes an audit event, in the transaction that makes the change (domain §3). It also records an impersonator. */
export function writeAuditEvent(tx: Tx, context: AuditContext, mutation: AuditEvent): void {
  pipelineWrite(tx, auditEventInsert(context, mutation))
}

/** The same as `writeAuditEvent`, as one part of a larger statement. */
export function auditEventInsert(
  { centerId, actor }: AuditContext,
  { action, subjectType, subjectId, from = null, to = null, reason = null, at }: AuditEvent,
): RawBuilder<unknown> {
  return sql`insert into audit_events (volunteer_center_id, actor_id, impersonator_id, action, subject_type, subject_id, from_state, to_state, reason, at)
      values (${centerId}, ${actor?.userId ?? null}, ${actor?.session?.impersonator?.id ?? null}, ${action}, ${subjectType}, ${subjectId}, ${from}, ${to}, ${reason}, ${at ?? sql`default`})`
}

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
