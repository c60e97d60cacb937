/** Words in a row that look alike; `href` leads somewhere, checked as every link is. */
export type RichInline = { text: string; bold?: true; italic?: true; href?: string }
export type RichNode =
  | { type: 'paragraph'; content: RichInline[] }
  | { type: 'heading'; level: 2 | 3; content: RichInline[] }
  | { type: 'bullets' | 'numbers'; items: RichInline[][] }
  | { type: 'quote'; content: RichInline[] }
/** A text as an editor writes it: a list of parts, none within another, and never markup (ADR 0039). */
export type RichText = RichNode[]

export const mostNodes = 300
export const mostPieces = 300
export const mostLetters = 20_000

const linesOf = (node: RichNode) => ('items' in node ? node.items : [node.content])

/** The words alone, a line for each part. */
export function plainText(rich: RichText): string {
  return rich.flatMap((node) => linesOf(node).map((line) => line.map(({ text }) => text).join(''))).join('\n')
}
