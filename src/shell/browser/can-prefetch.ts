import { pageAt } from '#shell/page-at.ts'

/**
 * Whether the page at this path may be prefetched: not where reading it changes something (`leavesTrace` of `pages.ts`), nor
 * where there is no page of ours.
 */
export function canPrefetch(href: string): boolean {
  const { page } = pageAt(href.split(/[?#]/, 1)[0]!) ?? {}
  return page !== undefined && !page.leavesTrace
}
