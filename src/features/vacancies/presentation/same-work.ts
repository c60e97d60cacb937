import { unaccented } from '#kernel/fields/unaccented.ts'

/** Words that say nothing of the work. */
const filler = new Set('a an and at bij de een en for het in met of om op te the to van voor with'.split(' '))

/** The words of a title that say what the work is: without capitals, accents, signs, and words such as `de` and `voor`. */
const wordsOf = (title: string): Set<string> => {
  const plain = unaccented(title).match(/[\p{L}\p{N}]+/gu)
  return new Set(plain?.filter((word) => !filler.has(word)))
}

/** How much two titles have in common by their words, in any order: 1 for the same words, 0 for none (Dice's coefficient). */
export function titleLikeness(one: string, other: string): number {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  const shared = [...words].filter((word) => others.has(word)).length
  return shared === 0 ? 0 : (2 * shared) / (words.size + others.size)
}

/** Vacancies of one organization whose titles have the same words are the same work, on another day or at another place. */
export const workKey = ({ title, organizationId }: { title: string; organizationId: string }): string =>
  `${organizationId} ${[...wordsOf(title)].toSorted().join(' ')}`

/** The rows with the same work put together, in the order of their first one; a row without a key stands alone. */
export function groupByWork<Row>(rows: readonly Row[], keyOf: (row: Row) => string | undefined): [Row, ...Row[]][] {
  const groups = new Map<string | symbol, [Row, ...Row[]]>()
  for (const row of rows) {
    const key = keyOf(row) ?? Symbol('alone')
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()]
}
