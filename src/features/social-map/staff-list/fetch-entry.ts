import type { Client } from '#kernel/jsonapi/client/client.ts'
import { nullIfNotFound } from '#kernel/jsonapi/client/null-if-not-found.ts'

const include = ['organization', 'logo', 'claimOrganization'] as const

/** One entry with all that its keepers need to decide; null when it does not exist (any more). */
export async function fetchEntry(api: Client, id: string) {
  return await nullIfNotFound(api.socialMapEntries.get(id, { include }))
}

export type EntryFacts = NonNullable<Awaited<ReturnType<typeof fetchEntry>>>
