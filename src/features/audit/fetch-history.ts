import type { Client } from '#kernel/jsonapi/client/client.ts'
import { clockTime, longDay } from '#kernel/i18n/dates.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { LogLine } from '#design/log/log.tsx'

type Thing = { type: 'organizations' | 'users' | 'vacancies' | 'applications' | 'activities' | 'social_map_entries'; id: string }

/** The audit events of one thing, latest first, without events that only record a view. */
export async function fetchHistory(api: Client, { type, id }: Thing, locale: Locale): Promise<LogLine[]> {
  const { items } = await api.auditEvents.list({
    filter: { subjectTypeEq: type, subjectIdEq: id, actionNotEq: 'user.viewed' },
    page: { size: 100 },
  })
  return items.map(({ text, note, at }) => ({ text, note, at, when: `${longDay(locale, at)}, ${clockTime(locale, at)}` }))
}
