import type { Locale } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client.ts'
import type { View } from '#features/organizations/view-of.ts'
import { orderOf, tabsOf } from './list-views.ts'
import { type ApplicationRowFacts, rowAsk, rowFacts } from './row-facts.ts'

export type Asked = { view: View; organizationId: string | null; status: string | null; search: string; page: number; size: number }
export type ApplicationList = {
  rows: ApplicationRowFacts[]
  total: number
  tabs: { key: string; label: { nl: string; en: string }; count: number }[]
  current: string
}

/** A page of applications in words, and how many each tab holds. */
export async function fetchApplications(api: Client, { view, organizationId, status, search, page, size }: Asked, locale: Locale): Promise<ApplicationList> {
  const narrow = { ...(view === 'own' ? { mine: true } : view === 'team' ? { organizationId } : {}), ...(search !== '' && { search }) }
  const tabs = tabsOf[view]
  const current = tabs.find(({ key }) => key === status) ?? tabs[0]!
  const [list, ...counts] = await Promise.all([
    api.applications.list({ ...rowAsk, filter: { ...narrow, ...current.filter }, sort: orderOf[view], page: { number: page, size } }),
    ...tabs.map(
      async ({ filter }) => (await api.applications.list({ filter: { ...narrow, ...filter }, fields: { applications: ['status'] }, page: { size: 1 } })).total,
    ),
  ])
  const now = new Date()
  return {
    rows: list.items.map((item) => rowFacts(item, { locale, now, isOwn: view === 'own' })),
    total: list.total,
    tabs: tabs.map(({ key, label }, at) => ({ key, label, count: counts[at]! })),
    current: current.key,
  }
}
