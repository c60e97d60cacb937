import type { ShownPage } from '#features/pages/blocks/localise.ts'
import { plainText } from '#kernel/rich-text/plain-text.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'

const longest = 160

/** What a page says of itself elsewhere: what its editor wrote for that, or its first words. */
export function descriptionOf({ seo, blocks, title }: ShownPage): string {
  if (seo.description) return seo.description
  for (const { value } of blocks)
    for (const part of [value['intro'], value['body'], value['text']]) {
      const words = (Array.isArray(part) ? plainText(part as RichText) : typeof part === 'string' ? part : '').replaceAll(/\s+/g, ' ').trim()
      if (words) return words.length > longest ? `${words.slice(0, longest - 1).trimEnd()}…` : words
    }
  return title
}
