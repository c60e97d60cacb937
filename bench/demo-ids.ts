import { readdirSync, statSync } from 'node:fs'
import pg from 'pg'
import { demoPassword } from '#src/seed/demo.ts'
import type { Facts } from './cases.ts'
import { today } from '#kernel/db/server/database-clock.ts'

const people = { signedIn: 32, strangers: 120, admins: 8, coordinators: 2, ofPool: 8 }

/** The center that is measured. */
export async function demoCenter(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>(`select id from volunteer_centers where tenant_key = 'demo' and is_default`)
  return rows[0]!.id
}

/** Finds rows in the large seed, and signs in some of its people at the running product. */
export async function demoIdsOf(databaseUrl: string, origin: string): Promise<Facts> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const center = await demoCenter(client)
    const vacancies = await client.query<{ id: string }>(
      `select id from vacancies where volunteer_center_id = $1 and status = 'published' and valid_through >= ${today} order by published_at desc`,
      [center],
    )
    // The first people of a center run its organizations, and nobody applies to their own.
    const users = await client.query<{ id: string; email: string }>('select id, email from users where home_center_id = $1 order by id offset 60 limit $2', [
      center,
      people.signedIn + people.strangers,
    ])
    const host = 'demo.localhost'
    const sessionsOf = async (those: readonly { email: string }[]) => await Promise.all(those.map(({ email }) => signIn(origin, host, email)))
    return {
      host,
      center,
      vacancies: vacancies.rows.map(({ id }) => id),
      sessions: await sessionsOf(users.rows.slice(0, people.signedIn)),
      admins: await sessionsOf(await firstOf(client, center, { from: 0, to: people.admins })),
      coordinators: await sessionsOf(await coordinatorsOf(client, center)),
      pool: await poolOf(client, origin),
      strangers: users.rows.slice(people.signedIn),
      asset: assetLike(60_000),
    }
  } finally {
    await client.end()
  }
}

/** The center whose pool is large, as people of its first organizations see it. */
async function poolOf(client: pg.Client, origin: string): Promise<Facts['pool']> {
  const text = `select volunteer_center_id as center from pool_entries group by 1 order by count(*) desc limit 1`
  const center = (await client.query<{ center: string }>(text)).rows[0]!.center
  const { rows: sites } = await client.query<{ host: string }>(`select tenant_key || '.localhost' as host from volunteer_centers where id = $1`, [center])
  const { rows: vacancies } = await client.query<{ id: string }>(
    `select id from vacancies where volunteer_center_id = $1 and status = 'published' and valid_through >= ${today} order by id limit 16`,
    [center],
  )
  const { host } = sites[0]!
  const admins = await firstOf(client, center, { from: 0, to: people.ofPool })
  return { host, center, vacancies: vacancies.map(({ id }) => id), sessions: await Promise.all(admins.map(({ email }) => signIn(origin, host, email))) }
}

type Person = { id: string; email: string }

/** The first fifty people of a center run its organizations. */
async function firstOf(client: pg.Client, center: string, { from, to }: { from: number; to: number }): Promise<Person[]> {
  return (await client.query<Person>('select id, email from users where home_center_id = $1 order by id offset $2 limit $3', [center, from, to - from])).rows
}

/** The seed has no coordinators, so two people get the role. */
async function coordinatorsOf(client: pg.Client, center: string): Promise<Person[]> {
  const two = await firstOf(client, center, { from: 52, to: 52 + people.coordinators })
  const text = `insert into user_roles (volunteer_center_id, user_id, name) select $1, id, 'coordinator' from unnest($2::uuid[]) id on conflict do nothing`
  await client.query(text, [center, two.map(({ id }) => id)])
  return two
}

async function signIn(origin: string, host: string, email: string): Promise<Record<string, string>> {
  const { request } = await import('node:http')
  const body = JSON.stringify({ email, password: demoPassword })
  return await new Promise((resolve, reject) => {
    // Not fetch, which does not let us set the Host header.
    const call = request(
      `${origin}/auth/sign_in`,
      { method: 'POST', headers: { host, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } },
      (answer) => {
        answer.resume()
        if (answer.statusCode !== 200) reject(new Error(`${email} cannot sign in: ${answer.statusCode}`))
        else resolve(Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, String(answer.headers[name])])))
      },
    )
    call.on('error', reject)
    call.end(body)
  })
}

/** The built file of the nearest size. */
function assetLike(bytes: number): string | null {
  const folder = new URL('../build/client/assets/', import.meta.url)
  const sizes = readdirSync(folder)
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => ({ name, away: Math.abs(statSync(new URL(name, folder)).size - bytes) }))
  const nearest = sizes.toSorted((a, b) => a.away - b.away)[0]
  return nearest ? `/assets/${nearest.name}` : null
}
