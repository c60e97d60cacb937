import type { Client } from '#kernel/jsonapi/client/client.ts'
import { nullIfNotFound } from '#kernel/jsonapi/client/null-if-not-found.ts'

/** How an organization is called; null where it is gone meanwhile, or was never in sight. */
export async function fetchName(api: Client, id: string): Promise<string | null> {
  const found = await nullIfNotFound(api.organizations.get(id, { fields: { organizations: ['name'] } }))
  return found && found.name
}
