import { pageAt } from '#shell/page-at.ts'

/**
 * Whether the page at this path may be fetched before somebody goes there: not where reading it leaves a trace (the column
 * of `pages.ts`), nor what is no page of ours.
 */
export function canPrefetch(href: string): boolean {
  const { page } = pageAt(href.split(/[?#]/, 1)[0]!) ?? {}
  return page !== undefined && !page.leavesTrace
}
