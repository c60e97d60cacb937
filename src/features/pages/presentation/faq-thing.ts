import { richHtml } from '#kernel/rich-text/rich-html.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'
import type { ShownBlock } from '#features/pages/blocks/localise.ts'

/** The questions of a page as search engines read them: schema.org FAQPage; null where it has none. */
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
