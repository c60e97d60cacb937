import pg from 'pg'
import { candidatesFor } from '#features/one-on-one/candidates/server/candidates-route.ts'
import type { Database } from '#kernel/db/server/database.ts'

/** The same five by hand: nobody blocked or proposed before, no row-level security, no reasons. */
const bare = `
  select o.requester_user_id, o.first_name, o.postcode4
  from help_requests r
  join help_requests o on o.volunteer_center_id = r.volunteer_center_id and o.kind = 'offer' and o.status = 'open' and o.expires_at > now()
    and o.requester_user_id is distinct from r.requester_user_id
  left join lateral (select distance_km(r.town_latitude, r.town_longitude, o.town_latitude, o.town_longitude) as km) km on true
  left join lateral (select max(v.seen_on) as seen_on from help_vog_checks v where v.volunteer_center_id = o.volunteer_center_id and v.user_id = o.requester_user_id) vog on true
  where r.volunteer_center_id = $1 and r.id = $2
  order by (case when o.category = r.category then 4 else 0 end) + (case when o.dayparts && r.dayparts then 3 else 0 end)
    + (case when km.km < 2 then 3 when km.km < 5 then 2 when km.km < 10 then 1 else 0 end) + (case when vog.seen_on is not null then 3 else 0 end)
    - least((select count(*)::int from help_matches m where m.volunteer_center_id = o.volunteer_center_id and m.helper_user_id = o.requester_user_id
      and m.status in ('active', 'evaluating')), 4) * 2 desc, o.id limit 5`

type Measured = { /** Milliseconds, medians. */ ours: number; bare: number; helpers: number }

/** The five people who fit a request best, among all who offer help in the center that has most: ours and a bare query in turn. */
export async function helpCandidates(db: Database, databaseUrl: string, rounds = 60): Promise<Measured> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string; center: string; helpers: number }>(
      `select r.id, r.volunteer_center_id as center, (select count(*)::int from help_requests o where o.volunteer_center_id = r.volunteer_center_id
         and o.kind = 'offer' and o.status = 'open') as helpers from help_requests r where r.kind = 'request' and r.status = 'open' order by helpers desc, r.id limit 1`,
    )
    const { id, center, helpers } = rows[0]!
    const times: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] }
    for (let round = -10; round < rounds; round += 1)
      for (const [whose, work] of [
        ['ours', async () => await db.inCenter(center, async (tx) => await candidatesFor(tx, center, id))],
        ['bare', async () => (await client.query({ name: 'candidates', text: bare, values: [center, id] })).rows],
      ] as const) {
        const began = performance.now()
        const found = await work()
        if (found.length !== 5) throw new Error(`${whose} found ${found.length} candidates`)
        if (round >= 0) times[whose].push(performance.now() - began)
      }
    const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!
    return { ours: median(times.ours), bare: median(times.bare), helpers }
  } finally {
    await client.end()
  }
}
