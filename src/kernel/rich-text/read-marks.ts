import type { RichInline, RichWords } from './rich-text.ts'
import { linkTarget } from './link-target.ts'
import { cutText } from '#kernel/fields/cut-text.ts'

/**
 * Parses text with simple marks, as people type it: an empty line between paragraphs, `## Heading`, `- item`, `1. item`, `>
 * quote`, `**bold**`, `*italic*` and `[words](address)`. A backslash escapes a mark.
 */
export function readMarks(text: string): RichWords[] {
  return cutText(text, 60_000)
    .replaceAll('\r', '')
    .split(/\n[ \t]*\n+/)
    .flatMap((part) => grouped(part.split('\n').filter((line) => line.trim() !== '')))
    .map(nodeOf)
}

type Group = { type: RichWords['type']; lines: string[]; level?: 2 | 3 }

const signs: readonly [RichWords['type'], RegExp][] = [
  ['heading', /^#{1,4} +/],
  ['bullets', /^[-*•] +/],
  ['numbers', /^\d{1,3}[.)] +/],
  ['quote', /^> ?/],
]

/** Groups the lines of one list, one quote or one paragraph. */
function grouped(lines: readonly string[]): Group[] {
  const groups: Group[] = []
  for (const line of lines) {
    const own = line.trim()
    const [type, sign] = signs.find(([, sign]) => sign.test(own)) ?? (['paragraph'] as const)
    const text = sign ? own.replace(sign, '') : own
    const last = groups.at(-1)
    if (type === 'heading') groups.push({ type, lines: [text], level: own.startsWith('###') ? 3 : 2 })
    else if (last?.type === type) last.lines.push(text)
    else groups.push({ type, lines: [text] })
  }
  return groups
}

function nodeOf({ type, lines, level = 2 }: Group): RichWords {
  if (type === 'bullets' || type === 'numbers') return { type, items: lines.map(piecesOf) }
  const content = piecesOf(lines.join('\n'))
  return type === 'heading' ? { type, level, content } : { type, content }
}

/** The maximum length of a link, in characters. */
const longestLink = 1200

/** Splits a line at its marks, in one pass. */
function piecesOf(line: string): RichInline[] {
  const pieces: RichInline[] = []
  const lastOf = { '**': line.lastIndexOf('**'), '*': line.lastIndexOf('*') }
  let [words, isBold, isItalic] = ['', false, false]
  const end = (text = words, href?: string) => {
    if (text !== '') pieces.push({ text, ...(isBold && { bold: true }), ...(isItalic && { italic: true }), ...(href && { href }) })
    words = ''
  }
  for (let at = 0; at < line.length;) {
    const sign = line.startsWith('**', at) ? '**' : line[at] === '*' ? '*' : null
    const link = line[at] === '[' ? linkAt(line.slice(at, at + longestLink)) : null
    if (line[at] === '\\' && at + 1 < line.length) {
      words += line[at + 1]
      at += 2
    } else if (sign && (sign === '**' ? isBold || lastOf[sign] > at + 1 : isItalic || lastOf[sign] > at)) {
      end()
      if (sign === '**') isBold = !isBold
      else isItalic = !isItalic
      at += sign.length
    } else if (link) {
      end()
      end(link.words, link.href)
      at += link.length
    } else {
      words += line[at]
      at += 1
    }
  }
  end()
  return pieces
}

/** Parses `[words](address)` at the beginning of a text. */
function linkAt(text: string): { words: string; href: string; length: number } | null {
  const [, words, address] = /^\[([^[\]]{1,200})\]\(([^()\s]{1,1000})\)/.exec(text) ?? []
  const href = words && linkTarget(address)
  return href ? { words, href, length: words.length + address!.length + 4 } : null
}
