import type { Locale } from '#kernel/i18n/messages.ts'
import { type Reading, readingLevel } from '#features/vacancies/reading-level.ts'
import type { PageContent } from './block.ts'
import { blockKind } from './blocks/kinds.ts'
import { headingJumps, vagueLinks } from '#kernel/rich-text/rich-findings.ts'
import type { RichNode, RichText } from '#kernel/rich-text/rich-text.ts'
import { untranslated, wordsIn } from './words-in.ts'

export type Findings = { reading: Reading | null; jumps: string[]; vague: string[]; untranslated: number }

/** What could be better in a page, while it is written: how hard it reads, headings that skip a level, links that say nothing. */
export function findingsOf({ blocks }: PageContent, locale: Locale): Findings {
  const known = blocks.flatMap(({ kind, value }) => {
    const declared = blockKind(kind)
    return declared ? [{ value, fields: declared.fields }] : []
  })
  const texts = known.flatMap(({ value, fields }) => wordsIn(value, fields, locale))
  const nodes = known.flatMap(({ value, fields }) =>
    Object.entries(fields).flatMap(([name, field]): RichNode[] =>
      field.kind === 'rich' ? ((value[name] as Record<Locale, RichText> | undefined)?.[locale] ?? []) : [],
    ),
  )
  return {
    reading: readingLevel(texts.join('. \n').slice(0, 20_000), locale),
    jumps: headingJumps(nodes),
    vague: vagueLinks(nodes),
    untranslated: known.reduce((sum, { value, fields }) => sum + untranslated(value, fields), 0),
  }
}
