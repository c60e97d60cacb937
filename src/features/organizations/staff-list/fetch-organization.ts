import type { Client } from '#kernel/jsonapi/client/client.ts'
import { nullIfNotFound } from '#kernel/jsonapi/client/null-if-not-found.ts'

const ask = { include: ['address', 'profile', 'logo', 'contact'] } as const

/** One organization with all that staff need to decide; null if it does not exist (any more). */
export async function fetchOrganization(api: Client, id: string) {
  return await nullIfNotFound(api.organizations.get(id, ask))
}

export type OrganizationFacts = NonNullable<Awaited<ReturnType<typeof fetchOrganization>>>
