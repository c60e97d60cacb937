import type { Locale } from '#kernel/i18n/messages.ts'
import { say } from '#kernel/i18n/messages.ts'
import { leafOf, monthOf } from '#kernel/i18n/dates.ts'
import { capitalize } from '#features/vacancies/model/capitalize.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { Shown } from './address.ts'
import type { Audience, Kind } from './entry.ts'
import { audienceWords } from './words.ts'

const pageSize = 30

export type ChangelogLine = { key: string; kind: Kind; for: string; title: string; words: string; link: string | null; isUnseen: boolean }
export type ChangelogDay = { date: string; day: string; month: string; lines: ChangelogLine[] }
/** `month`: as `2026-11`; `name`: in words, with its year. */
export type ChangelogMonth = { month: string; name: string; days: ChangelogDay[] }

type Attributes = { key: string; kind: Kind; for: Audience[]; title: string; words: string; link: string | null; createdAt: string }

export type ChangelogPage = { months: ChangelogMonth[]; page: number; pages: number }

/** A page of what is new, by month and day, in words; the last one for a number beyond it. `since`: the day of the last visit (`sinceOf`). */
export async function fetchChangelog(api: Pick<Client, 'request'>, shown: Shown, { locale, since }: { locale: Locale; since: string }): Promise<ChangelogPage> {
  const { isAll, kind, page } = shown
  const query = new URLSearchParams({
    'page[size]': String(pageSize),
    'page[number]': String(page),
    ...(!isAll && { 'filter[for_me]': 'true' }),
    ...(kind && { 'filter[kind_eq]': kind }),
  })
  const { data = [], meta = {} } = await api.request('GET', `changelog_entries?${query}`)
  const pages = Math.max(1, Math.ceil(Number(meta['total']) / pageSize))
  if (page > pages) return await fetchChangelog(api, { ...shown, page: pages }, { locale, since })
  const months: ChangelogMonth[] = []
  for (const { attributes } of data as unknown as { attributes: Attributes }[]) {
    const { createdAt: date, for: of, ...entry } = attributes
    const month = date.slice(0, 7)
    if (months.at(-1)?.month !== month) months.push({ month, name: capitalize(monthOf(locale, noonOf(date))), days: [] })
    const { days } = months.at(-1)!
    if (days.at(-1)?.date !== date) days.push({ date, ...leafOf(locale, noonOf(date)), lines: [] })
    days.at(-1)!.lines.push({ ...entry, for: of.map((one) => say(locale, audienceWords[one])).join(', '), isUnseen: date > since })
  }
  return { months, page, pages }
}

const noonOf = (date: string) => `${date}T12:00:00Z`
