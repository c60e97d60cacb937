import { redirect } from 'react-router'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { ownAccountBack } from '#features/auth/own-account/web/own-account-cookie.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { messages } from '#shell/words.ts'
import type { Person } from '#shell/shell.ts'
import type { PageRequest } from './page-request.ts'
import { fetchPerson } from './person.ts'
import { selectedOrganization, organizationCookie } from './selected-organization.ts'

/** Who asks for a page. */
export type Identity = {
  person: Person | null
  /** The organization that they act for (specification §4). */
  organizationId: string | null
  /** Signed in with an account of another center. */
  wrongCenter: boolean
  /** Signed in, but the server cannot tell as whom, or refuses because of the rate limit. */
  isAway: 'unavailable' | 'too-many' | null
  /** Set-Cookie lines that restore the admin's own account after an impersonation has ended. */
  ownAccount: readonly string[] | null
}

const nobody = { person: null, organizationId: null, wrongCenter: false, isAway: null }

/**
 * Asks the API who is signed in, and selects the organization that later calls name. An expired session is cleared
 * (specification §7); one that could not be checked is kept (decisions 46).
 */
export async function identify({ request, call, cookies }: PageRequest): Promise<Identity> {
  const { jar, fetch, apiHeaders, report } = call
  const ownAccount = () => ownAccountBack(request.headers.get('cookie'))
  if (!jar.tokenHeaders) return { ...nobody, ownAccount: ownAccount() }
  const answer = await fetchPerson(fetch, report)
  if (answer.person) {
    const organizationId = selectedOrganization(answer.person.organizations, cookies[organizationCookie])
    if (organizationId) apiHeaders['current-organization-id'] = organizationId
    return { ...nobody, person: answer.person, organizationId, ownAccount: null }
  }
  const { reason } = answer
  if (reason === 'wrong-center') return { ...nobody, wrongCenter: true, ownAccount: null }
  report('Failed to fetch current user')
  if (reason !== 'signed-out') return { ...nobody, isAway: reason, ownAccount: null }
  jar.clear()
  return { ...nobody, ownAccount: ownAccount() }
}

/** The hour of impersonation is over, or was ended: redirects to the same page as oneself (contract §1.7). */
export function backToOwnAccount({ request, url, isData }: PageRequest, { ownAccount }: Identity, locale: Locale): Response | null {
  if (!ownAccount || request.method !== 'GET' || isData) return null
  const lines = [...ownAccount, toastCookieHeader(say(locale, messages.actingEnded), 'info')]
  return redirect(url.pathname + url.search, { headers: lines.map((line): [string, string] => ['Set-Cookie', line]) })
}
