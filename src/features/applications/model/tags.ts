import { cutText } from '#kernel/fields/cut-text.ts'

/** How many tags an application may have. */
export const maxTags = 5

/** Splits typed tags and removes duplicates. */
export function readTags(typed: string): string[] {
  const words = cutText(typed, 400)
    .split(',')
    .map((word) => word.trim().replaceAll(/\s+/g, ' '))
  return words.filter((word, at) => word !== '' && words.findIndex((other) => other.toLowerCase() === word.toLowerCase()) === at)
}
