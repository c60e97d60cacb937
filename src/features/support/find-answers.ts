import { cutText } from '#kernel/fields/cut-text.ts'

/** The same limit as a question of the search has. */
export const maxCharacters = 100

/** The text that is searched: a question, its answer and synonyms. */
type Findable = { question: string; answer: string; also: string }

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The answers that contain every typed word as the start of a word. An empty query finds all. */
export function findAnswers<A extends Findable>(answers: readonly A[], typed: string): A[] {
  const words = plain(cutText(typed, maxCharacters)).match(/[\p{L}\p{N}]+/gu) ?? []
  return answers.filter(({ question, answer, also }) => {
    const text = ` ${(plain(`${question} ${answer} ${also}`).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')}`
    return words.every((word) => text.includes(` ${word}`))
  })
}
