import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#kernel/db/server/database.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { applyFor } from '#features/applications/server/testing.ts'
import { buildApp } from '#src/server/app.ts'
import { id, password, twoTowns } from '#src/testing/two-towns.ts'

const { config, ...tables } = await freshDatabase(twoTowns)
const db = await openDatabase(config)
const app = await buildApp({ config: { ...config, rateLimits: false, logLevel: 'silent' }, db, pages: false })
const administrator = new pg.Client(config.databaseUrl)
await administrator.connect()
afterAll(async () => {
  await administrator.end()
  await app.close()
  await db.close()
})

const escaped: unknown[] = []
const note = (error: unknown) => escaped.push(error)
process.on('uncaughtException', note).on('unhandledRejection', note)
afterAll(() => void process.off('uncaughtException', note).off('unhandledRejection', note))

const rounds = 100
const host = 'demo.localhost'
const town = id.center('demo')

/** More vacancies than Fatima can ever apply for here. */
async function addVacancies(): Promise<string[]> {
  const columns = sql.raw(
    'volunteer_center_id, organization_id, title, summary, description, themes, commitment, location_mode, valid_through, status, published_at',
  )
  return await tables.inCenter(town, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      insert into vacancies (${columns}, slug) select ${columns}, 'nog-een-' || n from vacancies, generate_series(1, ${rounds * 6}) n
      where id = ${id.gardening('demo')} returning id`.execute(tx)
    return rows.map((row) => row.id)
  })
}

async function signIn(): Promise<Record<string, string>> {
  const { headers } = await app.inject({ method: 'POST', url: '/auth/sign_in', headers: { host }, payload: { email: 'vrijwilliger@demo.example', password } })
  return Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, String(headers[name])]))
}

test('a hundred times all connections are dropped while Fatima applies: nothing stops, nothing she was told of is lost', { timeout: 240_000 }, async () => {
  const vacancies = await addVacancies()
  const session = await signIn()
  const acknowledged: string[] = []
  const statuses = new Set<number>()
  const apply = async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/v1/applications', headers: { host, ...session }, payload: applyFor(vacancies.pop()!) })
    statuses.add(answer.statusCode)
    if (answer.statusCode === 201) acknowledged.push(answer.json().data.id)
  }
  const look = async () => void statuses.add((await app.inject({ url: '/api/v1/vacancies?page[size]=5', headers: { host, ...session } })).statusCode)

  for (let round = 0; round < rounds; round += 1) {
    const work = [...Array.from({ length: 4 }, apply), ...Array.from({ length: 4 }, look)]
    // Several times, so that some connections are dropped while they are being made, and at any moment up to the last commit.
    for (let times = randomInt(1, 8); times > 0; times -= 1) {
      await sleep(randomInt(0, 5))
      await administrator.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename in ('vw_app', 'vw_platform')`,
      )
    }
    await Promise.all(work)
    await Promise.all([apply(), look()])
  }

  expect(escaped).toEqual([])
  expect([...statuses].toSorted().filter((status) => ![200, 201, 503].includes(status))).toEqual([])
  expect(acknowledged.length).toBeGreaterThan(rounds)
  const { rows } = await administrator.query('select id from applications where id = any($1)', [acknowledged])
  expect(rows).toHaveLength(acknowledged.length)
  expect((await app.inject({ url: '/api/v1/vacancies', headers: { host, ...session } })).statusCode).toBe(200)
})
