import { isPosted } from './is-posted.ts'
import type { Visit } from '#shell/context.ts'
import { hasRight } from '#shell/decide-access.ts'
import { pageAt } from '#shell/page-at.ts'
import { type Notices, noticesAddress, readNotices } from '#shell/read-notices.ts'
import type { NavigationItem, Shell } from '#shell/shell.ts'
import type { Page } from '#src/app/pages.ts'
import type { ApiCall } from './api-call.ts'
import type { Identity } from './identity.ts'
import { type PageRequest, linkedAddress } from './page-request.ts'

/** Entries that can have a count. */
const counted = new Set(['/vacancies', '/organizations', '/applications', '/conversations'])

/** Adds to the person's navigation how many items wait behind each entry: one call for all, and none where nothing is counted. */
async function withCounts(fetch: ApiCall, navigation: NavigationItem[]): Promise<NavigationItem[]> {
  const pages = navigation.filter(({ to }) => counted.has(to)).map(({ to }) => to.slice(1))
  if (pages.length === 0) return navigation
  const answer = await fetch(`/api/v1/counts?pages=${pages.join()}`)
  // The menu works without its counts.
  if (!answer.ok) return navigation
  const { counts } = ((await answer.json()) as { meta: { counts: Record<string, number> } }).meta
  return navigation.map((item) => ({ ...item, count: counts[item.to.slice(1)] ?? 0 }))
}

/** Documents that a notice may link to; the signed-in zone has the notices in its toolbar anyway. */
const noticedDocuments = new Set(['vacancies/:id', 'organizations/:id', 'vacancies/search'])

/**
 * What guard, loaders and frame know of a visit. What follows from reading the page is collected with `whenRead`; `markRead`
 * runs it after the page has been answered.
 */
export function visitOf(
  asked: PageRequest,
  { person, wrongCenter, isAway, hasEnded }: Identity,
  shell: Shell,
  pages: ReadonlyMap<string, Page>,
): { visit: Visit; markRead(): Promise<void> } {
  const { request, call, isAhead } = asked
  const { fetch, context, report } = call
  const isReading = person !== null && request.method === 'GET'
  /** The person is reading it now: no prefetch, no impersonation. */
  const isLookedAt = isReading && !isAhead && person.impersonator === null
  const here = isLookedAt ? linkedAddress(asked) : null
  const marks: (() => Promise<unknown>)[] = []
  const pageOf = (address: string) => pageAt(address.split('?')[0]!)?.page.path ?? ''
  if (here !== null && noticedDocuments.has(pageOf(here))) marks.push(async () => await readNoticesAt(fetch, here))
  const visit: Visit = {
    whenRead: (mark) => void marks.push(mark),
    shell,
    notices: async () => (isReading ? await noticesOf(fetch, here) : {}),
    navigation: async () => (isReading ? await withCounts(fetch, shell.navigation) : shell.navigation),
    flags: context.flags,
    production: context.production,
    demo: context.demoOrigin === null ? null : { origin: context.demoOrigin, isHere: context.tenant.kind === 'demo' },
    pages,
    hasPage: (address) => pages.has(pageOf(address)),
    may: (right) => person !== null && hasRight(person, right),
    report,
    wrongCenter,
    isAway,
    ended: hasEnded ? (request.method === 'POST' && isPosted(request, asked.path) ? 'typed' : 'gone') : null,
  }
  return { visit, markRead: async () => void (await Promise.all(marks.map(async (mark) => await mark()))) }
}

/** Fetches both lists of the toolbar at once, in parallel with the page's own calls. `here`: the page that is being read, if any. */
async function noticesOf(fetch: ApiCall, here: string | null): Promise<Pick<Shell, 'notifications' | 'activity'>> {
  const [notifications, activity] = await Promise.all([fetchNotices(fetch, noticesAddress), fetchNotices(fetch, '/api/v1/activity?page[size]=20')])
  return {
    ...(notifications && { notifications: here ? await readAt(fetch, here, notifications) : notifications }),
    ...(activity && { activity: activity.items }),
  }
}

/** Undefined where the API has no such list (404); the toolbar then shows no button for it. */
async function fetchNotices(fetch: ApiCall, path: string): Promise<Notices | undefined> {
  const answer = await fetch(path)
  return answer.ok ? readNotices(await answer.json()) : undefined
}

/** Opening the page that a notice links to, by whatever way, marks the notice as read. */
async function readAt(fetch: ApiCall, here: string, { unread, items }: Notices): Promise<Notices> {
  const told = items.filter(({ isNew, href }) => isNew && leadsTo(href, here))
  await Promise.all(told.map(async ({ id }) => await fetch(`/api/v1/notifications/${id}/read`, { method: 'PUT' })))
  return { unread: unread - told.length, items: items.map((one) => (told.includes(one) ? { ...one, isNew: false } : one)) }
}

/** For a document, which has no list of notices. */
async function readNoticesAt(fetch: ApiCall, here: string): Promise<void> {
  const [path = ''] = here.split('?')
  const wanted = [...new Set([path, here])].filter((one) => !one.includes(','))
  const answer = await fetch(`/api/v1/notifications?filter[unread]=true&filter[href_in]=${encodeURIComponent(wanted.join())}&page[size]=20`)
  if (answer.ok) await readAt(fetch, here, readNotices(await answer.json()))
}

/** The same path, with every query parameter of the notice's address. */
function leadsTo(href: string | null, here: string): boolean {
  if (href === null) return false
  const [wanted, open] = [new URL(href, 'http://site'), new URL(here, 'http://site')]
  return wanted.pathname === open.pathname && [...wanted.searchParams].every(([name, value]) => open.searchParams.get(name) === value)
}
