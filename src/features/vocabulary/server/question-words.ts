import { wordsOf } from './fold.ts'

/** A word of a question. `from` and `to` are its place in the text, `startsClause` whether a comma or another stop stands before it. */
export type Token = { word: string; from: number; to: number; startsClause: boolean }

/** A word as it is read: corrected, or made of several tokens ('lees … voor'). `at` are the indexes of its tokens. */
export type QuestionWord = { word: string; typed: string; at: number[]; startsClause: boolean }

const stops = /[,.;:!?()\n]|\s[-–—]\s/

/** The words of a question with their places; the caller limits its length. */
export function tokensOf(question: string): Token[] {
  let last = 0
  return [...question.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap((match) => {
    const [from, to] = [match.index, match.index + match[0].length]
    const startsClause = last > 0 && stops.test(question.slice(last, from))
    last = to
    // 'Oud-verpleegkundige' was one.
    const isFormer = /^(oud|ex)$/i.test(match[0]) && /^-\p{L}/u.test(question.slice(to, to + 3))
    return wordsOf(match[0]).map((word) => ({ word: isFormer ? 'voormalig' : word, from, to, startsClause }))
  })
}

/** Words that join, and say nothing at either end of what is left of a question; at its end those that lead to something too. */
const joining = new Set(['en', 'of', 'maar', 'dus', 'want', 'wel', 'alleen', 'and', 'or', 'but', 'so', 'only'])
const leading = new Set([
  'met',
  'op',
  'in',
  'voor',
  'naar',
  'om',
  'de',
  'het',
  'een',
  'iets',
  'with',
  'on',
  'at',
  'in',
  'for',
  'to',
  'the',
  'a',
  'an',
  'something',
])
const dangles = (word: string) => joining.has(word) || leading.has(word)

/** The question without these tokens, and without what would dangle at its ends. */
export function questionWithout(question: string, tokens: readonly Token[], taken: ReadonlySet<number>): string {
  const kept = tokens.map((_, index) => index).filter((index) => !taken.has(index))
  while (kept.length > 0 && joining.has(tokens[kept[0]!]!.word)) kept.shift()
  while (kept.length > 0 && dangles(tokens[kept.at(-1)!]!.word)) kept.pop()
  return kept
    .map((index, place) => {
      const { word: _, from, to, startsClause } = tokens[index]!
      const before = kept[place - 1]
      if (before === undefined) return question.slice(from, to)
      // Between neighbours stands what was typed; where something was taken out, a comma if there was one.
      return (before === index - 1 ? question.slice(tokens[before]!.to, from) : startsClause ? ', ' : ' ') + question.slice(from, to)
    })
    .join('')
}
