import type { NotedOrganization } from '#features/expenses/noted-organization.ts'
import { today } from '#kernel/i18n/dates.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { type WorkRecord, recordOf, recordedStatuses } from './work-record.ts'

/** More than anybody does. */
const most = 100

/** Somebody's own record. `withNotes`: also where they helped by their own notes, without amounts. */
export async function fetchRecord(api: Client, withNotes: boolean): Promise<WorkRecord> {
  const [applications, noted] = await Promise.all([
    api.applications.list({
      filter: { mine: true, statusIn: [...recordedStatuses] },
      fields: { applications: ['status', 'vacancyTitle', 'organizationName', 'startDate', 'endedAt', 'decidedAt', 'hoursReported'] },
      sort: ['-createdAt'],
      page: { size: most },
    }),
    withNotes ? api.request('GET', 'expense_notes/organizations') : null,
  ])
  const notes = (noted?.meta as { organizations: NotedOrganization[] } | undefined)?.organizations ?? []
  return recordOf(applications.items, notes, today())
}
