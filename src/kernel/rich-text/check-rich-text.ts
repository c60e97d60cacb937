import { normalText } from '#kernel/fields/normal-text.ts'
import type { RichInline, RichNode, RichText } from './rich-text.ts'
import { safeLink } from './safe-link.ts'

/** Of one text. */
export const mostLetters = 20_000
const mostNodes = 300
const mostPieces = 300

type Left = { letters: number }
type Thing = Readonly<Record<string, unknown>>

/** What somebody sent as a text, made anew of the parts that there are; null where it has any other part, a bad link, or is too long. */
export function checkRichText(value: unknown): RichText | null {
  const left = { letters: mostLetters }
  return each(value, mostNodes, (node) => nodeOf(node, left))
}

function nodeOf(value: unknown, left: Left): RichNode | null {
  const { type, content, items, level } = thing(value)
  if (type === 'bullets' || type === 'numbers') {
    const lines = each(items, mostNodes, (item) => piecesOf(item, left))
    return lines && lines.length > 0 ? { type, items: lines } : null
  }
  const pieces = piecesOf(content, left)
  if (!pieces) return null
  if (type === 'paragraph' || type === 'quote') return { type, content: pieces }
  return type === 'heading' && (level === 2 || level === 3) ? { type, level, content: pieces } : null
}

function piecesOf(value: unknown, left: Left): RichInline[] | null {
  const pieces = each(value, mostPieces, (piece) => pieceOf(piece, left))
  return pieces && pieces.filter(({ text }) => text !== '')
}

function pieceOf(value: unknown, left: Left): RichInline | null {
  const { text, bold, italic, href } = thing(value)
  if (typeof text !== 'string') return null
  left.letters -= text.length
  const target = href === undefined || href === null ? undefined : safeLink(href)
  if (left.letters < 0 || target === null) return null
  // Signs that steer a screen or turn the way of reading round are no words.
  const clean = normalText(text).replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, (sign) => (sign === '\n' ? sign : ''))
  return { text: clean, ...(bold === true && { bold }), ...(italic === true && { italic }), ...(target && { href: target }) }
}

const thing = (value: unknown): Thing => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Thing) : {})

/** Each of them, or null where one is none. */
function each<One>(value: unknown, most: number, read: (part: unknown) => One | null): One[] | null {
  if (!Array.isArray(value) || value.length > most) return null
  const parts: One[] = []
  for (const part of value) {
    const one = read(part)
    if (one === null) return null
    parts.push(one)
  }
  return parts
}
