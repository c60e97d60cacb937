export type Mark = 'bold' | 'bullets'
/** A selection in a text, by the index of its first character and of the one after its last. */
type Chosen = { text: string; from: number; to: number }

/** Toggles bold or a list for the selection, which stays selected. */
export function marked({ text, from, to }: Chosen, mark: Mark): Chosen {
  return mark === 'bold' ? bold({ text, from, to }) : bullets({ text, from, to })
}

const sign = '**'

function bold({ text, from, to }: Chosen): Chosen {
  const [before, words, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)]
  if (before.endsWith(sign) && after.startsWith(sign)) return { text: before.slice(0, -2) + words + after.slice(2), from: from - 2, to: to - 2 }
  // Asterisks next to a space are no markup.
  const start = words.length - words.trimStart().length
  const end = words.trimEnd().length
  if (end <= start && words !== '') return { text, from, to }
  const inner = words.slice(start, end)
  return { text: before + words.slice(0, start) + sign + inner + sign + words.slice(end) + after, from: from + start + 2, to: from + start + 2 + inner.length }
}

function bullets({ text, from, to }: Chosen): Chosen {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const close = text.indexOf('\n', to)
  const end = close === -1 ? text.length : close
  const lines = text.slice(start, end).split('\n')
  const isList = lines.every((line) => line.startsWith('- ') || line.trim() === '')
  const changed = lines.map((line) => (isList ? line.replace(/^- /, '') : line.trim() === '' && lines.length > 1 ? line : `- ${line}`)).join('\n')
  return { text: text.slice(0, start) + changed + text.slice(end), from: lines.length > 1 ? start : start + changed.length, to: start + changed.length }
}
