import { readMarks } from '#kernel/rich-text/read-marks.ts'
import type { RichInline, RichNode, RichText } from '#kernel/rich-text/rich-text.ts'

/** Fills one piece of text; null: a fact that it names is not there this time. @throws {BrokenWords} */
export type Fill = (text: string) => string | null

/**
 * The text of a mail as its center wrote it, with bold words and lists. The signs are read before the facts are filled in, so that
 * nothing that a fact holds is one; a line or an item with a fact that is not there is left out.
 */
export function fillText(body: string, fill: Fill): RichText {
  return readMarks(body).flatMap((node): RichNode[] => {
    if ('items' in node) {
      const items = node.items.flatMap((item) => {
        const filled = fillPieces(item, fill)
        return filled ? [filled] : []
      })
      return items.length > 0 ? [{ ...node, items }] : []
    }
    const content = linesOf(node.content).flatMap((line) => {
      const filled = fillPieces(line, fill)
      return filled ? [filled] : []
    })
    const joined = content.flatMap((line, at) => (at > 0 ? [{ text: '\n' }, ...line] : line))
    return joined.length > 0 ? [{ ...node, content: joined }] : []
  })
}

/** Pieces line by line, for a line stands or falls as a whole. */
function linesOf(content: readonly RichInline[]): RichInline[][] {
  const lines: RichInline[][] = [[]]
  for (const piece of content)
    for (const [at, text] of piece.text.split('\n').entries()) {
      if (at > 0) lines.push([])
      if (text !== '') lines.at(-1)!.push({ ...piece, text })
    }
  return lines
}

function fillPieces(pieces: readonly RichInline[], fill: Fill): RichInline[] | null {
  const filled = pieces.map((piece) => {
    const text = fill(piece.text)
    // Where a link leads is said by whoever writes it, never by a fact.
    if (piece.href && /[{}]|%7[bd]/i.test(piece.href)) fill('{{')
    return text === null ? null : { ...piece, text }
  })
  return filled.includes(null) ? null : filled.filter((piece) => piece !== null)
}
