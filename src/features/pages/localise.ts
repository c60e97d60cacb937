import type { Locale } from '#kernel/i18n/messages.ts'
import type { Block, PageContent } from './block.ts'
import type { BlockField, BlockFields, Words } from './block-field.ts'
import { blockKind } from './blocks/kinds.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'

/** A block as it is read in one language. `lang` where it stands in another, for who is read to. */
export type ShownBlock = { id: string; kind: string; lang?: Locale; value: Record<string, unknown> }

/** A page as it is read in one language. */
export type ShownPage = {
  title: string
  layout: PageContent['layout']
  seo: { title: string | null; description: string | null; noindex: boolean }
  blocks: ShownBlock[]
}

/** What is not there in a language is shown in Dutch. */
export function localise({ titleNl, titleEn, layout, blocks, seo }: PageContent, locale: Locale): ShownPage {
  const said = (nl: string, en: string) => (locale === 'en' && en) || nl || null
  return {
    title: said(titleNl, titleEn) ?? '',
    layout,
    seo: { title: said(seo.titleNl, seo.titleEn), description: said(seo.descriptionNl, seo.descriptionEn), noindex: seo.noindex },
    blocks: blocks.flatMap((block) => shownBlock(block, locale) ?? []),
  }
}

function shownBlock({ id, kind, value }: Block, locale: Locale): ShownBlock | null {
  const declared = blockKind(kind)
  // A kind that the product no longer has.
  if (!declared) return null
  const tally = { said: 0, missing: 0 }
  const shown = shownFields(value, declared.fields, locale, tally)
  return { id, kind, ...(tally.missing > 0 && tally.said === 0 && { lang: 'nl' as const }), value: shown }
}

type Tally = { said: number; missing: number }

function shownFields(value: Record<string, unknown>, fields: BlockFields, locale: Locale, tally: Tally): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, shownField(value[name], field, locale, tally)]))
}

function shownField(value: unknown, field: BlockField, locale: Locale, tally: Tally): unknown {
  if (field.kind === 'words' || field.kind === 'rich') {
    const both = (value ?? { nl: '', en: '' }) as Words | Record<Locale, RichText>
    const own = both[locale]
    if (own.length > 0) tally.said += 1
    else if (both.nl.length > 0) tally.missing += 1
    return own.length > 0 ? own : both.nl
  }
  if (field.kind !== 'list') return value
  return ((value ?? []) as Record<string, unknown>[]).map((item) => shownFields(item, field.fields, locale, tally))
}
