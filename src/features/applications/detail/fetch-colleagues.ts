import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { Colleague } from '#features/applications/notes/notes-of.ts'

/** Who of an organization can take an application up. */
export async function fetchColleagues(api: Client, organizationId: string): Promise<Colleague[]> {
  const { items } = await api.users.list({
    filter: { organizationIdEq: organizationId, statusEq: 'active' },
    fields: { users: ['firstName', 'lastName'] },
    sort: 'lastName',
    page: { size: 100 },
  })
  return items.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}`.trim() }))
}
