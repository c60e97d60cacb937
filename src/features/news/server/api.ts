import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import { news } from '#features/news/model/news.ts'
import { createNews } from '#features/news/editor/server/create.ts'
import { archiveNews, publishNews, removeNews, undoStep, unpublishNews } from '#features/news/publication/server/publish.ts'
import { newsScopes } from '#features/news/model/server/scopes.ts'
import { updateNews } from '#features/news/editor/server/update.ts'

export const newsApi: ApiOf<typeof news> = {
  resource: news,
  scopes: newsScopes,
  list: true,
  get: true,
  create: createNews,
  update: updateNews,
  updateTakes: ['image'],
  remove: removeNews,
  memberVerbs: { publish: publishNews, unpublish: unpublishNews, archive: archiveNews },
  undo: undoStep,
  filters: {
    search: {
      kind: 'contains',
      sql: `plain(@.title) like plain(:value) or plain(coalesce(@.title_en, '')) like plain(:value) or plain(coalesce(@.intro, '')) like plain(:value)`,
    },
    published: { kind: 'boolean', sql: `@.status = 'published'` },
    address: {
      kind: 'text',
      about: 'An address that it has or had, in whatever language',
      sql: 'exists (select 1 from news_slugs s where s.volunteer_center_id = @.volunteer_center_id and s.news_id = @.id and s.slug = :value)',
    },
  },
}
