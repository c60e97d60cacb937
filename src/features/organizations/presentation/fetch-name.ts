import type { Client } from '#kernel/jsonapi/client/client.ts'
import { nullIfNotFound } from '#kernel/jsonapi/client/null-if-not-found.ts'

/** The name of an organization; null if it was deleted or the caller cannot see it. */
export async function fetchName(api: Client, id: string): Promise<string | null> {
  const found = await nullIfNotFound(api.organizations.get(id, { fields: { organizations: ['name'] } }))
  return found && found.name
}
