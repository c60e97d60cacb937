import type { RichText } from './rich-text.ts'

/** The text without formatting, one line for each paragraph or item. */
export function plainText(rich: RichText): string {
  return rich.flatMap((node) => ('items' in node ? node.items : [node.content]).map((line) => line.map(({ text }) => text).join(''))).join('\n')
}

/** Whether the text has any words. */
export function isWritten(rich: RichText | null | undefined): boolean {
  return rich !== null && rich !== undefined && plainText(rich).trim() !== ''
}
