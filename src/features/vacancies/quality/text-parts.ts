/** The longest text of a vacancy, in characters; anything beyond is not read. */
export const longestText = 5000

export type Sentence = { text: string; words: string[] }

/** A dot after these does not end a sentence. */
const abbreviations = new Set([
  'bijv',
  'bv',
  'incl',
  'excl',
  'evt',
  'ca',
  'nr',
  'tel',
  'dhr',
  'mevr',
  'mw',
  'st',
  'dr',
  'drs',
  'ir',
  'max',
  'min',
  'e.g',
  'i.e',
  'etc',
  'mr',
  'mrs',
  'ms',
])

/**
 * Splits a text into sentences of words. A line break ends a sentence too, because list items have no full stop. Linear in the
 * length of the text.
 */
export function sentencesOf(text: string): Sentence[] {
  return text
    .slice(0, longestText)
    .split('\n')
    .flatMap((line) => inLine(line.split(/\s/).filter(Boolean)))
}

function inLine(words: readonly string[]): Sentence[] {
  const sentences: Sentence[] = []
  let open: string[] = []
  const close = () => {
    const spoken = open.filter((word) => /[\p{L}\p{N}]/u.test(word))
    if (spoken.length > 0) sentences.push({ text: open.join(' '), words: spoken })
    open = []
  }
  for (const word of words) {
    open.push(word)
    if (endsSentence(word)) close()
  }
  close()
  return sentences
}

function endsSentence(word: string): boolean {
  const bare = word.replace(/["'”’)\]]{1,4}$/, '')
  if (/[!?…:]$/.test(bare)) return !bare.endsWith(':')
  if (!bare.endsWith('.')) return false
  const before = bare.slice(0, -1).toLowerCase()
  // "a.u.b.", "J." and "m.b.t." do not end a sentence; "e-mail." and "12." do.
  return !abbreviations.has(before) && !/^(\p{L}\.){0,5}\p{L}$/u.test(before)
}
