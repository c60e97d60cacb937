import { defineForm } from '#design/form/define-form.ts'
import type { FilePicture } from '#features/files/model/file.ts'
import { maxRelated, news } from '#features/news/model/news.ts'
import type { NewsStatus } from '#features/news/model/states.ts'
import { staffWords as words } from '#features/news/staff-list/staff-messages.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { date, lines } from '#kernel/fields/field.ts'
import type { BodyOf, Typed } from '#kernel/fields/form.ts'
import { typedOf } from '#kernel/fields/read-form.ts'
import { dayOf, endOfDay, today } from '#kernel/i18n/dates.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { changeByForm } from '#kernel/jsonapi/client/change-form.ts'
import type { Client, ResourceClient } from '#kernel/jsonapi/client/client.ts'
import type { UpdateOf } from '#kernel/jsonapi/input.ts'
import type { Item } from '#kernel/jsonapi/document.ts'

export const editedInclude = ['image'] as const
/** An article as the editor reads it. */
type NewsItem = Item<typeof news, (typeof editedInclude)[number]>

/** A related vacancy in the editor; without a title where it is no longer visible. */
export type RelatedVacancy = { id: string; title: string | null; by: string | null; isOpen: boolean }

/** An article in the editor. */
export type EditedNews = {
  id: string
  title: string
  href: string
  status: NewsStatus
  publishedAt: string | null
  savedAt: string
  isTranslated: boolean
  version: number
  permissions: readonly string[]
  values: Typed
  picture: FilePicture | null
  related: readonly RelatedVacancy[]
}

/** The attributes of an article, with the last day as a date. */
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

/** The form of a site in one language, or in two. */
export function newsFormFor(isBilingual: boolean): typeof newsForm {
  if (isBilingual) return newsForm
  const without = <Value>(of: Readonly<Record<NewsName, Value>>) =>
    Object.fromEntries(Object.entries(of).filter(([name]) => !english.includes(name as NewsName))) as Record<NewsName, Value>
  return { ...newsForm, inputs: without(newsForm.inputs), entries: without(newsForm.entries) as typeof newsForm.entries }
}

/** An article with the values that its form holds in another shape. */
function inForm(article: NewsItem): NewsItem & { until: string | null } {
  return { ...article, until: article.unpublishAt ? dayOf(article.unpublishAt) : null }
}

/** The values of the form, including its picture. */
export function valuesOf(article: NewsItem, isBilingual: boolean): Typed {
  return { ...typedOf(newsFormFor(isBilingual), inForm(article)), image: [article.image?.id ?? ''] }
}

/** The changes in the shape of the API. */
function asSent({ until, ...plain }: Partial<BodyOf<typeof written, NewsName>>): UpdateOf<typeof news> {
  return { ...plain, ...(until !== undefined && { unpublishAt: until && new Date(endOfDay(until)).toISOString() }) } as UpdateOf<typeof news>
}

type Asked = {
  client: Pick<ResourceClient<typeof news>, 'get' | 'update'>
  id: string
  data: FormData
  locale: Locale
  isBilingual: boolean
  partly?: boolean
}

/** Saves the changes of an article: at a button, and automatically while somebody types. */
export async function saveNews({ client, id, data, locale, isBilingual, partly = false }: Asked) {
  let theirs: NewsItem | null = null
  const outcome = await changeByForm({
    form: newsFormFor(isBilingual),
    data,
    locale,
    partly,
    links: ['image'],
    read: async () => {
      theirs = await client.get(id, { include: editedInclude })
      return inForm(theirs)
    },
    write: async (body, upon) => await client.update(id, asSent(body), upon),
  })
  return { outcome, wasMerged: theirs !== null }
}

/** The vacancies of an article in its order, open or not. */
export async function fetchRelated(api: Pick<Client, 'vacancies'>, ids: readonly string[]): Promise<RelatedVacancy[]> {
  if (ids.length === 0) return []
  const { items } = await api.vacancies.list({
    include: ['organization'],
    fields: { vacancies: ['title', 'status', 'validThrough', 'organization'], organizations: ['name'] },
    filter: { idIn: [...ids] },
  })
  const known = new Map(items.map((item) => [item.id, item]))
  return ids.map((id) => {
    const one = known.get(id)
    if (!one) return { id, title: null, by: null, isOpen: false }
    const isOpen = one.status === 'published' && (one.validThrough === null || one.validThrough >= today())
    return { id, title: one.title, by: one.organization?.name ?? null, isOpen }
  })
}
