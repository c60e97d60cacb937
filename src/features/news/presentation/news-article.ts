import type { Article } from './fetch-article.ts'

type About = { article: Article; url: string; picture: string; publisher: object }

/** An article as search engines read it: schema.org NewsArticle. */
export function newsArticle({ article, url, picture, publisher }: About): object {
  const { title, intro, publishedAt, changedAt, byline } = article
  return {
    '@type': 'NewsArticle',
    '@id': url,
    mainEntityOfPage: url,
    headline: title,
    ...(intro && { description: intro }),
    image: [picture],
    ...(publishedAt && { datePublished: publishedAt }),
    dateModified: publishedAt && publishedAt > changedAt ? publishedAt : changedAt,
    ...(byline && { author: { '@type': 'Person', name: byline } }),
    publisher,
  }
}
