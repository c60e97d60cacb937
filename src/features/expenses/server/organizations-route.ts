import type { NotedOrganization } from '#features/expenses/noted-organization.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { ofAllNotes } from './own-notes.ts'

/** More than anybody helps at. */
const most = 100

/** GET /expense_notes/organizations: where the caller helped by their own notes, from which month to which, and the hours; no amounts. */
export const organizationsRoute: ApiRoute = {
  method: 'GET',
  path: '/expense_notes/organizations',
  run: async (call) => {
    const [rows] = await call.db.read(call.asked.centerId, [
      ofAllNotes(
        call,
        (own) => `select (array_agg(e.organization_name order by e.id desc))[1], min(e.month), max(e.month), sum(e.hours) from expense_notes e
          where ${own} group by lower(e.organization_name) order by 3 desc, 1 limit ${most}`,
      ),
    ])
    const organizations = rows!.map(([name, from, until, hours]): NotedOrganization => ({
      name: name!,
      from: from!,
      until: until!,
      hours: hours === null || hours === undefined ? null : Number(hours),
    }))
    return { document: { meta: { organizations } }, headers: { 'cache-control': 'no-store' } }
  },
}
