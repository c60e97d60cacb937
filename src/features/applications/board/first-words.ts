const most = 90

/** The first sentence of a letter, or as many words of it as fit. */
export function firstWords(letter: string): string {
  const line = letter.replaceAll(/\s+/g, ' ').trim()
  const end = line.search(/[.!?](?= |$)/)
  if (end >= 0 && end < most) return line.slice(0, end + 1)
  if (line.length <= most) return line
  const cut = line.slice(0, most)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2))}…`
}
