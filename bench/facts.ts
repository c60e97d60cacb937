import { readdirSync, statSync } from 'node:fs'
import pg from 'pg'
import { demoPassword } from '#src/seed/demo.ts'
import type { Facts } from './cases.ts'

const people = { signedIn: 32, strangers: 120 }

/** Looks around in the large seed, and signs in as some of its people at the running product. */
export async function factsOf(databaseUrl: string, origin: string): Promise<Facts> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const center = (await client.query<{ id: string }>(`select id from volunteer_centers where tenant_key = 'demo' and is_default`)).rows[0]!.id
    const vacancies = await client.query<{ id: string }>(
      `select id from vacancies where volunteer_center_id = $1 and status = 'published' and valid_through >= current_date order by published_at desc`,
      [center],
    )
    // The first of a center run its organizations, and nobody applies to their own.
    const users = await client.query<{ id: string; email: string }>('select id, email from users where home_center_id = $1 order by id offset 60 limit $2', [
      center,
      people.signedIn + people.strangers,
    ])
    const host = 'demo.localhost'
    const sessions = await Promise.all(users.rows.slice(0, people.signedIn).map(({ email }) => signIn(origin, host, email)))
    return { host, center, vacancies: vacancies.rows.map(({ id }) => id), sessions, strangers: users.rows.slice(people.signedIn), asset: assetLike(60_000) }
  } finally {
    await client.end()
  }
}

async function signIn(origin: string, host: string, email: string): Promise<Record<string, string>> {
  const { request } = await import('node:http')
  const body = JSON.stringify({ email, password: demoPassword })
  return await new Promise((resolve, reject) => {
    // Not fetch: it does not let us name the host.
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

/** The built file whose size is nearest. */
function assetLike(bytes: number): string | null {
  const folder = new URL('../build/client/assets/', import.meta.url)
  const sizes = readdirSync(folder)
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => ({ name, away: Math.abs(statSync(new URL(name, folder)).size - bytes) }))
  const nearest = sizes.toSorted((a, b) => a.away - b.away)[0]
  return nearest ? `/assets/${nearest.name}` : null
}
