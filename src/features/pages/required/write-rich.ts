import type { RichInline, RichNode } from '#kernel/rich-text/rich-text.ts'

type Piece = string | RichInline
const line = (pieces: readonly Piece[]): RichInline[] => pieces.map((piece) => (typeof piece === 'string' ? { text: piece } : piece))

/** Shorthand for writing the rich text of starter pages. */
export const heading = (text: string): RichNode => ({ type: 'heading', level: 2, content: [{ text }] })
export const said = (...pieces: Piece[]): RichNode => ({ type: 'paragraph', content: line(pieces) })
export const bullets = (...items: readonly (Piece | readonly Piece[])[]): RichNode => ({
  type: 'bullets',
  items: items.map((item) => line(Array.isArray(item) ? item : [item as Piece])),
})
export const link = (text: string, href: string): RichInline => ({ text, href })
export const strong = (text: string): RichInline => ({ text, bold: true })
