import type { RichText } from './rich-text.ts'

/** The words alone, a line for each part. */
export function plainText(rich: RichText): string {
  return rich.flatMap((node) => ('items' in node ? node.items : [node.content]).map((line) => line.map(({ text }) => text).join(''))).join('\n')
}

/** Whether somebody wrote anything. */
export function isWritten(rich: RichText | null | undefined): boolean {
  return rich !== null && rich !== undefined && plainText(rich).trim() !== ''
}
