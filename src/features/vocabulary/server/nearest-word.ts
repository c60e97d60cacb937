/** Finds the word that somebody meant to type, by the three letters that words share and then letter by letter. */
export class NearestWord {
  readonly #words: readonly string[]
  readonly #having = new Map<string, number[]>()

  constructor(words: readonly string[]) {
    this.#words = words.filter((word) => word.length >= 4)
    this.#words.forEach((word, at) => {
      for (const three of threesOf(word)) this.#having.set(three, [...(this.#having.get(three) ?? []), at])
    })
  }

  /** One letter off for short words, two for long ones, but never the first; null when nothing is so near. */
  to(word: string): string | null {
    if (word.length < 4 || word.length > 24) return null
    const shared = new Map<number, number>()
    for (const three of threesOf(word)) for (const at of this.#having.get(three) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1)
    const best = [...shared].toSorted((a, b) => b[1] - a[1]).slice(0, 40)
    const allowed = word.length >= 8 ? 2 : 1
    const near = best
      .filter(([at]) => this.#words[at]![0] === word[0])
      .map(([at]) => ({ word: this.#words[at]!, steps: stepsBetween(word, this.#words[at]!) }))
      .filter(({ steps }) => steps <= allowed)
    return near.toSorted((a, b) => a.steps - b.steps)[0]?.word ?? null
  }
}

function threesOf(word: string): Set<string> {
  const framed = ` ${word} `
  return new Set(Array.from({ length: framed.length - 2 }, (_, at) => framed.slice(at, at + 3)))
}

/** Letters left out, added, changed, or swapped with their neighbour. */
function stepsBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 9
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let steps = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) steps = Math.min(steps, rows[i - 2]![j - 2]! + 1)
      row.push(steps)
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}
