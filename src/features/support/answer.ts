export type Words = { nl: string; en: string }
/** Whom an answer is for: everybody helps themselves or others as a volunteer, some work for an organization or the center. */
export type Audience = 'volunteer' | 'team' | 'center'

/** One question that people often have, with its answer. */
export type Answer = {
  key: string
  question: Words
  answer: Words
  /** What people also call it: only for the search. */
  also?: Words
  /** Where one does it: the row of `pages.ts`, shown to who may open it, and its address where that says more. */
  way?: { page: string; href?: string; label: Words }
}
