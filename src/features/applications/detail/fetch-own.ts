import type { Locale } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { messages } from '#features/applications/model/messages.ts'
import { type ApplicationRowFacts, rowQuery, rowFacts } from './row-facts.ts'
import { openStatuses } from '#features/applications/model/states.ts'

const size = 20

const tabs = [
  { key: 'open', label: messages.tabOpen, filter: { statusIn: [...openStatuses] } },
  { key: 'done', label: messages.tabDone, filter: { statusIn: ['completed', 'declined', 'withdrawn', 'stopped', 'expired'] } },
] as const

export type OwnApplications = {
  rows: ApplicationRowFacts[]
  tabs: { key: string; label: { nl: string; en: string }; count: number }[]
  current: string
  page: number
  pages: number
}

/** The reader's own applications in words: the open ones or the finished ones. */
export async function fetchOwnApplications(api: Client, url: string, { locale, center }: { locale: Locale; center: string }): Promise<OwnApplications> {
  const query = new URL(url).searchParams
  const page = Math.min(10_000, Math.max(1, Math.trunc(Number(query.get('page'))) || 1))
  const current = tabs.find(({ key }) => key === query.get('status')) ?? tabs[0]
  const other = current === tabs[0] ? tabs[1] : tabs[0]
  const [list, { total }] = await Promise.all([
    api.applications.list({ ...rowQuery, filter: { mine: true, ...current.filter }, sort: ['meetingStartsAt', '-movedAt'], page: { number: page, size } }),
    api.applications.list({ filter: { mine: true, ...other.filter }, fields: { applications: ['status'] }, page: { size: 1 } }),
  ])
  const now = new Date()
  return {
    rows: list.items.map((item) => rowFacts(item, { locale, center, now })),
    tabs: tabs.map(({ key, label }) => ({ key, label, count: key === current.key ? list.total : total })),
    current: current.key,
    page,
    pages: Math.max(1, Math.ceil(list.total / size)),
  }
}
