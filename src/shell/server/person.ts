import type { ActorRole, RoleName } from '#kernel/access/actor.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { ApiCall } from './api-call.ts'
import type { Person } from '#shell/shell.ts'

type Resource = { type: string; id: string; attributes: Record<string, unknown>; meta?: { impersonatedBy?: { name?: string } | null } }

/** Nobody is signed in; the account belongs to another center; or the answer is not to be had now. */
export type PersonAnswer = { person: Person } | { person: null; reason: 'signed-out' | 'wrong-center' | 'unavailable' }

/** GET current_user with roles and organizations: one call tells everything the frame shows of a person. */
export async function fetchPerson(fetch: ApiCall): Promise<PersonAnswer> {
  const ask = async () => await fetch('/api/v1/current_user?include=roles,organizations')
  const first = await ask()
  // Once more, as every call that changes nothing (specification §7).
  const answer = first.status >= 500 ? await ask() : first
  if (!answer.ok) {
    const text = await answer.text()
    if (/wrong[ _]center/.test(answer.statusText + text)) return { person: null, reason: 'wrong-center' }
    return { person: null, reason: answer.status >= 500 || answer.status === 429 ? 'unavailable' : 'signed-out' }
  }
  const { data, included = [] } = (await answer.json()) as { data: Resource; included?: Resource[] }
  const { firstName, lastName, name, email, locale } = data.attributes as Record<string, string | null>
  return {
    person: {
      id: data.id,
      name: name ?? ([firstName, lastName].filter(Boolean).join(' ') || (email ?? '')),
      locale: locale === 'nl' || locale === 'en' ? (locale satisfies Locale) : null,
      impersonator: data.meta?.impersonatedBy ? (data.meta.impersonatedBy.name ?? '') : null,
      roles: included.filter((one) => one.type === 'roles').map(roleOf),
      organizations: included
        .filter((one) => one.type === 'organizations')
        .map(({ id, attributes }) => ({
          id,
          name: String(attributes.name ?? ''),
          kind: String(attributes.organizationType ?? ''),
        })),
    },
  }
}

function roleOf({ id, attributes }: Resource): ActorRole {
  const isOrganization = attributes.scopeType === 'Organization'
  return {
    id,
    name: attributes.name as RoleName,
    organizationId: isOrganization ? String(attributes.scopeId) : ((attributes.organizationId as string | null) ?? null),
  }
}
