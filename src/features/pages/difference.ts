import type { PageContent } from './block.ts'
import { blockKind } from './blocks/kinds.ts'
import { wordsIn } from './words-in.ts'

export type DifferentLine = { kind: 'same' | 'gone' | 'new'; text: string }

/** More lines than a page that anybody reads. */
const mostLines = 600

/** The words of a page, line by line, in both languages. */
export function linesOfPage({ titleNl, titleEn, slugNl, slugEn, blocks }: PageContent): string[] {
  const texts = blocks.flatMap(({ kind, value }) => {
    const declared = blockKind(kind)
    return declared ? [...wordsIn(value, declared.fields, 'nl'), ...wordsIn(value, declared.fields, 'en')] : []
  })
  return [titleNl, titleEn, slugNl && `/${slugNl}`, slugEn && `/${slugEn}`, ...texts.flatMap((text) => text.split('\n'))]
    .filter((line) => line !== '')
    .slice(0, mostLines)
}

/** What went and what came, in the order in which it is read. */
export function differenceOf(before: readonly string[], after: readonly string[]): DifferentLine[] {
  const [rows, columns] = [before.length, after.length]
  const longest = Array.from({ length: rows + 1 }, () => new Uint16Array(columns + 1))
  for (let i = rows - 1; i >= 0; i--)
    for (let j = columns - 1; j >= 0; j--)
      longest[i]![j] = before[i] === after[j] ? longest[i + 1]![j + 1]! + 1 : Math.max(longest[i + 1]![j]!, longest[i]![j + 1]!)
  const lines: DifferentLine[] = []
  let [i, j] = [0, 0]
  while (i < rows || j < columns) {
    if (i < rows && j < columns && before[i] === after[j]) {
      lines.push({ kind: 'same', text: before[i]! })
      i += 1
      j += 1
    } else if (j >= columns || (i < rows && longest[i + 1]![j]! >= longest[i]![j + 1]!)) lines.push({ kind: 'gone', text: before[i++]! })
    else lines.push({ kind: 'new', text: after[j++]! })
  }
  return lines
}
