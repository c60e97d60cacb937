import { ApiError, type Client } from '#kernel/jsonapi/client.ts'

/** How an organization is called; null where it is gone meanwhile, or was never in sight. */
export async function fetchName(api: Client, id: string): Promise<string | null> {
  try {
    return (await api.organizations.get(id, { fields: { organizations: ['name'] } })).name
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
