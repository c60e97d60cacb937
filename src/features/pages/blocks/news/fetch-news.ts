import { newsQuery, newsFacts, type NewsFacts, newsOrder } from '#features/news/presentation/news-facts.ts'
import type { ShownOf } from '#features/pages/blocks/define-block.ts'
import type { BlockQuery } from '#features/pages/blocks/web/block-query.ts'
import type { newsBlock } from './news.ts'

export type NewsBlockFacts = { articles: NewsFacts[] }

/** The chosen articles in their order, if published; without a choice the newest. */
export async function fetchNewsBlock({ most, themes, chosen }: ShownOf<typeof newsBlock.fields>, { api, locale }: BlockQuery): Promise<NewsBlockFacts> {
  const which = chosen.length > 0 ? { idIn: chosen } : themes.length > 0 ? { themeIn: themes } : {}
  const { items } = await api.news.list({ ...newsQuery, filter: { published: true, ...which }, sort: newsOrder, page: { size: chosen.length || most } })
  const ordered = chosen.length > 0 ? items.toSorted((a, b) => chosen.indexOf(a.id) - chosen.indexOf(b.id)) : items
  return { articles: ordered.map((item) => newsFacts(item, locale)) }
}
