import { fullDay } from '#kernel/i18n/dates.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { Item } from '#kernel/jsonapi/document.ts'
import type { FilePicture } from '#features/files/model/file.ts'
import { pictureFields, pictureOf } from '#features/files/picture/picture-of.ts'
import type { Theme } from '#features/organizations/model/themes.ts'
import type { news } from '#features/news/model/news.ts'

const fields = ['title', 'titleEn', 'slug', 'slugEn', 'intro', 'introEn', 'theme', 'pinned', 'publishedAt', 'image'] as const
type Asked = { news: typeof fields; files: typeof pictureFields }

/** The API query of a list of news. */
export const newsQuery = { include: ['image'], fields: { news: fields, files: pictureFields } } as const

/** Pinned articles first, then newest first. */
export const newsOrder = ['-pinned', '-publishedAt'] as const

/** An article in a list, in one language. */
export type NewsFacts = {
  id: string
  href: string
  title: string
  /** Set when it is in Dutch on an English page. */
  lang?: 'nl'
  intro: string | null
  theme: Theme | null
  isPinned: boolean
  day: string | null
  at: string | null
  image: FilePicture | null
}

export function newsFacts(item: Item<typeof news, 'image', Asked>, locale: Locale): NewsFacts {
  const { id, title, titleEn, intro, introEn, theme, pinned, publishedAt, image } = item
  const isEnglish = locale === 'en' && titleEn !== null
  return {
    id,
    href: newsAddress(item, locale),
    title: isEnglish ? titleEn : title,
    ...(locale === 'en' && !isEnglish && { lang: 'nl' as const }),
    intro: isEnglish ? introEn : intro,
    theme,
    isPinned: pinned,
    day: publishedAt && fullDay(locale, publishedAt),
    at: publishedAt,
    image: image && pictureOf(image),
  }
}

/** The address of an article in a language; the Dutch one where it has no other. */
export function newsAddress({ slug, slugEn }: { slug: string; slugEn: string | null }, locale: Locale): string {
  return `/nieuws/${locale === 'en' && slugEn ? slugEn : slug}`
}
