import { type RowOfList, defineList } from '#features/lists/list.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import type { List } from '#kernel/jsonapi/document.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import { freeText } from '#kernel/search/parameter.ts'
import type { Listing } from '#features/lists/fetch-list.ts'
import { centerWords as words } from './messages.ts'
import { type CenterRow, type PlatformCenter, platformCenter } from './platform-center.ts'
import type { PlatformStatus } from './platform-status.ts'

/** All centers of the platform, as a declared list (ADR 0025). */
export const centerList = defineList({
  page: '/volunteerly/centers',
  resource: platformCenter,
  filters: { q: freeText({ filter: 'search', max: 100 }) },
  tabs: [
    { key: 'all', label: words.all, filter: {} },
    { key: 'open', label: words.open, filter: { stateEq: 'open' } },
    { key: 'new', label: words.new, filter: { stateEq: 'new' } },
    { key: 'suspended', label: words.suspended, filter: { stateEq: 'suspended' }, isAlert: true },
  ],
  orders: {
    name: 'name',
    town: 'town',
    site: 'tenant',
    people: 'people',
    vacancies: 'vacancies',
    activity: 'lastActivity',
    mails: 'failedMails',
  },
  usual: 'name',
  ask: {},
})

export type CenterListRow = RowOfList<typeof centerList>

type Ask = { filter: { search?: string; stateEq?: string }; sort: readonly string[]; page: { number: number; size: number } }

/** The list's questions, as the call of the platform's admins takes them. */
export function centersOf(api: Client): Listing {
  return {
    list: async ({ filter: { search, stateEq }, sort: [order = 'name'], page }: Ask): Promise<List<CenterRow>> => {
      const sort = order.startsWith('-') ? `-${snakeCase(order.slice(1))}` : snakeCase(order)
      const asked = new URLSearchParams({
        ...(search && { search }),
        ...(stateEq && { state: stateEq }),
        sort,
        page: String(page.number),
        size: String(page.size),
      })
      const { meta = {} } = await api.request('GET', `platform_centers?${asked.toString()}`)
      const { centers, total } = meta as { centers: CenterRow[]; total: number }
      return { items: centers, total, meta, links: {} }
    },
  }
}

/** How the whole platform runs; null while the database is too slow to tell. */
export async function fetchStatus(api: Client): Promise<PlatformStatus | null> {
  try {
    const { meta = {} } = await api.request('GET', 'platform_centers/status')
    return meta['status'] as PlatformStatus
  } catch (error) {
    if (error instanceof ApiError && error.status === 503) return null
    throw error
  }
}

export async function fetchCenter(api: Client, id: string): Promise<PlatformCenter> {
  const { meta = {} } = await api.request('GET', `platform_centers/${encodeURIComponent(id)}`)
  return meta['center'] as PlatformCenter
}
