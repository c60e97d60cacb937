import type { Page } from '#src/app/pages.ts'
import type { Visit } from '#shell/context.ts'
import { hasRight } from '#shell/decide-access.ts'
import { pageAt } from '#shell/page-at.ts'
import type { Shell } from '#shell/shell.ts'
import { withCounts } from './counts.ts'
import type { Identity } from './identity.ts'
import { noticesOf, readNoticesAt } from './notices.ts'
import { linkedAddress, type PageRequest } from './page-request.ts'

/** Documents that a notice may lead to; the pages of the other zone know what is new anyway, for they show it. */
const noticedDocuments = new Set(['vacancies/:id', 'organizations/:id', 'vacancies/search'])

/**
 * What guard, loaders and frame know of a visitor. What it means that the page was read is collected with `whenRead`; `markRead`
 * does it, once the page has been answered.
 */
export function visitOf(
  asked: PageRequest,
  { person, wrongCenter, isAway }: Identity,
  shell: Shell,
  pages: ReadonlyMap<string, Page>,
): { visit: Visit; markRead(): Promise<void> } {
  const { request, call, isAhead } = asked
  const { fetch, context, report } = call
  const isReading = person !== null && request.method === 'GET'
  /** By the person themselves, now. */
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
    pages,
    hasPage: (address) => pages.has(pageOf(address)),
    may: (right) => person !== null && hasRight(person, right),
    report,
    wrongCenter,
    isAway,
  }
  return { visit, markRead: async () => void (await Promise.all(marks.map(async (mark) => await mark()))) }
}
