/** A part of two texts: in both, or in one of them. */
export type DiffPart = { kind: 'same' | 'gone' | 'new'; text: string }

/** Longer texts are shown whole, before and after: the table of their words would be too large. */
const mostWords = 2000

/** The difference of two texts by whole words, as few as can be (the longest common subsequence). */
export function diffWords(before: string, after: string): DiffPart[] {
  const [one, other] = [wordsOf(before), wordsOf(after)]
  if (one.length > mostWords || other.length > mostWords) return joined([part('gone', before), part('new', after)])
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1))
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      lengths[i]![j] = one[i] === other[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)
  const parts: DiffPart[] = []
  for (let [i, j] = [0, 0]; i < one.length || j < other.length;) {
    if (i < one.length && one[i] === other[j]) {
      parts.push(part('same', one[i]!))
      i += 1
      j += 1
    } else if (j === other.length || (i < one.length && lengths[i + 1]![j]! >= lengths[i]![j + 1]!)) parts.push(part('gone', one[i++]!))
    else parts.push(part('new', other[j++]!))
  }
  return joined(parts)
}

const part = (kind: DiffPart['kind'], text: string): DiffPart => ({ kind, text })
/** Words with the spaces after them. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|^\s+/g) ?? []

function joined(parts: readonly DiffPart[]): DiffPart[] {
  const all: DiffPart[] = []
  for (const { kind, text } of parts) {
    if (text === '') continue
    const last = all.at(-1)
    if (last?.kind === kind) all[all.length - 1] = part(kind, last.text + text)
    else all.push(part(kind, text))
  }
  return all
}

/** How many words stay around a difference. */
const around = 6

/** The same parts, with long stretches that did not change left out but for the words around the differences. */
export function shortened(parts: readonly DiffPart[]): DiffPart[] {
  return parts.map(({ kind, text }, at) => {
    const words = wordsOf(text)
    if (kind !== 'same' || words.length <= 2 * around) return { kind, text }
    const first = at === 0 ? '' : words.slice(0, around).join('')
    const last = at === parts.length - 1 ? '' : words.slice(-around).join('')
    return { kind, text: `${first}… ${last}` }
  })
}
