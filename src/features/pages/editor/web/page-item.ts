import { type Block, emptySeo, type PageContent, type Seo } from '#features/pages/blocks/block.ts'
import type { ContentStatus } from '#features/pages/model/content-item.ts'

/** A page's facts in the editor, other than its content. */
export type PageItem = {
  id: string
  isHome: boolean
  status: ContentStatus
  hasChanges: boolean
  publishAt: string | null
  isPlannedOlder: boolean
  updatedAt: string
  lastVersion: number
  meta: { version: number; permissions: string[] }
}

type Written = {
  titleNl: string
  titleEn: string | null
  slugNl: string | null
  slugEn: string | null
  layout: PageContent['layout'] | null
  blocks: Block[] | null
  seo: Partial<Seo> | null
}

/** The content of a page as the API returns it. */
export const contentIn = ({ titleNl, titleEn, slugNl, slugEn, layout, blocks, seo }: Written): PageContent => ({
  titleNl,
  titleEn: titleEn ?? '',
  slugNl: slugNl ?? '',
  slugEn: slugEn ?? '',
  layout: layout ?? 'public',
  blocks: blocks ?? [],
  seo: { ...emptySeo, ...seo },
})

export type ReadItem = { content: PageContent; version: number; who: string }

/** A page from a JSON:API document. */
export function readItem(document: object): ReadItem {
  const { meta, attributes } = (document as { data: { meta: { version: number }; attributes: Written & { changedByName: string } } }).data
  return { content: contentIn(attributes), version: meta.version, who: attributes.changedByName }
}
