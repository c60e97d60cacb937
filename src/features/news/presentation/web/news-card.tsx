import { useT } from '#kernel/i18n/web/provider.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { TileGrid } from '#design/tile-grid/tile-grid.tsx'
import { Picture } from '#features/files/picture/web/picture.tsx'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { newsWords as words } from '#features/news/model/messages.ts'
import type { NewsFacts } from '#features/news/presentation/news-facts.ts'
import { cardTiles } from '#features/news/presentation/article-tiles.ts'

type Props = { article: NewsFacts; heading?: 'h2' | 'h3'; /** The first on the page, in its full width. */ isLead?: boolean }

/** An article in a list: the whole card is its link. */
export function NewsCard({ article, heading: Heading = 'h2', isLead = false }: Props) {
  const t = useT()
  const { id, href, title, lang, intro, theme, isPinned, day, at, image } = article
  return (
    <article className={isLead ? 'news-card news-lead' : 'news-card'}>
      <div className="news-picture">
        {image ? (
          <Picture picture={image} alt="" sizes={isLead ? '(min-width: 64rem) 40rem, 100vw' : '(min-width: 64rem) 26rem, 100vw'} first={isLead} />
        ) : (
          <TileGrid tiles={cardTiles(id, theme)} className="grid-cols-2" />
        )}
      </div>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-text-soft">
          {isPinned && (
            <Badge tone="second" icon="bookmark-simple-fill">
              {t(words.pinned)}
            </Badge>
          )}
          {day && at && <time dateTime={at}>{day}</time>}
          {theme && <span>{t(themeWords[theme])}</span>}
        </p>
        <Heading className={isLead ? 'text-3xl md:text-4xl mt-2' : 'text-2xl mt-2'} lang={lang}>
          <Anchor href={href} className="tlink tlink-all">
            {title}
          </Anchor>
        </Heading>
        {intro && (
          <p className={isLead ? 'text-xl text-text-soft mt-3' : 'text-text-soft mt-2'} lang={lang}>
            {intro}
          </p>
        )}
      </div>
    </article>
  )
}
