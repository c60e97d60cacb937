import { clockTime, daysBetween, longDay } from '#kernel/i18n/dates.ts'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { pageWords as words } from './page-words.ts'

export type NoticeLine = { id: string; text: string; href: string; kind: string; at: string; time: string; isNew: boolean }
export type NoticeDay = { day: string; lines: NoticeLine[] }

const size = 50

/** One page of somebody's notices, by day, newest first. */
export async function fetchNotices(api: Client, { isNew, page }: { isNew: boolean; page: number }, locale: Locale) {
  const now = new Date()
  const { items, total, meta } = await api.notifications.list({ ...(isNew && { filter: { unread: true } }), page: { size, number: page } })
  const lines = items.map(({ id, text, href, eventKey, createdAt, readAt }) => ({
    day: dayInWords(locale, createdAt, now),
    line: { id, text, href, kind: eventKey.split('.')[0]!, at: createdAt, time: clockTime(locale, createdAt), isNew: readAt === null },
  }))
  const days = [...Map.groupBy(lines, ({ day }) => day)].map(([day, those]): NoticeDay => ({ day, lines: those.map(({ line }) => line) }))
  return { days, unread: Number(meta?.['unreadCount'] ?? 0), pages: Math.ceil(total / size) }
}

function dayInWords(locale: Locale, moment: string, now: Date): string {
  const days = daysBetween(moment, now)
  return days <= 0 ? say(locale, words.today) : days === 1 ? say(locale, words.yesterday) : longDay(locale, moment, now)
}
