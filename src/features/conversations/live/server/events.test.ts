import { PassThrough } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { identify } from '#features/auth/sessions/server/identify.ts'
import { rightsOf, validSessions } from '#features/auth/sessions/server/sessions.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { LiveHub, maxStreamsPerPerson } from '#kernel/live/server/live-streams.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { buildApp } from '#src/server/app.ts'
import { tenants } from '#src/seed/content/tenants.ts'
import { id, password, twoTowns } from '#src/testing/two-towns.ts'

const { config, ...db } = await freshDatabase(twoTowns)
const parts = { config: { ...config, rateLimits: false, logLevel: 'silent' as const }, db, pages: false }
/** Two processes on one database. */
const [one, other] = [await buildApp(parts), await buildApp(parts)]
afterAll(async () => {
  await one.close()
  await other.close()
})
const address = await one.listen({ port: 0, host: 'localhost' })

async function as(email: string) {
  const host = `${email.split('@')[1]!.split('.')[0]}.localhost`
  const { headers } = await one.inject({ method: 'POST', url: '/auth/sign_in', headers: { host }, payload: { email, password } })
  return { host, ...Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, String(headers[name])])) }
}
const fatima = await as('vrijwilliger@demo.example')
const johan = await as('beheerder@demo.example')
const kees = await as('tweede@demo.example')
const wim = await as('coordinator@demo.example')
const abroad = await as('beheerder@oldebroek.example')

async function put(headers: Record<string, string>, method: 'POST' | 'PUT', path: string, payload: object) {
  const answer = await other.inject({ method, url: `/api/v1/${path}`, headers, payload })
  return answer.json() as { data: any }
}

/** Opens a stream; `heard` has everything received so far. */
async function listen(headers: Record<string, string>) {
  const ending = new AbortController()
  const { host, ...others } = headers
  const answer = await fetch(`${address}/api/v1/events`, {
    // fetch does not allow setting Host; on this neutral host the header names the tenant (contract §4).
    headers: { ...others, accept: 'text/event-stream', 'x-tenant': host!.split('.')[0]! },
    signal: ending.signal,
  })
  const stream = { status: answer.status, heard: '', isOver: false, end: () => ending.abort() }
  const read = async () => {
    for await (const part of answer.body!) stream.heard += Buffer.from(part).toString()
  }
  void read()
    .catch(() => {}) // we ended it
    .finally(() => (stream.isOver = true))
  return stream
}

test('both sides of a conversation hear of a message in another process, by its id alone; nobody else does', async () => {
  const applied = await put(fatima, 'POST', 'applications', {
    data: {
      type: 'applications',
      attributes: { motivation: 'Graag!', consent_share: true, answers: [] },
      relationships: { vacancy: { data: { type: 'vacancies', id: id.gardening('demo') } } },
    },
  })
  const conversation = applied.data.relationships.conversation.data.id
  const listeners = await Promise.all([fatima, johan, kees, wim, abroad].map(listen))
  expect(listeners.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  // The database connection opens later; the event `again` says that it is there.
  await expect.poll(() => listeners.some(({ heard }) => heard.includes('event: again')), { timeout: 30_000 }).toBe(true)
  await put(johan, 'POST', `conversations/${conversation}/messages`, { body: 'Een geheim van Johan' })
  const line = `event: conversation\ndata: {"id":"${conversation}"}\n\n`
  await expect.poll(() => listeners.slice(0, 2).every(({ heard }) => heard.includes(line)), { timeout: 30_000 }).toBe(true)
  for (const { heard } of listeners) expect(heard).not.toContain('geheim')
  for (const { heard } of listeners.slice(2)) expect(heard).not.toContain(conversation)

  // Reading publishes an event, because the other side sees that it was read; reading again publishes none.
  const times = () => listeners[1]!.heard.split(line).length - 1
  const before = times()
  await put(fatima, 'PUT', `conversations/${conversation}/read`, {})
  await expect.poll(times, { timeout: 30_000 }).toBe(before + 1)
  await put(fatima, 'PUT', `conversations/${conversation}/read`, {})
  await put(fatima, 'POST', `conversations/${conversation}/messages`, { body: 'Daarna' })
  await expect.poll(times, { timeout: 30_000 }).toBe(before + 2)
  for (const { end } of listeners) end()
})

test('a stranger cannot listen, nor whoever asks for a document', async () => {
  const ask = async (headers: Record<string, string>) => (await one.inject({ url: '/api/v1/events', headers })).statusCode
  expect(await ask({ host: 'demo.localhost', accept: 'text/event-stream' })).toBe(401)
  expect(await ask({ ...fatima, accept: 'application/json' })).toBe(406)
})

test('one person has a few streams, no more; one that ended makes room', async () => {
  const streams = await Promise.all(Array.from({ length: maxStreamsPerPerson }, async () => await listen(kees)))
  expect((await listen(kees)).status).toBe(429)
  streams[0]!.end()
  await expect.poll(async () => (await listen(kees)).status, { timeout: 30_000 }).toBe(200)
})

test('who asks for the headers of it takes no stream', async () => {
  const ask = async () => await one.inject({ method: 'HEAD', url: '/api/v1/events', headers: { ...abroad, accept: 'text/event-stream' } })
  for (let n = 0; n <= maxStreamsPerPerson; n++)
    expect(await ask()).toMatchObject({ statusCode: 200, payload: '', headers: { 'content-type': /^text\/event-stream/ } })
})

test('a session that is worth something else than when the stream began keeps none', async () => {
  const { actor } = await identify(db, { headers: johan, tenant: tenants.demo as never, center: { id: id.center('demo') }, now: new Date() })
  const { client } = johan as { client?: string }
  const at = { session: client!, centerId: id.center('demo'), rights: rightsOf(actor.roles) }
  const stands = async () => await validSessions(db, [client!, 'nobody'], new Date())
  expect((await stands())(at)).toBe(true)
  expect([(await stands())({ ...at, session: 'nobody' }), (await stands())({ ...at, centerId: id.center('oldebroek') })]).toEqual([false, false])
  await db.onPlatform(async (tx) => await people(tx).deleteFrom('user_roles').where('user_id', '=', actor.userId!).where('name', '=', 'admin').execute())
  expect((await stands())(at)).toBe(false)
})

test('a stream ends when its session does, and others go on', async () => {
  const hub = new LiveHub(config, {
    validSessions:
      async () =>
      ({ session }) =>
        session === 'stands',
    onError: () => {},
    heartbeat: 20,
  })
  const [standing, ended] = [new PassThrough(), new PassThrough()].map((out) => out.resume())
  const listener = { userId: 'u', centerId: 'c', organizationIds: [], isStaff: false, rights: '' }
  hub.streams.add({ ...listener, session: 'stands', out: standing! })
  hub.streams.add({ ...listener, session: 'ended', out: ended! })
  hub.start()
  await expect.poll(() => hub.streams.sessions, { timeout: 30_000 }).toEqual(['stands'])
  expect(ended!.writableEnded).toBe(true)
  await hub.stop()
  expect(standing!.writableEnded).toBe(true)
})

test('whoever loses a role or a session hears nothing more at once: no heartbeat is waited for', async () => {
  const hub = new LiveHub(config, { validSessions: async () => () => false, onError: () => {}, heartbeat: 3_600_000 })
  hub.start()
  const userOf = async (headers: Record<string, string>) =>
    (await identify(db, { headers, tenant: tenants.demo as never, center: { id: id.center('demo') }, now: new Date() })).actor.userId!
  const [ofFatima, ofKees, ofWim] = await Promise.all(
    [fatima, kees, wim].map(async (one) => {
      const out = new PassThrough().resume()
      const userId = await userOf(one)
      hub.streams.add({
        session: (one as { client?: string }).client!,
        userId,
        centerId: id.center('demo'),
        organizationIds: [],
        isStaff: false,
        rights: '',
        out,
      })
      return { userId, out }
    }),
  )
  // The hub listens only once it has connected, so the change is repeated until it is noticed.
  await expect
    .poll(
      async () => {
        await db.onPlatform(async (tx) => await people(tx).deleteFrom('user_roles').where('user_id', '=', ofWim!.userId).execute())
        await db.onPlatform(
          async (tx) =>
            await people(tx)
              .insertInto('user_roles')
              .values({ volunteer_center_id: id.center('demo'), user_id: ofWim!.userId, name: 'coordinator' })
              .execute(),
        )
        return ofWim!.out.writableEnded
      },
      { timeout: 30_000 },
    )
    .toBe(true)
  expect((await other.inject({ method: 'DELETE', url: '/auth/sign_out', headers: kees })).statusCode).toBe(200)
  await expect.poll(() => ofKees!.out.writableEnded, { timeout: 30_000 }).toBe(true)
  expect(ofFatima!.out.writableEnded).toBe(false)
  await hub.stop()
})

test('who does not read what is sent is let go', async () => {
  const hub = new LiveHub(config, { validSessions: async () => () => true, onError: () => {} })
  const out = new PassThrough()
  hub.streams.add({ session: 's', userId: 'u', centerId: 'c', organizationIds: [], isStaff: false, rights: '', out })
  for (let n = 0; n < 1000 && hub.streams.size > 0; n++) {
    await hub.streams.say(`: ${'x'.repeat(1000)}\n\n`)
  }
  await expect.poll(() => hub.streams.size).toBe(0)
})
