import { useT } from '#kernel/i18n/web/provider.tsx'
import { Avatar } from '#design/avatar/avatar.tsx'
import { Breadcrumbs } from '#design/nav/breadcrumbs.tsx'
import { RichText } from '#design/rich-text/rich-text.tsx'
import { TileGrid } from '#design/tile-grid/tile-grid.tsx'
import { Picture } from '#features/files/picture/web/picture.tsx'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { VacancyRows } from '#features/vacancies/presentation/web/vacancy-rows.tsx'
import type { Article } from '#features/news/presentation/fetch-article.ts'
import { newsWords as words } from '#features/news/model/messages.ts'
import { articleTiles } from '#features/news/presentation/article-tiles.ts'
import { NewsCard } from './news-card.tsx'
import { ShareLinks } from './share-links.tsx'

/** One article, whole. */
export function ArticleView({ article, url }: { article: Article; url: string }) {
  const t = useT()
  const { id, title, lang, intro, theme, byline, day, at, minutes, image, text, textLang, vacancies, others, canonicalUrl } = article
  const crumbs = [{ href: '/nieuws', label: t(words.news) }, ...(theme ? [{ href: `/nieuws?theme=${theme}`, label: t(themeWords[theme]) }] : [])]
  return (
    <>
      <article>
        <div className="wrap pt-6">
          <Breadcrumbs label={t(words.crumbs)} crumbs={crumbs} current={title} />
        </div>
        <header className="wrap pt-8 pb-10 md:pt-12 md:pb-14">
          <div className="max-w-[56rem]">
            <h1 className="text-[2.5rem] leading-[1.08] md:text-6xl text-balance hyphens-auto" lang={lang}>
              {title}
            </h1>
            {intro && (
              <p className="text-xl md:text-2xl md:leading-normal text-text-soft mt-5 max-w-[44ch]" lang={lang}>
                {intro}
              </p>
            )}
            <p className="flex flex-wrap items-center gap-x-4 gap-y-2 mt-6">
              {byline && (
                <span className="inline-flex items-center gap-3">
                  <Avatar name={byline} />
                  {byline}
                </span>
              )}
              {day && at && <time dateTime={at}>{day}</time>}
              <span>{t(words.minutes, { n: minutes })}</span>
            </p>
          </div>
        </header>
        {image ? (
          <figure className="m-0">
            <Picture picture={image} sizes="100vw" first className="news-cover" />
            {image.credit && <figcaption className="wrap mt-2 text-[.9375rem] text-text-soft">{t(words.photoBy, { name: image.credit })}</figcaption>}
          </figure>
        ) : (
          <TileGrid tiles={articleTiles(id, theme)} className="news-wall grid-cols-6 md:grid-cols-10" />
        )}
        <div className="wrap grid lg:grid-cols-[1fr_44rem_1fr] gap-8 mt-10 md:mt-14">
          <aside className="news-share max-lg:order-2 lg:text-right lg:pr-6" aria-label={t(words.share)}>
            <ShareLinks title={title} url={url} />
          </aside>
          <div className="min-w-0">
            {textLang && <p className="text-text-soft mb-4">{t(words.onlyDutch)}</p>}
            <RichText text={text} className="news-text text-lg md:text-xl" lang={textLang} />
            {canonicalUrl && (
              <p className="mt-8 text-text-soft">
                {t(words.firstAt)}{' '}
                <a className="link" href={canonicalUrl} rel="noopener">
                  {new URL(canonicalUrl).hostname}
                </a>
              </p>
            )}
            {vacancies.length > 0 && (
              <section className="rule-strong mt-12 pt-6">
                <h2 className="text-2xl mb-4">{t(words.takePart)}</h2>
                <VacancyRows rows={vacancies} />
              </section>
            )}
          </div>
        </div>
      </article>
      {others.length > 0 && (
        <section className="news-more wrap mt-16 md:mt-24">
          <h2 className="text-3xl mb-6">{t(words.more)}</h2>
          <div className="news-list">
            {others.map((other) => (
              <NewsCard key={other.id} article={other} heading="h3" />
            ))}
          </div>
        </section>
      )}
    </>
  )
}
