import { timeZone } from '#kernel/i18n/dates.ts'
import { Forbidden } from '#kernel/http/errors.ts'
import { CallerStatement } from '#kernel/jsonapi/read/server/node.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { requireSignedIn } from '#kernel/jsonapi/write/server/write.ts'
import { shownWeeks, type WeekNumber } from '#features/notifications/dashboard/weeks.ts'

/** GET /weeks: how many people applied at the organization that the caller acts for, in each of the last weeks, the present one included. */
export const weeksRoute: ApiRoute = {
  method: 'GET',
  path: '/weeks',
  run: async (call) => {
    requireSignedIn(call)
    call.refuseOtherParameters()
    const { organizationId } = call.asked.actor
    if (!organizationId) throw new Forbidden()
    const statement = new CallerStatement(call)
    const week = `date_trunc('week', ${statement.sharedParam('now', call.asked.now.toISOString())}::timestamptz at time zone '${timeZone}')`
    const inWeek = ['>= w.start', `< w.start + interval '1 week'`].map((edge) => `a.created_at at time zone '${timeZone}' ${edge}`).join(' and ')
    const text = `select to_char(w.start, 'YYYY-MM-DD'), to_char(w.start, 'FMIW'), (select count(*) from applications a
        where a.volunteer_center_id = ${statement.center} and a.organization_id = ${statement.sharedParam('organization', organizationId)}::uuid
          and ${statement.may('read', 'applications', 'a')} and ${inWeek})
      from generate_series(${week} - interval '${shownWeeks - 1} weeks', ${week}, interval '1 week') w (start) order by w.start`
    const [rows] = (await call.db.read(call.asked.centerId, [{ text, values: statement.values }])) as [string[][]]
    const weeks = rows.map(([start, number, applications]): WeekNumber => ({ start: start!, week: Number(number), applications: Number(applications) }))
    return { document: { meta: { weeks } } }
  },
}
