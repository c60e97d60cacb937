import type { ActorRole, RoleName } from '#kernel/access/actor.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { ApiCall } from './api-call.ts'
import type { Person } from '#shell/shell.ts'

type Resource = { type: string; id: string; attributes: Record<string, unknown>; meta?: { impersonatedBy?: { name?: string; until?: string } | null } }

/** The person; or why there is none: nobody is signed in, the account belongs to another center, or the API does not answer. */
export type PersonAnswer = { person: Person } | { person: null; reason: 'signed-out' | 'wrong-center' | 'unavailable' | 'too-many' }

const organizationsAddress = '/api/v1/current_organizations?page[size]=200&fields[organizations]=name,organization_type'

/** Who is signed in, with their roles, and the organizations to choose from (decisions 32). */
export async function fetchPerson(fetch: ApiCall, failed: (message: string) => void): Promise<PersonAnswer> {
  const [answer, organizations] = await Promise.all([twice(fetch, '/api/v1/current_user?include=roles'), twice(fetch, organizationsAddress)])
  if (!answer.ok) {
    const text = await answer.text()
    if (/wrong[ _]center/.test(answer.statusText + text)) return { person: null, reason: 'wrong-center' }
    if (answer.status === 429) return { person: null, reason: 'too-many' }
    return { person: null, reason: answer.status >= 500 ? 'unavailable' : 'signed-out' }
  }
  // Without the list no organization can be chosen: pages that need one answer 403 'Geen organisatie gevonden' (specification §7).
  if (!organizations.ok) failed('Failed to fetch organizations')
  const { data, included = [] } = (await answer.json()) as { data: Resource; included?: Resource[] }
  const { firstName, lastName, name, email, locale } = data.attributes as Record<string, string | null>
  return {
    person: {
      id: data.id,
      name: name ?? ([firstName, lastName].filter(Boolean).join(' ') || (email ?? '')),
      locale: locale === 'nl' || locale === 'en' ? (locale satisfies Locale) : null,
      impersonator: impersonatorIn(data),
      roles: included.filter((one) => one.type === 'roles').map(roleOf),
      organizationsFailed: !organizations.ok,
      organizations: organizations.ok ? ((await organizations.json()) as { data: Resource[] }).data.map(organizationOf) : [],
    },
  }
}

/** Retries once on a server error, as for every call that changes nothing (specification §7). */
async function twice(fetch: ApiCall, path: string): ReturnType<ApiCall> {
  const first = await fetch(path)
  return first.status >= 500 ? await fetch(path) : first
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
