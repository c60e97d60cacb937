import { type MiddlewareFunction, data, redirectDocument } from 'react-router'
import type { HomeSite } from '#features/auth/access/web/wrong-center.tsx'
import { safeRedirectPath, withRedirect } from '#features/auth/model/safe-redirect-path.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { type Visit, visitContext } from '#shell/context.ts'
import { type Refusal, decideAccess } from '#shell/decide-access.ts'
import { pagePath } from './page-path.ts'

/** Root middleware of the signed-in zone: runs before every loader and action, and for navigation in the browser too. */
export const guard: MiddlewareFunction<Response> = async ({ context, pattern, request }) => {
  const visit = context.get(visitContext)
  const verdict = decideAccess(visit.pages.get(pattern.replace(/^\//, '')), visit)
  if (!verdict) return
  if ('signIn' in verdict) throw redirectDocument(signInAddress(new URL(request.url), visit.ended))
  const { status, ...told } = await refusalOf(verdict.refuse, context.get(apiContext))
  throw data(told, { status })
}

/**
 * The sign-in address, with the page to return to: the page itself, never the address of its data, and no page that one should
 * not come back to, such as that to sign out. Says why, where a session has ended.
 */
export function signInAddress({ pathname, search }: URL, ended: Visit['ended']): string {
  const query = new URLSearchParams(search)
  query.delete('_routes')
  const way = safeRedirectPath(pagePath(pathname) + (query.size > 0 ? `?${query}` : ''))
  return withRedirect('/auth/login-1', way) + (way && ended ? `&ended=${ended}` : '')
}

/** Adds to the refusal of a wrong center the site where the account belongs, for the error page (domain §5.8). */
export async function refusalOf(refusal: Refusal, api: Pick<Client, 'request'>): Promise<Refusal & { home?: HomeSite }> {
  const home = refusal.code === 'wrong_center' ? await homeOf(api) : null
  return { ...refusal, ...(home && { home }) }
}

async function homeOf(api: Pick<Client, 'request'>): Promise<HomeSite | null> {
  const answer = await api.request('GET', 'sites').catch(() => null) // without the link the page is still useful
  const { home } = (answer?.meta ?? {}) as { home?: HomeSite }
  return home ? { name: home.name, origin: home.origin } : null
}
