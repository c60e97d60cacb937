import type { Faults } from './check-fault.ts'
import { linkTarget } from './link-target.ts'
import { mostLetters, mostNodes, mostPieces, type RichInline, type RichNode, type RichText } from './rich-text.ts'

/** Signs that steer a screen or turn the way of reading round. */
const steering = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]/gu
export const cleanText = (text: string) => text.replaceAll(steering, (sign) => (sign === '\n' ? sign : ''))

const isThing = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const own = (thing: Record<string, unknown>, name: string): unknown => (Object.hasOwn(thing, name) ? thing[name] : undefined)

/** The text out of what somebody sent: made anew of known parts alone, so nothing else is ever kept. */
export function checkRich(value: unknown, at: string, faults: Faults): RichText {
  if (value === undefined || value === null || value === '') return []
  if (!Array.isArray(value) || value.length > mostNodes) {
    faults.add(at, Array.isArray(value) ? 'too_long' : 'invalid')
    return []
  }
  const left = { letters: mostLetters }
  const nodes = value.map((node, i) => nodeOf(node, `${at}/${i}`, faults, left))
  if (left.letters < 0) faults.add(at, 'too_long')
  return nodes.filter((node) => node !== null)
}

function nodeOf(value: unknown, at: string, faults: Faults, left: { letters: number }): RichNode | null {
  const type = isThing(value) ? own(value, 'type') : undefined
  if (!isThing(value)) return wrong(at, faults)
  if (type === 'bullets' || type === 'numbers') {
    const items = own(value, 'items')
    if (!Array.isArray(items) || items.length > mostNodes) return wrong(at, faults)
    return { type, items: items.map((item, i) => piecesOf(item, `${at}/items/${i}`, faults, left)) }
  }
  const content = piecesOf(own(value, 'content'), `${at}/content`, faults, left)
  if (type === 'paragraph' || type === 'quote') return { type, content }
  const level = own(value, 'level')
  return type === 'heading' && (level === 2 || level === 3) ? { type, level, content } : wrong(at, faults)
}

function piecesOf(value: unknown, at: string, faults: Faults, left: { letters: number }): RichInline[] {
  if (!Array.isArray(value) || value.length > mostPieces) {
    faults.add(at, 'invalid')
    return []
  }
  return value.flatMap((piece, i) => {
    const text = isThing(piece) ? own(piece, 'text') : undefined
    if (!isThing(piece) || typeof text !== 'string') {
      faults.add(`${at}/${i}`, 'invalid')
      return []
    }
    left.letters -= text.length
    if (left.letters < 0) return []
    const href = own(piece, 'href')
    const target = href === undefined || href === null ? undefined : linkTarget(href)
    if (target === null) faults.add(`${at}/${i}/href`, 'invalid_link')
    const clean: RichInline = { text: cleanText(text) }
    if (own(piece, 'bold') === true) clean.bold = true
    if (own(piece, 'italic') === true) clean.italic = true
    if (target) clean.href = target
    return clean.text ? [clean] : []
  })
}

function wrong(at: string, faults: Faults): null {
  faults.add(at, 'invalid')
  return null
}
