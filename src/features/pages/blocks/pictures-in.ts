import type { PageContent } from './block.ts'
import type { BlockFields } from './block-field.ts'
import { blockKind } from './kinds.ts'

/** A picture that a page shows: the file, and the part of the page in its own words. */
export type PictureUse = { fileId: string; place: string; /** Where a fault about it stands. */ at: string }

const shared = { nl: 'Bij delen', en: 'When shared' }

/** Every picture of a page, in its order. */
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
