import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { say } from '#kernel/i18n/messages.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { requireRight, requireSignedIn } from '#kernel/jsonapi/write/server/write.ts'
import { type MeasureName, measureNames, measureOf } from '#features/measures/measures.ts'
import { type Month, addMonths } from '#features/measures/months.ts'
import { runningMonth } from '#features/measures/server/roll.ts'
import type { CentersSideBySide } from '#features/analytics/analytics.ts'

/** Of things alone: the database answers no others here (`center_things`). */
const compared: readonly MeasureName[] = measureNames.filter((name) => !measureOf(name).countsPeople)

/** GET /analytics/centers: what every center had in the last whole month, for platform admins. */
export const centersRoute: ApiRoute = {
  method: 'GET',
  path: '/analytics/centers',
  run: async (call) => {
    requireSignedIn(call)
    call.refuseOtherParameters()
    requireRight(call, 'platform_centers', 'read')
    const { locale, now } = call.asked
    const month = addMonths(runningMonth(now), -1)
    const centers = await call.inTransaction('volunteer_centers', async (tx) => await thingsOf(tx, month))
    const metrics = compared.map((metric) => ({ metric, label: say(locale, measureOf(metric).words.label) }))
    return { document: { meta: { month, metrics, centers } satisfies CentersSideBySide } }
  },
}

async function thingsOf(tx: Tx, month: Month): Promise<CentersSideBySide['centers']> {
  const rows = await rowsOf(
    tx,
    {
      id: shown.text('c.id'),
      name: shown.text('c.name'),
      town: shown.text('c.town'),
      counts: orNull(shown.json<Record<string, number>>()('jsonb_object_agg(t.measure, t.n) filter (where t.measure is not null)')),
    },
    (
      columns,
    ) => sql`select ${columns} from volunteer_centers c left join center_things(${month}::date, ${sql.val([...compared])}::text[]) t on t.center_id = c.id
      group by c.id, c.name, c.town order by c.town, c.name`,
  )
  return rows.map(({ id, name, town, counts }) => ({ id, name, town, values: compared.map((metric) => counts?.[metric] ?? null) }))
}
