import type { Client } from '#kernel/jsonapi/client/client.ts'
import { nullIfNotFound } from '#kernel/jsonapi/client/null-if-not-found.ts'
import { queueAddress } from '#features/vacancies/moderation/queue-address.ts'
import type { Visit } from '#shell/context.ts'

const fields = { vacancies: ['status', 'deniedReason', 'requestedChanges'] } as const

/** What those who manage a vacancy see above its page; null for everybody else. */
export async function loadManaged(api: Client, id: string, { may, pages }: Visit) {
  if (!may('vacancies.update')) return null
  // If it does not exist, the page itself answers 404.
  const found = await nullIfNotFound(api.vacancies.get(id, { fields }))
  const permissions = found?.meta.permissions ?? []
  if (!found || permissions.length === 0) return null
  const ways = [
    { way: 'judge', page: 'vacancies', href: queueAddress(id), is: permissions.includes('publish') },
    { way: 'edit', page: 'vacancies/:id/edit', href: `/vacancies/${id}/edit`, is: permissions.includes('update') },
    { way: 'inList', page: 'vacancies', href: `/vacancies?open=${id}`, is: true },
  ] as const
  return {
    status: found.status,
    reason: found.deniedReason ?? found.requestedChanges ?? null,
    ways: ways.filter(({ is, page }) => is && pages.has(page)).map(({ way, href }) => ({ way, href })),
  }
}

export type Managed = NonNullable<Awaited<ReturnType<typeof loadManaged>>>
