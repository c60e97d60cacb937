import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#kernel/db/server/database.ts'
import { addressFor } from '#kernel/db/server/roles.ts'
import { scratchFolder } from '#kernel/testing/server/cluster.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { startMailSink } from '#kernel/testing/server/mail-sink.ts'
import { Product } from '#src/testing/faults/product.ts'
import { findJudge } from '#src/testing/judges.ts'
import { id, password, twoTowns } from '#src/testing/two-towns.ts'
import { startBouncer } from './bouncer.ts'

// One connection of the server for each login, which everybody shares (ADR 0076).

const judge = findJudge('/usr/sbin/pgbouncer')
const { config, ...direct } = await freshDatabase(twoTowns)
const bouncer = judge && (await startBouncer(config.databaseUrl))
afterAll(async () => await bouncer?.stop())

test.skipIf(!bouncer)('what one transaction sets, none of the next sees: two towns, twenty connections at once', async () => {
  // As two processes: ten connections each, and all of them share the one of the server.
  const processes = await Promise.all([1, 2].map(async () => await openDatabase({ ...config, bouncerUrl: bouncer!.url })))
  try {
    const text = `select current_setting('app.center_id', true) as center, coalesce(current_setting('app.user_id', true), '') as person,
      pg_backend_pid()::text as server, (select count(*) from vacancies)::text as seen,
      (select count(*) from vacancies where volunteer_center_id::text <> current_setting('app.center_id'))::text as strange`
    const oneOf = async (at: number): Promise<string> => {
      const center = id.center(at % 2 === 0 ? 'demo' : 'oldebroek')
      const person = at % 3 === 0 ? id.person('demo', 'vrijwilliger') : null
      const db = processes[at % 4 < 2 ? 0 : 1]!.forUser(person)
      // Each fifth fails half-way, so that its transaction ends with a rollback.
      if (at % 5 === 0)
        return await db
          .inCenter(center, async (tx) => await sql`select 1 / 0`.execute(tx))
          .then(
            () => 'went well',
            () => 'failed',
          )
      const row: (string | null)[] =
        at % 5 === 1
          ? (await db.read(center, [{ text, values: [] }]))[0]![0]!
          : Object.values(
              (await db.inCenter(center, async (tx) => (await sql.raw<Record<string, string>>(text).execute(tx)).rows[0]!)) as Record<string, string>,
            )
      const [itsCenter, itsPerson, server, seen, strange] = row
      servers.add(server!)
      return itsCenter === center && itsPerson === (person ?? '') && Number(seen) > 0 && strange === '0' ? 'its own' : `not its own: ${row.join(' ')}`
    }
    const servers = new Set<string>()
    const answers = await Promise.all(Array.from({ length: 60 }, async (_, at) => await oneOf(at)))
    expect(answers.filter((answer, at) => answer !== (at % 5 === 0 ? 'failed' : 'its own'))).toEqual([])
    expect(servers.size).toBe(1)

    // The connection that they shared, for somebody who sets nothing: no center, no person, no limit is left on it.
    const plain = new pg.Client(addressFor('vw_app', { databaseUrl: bouncer!.url, secretKey: config.secretKey }))
    await plain.connect()
    const { rows } = await plain.query(
      `select pg_backend_pid()::text as server, current_setting('app.center_id', true) as center, current_setting('app.user_id', true) as person,
        current_setting('statement_timeout') as patience, (select count(*) from vacancies)::int as seen`,
    )
    await plain.end()
    expect(rows).toEqual([{ server: [...servers][0], center: '', person: '', patience: '0', seen: 0 }])
  } finally {
    await Promise.all(processes.map(async (db) => await db.close()))
  }
})

test.skipIf(!bouncer)('the waits of each login are limited as without it, and nothing is left of them', async () => {
  const db = await openDatabase({ ...config, bouncerUrl: bouncer!.url })
  try {
    const limits = `select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'plan_cache_mode', 'TimeZone', 'DateStyle') order by name`
    const center = id.center('demo')
    const [through, straight] = await Promise.all([db, direct].map(async (way) => await way.read(center, [{ text: limits, values: [] }])))
    expect(through).toEqual(straight)
    expect(through![0]).toHaveLength(6)
    const ofWorker = await Promise.all([db, direct].map(async (way) => await way.asWorker(async (tx) => (await sql.raw(limits).execute(tx)).rows)))
    expect(ofWorker[0]).toEqual(ofWorker[1])
    await expect(db.read(center, [{ text: 'select pg_sleep(30)', values: [] }])).rejects.toThrow('statement timeout')
    expect(await db.read(center, [{ text: 'select count(*) from pg_prepared_statements', values: [] }])).toEqual([[['0']]])
  } finally {
    await db.close()
  }
})

test.skipIf(!bouncer)('the product starts, shows pages, takes a write, and tells it to every page', { timeout: 180_000 }, async () => {
  const sink = await startMailSink()
  const env = { DATABASE_URL: bouncer!.url, DATABASE_DIRECT_URL: config.databaseUrl, SECRET_KEY: config.secretKey, SEED: 'none' }
  const product = await Product.in(scratchFolder(), sink.url, { env })
  await product.start()
  try {
    const page = async () => await fetch(new URL(`/vacancies/${id.gardening('demo')}`, product.address), { headers: { 'x-tenant': 'demo' } })
    expect((await page()).status).toBe(200)
    const signIn = async (email: string) => {
      const answer = await product.call('POST', '/auth/sign_in', {}, { email, password })
      return Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, answer!.headers.get(name)!]))
    }
    const johan = await signIn('beheerder@demo.example')

    const stream = await fetch(new URL('/api/v1/events', product.address), { headers: { ...johan, accept: 'text/event-stream', 'x-tenant': 'demo' } })
    let heard = ''
    void (async () => {
      for await (const part of stream.body!) heard += Buffer.from(part).toString()
    })().catch(() => {}) // ends with the product
    await expect.poll(() => heard, { timeout: 30_000 }).toContain('event: again')

    const hers = await signIn('vrijwilliger@demo.example')
    const applied = await product.call('POST', '/api/v1/applications', hers, {
      data: {
        type: 'applications',
        attributes: { motivation: 'Graag!', consent_share: true, answers: [] },
        relationships: { vacancy: { data: { type: 'vacancies', id: id.gardening('demo') } } },
      },
    })
    expect(applied?.status).toBe(201)
    const conversation = applied!.body.data.relationships.conversation.data.id
    const said = await product.call('POST', `/api/v1/conversations/${conversation}/messages`, hers, { body: 'Tot dan' })
    expect(said?.status).toBe(201)
    await expect.poll(() => heard, { timeout: 30_000 }).toContain(conversation)
    // The mails go by jobs and the outbox, which listen too.
    await expect.poll(() => sink.received.length, { timeout: 60_000 }).toBeGreaterThan(0)

    const changed = await product.call('PATCH', `/api/v1/vacancies/${id.gardening('demo')}`, await signIn('coordinator@demo.example'), {
      data: { type: 'vacancies', id: id.gardening('demo'), attributes: { title: 'Tuinieren bij de molen' } },
    })
    expect(changed?.status).toBe(200)
    await expect.poll(async () => (await (await page()).text()).includes('Tuinieren bij de molen'), { timeout: 30_000 }).toBe(true)
  } finally {
    await product.stop()
    await sink.close()
  }
})
