/** A block as it is kept: which kind, and what it says; `id` stays the same while it is moved and rewritten. */
export type Block = { id: string; kind: string; value: Record<string, unknown> }

export const maxBlocks = 80
export const layouts = ['wide', 'public', 'empty'] as const
export type PageLayout = (typeof layouts)[number]

/** For search engines and for who shares it; without it the page's own title and first words. */
export type Seo = {
  titleNl: string
  titleEn: string
  descriptionNl: string
  descriptionEn: string
  noindex: boolean
  /** A picture of the files, for who shares the page. */ ogImage: string
}

/** Everything of a page that an editor writes: what a version keeps, and what is published. */
export type PageContent = {
  titleNl: string
  titleEn: string
  slugNl: string
  slugEn: string
  layout: PageLayout
  blocks: Block[]
  seo: Seo
}

export const emptySeo: Seo = { titleNl: '', titleEn: '', descriptionNl: '', descriptionEn: '', noindex: false, ogImage: '' }
