import type { Locale } from '#kernel/i18n/messages.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'

/** The facts of the center that such a page needs. */
export type RequiredPageFacts = { center: string; town: string; phone: string | null; email: string | null }

/** A page that every public site must have: its text can be changed, the page cannot be removed. */
export type RequiredPage = {
  slug: Record<Locale, string>
  title: Record<Locale, string>
  /** The description for search engines. */
  intro: Record<Locale, string>
  body(facts: RequiredPageFacts): Record<Locale, RichText>
}
