import type { FilePicture } from '#features/files/model/file.ts'
import { pictureFields, pictureOf } from '#features/files/picture/picture-of.ts'
import { slugOf } from '#features/news/model/slug-of.ts'
import { rowFacts, rowQuery } from '#features/vacancies/presentation/row-facts.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { isWritten, picturesIn, plainText } from '#kernel/rich-text/plain-text.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'
import { newsFacts, newsOrder, newsQuery } from './news-facts.ts'

const wordsInAMinute = 200

/** The number of words in a text. */
export const countWords = (text: RichText): number => plainText(text).split(/\s+/).filter(Boolean).length

/** The reading time in whole minutes. */
export const minutesOf = (text: RichText): number => Math.max(1, Math.round(countWords(text) / wordsInAMinute))

const more = 3

/** The article at a current or former slug, in any language; null where there is none. */
export async function fetchArticle(api: Client, { slug, locale }: { slug: string; locale: Locale }) {
  const address = slug.length > 200 ? '' : slugOf(slug)
  if (address === '') return null
  const { items } = await api.news.list({ include: ['image'], fields: { files: pictureFields }, filter: { address }, page: { size: 1 } })
  const [item] = items
  if (!item) return null
  const { id, body, bodyEn, byline, relatedVacancies, canonicalUrl, status, publishedAt, changedAt, slug: dutch, slugEn, meta } = item
  const facts = newsFacts(item, locale)
  const isEnglish = locale === 'en' && isWritten(bodyEn)
  const text = isEnglish ? bodyEn : body
  const [others, related, pictures] = await Promise.all([
    api.news.list({ ...newsQuery, filter: { published: true }, sort: newsOrder, page: { size: more + 1 } }),
    relatedVacancies?.length ? api.vacancies.list({ ...rowQuery(locale), filter: { idIn: relatedVacancies, open: true } }) : null,
    fetchPictures(api, text),
  ])
  return {
    ...facts,
    text,
    pictures,
    textLang: locale === 'en' && !isEnglish ? 'nl' : undefined,
    minutes: minutesOf(text),
    byline,
    canonicalUrl,
    status,
    publishedAt,
    changedAt,
    permissions: meta.permissions,
    slugs: { nl: dutch, en: slugEn },
    isTranslated: item.titleEn !== null && isWritten(bodyEn),
    vacancies: (related?.items ?? [])
      .toSorted((one, other) => relatedVacancies!.indexOf(one.id) - relatedVacancies!.indexOf(other.id))
      .map((vacancy) => rowFacts(vacancy, locale)),
    others: others.items
      .filter((other) => other.id !== id)
      .slice(0, more)
      .map((other) => newsFacts(other, locale)),
  }
}

/** The pictures within a text by the id of their file, as far as this reader may see them. */
async function fetchPictures(api: Pick<Client, 'files'>, text: RichText): Promise<Record<string, FilePicture>> {
  const ids = [...new Set(picturesIn(text).map(({ file }) => file))]
  if (ids.length === 0) return {}
  const { items } = await api.files.list({ fields: { files: pictureFields }, filter: { idIn: ids, shelfEq: 'pictures' }, page: { size: ids.length } })
  return Object.fromEntries(items.map((item) => [item.id, pictureOf(item)]))
}

export type Article = NonNullable<Awaited<ReturnType<typeof fetchArticle>>>

type About = { article: Article; url: string; picture: string; publisher: object }

/** The article as structured data for search engines: schema.org NewsArticle. */
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
