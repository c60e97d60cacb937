import type { DeedFacts, DeedWords } from '#kernel/audit/deed.ts'
import type { Locale } from '#kernel/i18n/messages.ts'

const known = new Map<string, DeedWords[string]>()

/** Makes the sentences of deeds known, by action. Called once for each feature at start. */
export function registerDeeds(words: DeedWords): void {
  for (const [action, sentence] of Object.entries(words)) known.set(action, sentence)
}

/** Whether somebody wrote a sentence for it. */
export function isKnownDeed(action: string): boolean {
  return known.has(action)
}

/** What happened, as a sentence. One that nobody wrote a sentence for, as a trace of long ago, is named as it is. */
export function deedInWords(action: string, locale: Locale, facts: DeedFacts): string {
  return known.get(action)?.[locale](facts) ?? `${facts.who}: ${action.replaceAll(/[._]/g, ' ')}`
}

/** Whether the reason of a deed is in somebody's own words. */
export function quotesReason(action: string): boolean {
  return known.get(action)?.quotes === true
}
