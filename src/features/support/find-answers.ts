import { cutText } from '#kernel/fields/cut-text.ts'
import { unaccented } from '#kernel/fields/unaccented.ts'

/** The same limit as a question of the search has. */
export const maxCharacters = 100

/** The text that is searched: a question, its answer and synonyms. */
type Findable = { question: string; answer: string; also: string }

/** The answers that contain every typed word as the start of a word. An empty query finds all. */
export function findAnswers<A extends Findable>(answers: readonly A[], typed: string): A[] {
  const words = unaccented(cutText(typed, maxCharacters)).match(/[\p{L}\p{N}]+/gu) ?? []
  return answers.filter(({ question, answer, also }) => {
    const text = ` ${(unaccented(`${question} ${answer} ${also}`).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')}`
    return words.every((word) => text.includes(` ${word}`))
  })
}
