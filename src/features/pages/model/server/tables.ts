import { type RowOf, column, plainTable, tableOf } from '#kernel/db/table.ts'
import type { PageContent } from '#features/pages/blocks/block.ts'
import { contentItem } from '#features/pages/model/content-item.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    content_items: RowOf<typeof contentItems>
    content_versions: RowOf<typeof contentVersions>
    published_pages: RowOf<typeof publishedPages>
    page_slugs: RowOf<typeof pageSlugs>
    content_checks: RowOf<typeof contentChecks>
  }
}

const optional = ['title_en', 'slug_nl', 'slug_en', 'layout', 'blocks', 'seo'] as const

export const contentItems = tableOf(contentItem, {
  filled: [...optional, 'is_home', 'status', 'last_version'],
  present: optional,
  columns: {
    live_version: column.integer({ null: true }),
    scheduled_version: column.integer({ null: true }),
    changed_by: column.uuid({ null: true }),
    stands_as: column.text({ null: true }),
  },
})
export const contentVersions = plainTable('content_versions', {
  volunteer_center_id: column.uuid(),
  content_item_id: column.uuid(),
  number: column.integer(),
  content: column.json<PageContent>()(),
  author_id: column.uuid({ null: true }),
  created_at: column.moment({ filled: true }),
})
export const publishedPages = plainTable('published_pages', {
  volunteer_center_id: column.uuid(),
  content_item_id: column.uuid(),
  content: column.json<PageContent>()(),
  published_at: column.moment({ filled: true }),
})
export const pageSlugs = plainTable('page_slugs', {
  volunteer_center_id: column.uuid(),
  slug: column.text(),
  content_item_id: column.uuid(),
  created_at: column.moment({ filled: true }),
})
export const contentChecks = plainTable('content_checks', {
  volunteer_center_id: column.uuid(),
  content_item_id: column.uuid(),
  dead_links: column.integer(),
})
