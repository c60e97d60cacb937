import type { RichInline, RichWords } from '#kernel/rich-text/rich-text.ts'

/** What a line of pasted text is. Lines of one `of` belong together: the paragraphs of an item or of a quote. */
export type LineKind =
  | { type: 'paragraph' }
  | { type: 'heading'; level: 2 | 3 }
  | { type: 'quote'; of: unknown }
  | { type: 'item'; list: 'bullets' | 'numbers'; level: number; of: unknown; in: unknown; isNext: boolean }

export type Line = { kind: LineKind; pieces: RichInline[] }

/** The pieces of a line with single spaces, and with what looks alike together. */
export function tidied(pieces: readonly RichInline[]): RichInline[] {
  const tidy: RichInline[] = []
  let before = '\n'
  for (const piece of pieces) {
    let text = piece.text.replaceAll(/[ \t]+/g, ' ').replaceAll(/ ?\n ?/g, '\n')
    if (text.startsWith(' ') && /\s/.test(before)) text = text.slice(1)
    const ended = tidy.at(-1)
    if (text.startsWith('\n') && ended) ended.text = ended.text.replace(/ $/, '')
    if (text === '') continue
    before = text.at(-1)!
    const last = tidy.at(-1)
    if (last && !!last.bold === !!piece.bold && !!last.italic === !!piece.italic && last.href === piece.href) last.text += text
    else tidy.push({ ...piece, text })
  }
  // Spaces and line ends at either end of a line are where its element ended.
  if (tidy[0]) tidy[0].text = tidy[0].text.trimStart()
  const last = tidy.at(-1)
  if (last) last.text = last.text.trimEnd()
  const left = tidy.filter(({ text }) => text !== '')
  return left.length === tidy.length ? left : tidied(left)
}

/** Lines as a text: items together as lists, which are never nested here (ADR 0039). */
export function textOfLines(lines: readonly Line[]): RichWords[] {
  const text: RichWords[] = []
  let before: LineKind | null = null
  let outermost: Item | null = null
  for (const { kind, pieces } of lines) {
    const last = text.at(-1)
    if (kind.type === 'item') {
      addItem(text, kind, { before, outermost }, pieces)
      if (kind.level === 1) outermost = kind
    } else if (kind.type === 'quote' && before?.type === 'quote' && before.of === kind.of && last?.type === 'quote')
      last.content = tidied([...last.content, { text: '\n' }, ...pieces])
    else if (kind.type === 'heading') text.push({ ...kind, content: pieces.map(({ bold: _, ...piece }) => piece) })
    else text.push({ type: kind.type, content: pieces })
    before = kind
  }
  return text
}

type Item = Extract<LineKind, { type: 'item' }>

function addItem(text: RichWords[], kind: Item, { before, outermost }: { before: LineKind | null; outermost: Item | null }, pieces: RichInline[]): void {
  const last = text.at(-1)
  const list = last && 'items' in last && before?.type === 'item' ? last : null
  const item = list?.items.at(-1)
  // A further paragraph of an item, or an item below a numbered one, is a line of it, so that the numbers go on.
  const isSame = before?.type === 'item' && before.of === kind.of
  const isBelow = kind.level > 1 && (list?.type === 'numbers' || kind.list === 'numbers')
  if (list && item && (isSame || isBelow)) list.items[list.items.length - 1] = tidied([...item, { text: isSame ? '\n' : '\n– ' }, ...pieces])
  else if (list && (kind.level > 1 || (list.type === kind.list && continues(kind, outermost)))) list.items.push(pieces)
  else text.push({ type: kind.list, items: [pieces] })
}

/** Bullets in a row are one list, however they were marked up. Numbers begin anew with a list of their own that does not count on. */
const continues = (kind: Item, before: Item | null) => kind.list === 'bullets' || kind.isNext || before?.in === kind.in
