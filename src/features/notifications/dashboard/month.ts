import { monthName } from '#kernel/i18n/dates.ts'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { monthWords as words } from './month-words.ts'

/** Counts of this month so far and of the same days of the last month; null where the count is too small to show. */
export type MonthNumber = { key: 'applications' | 'accepted' | 'vacancies' | 'organizations'; now: number | null; before: number | null }
type Answer = { month: string; before: string; fewest: number; numbers: readonly MonthNumber[] }

/** One figure of the month, with a sentence that compares it. */
export type MonthLine = {
  key: string
  number: string
  label: string
  beside: string
  /** Of the scale that all lines share, from 0 to 1; null if hidden. */ share: number | null
  shareBefore: number | null
}

/** The figures of the month in words, or the sentence that there is nothing to tell yet, as at a new center. */
export type Month = { title: string; lines: readonly MonthLine[]; /** The share that hidden numbers stay below. */ hiddenShare: number; nothing: string | null }

export async function fetchMonth(api: Client, locale: Locale): Promise<Month> {
  const { month, before, fewest, numbers } = (await api.request('GET', 'month')).meta as Answer
  const last = monthName(locale, before)
  const title = say(locale, words.title, { month: monthName(locale, month) })
  // A number that is hidden counts as none: a card of nothing but hidden numbers says nothing.
  if (numbers.every(({ now, before: then }) => !now && !then)) return { title, lines: [], hiddenShare: 0, nothing: say(locale, words.nothing) }
  const most = Math.max(fewest, ...numbers.flatMap(({ now, before: then }) => [now ?? 0, then ?? 0]))
  const shareOf = (number: number | null) => (number === null ? null : number / most)
  const lines = numbers.map(({ key, now, before: then }) => ({
    key,
    number: now === null ? say(locale, words.fewerThan, { n: fewest }) : String(now),
    label: say(locale, words[key], { n: now ?? fewest }),
    beside: compare(now, then, { last, fewest, locale }),
    share: shareOf(now),
    shareBefore: shareOf(then),
  }))
  return { title, lines, hiddenShare: fewest / most, nothing: null }
}

function compare(now: number | null, then: number | null, { last, fewest, locale }: { last: string; fewest: number; locale: Locale }): string {
  if (then === null) return say(locale, words.fewBefore, { month: last, n: fewest })
  if (now === null) return say(locale, words.before, { month: last, n: then })
  if (now === then) return say(locale, words.same, { month: last })
  return say(locale, now > then ? words.more : words.less, { month: last, n: Math.abs(now - then) })
}
