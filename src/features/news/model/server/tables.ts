import { type RowOf, column, plainTable, tableOf } from '#kernel/db/table.ts'
import { news } from '#features/news/model/news.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    news_articles: RowOf<typeof newsArticles>
    news_slugs: RowOf<typeof newsSlugs>
  }
}

export const newsArticles = tableOf(news, {
  filled: ['status', 'body', 'body_en', 'pinned', 'related_vacancies'],
  columns: { author_id: column.uuid({ null: true }) },
})
export const newsSlugs = plainTable('news_slugs', { volunteer_center_id: column.uuid(), slug: column.text(), news_id: column.uuid() })
