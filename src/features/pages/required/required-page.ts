import type { Locale } from '#kernel/i18n/messages.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'

/** What such a page says about its center. */
export type RequiredPageFacts = { center: string; town: string; phone: string | null; email: string | null }

/** A page that every public site must have: its words can be changed, it cannot be taken away. */
export type RequiredPage = {
  slug: Record<Locale, string>
  title: Record<Locale, string>
  /** For search engines. */
  intro: Record<Locale, string>
  body(facts: RequiredPageFacts): Record<Locale, RichText>
}
