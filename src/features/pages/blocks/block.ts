/** A stored block: its kind and its values; `id` stays the same while it is moved and edited. */
export type Block = { id: string; kind: string; value: Record<string, unknown> }

export const maxBlocks = 80
export const layouts = ['wide', 'public', 'empty'] as const
export type PageLayout = (typeof layouts)[number]

/** For search engines and sharing; empty parts are filled in from the page's title and first words. */
export type Seo = {
  titleNl: string
  titleEn: string
  descriptionNl: string
  descriptionEn: string
  noindex: boolean
  /** A picture of the files, for sharing. */ ogImage: string
}

/** Everything of a page that editors write: the content of a version, and of what is published. */
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
