import { hostOf } from '#kernel/fields/web-address.ts'
import { Avatar } from '#design/avatar/avatar.tsx'
import { StatusBadge } from '#design/badge/status-badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { ShareLinks } from '#design/link/share-links.tsx'
import { Breadcrumbs } from '#design/nav/breadcrumbs.tsx'
import { RichText } from '#design/rich-text/rich-text.tsx'
import { TileGrid } from '#design/tile-grid/tile-grid.tsx'
import type { FilePicture } from '#features/files/model/file.ts'
import { Picture } from '#features/files/picture/web/picture.tsx'
import { StaffBar } from '#features/lists/web/staff-bar.tsx'
import { newsWords as words } from '#features/news/model/messages.ts'
import type { NewsStatus } from '#features/news/model/states.ts'
import { statusWords } from '#features/news/model/status-words.ts'
import { articleTiles } from '#features/news/presentation/article-tiles.ts'
import type { Article } from '#features/news/presentation/article.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { VacancyRows } from '#features/vacancies/presentation/web/vacancy-rows.tsx'
import type { RichPicture } from '#kernel/rich-text/rich-text.ts'
import { clockTime, longDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { NewsCard } from './news-card.tsx'

export function ArticleView({ article, url }: { article: Article; url: string }) {
  const t = useT()
  const { id, title, lang, intro, theme, byline, day, at, minutes, image, text, pictures, textLang, vacancies, others, canonicalUrl } = article
  const crumbs = [{ href: '/nieuws', label: t(words.news) }, ...(theme ? [{ href: `/nieuws?theme=${theme}`, label: t(themeWords[theme]) }] : [])]
  return (
    <>
      <article>
        <div className="wrap pt-6">
          <Breadcrumbs label={t(words.crumbs)} crumbs={crumbs} current={title} />
        </div>
        <header className="wrap pt-8 pb-10 md:pt-12 md:pb-14">
          <div className="max-w-[56rem]">
            <h1 className="text-balance hyphens-auto" lang={lang}>
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
            <ShareArticle title={title} url={url} />
          </aside>
          <div className="min-w-0">
            {textLang && <p className="text-text-soft mb-4">{t(words.onlyDutch)}</p>}
            <RichText text={text} className="news-text text-lg md:text-xl" lang={textLang} picture={drawnFrom(pictures)} />
            {canonicalUrl && (
              <p className="mt-8 text-text-soft">
                {t(words.firstAt)}{' '}
                <a className="link" href={canonicalUrl} rel="noopener">
                  {hostOf(canonicalUrl)}
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

const drawnFrom = (pictures: Article['pictures']) => (one: RichPicture) => <TextPicture {...{ one }} picture={pictures[one.file]} />

/** A picture within the text, with its caption and whose it is. */
function TextPicture({ one: { alt, caption }, picture }: { one: RichPicture; picture: FilePicture | undefined }) {
  const t = useT()
  if (!picture) return null
  const by = picture.credit && t(words.photoBy, { name: picture.credit })
  return (
    <figure className="news-figure">
      <Picture {...{ picture, alt }} sizes="(min-width: 48rem) 44rem, 100vw" />
      {(caption || by) && (
        <figcaption>
          {caption} {by}
        </figcaption>
      )}
    </figure>
  )
}

/** Ways to tell others of an article, or to keep it. */
function ShareArticle({ title, url }: { title: string; url: string }) {
  const t = useT()
  return (
    <>
      <p className="font-semibold lg:mt-2">{t(words.share)}</p>
      <div className="flex flex-wrap lg:flex-col lg:items-end gap-2 mt-2">
        <ShareLinks title={title} url={url} />
        <print-page hidden>
          <Button type="button" variant="second" size="small">
            <Icon name="printer" />
            {t(words.print)}
          </Button>
        </print-page>
      </div>
    </>
  )
}

type Subject = { id: string; status: NewsStatus; publishedAt: string | null }
type Props = { /** The article that is shown; null above the list. */ article: Subject | null; mayWrite: boolean }

/** The staff bar of the news. */
export function NewsBar({ article, mayWrite }: Props) {
  const t = useT()
  const locale = useLocale()
  const all = { href: '/content?part=news', label: t(words.manage) }
  const edit = article && { href: `/content?part=news&edit=${article.id}`, label: t(words.edit), isMain: true }
  const write = { href: '/content?part=news&edit=new', label: t(words.write), isMain: true }
  const until =
    article?.status === 'scheduled' && article.publishedAt ? `${longDay(locale, article.publishedAt)}, ${clockTime(locale, article.publishedAt)}` : null
  return (
    <StaffBar
      label={t(words.bar)}
      badge={article ? <StatusBadge status={article.status}>{t(statusWords[article.status])}</StatusBadge> : <strong>{t(words.news)}</strong>}
      note={until ? t(words.unseenUntil, { day: until }) : article && article.status !== 'published' ? t(words.unseen) : undefined}
      reason={null}
      ways={mayWrite ? [edit ?? write, all] : [all]}
    />
  )
}
