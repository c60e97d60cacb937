import type { ShownBlock, ShownPage } from '#features/pages/blocks/localise.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { plainText } from '#kernel/rich-text/plain-text.ts'
import { richHtml } from '#kernel/rich-text/rich-html.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'

const longest = 160

/** The meta description of a page: the one its editor wrote, or its first words. */
export function descriptionOf({ seo, blocks, title }: ShownPage): string {
  if (seo.description) return seo.description
  for (const { value } of blocks)
    for (const part of [value['intro'], value['body'], value['text']]) {
      const words = (Array.isArray(part) ? plainText(part as RichText) : typeof part === 'string' ? part : '').replaceAll(/\s+/g, ' ').trim()
      if (words) return words.length > longest ? `${cutText(words, longest - 1).trimEnd()}…` : words
    }
  return title
}

/** The questions of a page as structured data for search engines: schema.org FAQPage; null where it has none. */
export function faqThing(blocks: readonly Pick<ShownBlock, 'kind' | 'value'>[], url: string): object | null {
  const questions = blocks
    .filter(({ kind }) => kind === 'faq')
    .flatMap(({ value }) => (value['questions'] ?? []) as { question: string; answer: RichText }[])
    .filter(({ question, answer }) => question && answer.length > 0)
  if (questions.length === 0) return null
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: richHtml(answer, new URL(url).origin) },
    })),
  }
}
