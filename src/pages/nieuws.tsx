import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { inLanguage, languageIn } from '#kernel/i18n/address-language.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { fetchArticle, newsArticle } from '#features/news/presentation/article.ts'
import { fetchNews } from '#features/news/presentation/fetch-news.ts'
import { newsWords as words } from '#features/news/model/messages.ts'
import { slugOf } from '#features/news/model/slug-of.ts'
import { sharedCopy } from '#features/uploads/share-picture.ts'
import { ArticleView, NewsBar } from '#features/news/presentation/web/article-view.tsx'
import { newsListAddress, NewsOverview } from '#features/news/presentation/web/news-overview.tsx'
import { centerThing } from '#features/settings/profile/center-things.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { themes } from '#features/organizations/model/themes.ts'
import { visitContext } from '#shell/context.ts'
import { PageMeta } from './page-meta.tsx'

const notFound = () => data({ code: 'not_found' }, { status: 404 })

/** All news of a center, or one article by its current or a former address. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { shell, may, pages } = context.get(visitContext)
  const { locale, center, look } = shell
  const api = context.get(apiContext)
  const { origin, searchParams } = new URL(request.url)
  const bar = shell.person && may('news.read') && pages.has('content') ? { mayWrite: may('news.update') } : null
  if (params.slug !== undefined) {
    const article = await fetchArticle(api, { slug: params.slug, locale })
    if (!article) throw notFound()
    if (article.href !== `/nieuws/${params.slug}`) {
      // A former address redirects permanently; that of the other language only temporarily, because it depends on the reader's language.
      const asked = slugOf(params.slug)
      const isOther = article.href !== `/nieuws/${asked}` && Object.values(article.slugs).includes(asked)
      throw redirect(inLanguage(article.href, languageIn(searchParams)), { status: isOther ? 302 : 301, headers: { 'cache-control': 'no-cache' } })
    }
    const url = `${origin}/nieuws/${article.slugs.nl}`
    const image = sharedCopy(article.image?.copies, origin)
    const picture = image ? { ...image, alt: article.image!.alt[locale] } : { url: `${origin}/nieuws/delen/${article.id}.jpg`, width: 1200, height: 630 }
    // The address in the language in which it is read, so that whoever receives the link reads the same.
    const own = origin + inLanguage(article.href, article.isTranslated ? locale : null)
    const publisher = centerThing({ center, logo: look.websiteLogoUrl, origin })
    return {
      kind: 'article' as const,
      bar,
      url,
      own,
      article,
      picture,
      data: newsArticle({ article, url: own, picture: picture.url, publisher }),
    }
  }
  const theme = themes.find((one) => one === searchParams.get('theme')) ?? null
  const page = Math.min(1000, Math.max(1, Math.trunc(Number(searchParams.get('page')?.slice(0, 4))) || 1))
  const list = await fetchNews(api, { theme, page, locale })
  if (page > list.pages) throw notFound()
  const feed = locale === 'en' ? '/nieuws/en/atom.xml' : '/nieuws/atom.xml'
  return { kind: 'list' as const, bar, url: origin + newsListAddress(theme, page), town: center.town, theme, page, feed, ...list }
}

type Loaded = Awaited<ReturnType<typeof loader>>

export const handle = {
  title: (loaded: Loaded, locale: Locale) =>
    loaded.kind === 'article' ? loaded.article.title : loaded.theme ? say(locale, themeWords[loaded.theme]) : say(locale, words.title, { town: loaded.town }),
}

export default function News() {
  const loaded = useLoaderData<typeof loader>()
  const { bar, url } = loaded
  const t = useT()
  if (loaded.kind === 'article') {
    const { article, picture, data: structured } = loaded
    const isShown = article.status === 'published'
    const crumbs = [
      { url: '/nieuws', name: t(words.news) },
      ...(article.theme ? [{ url: newsListAddress(article.theme), name: t(themeWords[article.theme]) }] : []),
    ]
    return (
      <>
        <PageMeta
          url={article.canonicalUrl ?? url}
          english={article.canonicalUrl || !article.isTranslated ? null : `/nieuws/${article.slugs.en ?? article.slugs.nl}`}
          title={article.title}
          description={article.intro ?? article.title}
          type="article"
          hidden={!isShown}
          picture={picture}
          {...(!article.canonicalUrl && { crumbs })}
          published={article.publishedAt}
          {...(isShown && { data: structured })}
        />
        {bar && <NewsBar article={article} mayWrite={bar.mayWrite} />}
        <ArticleView article={article} url={loaded.own} />
      </>
    )
  }
  const { town, theme, items, page, feed } = loaded
  const title = theme ? t(themeWords[theme]) : t(words.title, { town })
  return (
    <>
      <PageMeta url={url} title={title} description={theme ? t(words.introOf, { theme: t(themeWords[theme]) }) : t(words.intro)} hidden={page > 1} />
      <link rel="alternate" type="application/atom+xml" href={feed} title={t(words.title, { town })} />
      {bar && <NewsBar article={null} mayWrite={bar.mayWrite} />}
      <NewsOverview {...loaded} items={items} />
    </>
  )
}
