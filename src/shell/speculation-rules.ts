import type { Page } from '#src/app/pages.ts'
import { aheadMark } from '#shell/browser/visible-links.ts'

export const rulesAddress = '/speculation-rules.json'

type Condition = { selector_matches: string } | { not: { href_matches: string[] } }
type Rules = { prefetch: [{ where: { and: Condition[] }; eagerness: 'immediate' }] }

/**
 * Which pages a browser fetches ahead: those whose links our script marks, for no eagerness of the rules themselves means "in view, and at
 * most eight" (decisions 70); and none that changes something when read.
 */
export function speculationRules(pages: readonly Page[]): Rules {
  const traces = pages.filter(({ leavesTrace }) => leavesTrace).map(({ path }) => `/${path}*`)
  const never = ['/choices/*', '/api/*', '/auth/password/*', '/test/*', ...traces]
  return { prefetch: [{ where: { and: [{ selector_matches: `a[${aheadMark}]` }, { not: { href_matches: never } }] }, eagerness: 'immediate' }] }
}
