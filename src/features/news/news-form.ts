import { date, lines, text } from '#kernel/fields/field.ts'
import type { BodyOf } from '#kernel/fields/form.ts'
import { dayOf, endOfDay } from '#kernel/i18n/dates.ts'
import type { Item } from '#kernel/jsonapi/item.ts'
import type { UpdateOf } from '#kernel/jsonapi/input.ts'
import { readMarks } from '#kernel/rich-text/read-marks.ts'
import { writeMarks } from '#kernel/rich-text/write-marks.ts'
import { defineForm } from '#design/form/define-form.ts'
import { themeWords } from '#features/organizations/messages.ts'
import { mostRelated, news } from './news.ts'
import { staffWords as words } from './staff-messages.ts'

const written = text({ max: 20_000, optional: true })
/** An article as it is typed: texts with simple signs, vacancies by their address, the last day as a day. */
const typed = {
  ...news.attributes,
  body: written,
  bodyEn: written,
  relatedVacancies: lines({ optional: true, max: 300, maxItems: mostRelated }),
  until: date({ optional: true }),
}

export const newsForm = defineForm(typed, {
  title: { label: words.fieldTitle, hint: words.titleHint, words: { blank: words.titleMissing } },
  intro: { label: words.fieldIntro, hint: words.introHint, rows: 3 },
  body: { label: words.fieldBody, hint: words.bodyHint, rows: 18, isNeeded: true },
  titleEn: { label: words.fieldTitleEn },
  introEn: { label: words.fieldIntroEn, rows: 3 },
  bodyEn: { label: words.fieldBodyEn, rows: 14 },
  theme: { label: words.theme, options: themeWords, as: 'select' },
  byline: { label: words.fieldByline },
  relatedVacancies: { label: words.fieldRelated, hint: words.relatedHint, rows: 3 },
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

/** An article as its form shows it. */
export function asTyped<Article extends Pick<Item<typeof news>, 'body' | 'bodyEn' | 'relatedVacancies'> & { unpublishAt?: string | null | undefined }>(
  article: Article,
) {
  const { body, bodyEn, relatedVacancies, unpublishAt } = article
  return {
    ...article,
    body: writeMarks(body),
    bodyEn: writeMarks(bodyEn),
    relatedVacancies: (relatedVacancies ?? []).map((id) => `/vacancies/${id}`),
    until: unpublishAt ? dayOf(unpublishAt) : null,
  }
}

/** What was typed, as the API takes it. */
export function asSent(sent: Partial<BodyOf<typeof typed, NewsName>>): UpdateOf<typeof news> {
  const { body, bodyEn, relatedVacancies, until, ...plain } = sent
  return {
    ...plain,
    ...(body !== undefined && { body: readMarks(body ?? '') }),
    ...(bodyEn !== undefined && { bodyEn: readMarks(bodyEn ?? '') }),
    ...(relatedVacancies !== undefined && { relatedVacancies: (relatedVacancies ?? []).map(idIn) }),
    ...(until !== undefined && { unpublishAt: until && new Date(endOfDay(until)).toISOString() }),
  } as UpdateOf<typeof news>
}

/** The id in whatever address of a vacancy somebody pasted; what has none is refused by the API, at its field. */
const idIn = (address: string) => /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(address.toLowerCase().slice(0, 300))?.[0] ?? address.slice(0, 36)
