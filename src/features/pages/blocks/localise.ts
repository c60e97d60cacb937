import { cutText } from '#kernel/fields/cut-text.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { Block, PageContent } from './block.ts'
import type { BlockField, BlockFields, ShownForm, Words } from './define-block.ts'
import { blockKind } from './kinds.ts'
import type { RichInline, RichText } from '#kernel/rich-text/rich-text.ts'
import type { FilePicture } from '#features/files/model/file.ts'

/** A block in one language. `lang` is set where its text is in another, for screen readers. */
export type ShownBlock = { id: string; kind: string; lang?: Locale; value: Record<string, unknown> }

/** A page in one language. */
export type ShownPage = {
  title: string
  layout: PageContent['layout']
  seo: { title: string | null; description: string | null; noindex: boolean; picture: FilePicture | null }
  blocks: ShownBlock[]
}

/** What a page refers to: pictures and forms by id, and the addresses of pages that are not published. */
export type PageReferences = { pictures: ReadonlyMap<string, FilePicture>; forms: ReadonlyMap<string, ShownForm>; offline: ReadonlySet<string> }
export const noReferences: PageReferences = { pictures: new Map(), forms: new Map(), offline: new Set() }

/** The slug of the page that a link leads to; null for any other link. */
export const pageOf = (href: string): string | null => /^\/([a-z0-9-]{1,80})\/?(?:[?#].*)?$/i.exec(cutText(href, 2000))?.[1]?.toLowerCase() ?? null

/** The page in a language; missing texts are shown in Dutch. */
export function localise({ titleNl, titleEn, layout, blocks, seo }: PageContent, locale: Locale, beside = noReferences): ShownPage {
  const said = (nl: string, en: string) => (locale === 'en' && en) || nl || null
  return {
    title: said(titleNl, titleEn) ?? '',
    layout,
    seo: {
      title: said(seo.titleNl, seo.titleEn),
      description: said(seo.descriptionNl, seo.descriptionEn),
      noindex: seo.noindex,
      picture: beside.pictures.get(seo.ogImage ?? '') ?? null,
    },
    blocks: blocks.flatMap((block) => shownBlock(block, { locale, beside, said: 0, missing: 0 }) ?? []),
  }
}

type Reading = {
  locale: Locale
  beside: PageReferences
  /** The number of texts that exist in this language, and of those that do not. */ said: number
  missing: number
}

function shownBlock({ id, kind, value }: Block, reading: Reading): ShownBlock | null {
  const declared = blockKind(kind)
  // A kind that no longer exists.
  if (!declared) return null
  const shown = shownFields(value, declared.fields, reading)
  return { id, kind, ...(reading.missing > 0 && reading.said === 0 && { lang: 'nl' as const }), value: shown }
}

function shownFields(value: Record<string, unknown>, fields: BlockFields, reading: Reading): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, shownField(value[name], field, reading)]))
}

function shownField(value: unknown, field: BlockField, reading: Reading): unknown {
  switch (field.kind) {
    case 'words':
      return inLanguage((value ?? { nl: '', en: '' }) as Words, reading)
    case 'rich':
      return withoutLinks(inLanguage((value ?? { nl: [], en: [] }) as Record<Locale, RichText>, reading), reading.beside)
    case 'link':
      return leadsNowhere(String(value ?? ''), reading.beside) ? '' : value
    case 'picture':
      return reading.beside.pictures.get(String(value)) ?? null
    case 'chosen':
      return field.of === 'forms' ? ((value ?? []) as string[]).flatMap((id) => reading.beside.forms.get(id) ?? []) : (value ?? [])
    case 'list':
      return ((value ?? []) as Record<string, unknown>[]).map((item) => shownFields(item, field.fields, reading))
    default:
      return value
  }
}

function inLanguage<Text extends string | RichText>(both: Record<Locale, Text>, reading: Reading): Text {
  const own = both[reading.locale]
  if (own.length > 0) reading.said += 1
  else if (both.nl.length > 0) reading.missing += 1
  return own.length > 0 ? own : both.nl
}

const leadsNowhere = (href: string, { offline }: PageReferences): boolean => offline.size > 0 && offline.has(pageOf(href) ?? '')

/** A link to a page that is not published becomes plain text. */
function withoutLinks(text: RichText, beside: PageReferences): RichText {
  if (beside.offline.size === 0) return text
  const plain = (piece: RichInline): RichInline => {
    const { href, ...words } = piece
    return href && leadsNowhere(href, beside) ? words : piece
  }
  return text.map((node) => {
    if (node.type === 'picture') return node
    return 'items' in node ? { ...node, items: node.items.map((item) => item.map(plain)) } : { ...node, content: node.content.map(plain) }
  })
}
