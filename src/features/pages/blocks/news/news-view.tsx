import { useT } from '#kernel/i18n/web/provider.tsx'
import { Link } from '#design/link/link.tsx'
import { newsWords } from '#features/news/model/messages.ts'
import { NewsCard } from '#features/news/presentation/web/news-card.tsx'
import type { ShownOf } from '#features/pages/blocks/define-block.ts'
import { BlockHeading, blockLook } from '#features/pages/blocks/web/block-heading.tsx'
import type { NewsBlockFacts } from './fetch-news.ts'
import type { newsBlock } from './news.ts'

/** Empty while there is no news. */
export function NewsBlockView({ value: { title }, facts: { articles } }: { value: ShownOf<typeof newsBlock.fields>; facts: NewsBlockFacts }) {
  const t = useT()
  if (articles.length === 0) return null
  return (
    <section className={blockLook}>
      <div className="flex flex-wrap items-end justify-between gap-4 mb-6">
        <BlockHeading className="">{title}</BlockHeading>
        <Link href="/nieuws" className="font-semibold">
          {t(newsWords.seeAll)}
        </Link>
      </div>
      <div className="news-list">
        {articles.map((article) => (
          <NewsCard key={article.id} article={article} heading="h3" />
        ))}
      </div>
    </section>
  )
}
