import type { Locale } from '#kernel/i18n/messages.ts'
import { type Reading, readingLevel } from '#features/vacancies/reading-level.ts'
import type { PageContent } from './block.ts'
import { blockKind } from './blocks/kinds.ts'
import type { RichNode, RichText } from '#kernel/rich-text/rich-text.ts'
import { untranslated, wordsIn } from './words-in.ts'

export type Findings = { reading: Reading | null; jumps: string[]; vague: string[]; untranslated: number }

const vague = /^(?:klik )?hier$|^lees (?:meer|verder)$|^meer$|^link$|^(?:click )?here$|^(?:read )?more$/i

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
  const jumps: string[] = []
  let level = 1
  for (const node of nodes) {
    if (node.type !== 'heading') continue
    if (node.level > level + 1) jumps.push(node.content.map(({ text }) => text).join(''))
    level = node.level
  }
  const linked = nodes.flatMap((node) => ('items' in node ? node.items.flat() : node.content)).filter(({ href }) => href)
  return {
    reading: readingLevel(texts.join('. \n').slice(0, 20_000), locale),
    jumps,
    vague: linked.map(({ text }) => text.trim().slice(0, 60)).filter((text) => vague.test(text)),
    untranslated: known.reduce((sum, { value, fields }) => sum + untranslated(value, fields), 0),
  }
}
