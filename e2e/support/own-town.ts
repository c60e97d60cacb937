import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { asOwner } from './as-owner.ts'
import { given } from './given.ts'
import { seeded } from './keep-seed.ts'
import type { Place } from './sites.ts'

/**
 * A town that no other journey comes to: the center of a demo site with its people, organizations and vacancies, under other ids,
 * at a site of its own. `lid@demo.example` is `lid@demo-3.example` there. So journeys may change whatever they like and run side
 * by side, and whoever reads the numbers of a demo site finds them as the seed made them.
 */
export async function ownTown(like: Place): Promise<Place> {
  const tenant = await asOwner(async (owner) => {
    await owner.query('begin')
    // Two journeys that begin at once would take the same name.
    await owner.query(`select pg_advisory_xact_lock(hashtext('towns'))`)
    const { rows } = await owner.query<{ n: number }>('select count(*)::int as n from tenants where key ~ $1', [`^${like.tenant}-\\d+$`])
    const town = `${like.tenant}-${rows[0]!.n + 1}`
    await copyCenter(owner, like.tenant, town)
    await owner.query('commit')
    return town
  })
  await isKnown(tenant)
  return { ...like, tenant }
}

/** The demo site that a town was made like; a demo site is like itself. */
export function likeOf(tenant: string): string {
  return tenant.replace(/-\d+$/, '')
}

type Row = Record<string, unknown>

async function copyCenter(owner: pg.Client, site: string, town: string): Promise<void> {
  const [center] = (await owner.query<Row>(`select * from ${seeded}.volunteer_centers where tenant_key = $1 and is_default`, [site])).rows
  const rowsOf = async (table: string, column: string) =>
    (await owner.query<{ row: Row }>(`select to_jsonb(t) as row from ${seeded}.${table} t where ${column} = $1`, [center!['id']])).rows.map(({ row }) => row)
  const { rows: tables } = await owner.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = $1 and column_name = 'volunteer_center_id'`,
    [seeded],
  )
  const named = (rows: Row[], column: string) => rows.map((row) => ({ ...row, [column]: town }))
  const copy = new Map<string, Row[]>([
    ['tenants', named((await owner.query<Row>(`select * from ${seeded}.tenants where key = $1`, [site])).rows, 'key')],
    ['sharing_tenants', named((await owner.query<Row>('select * from sharing_tenants where tenant_key = $1', [site])).rows, 'tenant_key')],
    ['volunteer_centers', (await rowsOf('volunteer_centers', 'id')).map((row) => ({ ...row, tenant_key: town, slug: town }))],
    ['users', (await rowsOf('users', 'home_center_id')).map((row) => ({ ...row, email: addressIn(town, site, String(row['email'])) }))],
  ])
  for (const { name } of tables)
    copy.set(
      name,
      (await rowsOf(name, 'volunteer_center_id')).filter((row) => !hasEncrypted(row)),
    )

  // Rows name each other in columns, documents and paths: wherever one of these ids stands, the new one takes its place.
  const own = new Set([...copy.values()].flat().map(({ id }) => id))
  const renamed = (rows: Row[]) => JSON.stringify(rows).replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => (own.has(id) ? idIn(town, id) : id))
  // What triggers would make of these rows (numbers, traces, news) is among them already; only the server is told.
  await owner.query('set local session_replication_role = replica')
  for (const [table, rows] of copy) {
    if (rows.length === 0) continue
    const { rows: columns } = await owner.query<{ name: string }>(
      `select quote_ident(attname) as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [`public.${table}`],
    )
    const names = columns.map(({ name }) => name).join(', ')
    await owner.query(`insert into public.${table} (${names}) select ${names} from jsonb_populate_recordset(null::public.${table}, $1)`, [renamed(rows)])
  }
  await owner.query(`select pg_notify('public_changed', '*')`)
}

/** What is encrypted can be read at its own center alone: in a copy of it nobody could. */
const hasEncrypted = (row: Row) => Object.values(row).some((value) => typeof value === 'string' && /^v1\.[a-z0-9]{1,16}\.[\w-]{16}\./.test(value))

/** Same moment and kind, other random digits: rows keep their order. */
const idIn = (town: string, id: string) => id.slice(0, 24) + createHash('sha256').update(`${town} ${id}`).digest('hex').slice(0, 12)

/** An address belongs to one person everywhere: `lid@demo.example` is `lid@demo-3.example`, `els@klusbus.example` is `els@klusbus.demo-3.example`. */
function addressIn(town: string, site: string, address: string): string {
  const domain = address.split('@')[1]!
  return address.replace(domain, domain === `${site}.example` ? `${town}.example` : domain.replace(/example$/, `${town}.example`))
}

/** The server reads its centers when it hears of a new one. */
async function isKnown(town: string): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 50) {
    const { status } = await fetch(`http://127.0.0.1:${given.port}/api/v1/volunteer_centers/current`, { headers: { 'x-tenant': town } })
    if (status === 200) return
    await sleep(50)
  }
  throw new Error(`The server does not know ${town}.`)
}
