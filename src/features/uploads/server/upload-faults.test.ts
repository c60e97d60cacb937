import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { drawCopies } from './draw-copies.ts'
import { sweepUploads, uploadReferences } from './references.ts'
import { type formOf, photo, pictureForm, pngOf, sender } from './testing.ts'

// Each picture is drawn in a process of its own, which may have to wait on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const started = await startTestApp({ pages: true })
const { app, db, as, call } = started
const send = sender(started)
const anna = await as('beheerder@demo.example')
let port = 0
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.server.closeAllConnections())

const count = async (where = sql`true`) =>
  Number(
    (await db.inCenter(id.center('demo'), async (tx) => (await sql<{ n: string }>`select count(*) as n from uploads where ${where}`.execute(tx)).rows))[0]!.n,
  )

test('through the door of our own pages it is the same, with the credentials of the cookies', async () => {
  const cookie = Object.entries(anna)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
  const knock = async (form: ReturnType<typeof formOf>, headers = {}) =>
    await send(form, { path: '/door/api/v1/uploads', headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers } })
  expect((await knock(pictureForm(await photo()))).status).toBe(201)
  expect((await knock(pictureForm(await photo()), { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  const { status, body } = await knock(pictureForm(Buffer.alloc(10 * 1024 * 1024 + 1, 0xff)))
  expect([status, body.errors[0].code]).toEqual([413, 'file_too_large'])
})

test.each(['/api/v1/uploads', '/door/api/v1/uploads'])('who hangs up in the middle at %s leaves nothing behind', async (path) => {
  const before = await count()
  const { headers, payload } = pictureForm(await photo({ width: 2000, height: 2000 }))
  const cookie = Object.entries(anna)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
  const host = 'demo.localhost'
  const asked = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path,
    headers: { ...anna, cookie, host, 'sec-fetch-site': 'same-origin', ...headers, 'content-length': payload.length },
  })
  asked.on('error', () => {})
  asked.write(payload.subarray(0, payload.length / 2))
  await new Promise((resolve) => setImmediate(resolve))
  asked.destroy()
  expect((await send(pictureForm(await photo()), { headers: anna })).status).toBe(201)
  expect(await count()).toBe(before + 1)
})

test.each(['/api/v1/uploads', '/door/api/v1/uploads'])('who says four gigabytes at %s is answered before they are sent', async (path) => {
  const { headers } = pictureForm(Buffer.alloc(0))
  const cookie = Object.entries(anna)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
  const asked = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path,
    headers: { ...anna, cookie, host: 'demo.localhost', 'sec-fetch-site': 'same-origin', ...headers, 'content-length': 4 * 1024 ** 3 },
  })
  asked.on('error', () => {})
  asked.flushHeaders()
  const [answer] = (await once(asked, 'response')) as [{ statusCode: number; headers: Record<string, string> }]
  expect([answer.statusCode, answer.headers['connection']]).toEqual([413, 'close'])
  asked.destroy()
})

test('when the process that draws is killed, the sender may try again, and nothing is kept', async () => {
  const big = [await photo({ width: 4000, height: 4000 })]
  const drawn = drawCopies(big, [640, 1280, 1920], { onStart: (pid) => process.kill(pid, 'SIGKILL') })
  await expect(drawn).rejects.toMatchObject({ status: 503 })
  expect((await drawCopies(big, [640, 1280, 1920])).map(({ width }) => width)).toEqual([640, 1280, 1920])
})

test('a picture that takes too long or too much memory ends its own process, and no other', async () => {
  const big = [await photo({ width: 5000, height: 4900 }, (one) => one.png())]
  await expect(drawCopies(big, [640, 1920], { most: { seconds: 0.05 } })).rejects.toMatchObject({ status: 422, message: 'broken_picture' })
  await expect(drawCopies(big, [640, 1920], { most: { megabytes: 40 } })).rejects.toMatchObject({ status: 413, message: 'too_many_pixels' })
  expect((await drawCopies(big, [640, 1920])).map(({ width }) => width)).toEqual([640, 1920])
})

test('one picture is drawn at a time, and one in AVIF beside it; who comes when many wait is asked to come back', async () => {
  const one = [await photo()]
  const running = { webp: 0, avif: 0 }
  const most = { webp: 0, avif: 0 }
  const drawn = async (to: 'webp' | 'avif') => {
    const onStart = () => (most[to] = Math.max(most[to], ++running[to]))
    await drawCopies(one, [96], { to, onStart, onEnd: () => (running[to] -= 1) })
  }
  const asked = await Promise.allSettled([...Array.from({ length: 10 }, async () => await drawn('webp')), drawn('avif'), drawn('avif')])
  expect(most).toEqual({ webp: 1, avif: 1 })
  expect(asked.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.status] : []))).toEqual([503])
})

test('a picture that is as small as its smallest copy has no other', async () => {
  expect((await drawCopies([pngOf(50, 40)], [96, 192])).map(({ side, width }) => [side, width])).toEqual([[96, 50]])
  expect((await drawCopies([pngOf(150, 40)], [96, 192])).map(({ side, width }) => [side, width])).toEqual([
    [96, 96],
    [192, 150],
  ])
})

test('a picture that is shown nowhere is gone a day later, not sooner; one that is shown stays', async () => {
  const shown = (await send(pictureForm(await photo()), { headers: anna })).body.data.id
  const school = id.school('demo')
  await call('PATCH', `/api/v1/organizations/${school}`, {
    headers: anna,
    body: { data: { type: 'organizations', id: school, relationships: { logo: { data: { type: 'uploads', id: shown } } } } },
  })
  await sweepUploads(db, new Date(Date.now() + 23 * 3600_000))
  expect(await count()).toBeGreaterThan(1)
  await sweepUploads(db, new Date(Date.now() + 25 * 3600_000))
  expect([await count(), await count(sql`id = ${shown}`)]).toEqual([1, 1])
})

test('every key that points at a picture is on the list of uses', async () => {
  const { rows } = await db.inCenter(id.center('demo'), (tx) =>
    sql<{
      use: string
    }>`select c.conrelid::regclass || '.' || a.attname as use from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
      where c.confrelid = 'uploads'::regclass and c.contype = 'f' and c.conrelid <> 'upload_copies'::regclass order by 1`.execute(tx),
  )
  expect(rows.map(({ use }) => use)).toEqual(uploadReferences.map(({ table, column }) => `${table}.${column}`).toSorted())
})

test('a person may try thirty times in half an hour', { timeout: 60_000 }, async () => {
  const strict = await startTestApp({ rateLimits: true })
  const headers = await strict.as('lid@demo.example')
  const tries = Array.from({ length: 31 }, async () => (await sender(strict)(pictureForm(Buffer.from('x')), { headers })).status)
  expect((await Promise.all(tries)).toSorted()).toEqual([...Array<number>(30).fill(415), 429])
})
