export type Words = { nl: string; en: string }
/** Words that call the center by its name. */
type AnswerText = string | ((facts: { center: string }) => string)
/** Whom an answer is for: everybody is a volunteer, some work for an organization or the center. */
export type Audience = 'volunteer' | 'team' | 'center'

/** A common question with its answer. */
export type Answer = {
  key: string
  question: Words
  answer: { nl: AnswerText; en: AnswerText }
  /** Synonyms, for the search only. */
  also?: Words
  /** Where to do it: the row of `pages.ts`, shown to people who may open it, and its address where that differs. */
  way?: { page: string; href?: string; label: Words }
}
