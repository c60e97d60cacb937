/** As many letters as a question for the search has. */
export const maxCharacters = 100

/** What is looked through: a question, its answer and what people also call it. */
type Findable = { question: string; answer: string; also: string }

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Those in which every word that was typed stands, as its beginning. Nothing typed finds all. */
export function findAnswers<A extends Findable>(answers: readonly A[], typed: string): A[] {
  const words = plain(typed.slice(0, maxCharacters)).match(/[\p{L}\p{N}]+/gu) ?? []
  return answers.filter(({ question, answer, also }) => {
    const text = ` ${(plain(`${question} ${answer} ${also}`).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')}`
    return words.every((word) => text.includes(` ${word}`))
  })
}
