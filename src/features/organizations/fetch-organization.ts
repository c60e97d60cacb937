import { ApiError, type Client } from '#kernel/jsonapi/client.ts'

const ask = { include: ['address', 'profile', 'logo', 'contact'] } as const

/** One organization with all that is decided by; null when it is not there (any more). */
export async function fetchOrganization(api: Client, id: string) {
  try {
    return await api.organizations.get(id, ask)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

export type OrganizationFacts = NonNullable<Awaited<ReturnType<typeof fetchOrganization>>>
