import type { PageContent } from '#features/pages/blocks/block.ts'
import { blockKind } from '#features/pages/blocks/kinds.ts'
import { wordsIn } from '#features/pages/blocks/block-contents.ts'

export type Piece = { kind: 'same' | 'gone' | 'new'; text: string }
/** A line that stayed, was removed or added; or one in which some words changed. */
export type DifferentLine = Piece | { kind: 'changed'; pieces: Piece[] }

/** More lines than any page that people read. */
const maxLines = 600

/** The text of a page, line by line, in both languages. */
export function linesOfPage({ titleNl, titleEn, slugNl, slugEn, blocks }: PageContent): string[] {
  const texts = blocks.flatMap(({ kind, value }) => {
    const declared = blockKind(kind)
    return declared ? [...wordsIn(value, declared.fields, 'nl'), ...wordsIn(value, declared.fields, 'en')] : []
  })
  return [titleNl, titleEn, slugNl && `/${slugNl}`, slugEn && `/${slugEn}`, ...texts.flatMap((text) => text.split('\n'))]
    .filter((line) => line !== '')
    .slice(0, maxLines)
}

/** Removed and added lines, in reading order; for a changed line, its words. */
export function differenceOf(before: readonly string[], after: readonly string[]): DifferentLine[] {
  const lines: DifferentLine[] = []
  let [gone, come]: [Piece[], Piece[]] = [[], []]
  const settle = () => {
    for (const [i, went] of gone.entries()) {
      const came = come[i]
      const pieces = came && rewritten(went.text, came.text)
      if (pieces) lines.push({ kind: 'changed', pieces })
      else lines.push(went, ...(came ? [came] : []))
    }
    lines.push(...come.slice(gone.length))
    gone = []
    come = []
  }
  for (const line of compare(before, after)) {
    if (line.kind === 'gone') gone.push(line)
    else if (line.kind === 'new') come.push(line)
    else {
      settle()
      lines.push(line)
    }
  }
  settle()
  return lines
}

/** The word difference of two lines; null where so little stayed that both read better whole. */
function rewritten(before: string, after: string): Piece[] | null {
  const pieces = compare(wordsOf(before), wordsOf(after))
  const kept = pieces.reduce((sum, { kind, text }) => sum + (kind === 'same' ? text.length : 0), 0)
  return kept * 3 < Math.max(before.length, after.length) ? null : pieces
}

const wordsOf = (line: string): string[] => line.split(/(\s+)/)

/** The longest common subsequence, and what is between. */
function compare(before: readonly string[], after: readonly string[]): Piece[] {
  const [rows, columns] = [before.length, after.length]
  const longest = Array.from({ length: rows + 1 }, () => new Uint16Array(columns + 1))
  for (let i = rows - 1; i >= 0; i--)
    for (let j = columns - 1; j >= 0; j--)
      longest[i]![j] = before[i] === after[j] ? longest[i + 1]![j + 1]! + 1 : Math.max(longest[i + 1]![j]!, longest[i]![j + 1]!)
  const pieces: Piece[] = []
  let [i, j] = [0, 0]
  while (i < rows || j < columns) {
    if (i < rows && j < columns && before[i] === after[j]) {
      pieces.push({ kind: 'same', text: before[i]! })
      i += 1
      j += 1
    } else if (j >= columns || (i < rows && longest[i + 1]![j]! >= longest[i]![j + 1]!)) pieces.push({ kind: 'gone', text: before[i++]! })
    else pieces.push({ kind: 'new', text: after[j++]! })
  }
  return pieces
}
