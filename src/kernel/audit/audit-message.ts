/** The facts of an audit message: who acted, and between which states. */
export type AuditMessageFacts = { who: string; from: string | null; to: string | null }
type Sentence = (facts: AuditMessageFacts) => string

/**
 * The sentence for each action (`organization.approved`). `quotes`: the reason is in somebody's own words and is shown as a
 * quotation.
 */
export type AuditMessages = Readonly<Record<string, { nl: Sentence; en: Sentence; quotes?: true }>>

/** Declares the audit messages of a feature; its `server/feature.ts` registers them. */
export function defineAuditMessages<const Words extends AuditMessages>(words: Words): Words {
  return words
}
