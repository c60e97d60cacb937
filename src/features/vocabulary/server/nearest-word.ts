/** Finds the word that somebody meant to type, among those that begin with the same letter. */
export class NearestWord {
  readonly #byLetter = new Map<string, string[]>()

  constructor(words: Iterable<string>) {
    for (const word of words) if (word.length >= 4) this.#byLetter.set(word[0]!, [...(this.#byLetter.get(word[0]!) ?? []), word])
  }

  /** One letter off for short words, two for long ones; null when nothing is so near. */
  to(word: string): string | null {
    if (word.length < 4 || word.length > 24) return null
    let best: { word: string; off: number } | null = null
    for (const other of this.#byLetter.get(word[0]!) ?? []) {
      const allowed = Math.min(word.length, other.length) >= 7 ? 2 : 1
      if (Math.abs(other.length - word.length) > allowed) continue
      const steps = stepsBetween(word, other, allowed)
      // Of two that are as near, the one that ends as it was typed: people leave out a letter sooner than they take another.
      const off = steps + (other.at(-1) === word.at(-1) ? 0 : 0.3) + (other.length < word.length ? 0.2 : 0)
      if (steps <= allowed && (!best || off < best.off)) best = { word: other, off }
    }
    return best?.word ?? null
  }
}

/** Letters left out, added, changed, or swapped with their neighbour; gives up once it is more than allowed. */
function stepsBetween(a: string, b: string, allowed: number): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      let steps = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) steps = Math.min(steps, before[j - 2]! + 1)
      row.push(steps)
    }
    if (Math.min(...row) > allowed) return allowed + 1
    before = last
    last = row
  }
  return last[b.length]!
}
