import type { ApiCall } from './api-call.ts'
import { type Notices, noticesAddress, readNotices } from '#shell/read-notices.ts'
import type { Shell } from '#shell/shell.ts'

/** Both lists of the toolbar at once, beside whatever the page itself asks for. `here`: the page that is read with this, if any. */
export async function noticesOf(fetch: ApiCall, here: string | null): Promise<Pick<Shell, 'notifications' | 'activity'>> {
  const [notifications, activity] = await Promise.all([fetchNotices(fetch, noticesAddress), fetchNotices(fetch, '/api/v1/activity?page[size]=20')])
  return {
    ...(notifications && { notifications: here ? await readAt(fetch, here, notifications) : notifications }),
    ...(activity && { activity: activity.items }),
  }
}

/** Where the API has no such list (404), the toolbar shows no button for it. */
async function fetchNotices(fetch: ApiCall, path: string): Promise<Notices | undefined> {
  const answer = await fetch(path)
  return answer.ok ? readNotices(await answer.json()) : undefined
}

/** Whoever comes to the thing that a notice is about, by whatever way, has read the notice. */
async function readAt(fetch: ApiCall, here: string, { unread, items }: Notices): Promise<Notices> {
  const told = items.filter(({ isNew, href }) => isNew && leadsTo(href, here))
  await Promise.all(told.map(async ({ id }) => await fetch(`/api/v1/notifications/${id}/read`, { method: 'PUT' })))
  return { unread: unread - told.length, items: items.map((one) => (told.includes(one) ? { ...one, isNew: false } : one)) }
}

/** On a document, which has no bell. */
export async function readNoticesAt(fetch: ApiCall, here: string): Promise<void> {
  const [path = ''] = here.split('?')
  const wanted = [...new Set([path, here])].filter((one) => !one.includes(','))
  const answer = await fetch(`/api/v1/notifications?filter[unread]=true&filter[href_in]=${encodeURIComponent(wanted.join())}&page[size]=20`)
  if (answer.ok) await readAt(fetch, here, readNotices(await answer.json()))
}

/** The same path; and of what the address of the notice says, all. */
function leadsTo(href: string | null, here: string): boolean {
  if (href === null) return false
  const [wanted, open] = [new URL(href, 'http://site'), new URL(here, 'http://site')]
  return wanted.pathname === open.pathname && [...wanted.searchParams].every(([name, value]) => open.searchParams.get(name) === value)
}
