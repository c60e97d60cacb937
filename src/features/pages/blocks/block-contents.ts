import type { Locale } from '#kernel/i18n/messages.ts'
import { plainText } from '#kernel/rich-text/plain-text.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'
import type { PageContent } from './block.ts'
import type { BlockFields, Words } from './define-block.ts'
import { blockKind } from './kinds.ts'

/** Every text of a block in one language, in order. */
export function wordsIn(value: Record<string, unknown>, fields: BlockFields, locale: Locale): string[] {
  return Object.entries(fields).flatMap(([name, field]): string[] => {
    const own = value[name]
    if (own === undefined || own === null) return []
    if (field.kind === 'words') return [(own as Words)[locale]].filter((text) => text !== '')
    if (field.kind === 'rich') return [plainText((own as Record<Locale, RichText>)[locale])].filter((text) => text !== '')
    return field.kind === 'list' ? (own as Record<string, unknown>[]).flatMap((item) => wordsIn(item, field.fields, locale)) : []
  })
}

/** The number of its texts that exist in Dutch only. */
export function untranslated(value: Record<string, unknown>, fields: BlockFields): number {
  return Object.entries(fields).reduce((sum, [name, field]) => {
    const own = value[name]
    if (own === undefined || own === null) return sum
    if (field.kind === 'list') return sum + (own as Record<string, unknown>[]).reduce((n, item) => n + untranslated(item, field.fields), 0)
    if (field.kind !== 'words' && field.kind !== 'rich') return sum
    const { nl, en } = own as Words
    return nl.length > 0 && en.length === 0 ? sum + 1 : sum
  }, 0)
}

/** A picture that a page shows: the file, and the name of the part of the page. */
type PictureUse = { fileId: string; place: string; /** The path of a fault about it. */ at: string }

const shared = { nl: 'Bij delen', en: 'When shared' }

/** Every picture of a page, in order. */
export function picturesIn({ blocks, seo }: Pick<PageContent, 'blocks' | 'seo'>): PictureUse[] {
  const uses = blocks.flatMap(({ kind, value }, i) => {
    const declared = blockKind(kind)
    return declared ? inFields(value, declared.fields, declared.name.nl, `blocks/${i}/value`) : []
  })
  return seo.ogImage ? [...uses, { fileId: seo.ogImage, place: shared.nl, at: 'seo/ogImage' }] : uses
}

function inFields(value: Record<string, unknown>, fields: BlockFields, place: string, at: string): PictureUse[] {
  return Object.entries(fields).flatMap(([name, field]): PictureUse[] => {
    const own = value[name]
    if (field.kind === 'picture') return typeof own === 'string' && own !== '' ? [{ fileId: own, place, at: `${at}/${name}` }] : []
    if (field.kind !== 'list' || !Array.isArray(own)) return []
    return (own as Record<string, unknown>[]).flatMap((item, i) => inFields(item, field.fields, place, `${at}/${name}/${i}`))
  })
}

/** Every internal address that a block, or a list of blocks, links to: any value named `href`. */
export function linksIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linksIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, own]) => (name === 'href' ? (typeof own === 'string' && own.startsWith('/') ? [own] : []) : linksIn(own)))
}
