import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { today } from '#kernel/i18n/dates.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { requireRight } from '#kernel/jsonapi/write/server/write.ts'
import type { Theme } from '#features/organizations/model/themes.ts'
import { monthsUntilStale } from '#features/social-map/model/codes.ts'
import type { MapCall, RoundsState } from '#features/social-map/rounds/calls.ts'
import { isOpenSql } from './ask-contacts.ts'

const longest = 100
const monthsFresh = 6

/** SQL of the rounds `r` of entries `e` with organization `o` and contact `u`, which the center calls about on a day. */
export const callsSql = ({ center, day }: { center: string; day: string }) => `social_map_rounds r
  join social_map_entries e on e.volunteer_center_id = r.volunteer_center_id and e.id = r.entry_id
  left join organizations o on o.volunteer_center_id = e.volunteer_center_id and o.id = e.organization_id
  left join users u on u.id = e.contact_user_id and u.status = 'active'
  where r.volunteer_center_id = ${center} and ${isOpenSql} and r.call_from <= ${day}`

/** SQL of their order: first those whose contact wrote what is different, then whoever has waited longest. */
export const callOrderSql = 'r.changed_at nulls last, r.call_from, e.assured_at, e.id'

/** GET /social_map_rounds: whom the center calls, and how old the last checks are. */
export const roundsRoute: ApiRoute = {
  method: 'GET',
  path: '/social_map_rounds',
  run: async (call) => {
    requireRight(call, 'social_map_entries', 'approve')
    call.refuseOtherParameters()
    const { centerId, now } = call.asked
    return { document: { meta: await call.db.inCenter(centerId, async (tx) => await readRounds(tx, centerId, now)) } }
  },
}

async function readRounds(tx: Tx, centerId: string, now: Date): Promise<RoundsState> {
  const calls = await readCalls(tx, centerId, now)
  return { calls: calls.map(({ total: _, ...one }) => one), total: calls[0]?.total ?? 0, ...(await readFreshness(tx, centerId, now)) }
}

async function readCalls(tx: Tx, centerId: string, now: Date) {
  const rows = await rowsOf(
    tx,
    {
      id: shown.text('e.id'),
      name: shown.text('e.name'),
      shortDescription: shown.text('e.short_description'),
      services: shown.json<MapCall['services']>()('e.services'),
      locations: shown.json<MapCall['locations']>()('e.locations'),
      phones: shown.json<MapCall['phones']>()('e.phones'),
      website: orNull(shown.text('e.website')),
      organization: orNull(shown.text('o.name')),
      organizationPhone: orNull(shown.text('o.phone')),
      contact: orNull(shown.text('full_name(u.first_name, u.last_name)')),
      contactPhone: orNull(shown.text('u.phone')),
      assuredAt: shown.moment('e.assured_at'),
      mails: shown.number('case when r.asked_on is null then 0 else r.reminders + 1 end'),
      changes: orNull(shown.json<NonNullable<MapCall['changes']>>()('r.changes')),
      total: shown.number('count(*) over ()'),
    },
    (columns) => sql`
    with today as (select ${centerId}::uuid as center, ${today(now)}::date as day)
    select ${columns} from today cross join ${sql.raw(callsSql({ center: 'today.center', day: 'today.day' }))} order by ${sql.raw(callOrderSql)} limit ${longest}`,
  )
  return rows.map(({ assuredAt, ...row }) => ({ ...row, assuredAt: assuredAt.toISOString() }))
}

/** Entries on the map by the age of their last check; what is stale left the list. */
async function readFreshness(tx: Tx, centerId: string, now: Date): Promise<Pick<RoundsState, 'freshness' | 'byTheme' | 'oldest'>> {
  const onMap = sql`e.volunteer_center_id = ${centerId} and e.status in ('active', 'stale', 'temporarily_closed') and e.assured_at is not null`
  const counts = {
    fresh: shown.number(`count(*) filter (where e.assured_at > moments.fresh)`),
    aging: shown.number(`count(*) filter (where e.assured_at <= moments.fresh and e.assured_at > moments.stale)`),
    stale: shown.number(`count(*) filter (where e.assured_at <= moments.stale)`),
  }
  const moments = sql`(select ${now}::timestamptz - make_interval(months => ${monthsFresh}) as fresh, ${now}::timestamptz - make_interval(months => ${monthsUntilStale}) as stale) moments`
  const [freshness] = await rowsOf(tx, counts, (columns) => sql`select ${columns} from social_map_entries e cross join ${moments} where ${onMap}`)
  const byTheme = await rowsOf(
    tx,
    { theme: shown.code<Theme>()('theme'), ...counts },
    (columns) =>
      sql`select ${columns} from social_map_entries e cross join ${moments} cross join unnest(e.themes) theme where ${onMap} group by theme order by theme`,
  )
  const oldest = await rowsOf(
    tx,
    { id: shown.text('e.id'), name: shown.text('e.name'), assuredAt: shown.moment('e.assured_at') },
    (columns) => sql`select ${columns} from social_map_entries e where ${onMap} order by e.assured_at, e.id limit 5`,
  )
  return { freshness: freshness!, byTheme, oldest: oldest.map(({ assuredAt, ...one }) => ({ ...one, assuredAt: assuredAt.toISOString() })) }
}
