import type { Client } from '#kernel/jsonapi/client/client.ts'
import { recordedStatuses } from './work-record.ts'

/** The names of organizations where somebody helps or helped, the latest first. */
export async function fetchHelpedOrganizations(api: Client): Promise<string[]> {
  const { items } = await api.applications.list({
    filter: { mine: true, statusIn: [...recordedStatuses] },
    fields: { applications: ['organizationName'] },
    sort: ['-createdAt'],
    page: { size: 20 },
  })
  return [...new Set(items.map(({ organizationName }) => organizationName))]
}
