import type { Page } from '#src/app/pages.ts'

export const rulesAddress = '/speculation-rules.json'

type Rules = { prefetch: [{ where: { and: [{ href_matches: string }, { not: { href_matches: string[] } }] }; eagerness: 'eager' }] }

/** Which pages a browser may prefetch (specification §9, on visibility): all but those that change something when read. */
export function speculationRules(pages: readonly Page[]): Rules {
  const traces = pages.filter(({ leavesTrace }) => leavesTrace).map(({ path }) => `/${path}*`)
  return {
    prefetch: [
      {
        where: { and: [{ href_matches: '/*' }, { not: { href_matches: ['/choices/*', '/api/*', '/auth/password/*', '/test/*', ...traces] } }] },
        eagerness: 'eager',
      },
    ],
  }
}
