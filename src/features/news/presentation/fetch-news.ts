import type { Locale } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { type Theme, themes } from '#features/organizations/model/themes.ts'
import { newsQuery, newsFacts, newsOrder } from './news-facts.ts'

export const newsOnPage = 13

/** A page of the public news, and the themes that have news. */
export async function fetchNews(api: Client, { theme, page, locale }: { theme: Theme | null; page: number; locale: Locale }) {
  const filter = { published: true }
  const [list, all] = await Promise.all([
    api.news.list({ ...newsQuery, filter: { ...filter, ...(theme && { themeEq: theme }) }, sort: newsOrder, page: { number: page, size: newsOnPage } }),
    api.news.list({ fields: { news: ['theme'] }, filter, counts: 'theme', page: { size: 1 } }),
  ])
  const counted = (all.meta['counts'] ?? {}) as Partial<Record<Theme, number>>
  return {
    items: list.items.map((item) => newsFacts(item, locale)),
    total: list.total,
    pages: Math.max(1, Math.ceil(list.total / newsOnPage)),
    themes: themes.filter((one) => (counted[one] ?? 0) > 0),
  }
}
