import { date, lines } from '#kernel/fields/field.ts'
import type { BodyOf } from '#kernel/fields/form.ts'
import { typedOf } from '#kernel/fields/read-form.ts'
import type { Typed } from '#kernel/fields/form.ts'
import { dayOf, endOfDay } from '#kernel/i18n/dates.ts'
import type { UpdateOf } from '#kernel/jsonapi/input.ts'
import { defineForm } from '#design/form/define-form.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import type { NewsItem } from './edited-news.ts'
import { maxRelated, news } from '#features/news/model/news.ts'
import { staffWords as words } from '#features/news/staff-list/staff-messages.ts'

/** An article as it is written: the last day as a day. */
const written = {
  ...news.attributes,
  relatedVacancies: lines({ optional: true, max: 36, maxItems: maxRelated }),
  until: date({ optional: true }),
}

export const newsForm = defineForm(written, {
  title: { label: words.fieldTitle, hint: words.titleHint, words: { blank: words.titleMissing } },
  intro: { label: words.fieldIntro, hint: words.introHint, rows: 3 },
  body: { label: words.fieldBody, as: 'rich', isNeeded: true },
  titleEn: { label: words.fieldTitleEn, lang: 'en' },
  introEn: { label: words.fieldIntroEn, rows: 3, lang: 'en' },
  bodyEn: { label: words.fieldBodyEn, as: 'rich' },
  theme: { label: words.theme, options: themeWords, as: 'select' },
  byline: { label: words.fieldByline },
  relatedVacancies: { label: words.fieldRelated },
  pinned: { label: words.fieldPinned },
  slug: { label: words.fieldSlug, hint: words.slugHint },
  slugEn: { label: words.fieldSlugEn },
  canonicalUrl: { label: words.fieldCanonical, hint: words.canonicalHint },
  until: { label: words.fieldUntil, width: 'half' },
})

type NewsName = keyof typeof newsForm.entries
const english: readonly NewsName[] = ['titleEn', 'introEn', 'bodyEn', 'slugEn']

/** What is asked on a site in one language, or in two. */
export function newsFormFor(isBilingual: boolean): typeof newsForm {
  if (isBilingual) return newsForm
  const without = <Value>(of: Readonly<Record<NewsName, Value>>) =>
    Object.fromEntries(Object.entries(of).filter(([name]) => !english.includes(name as NewsName))) as Record<NewsName, Value>
  return { ...newsForm, inputs: without(newsForm.inputs), entries: without(newsForm.entries) as typeof newsForm.entries }
}

/** An article with what its form asks in another shape. */
export function inForm(article: NewsItem): NewsItem & { until: string | null } {
  return { ...article, until: article.unpublishAt ? dayOf(article.unpublishAt) : null }
}

/** What stands in the form, its picture too. */
export function valuesOf(article: NewsItem, isBilingual: boolean): Typed {
  return { ...typedOf(newsFormFor(isBilingual), inForm(article)), image: [article.image?.id ?? ''] }
}

/** What was changed, as the API takes it. */
export function asSent({ until, ...plain }: Partial<BodyOf<typeof written, NewsName>>): UpdateOf<typeof news> {
  return { ...plain, ...(until !== undefined && { unpublishAt: until && new Date(endOfDay(until)).toISOString() }) } as UpdateOf<typeof news>
}
