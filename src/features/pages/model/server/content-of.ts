import { type Block, type PageContent, type Seo, emptySeo } from '#features/pages/blocks/block.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import { idOf, readable } from '#kernel/jsonapi/server/related.ts'

type Row = {
  title_nl: string
  title_en: string
  slug_nl: string
  slug_en: string
  layout: PageContent['layout']
  blocks: Block[]
  seo: Partial<Seo>
}

/** The content of a page from its row. */
export function contentOf(row: Row): PageContent {
  const { title_nl: titleNl, title_en: titleEn, slug_nl: slugNl, slug_en: slugEn, layout, blocks, seo } = row
  return { titleNl, titleEn, slugNl, slugEn, layout, blocks, seo: { ...emptySeo, ...seo } }
}

/** The reverse: the content as columns. */
export function columnsOf({ titleNl, titleEn, slugNl, slugEn, layout, blocks, seo }: PageContent) {
  return {
    title_nl: titleNl,
    title_en: titleEn,
    slug_nl: slugNl,
    slug_en: slugEn,
    layout,
    blocks: JSON.stringify(blocks),
    seo: JSON.stringify(seo),
  }
}

const type = 'content_items'

/** @throws 404 for whoever may not see the page */
export async function readableItem(call: ApiRequest): Promise<{ id: string }> {
  const document = await readable(call, type, async () => await call.one(type, idOf(call), call.bareQuery()))
  return { id: (document.data as { id: string }).id }
}
