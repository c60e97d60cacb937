import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { type SiteSettings, originOf, withHost } from '#features/tenancy/server/host-rules.ts'
import { type CenterOrder, type CenterRow, type CenterState, centerStates } from '#features/platform-centers/platform-center.ts'

export type Overview = {
  /** Matched against name, town, key of the site and hosts. */
  search: string
  state: CenterState | null
  sort: CenterOrder
  isDescending: boolean
  size: number
  offset: number
}

/** Orders by numbers, which are counted for every center that is found; all others count only for those of the page. */
const counted: readonly CenterOrder[] = ['people', 'vacancies', 'last_activity', 'failed_mails']

const columns = {
  id: shown.text('k.id'),
  name: shown.text('k.name'),
  town: shown.text('k.town'),
  tenant: shown.text('k.tenant'),
  tenantOrigin: orNull(shown.text('k.tenant_origin')),
  host: orNull(shown.text('k.host')),
  state: shown.code<CenterState>()('k.state'),
  people: shown.number('n.people'),
  vacancies: shown.number('n.vacancies'),
  lastActivity: orNull(shown.moment('n.last_activity')),
  failedMails: shown.number('n.failed_mails'),
}

/** Every center with its state; those that are found when something is searched for. */
function known(search: string): RawBuilder<unknown> {
  const found = search.trim() === '' ? null : `%${search.trim().replaceAll(/[\\%_]/g, '\\$&')}%`
  const finds =
    found === null
      ? sql`true`
      : sql`(plain(c.name) like plain(${found}) or plain(c.town) like plain(${found}) or c.tenant_key like plain(${found})
    or exists (select from tenant_hosts h where h.tenant_key = c.tenant_key and (h.center_id is null or h.center_id = c.id) and h.host like plain(${found})))`
  return sql`select c.id, c.name, c.town, c.tenant_key as tenant, t.origin as tenant_origin,
      (select h.host from tenant_hosts h where h.tenant_key = c.tenant_key and h.center_id = c.id order by h.is_main desc, h.created_at, h.host limit 1) as host,
      case when c.suspended_at is not null or t.suspended_at is not null then 'suspended' when u.id is null then 'new' else 'open' end as state
    from volunteer_centers c join tenants t on t.key = c.tenant_key left join centers_in_use() u (id) on u.id = c.id
    where ${finds}`
}

/** A page of all centers of the platform, and how many there are in each state: two questions, however many rows. */
export async function readOverview(tx: Tx, settings: SiteSettings, asked: Overview): Promise<{ rows: CenterRow[]; counts: Record<CenterState, number> }> {
  const { search, state, sort, isDescending, size, offset } = asked
  const direction = sql.raw(isDescending ? 'desc nulls last' : 'asc nulls first')
  const isCounted = counted.includes(sort)
  const order = sql`order by ${sql.raw(`${isCounted ? 'n' : 'k'}.${sort}`)} ${direction}, k.name, k.id`
  const page = sql`limit ${size} offset ${offset}`
  const chosen = sql`select k.id from known k where ${state === null ? sql`true` : sql`k.state = ${state}`} ${isCounted ? sql`` : sql`${order} ${page}`}`
  const rows = await rowsOf(
    tx,
    columns,
    (selected) => sql`with known as materialized (${known(search)})
      select ${selected} from center_numbers(array(${chosen})) n join known k on k.id = n.center_id ${order} ${isCounted ? page : sql``}`,
  )
  const perState = await rowsOf(
    tx,
    { state: shown.code<CenterState>()('k.state'), n: shown.number('count(*)::int') },
    (selected) => sql`select ${selected} from (${known(search)}) k group by k.state`,
  )
  const counts = Object.fromEntries(centerStates.map((one) => [one, perState.find((row) => row.state === one)?.n ?? 0])) as Record<CenterState, number>
  return { rows: rows.map((row) => rowFrom(row, settings)), counts }
}

type Read = Omit<CenterRow, 'origin' | 'lastActivity'> & { tenantOrigin: string | null; host: string | null; lastActivity: Date | null }

function rowFrom({ tenantOrigin, host, lastActivity, ...row }: Read, settings: SiteSettings): CenterRow {
  const origin = originOf({ key: row.tenant, origin: tenantOrigin }, settings)
  return { ...row, origin: host === null ? origin : withHost(origin, host), lastActivity: lastActivity?.toISOString() ?? null }
}

/** One center as its row in the list; null when there is none. */
export async function readCenterRow(tx: Tx, settings: SiteSettings, id: string): Promise<CenterRow | null> {
  const [row] = await rowsOf(
    tx,
    columns,
    (selected) => sql`with known as (${known('')}) select ${selected} from known k join center_numbers(array[${id}::uuid]) n on k.id = n.center_id`,
  )
  return row ? rowFrom(row, settings) : null
}
