import { timeZone } from '#kernel/i18n/dates.ts'
import { Forbidden } from '#kernel/http/errors.ts'
import { CallerStatement } from '#kernel/jsonapi/read/server/node.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { requireSignedIn } from '#kernel/jsonapi/write/server/write.ts'
import type { MonthNumber } from '#features/notifications/dashboard/month.ts'

/** Counts of people below this are hidden, since they could identify somebody (quality §5). */
const fewest = 5

type Asked = { key: MonthNumber['key']; /** Counts people, so a small number is hidden. */ isPersonal: boolean; table: string; at: string; only: string }

const asked: readonly Asked[] = [
  { key: 'applications', isPersonal: true, table: 'applications', at: 'created_at', only: 'true' },
  { key: 'accepted', isPersonal: true, table: 'applications', at: 'created_at', only: `x.status in ('accepted', 'active', 'completed')` },
  { key: 'vacancies', isPersonal: false, table: 'vacancies', at: 'published_at', only: 'true' },
  { key: 'organizations', isPersonal: false, table: 'organizations', at: 'created_at', only: `x.status in ('pending', 'approved')` },
]

/** GET /month: the center's figures of this month so far, with those of the same days of the last month. */
export const monthRoute: ApiRoute = {
  method: 'GET',
  path: '/month',
  run: async (call) => {
    requireSignedIn(call)
    call.refuseOtherParameters()
    if (!call.registry.scopeNames(call.roles, 'applications', 'read').includes('all')) throw new Forbidden()
    const [[row]] = (await call.db.read(call.asked.centerId, [query(call)])) as [(string | null)[][]]
    const [month, before, ...numbers] = row!
    const told = (at: number, isPersonal: boolean) => (isPersonal && Number(numbers[at]) < fewest ? null : Number(numbers[at]))
    const counts = asked.map(({ key, isPersonal }, at): MonthNumber => ({ key, now: told(at * 2, isPersonal), before: told(at * 2 + 1, isPersonal) }))
    return { document: { meta: { month, before, fewest, numbers: counts } } }
  },
}

function query(call: ApiRequest) {
  const statement = new CallerStatement(call)
  const now = `${statement.sharedParam('now', call.asked.now.toISOString())}::timestamptz`
  const local = `(${now} at time zone '${timeZone}')`
  const counts = asked.flatMap(({ table, at, only }) => {
    const within = (from: string, to: string) =>
      `(select count(*) from ${table} x, span where x.volunteer_center_id = ${statement.center} and x.${at} >= ${from} and x.${at} < ${to} and ${only})`
    return [within('span.start', 'span.now'), within('span.before', 'span.until')]
  })
  // Materialized, since the date arithmetic would otherwise be repeated for every counted row.
  const text = `with month as (select ${now} as now, date_trunc('month', ${local}) at time zone '${timeZone}' as start,
      (date_trunc('month', ${local}) - interval '1 month') at time zone '${timeZone}' as before),
    span as materialized (select now, start, before, least(before + (now - start), start) as until from month)
    select to_char(${local}, 'YYYY-MM-01'), to_char(date_trunc('month', ${local}) - interval '1 month', 'YYYY-MM-DD'), ${counts.join(', ')}`
  return { text, values: statement.values }
}
