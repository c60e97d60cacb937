import { redirect } from 'react-router'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { sinceOf } from '#features/changelog/entries-for.ts'
import { ownAccountBack } from '#features/auth/own-account/web/own-account-cookie.ts'
import { fullName } from '#features/users/model/full-name.ts'
import type { ActorRole, RoleName } from '#kernel/access/actor.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import type { Person } from '#shell/shell.ts'
import { messages } from '#shell/words.ts'
import type { ApiCall } from './api-call.ts'
import type { PageRequest } from './page-request.ts'
import { organizationChoice, selectedOrganization } from './selected-organization.ts'

type Resource = { type: string; id: string; attributes: Record<string, unknown>; meta?: { impersonatedBy?: { name?: string; until?: string } | null } }

/** The person; or why there is none: nobody is signed in, the account belongs to another center, or the API does not answer. */
type PersonAnswer = { person: Person } | { person: null; reason: 'signed-out' | 'wrong-center' | 'unavailable' | 'too-many' }

const organizationsAddress = '/api/v1/current_organizations?page[size]=200&fields[organizations]=name,organization_type'

/** Who is signed in, with their roles, and the organizations to choose from (decisions 32). */
export async function fetchPerson(fetch: ApiCall, failed: (message: string) => void): Promise<PersonAnswer> {
  const [answer, organizations] = await Promise.all([fetch('/api/v1/current_user?include=roles'), fetch(organizationsAddress)])
  if (!answer.ok) {
    const text = await answer.text()
    if (/wrong[ _]center/.test(answer.statusText + text)) return { person: null, reason: 'wrong-center' }
    if (answer.status === 429) return { person: null, reason: 'too-many' }
    return { person: null, reason: answer.status >= 500 ? 'unavailable' : 'signed-out' }
  }
  // Without the list no organization can be chosen: pages that need one answer 403 'Geen organisatie gevonden' (specification §7).
  if (!organizations.ok) failed('Failed to fetch organizations')
  const { data, included = [] } = (await answer.json()) as { data: Resource; included?: Resource[] }
  const { firstName, lastName, name, email, locale, changelogSeenAt = null, createdAt } = data.attributes as Record<string, string | null>
  return {
    person: {
      id: data.id,
      name: name ?? (fullName(firstName ?? '', lastName ?? null) || (email ?? '')),
      locale: locale === 'nl' || locale === 'en' ? (locale satisfies Locale) : null,
      impersonator: impersonatorIn(data),
      roles: included.filter((one) => one.type === 'roles').map(roleOf),
      changelogSince: sinceOf({ changelogSeenAt, createdAt: createdAt! }),
      organizationsFailed: !organizations.ok,
      organizations: organizations.ok ? ((await organizations.json()) as { data: Resource[] }).data.map(organizationOf) : [],
    },
  }
}

function impersonatorIn({ meta }: Resource): Person['impersonator'] {
  const by = meta?.impersonatedBy
  return by ? { name: by.name ?? '', until: by.until ?? '' } : null
}

function organizationOf({ id, attributes }: Resource): Person['organizations'][number] {
  return { id, name: String(attributes.name ?? ''), kind: String(attributes.organizationType ?? '') }
}

function roleOf({ id, attributes }: Resource): ActorRole {
  const isOrganization = attributes.scopeType === 'Organization'
  return {
    id,
    name: attributes.name as RoleName,
    organizationId: isOrganization ? String(attributes.scopeId) : ((attributes.organizationId as string | null) ?? null),
  }
}

/** Who asks for a page. */
export type Identity = {
  person: Person | null
  /** The organization that they act for (specification §4). */
  organizationId: string | null
  /** Signed in with an account of another center. */
  wrongCenter: boolean
  /** Signed in, but the server cannot tell as whom, or refuses because of the rate limit. */
  isAway: 'unavailable' | 'too-many' | null
  /** There was a session, and it has ended. */
  hasEnded: boolean
  /** Set-Cookie lines that restore the admin's own account after an impersonation has ended. */
  ownAccount: readonly string[] | null
}

const nobody = { person: null, organizationId: null, wrongCenter: false, isAway: null, hasEnded: false }

/**
 * Asks the API who is signed in, and selects the organization that later calls name. An expired session is cleared
 * (specification §7); one that could not be checked is kept (decisions 46).
 */
export async function identify({ request, call }: PageRequest): Promise<Identity> {
  const { jar, fetch, apiHeaders, report } = call
  const ownAccount = () => ownAccountBack(request.headers.get('cookie'))
  if (!jar.tokenHeaders) return { ...nobody, ownAccount: ownAccount() }
  const answer = await fetchPerson(fetch, report)
  if (answer.person) {
    const { organizations } = answer.person
    const organizationId = selectedOrganization(organizations, organizationChoice(request.headers.get('cookie'), organizations))
    if (organizationId) apiHeaders['current-organization-id'] = organizationId
    return { ...nobody, person: answer.person, organizationId, ownAccount: null }
  }
  const { reason } = answer
  if (reason === 'wrong-center') return { ...nobody, wrongCenter: true, ownAccount: null }
  report('Failed to fetch current user')
  if (reason !== 'signed-out') return { ...nobody, isAway: reason, ownAccount: null }
  jar.clear()
  return { ...nobody, hasEnded: true, ownAccount: ownAccount() }
}

/** The hour of impersonation is over, or was ended: redirects to the same page as oneself (contract §1.7). */
export function backToOwnAccount({ request, url, isData }: PageRequest, { ownAccount }: Identity, locale: Locale): Response | null {
  if (!ownAccount || request.method !== 'GET' || isData) return null
  const lines = [...ownAccount, toastCookieHeader(say(locale, messages.actingEnded), 'info')]
  return redirect(url.pathname + url.search, { headers: lines.map((line): [string, string] => ['Set-Cookie', line]) })
}
