import type { Client } from '#kernel/jsonapi/client/client.ts'
import { fetchHistory } from '#features/audit/fetch-history.ts'
import { fetchOrganizationConversation } from '#features/conversations/organization-page/fetch-organization-conversation.ts'
import type { organization } from '#features/organizations/model/organization.ts'
import type { Item } from '#kernel/jsonapi/document.ts'
import type { Visit } from '#shell/context.ts'

type Subject = Pick<Item<typeof organization>, 'id' | 'status' | 'deniedReason' | 'archivedReason' | 'meta'>

/** What those who manage an organization see above its page; null for everybody else. */
export async function loadManaged(api: Client, { id, status, deniedReason, archivedReason, meta: { permissions } }: Subject, visit: Visit) {
  const { locale } = visit.shell
  if (permissions.length === 0) return null
  const oversees = permissions.includes('approve')
  const [talk, history] = await Promise.all([
    fetchOrganizationConversation(api, id, { locale, centerName: visit.shell.center.name, whenRead: visit.whenRead }),
    oversees ? fetchHistory(api, { type: 'organizations', id }, locale) : null,
  ])
  const ways = [
    { way: 'judge', page: 'organizations/approve', href: `/organizations/approve?id=${id}`, is: oversees && status === 'pending' },
    { way: 'edit', page: 'organizations/:id/edit', href: `/organizations/${id}/edit`, is: permissions.includes('update') },
    {
      way: 'move',
      page: 'organizations/:id/move',
      href: `/organizations/${id}/move`,
      is: permissions.includes('move') && visit.flags.enableOrganizationsMoving,
    },
    { way: 'inList', page: 'organizations', href: `/organizations?open=${id}`, is: oversees },
  ] as const
  return {
    id,
    status,
    reason: deniedReason ?? archivedReason ?? null,
    ways: ways.filter(({ is, page }) => is && visit.pages.has(page)).map(({ way, href }) => ({ way, href })),
    asks: permissions.includes('ask'),
    talk,
    history,
  }
}

export type Managed = NonNullable<Awaited<ReturnType<typeof loadManaged>>>
