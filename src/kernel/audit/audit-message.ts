/** What the message of an audit event is made of: who did it, and between which states. */
export type AuditMessageFacts = { who: string; from: string | null; to: string | null }
type Sentence = (facts: AuditMessageFacts) => string

/** By action (`organization.approved`) what it says of whoever did it. `quotes`: its reason is in somebody's own words, to be shown. */
export type AuditMessages = Readonly<Record<string, { nl: Sentence; en: Sentence; quotes?: true }>>

/** Declares the messages of a feature's audit events; its `server/feature.ts` registers them. */
export function defineAuditMessages<const Words extends AuditMessages>(words: Words): Words {
  return words
}
