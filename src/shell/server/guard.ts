import { data, redirectDocument, type MiddlewareFunction } from 'react-router'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { visitContext } from '#shell/context.ts'
import { decideAccess } from '#shell/decide-access.ts'
import { refusalOf } from './home-site.ts'
import { pagePath } from './page-path.ts'

/** Root middleware of the signed-in zone: runs before every loader and action, and for navigation in the browser too. */
export const guard: MiddlewareFunction<Response> = async ({ context, pattern, request }) => {
  const visit = context.get(visitContext)
  const verdict = decideAccess(visit.pages.get(pattern.replace(/^\//, '')), visit)
  if (!verdict) return
  if ('signIn' in verdict) throw redirectDocument(signInAddress(new URL(request.url)))
  const { status, ...told } = await refusalOf(verdict.refuse, context.get(apiContext))
  throw data(told, { status })
}

/** The sign-in address, with the page to return to: the page itself, never the address of its data. */
export function signInAddress({ pathname, search }: URL): string {
  const query = new URLSearchParams(search)
  query.delete('_routes')
  return `/auth/login-1?redirect=${encodeURIComponent(pagePath(pathname) + (query.size > 0 ? `?${query}` : ''))}`
}
