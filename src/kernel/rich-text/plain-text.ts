import type { RichInline, RichNode, RichPicture, RichText } from './rich-text.ts'

/** The words of a block by line, an item each; none for a picture, whose caption is no running text. */
export function linesOf(node: RichNode): readonly RichInline[][] {
  if (node.type === 'picture') return []
  return 'items' in node ? node.items : [node.content]
}

/** The text without formatting, one line for each paragraph or item. Pictures are left out. */
export function plainText(rich: RichText): string {
  return rich.flatMap((node) => linesOf(node).map((line) => line.map(({ text }) => text).join(''))).join('\n')
}

/** Whether the text has any words. */
export function isWritten(rich: RichText | null | undefined): boolean {
  return rich !== null && rich !== undefined && plainText(rich).trim() !== ''
}

/** The pictures of a text, in order. */
export const picturesIn = (rich: RichText): RichPicture[] => rich.filter((node) => node.type === 'picture')
