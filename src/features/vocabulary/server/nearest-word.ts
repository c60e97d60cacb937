/** Letters that sound alike in Dutch, longest first. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/ij|ei|y/g, 'y'],
  [/ou|au/g, 'ou'],
  [/c(?=[eiy])/g, 's'],
  [/ch|g/g, 'g'],
  [/ck|qu?|c/g, 'k'],
  [/ph|v/g, 'f'],
  [/th|dt|d$/g, 't'],
  [/ie/g, 'i'],
  [/z/g, 's'],
  [/x/g, 'ks'],
  [/(.)\1+/g, '$1'],
]

/** A phonetic key, for words that are spelled by ear: 'biebliotheek', 'komputer', 'bejaardenhuiz'. */
const phoneticKey = (word: string): string => alike.reduce((sound, [letters, one]) => sound.replaceAll(letters, one), word)

type Known = { word: string; sound: string }

/** Finds the word that somebody meant to type, among those that begin with the same sound. */
export class NearestWord {
  readonly #byLetter = new Map<string, Known[]>()

  constructor(words: Iterable<string>) {
    for (const word of words) {
      if (word.length < 4) continue
      const known = { word, sound: phoneticKey(word) }
      put(this.#byLetter, word[0]!, known)
      if (known.sound[0] !== word[0]) put(this.#byLetter, known.sound[0]!, known)
    }
  }

  /** The nearest word with one edit, two for long words, at most `most`, or with the same sound. Null when none is near enough. */
  to(word: string, most = 2): string | null {
    if (word.length < 4 || word.length > 24) return null
    const sound = phoneticKey(word)
    const others = new Set([...(this.#byLetter.get(word[0]!) ?? []), ...(this.#byLetter.get(sound[0]!) ?? [])])
    let best: { word: string; off: number } | null = null
    for (const other of others) {
      const allowed = Math.min(most, Math.min(word.length, other.word.length) >= 9 ? 2 : 1)
      const steps = Math.min(stepsWithin(word, other.word, allowed), stepsWithin(sound, other.sound, allowed) + 0.4)
      // Of two equally near words the one with the typed last letter wins: people omit letters more often than they replace them.
      const off = steps + (other.word.at(-1) === word.at(-1) ? 0 : 0.3) + (other.word.length < word.length ? 0.2 : 0)
      if (steps < allowed + 1 && (!best || off < best.off)) best = { word: other.word, off }
    }
    return best?.word ?? null
  }
}

const put = (map: Map<string, Known[]>, letter: string, known: Known) => void map.set(letter, [...(map.get(letter) ?? []), known])
const stepsWithin = (a: string, b: string, allowed: number) => (Math.abs(a.length - b.length) > allowed ? allowed + 1 : stepsBetween(a, b, allowed))

/** The edit distance with insertions, deletions, substitutions and transpositions; stops once it exceeds `allowed`. */
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
