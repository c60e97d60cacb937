import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { tryJob } from '#kernel/jobs/server/workers.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { startTraces } from './traces.ts'

type Span = { name: string; traceId: string; spanId: string; parentSpanId?: string; status: { code?: number }; attributes: { key: string; value: object }[] }

// Somebody else's server that takes traces, as text and as what it understood of them.
let [text, spans]: [string, Span[]] = ['', []]
const receiver = createServer((request, response) => {
  let body = ''
  request.on('data', (piece: Buffer) => (body += piece.toString()))
  request.on('end', () => {
    text += `${request.url} ${body}`
    spans.push(...JSON.parse(body).resourceSpans.flatMap((one: { scopeSpans: { spans: Span[] }[] }) => one.scopeSpans.flatMap((scope) => scope.spans)))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
const { app, call, as, db } = await startTestApp({ pages: true })
afterAll(() => void receiver.close())

const page = { url: `/vacancies/${id.gardening('demo')}`, headers: { host: 'demo.localhost', accept: 'text/html' } }

/** The spans of what happens meanwhile. */
async function tracesOf(work: () => Promise<unknown>, share = 1): Promise<Span[]> {
  ;[text, spans] = ['', []]
  const traces = await startTraces({ service: 'test', address, share })
  await work().catch(() => {})
  await traces.stop()
  return spans
}

test('a page is one trace, with what it asks of the API and of the database below it', async () => {
  const told = await tracesOf(async () => await app.inject(page))
  expect(text).toMatch(/^\/v1\/traces /)
  const root = told.find(({ name }) => name === 'GET /vacancies/:id')!
  expect(root.parentSpanId ?? '').toBe('')
  expect(root.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } })
  const asked = told.find(({ name }) => name === 'GET /api/v1/vacancies/:id')!
  const read = told.filter(({ name }) => name === 'database read')
  expect(read.length).toBeGreaterThan(0)
  expect(new Set(told.map(({ traceId }) => traceId)).size).toBe(1)
  expect([...read, asked].every(({ parentSpanId }) => told.some(({ spanId }) => spanId === parentSpanId))).toBe(true)
})

test('nothing of what somebody typed is in it, nor who it was', async () => {
  const canary = 'kanarie-7f3a'
  const headers = await as('lid@demo.example')
  const told = await tracesOf(async () => {
    await call('POST', '/auth/sign_in', { body: { email: `${canary}@voorbeeld.example`, password: canary } })
    await app.inject({ url: `/${canary}?token=${canary}`, headers: { ...page.headers, 'x-request-id': canary } })
    await call('GET', `/api/v1/vacancies?filter[q_cont]=${canary}`, { headers })
    await call('GET', '/api/v1/current_user', { headers })
  })
  expect(told.length).toBeGreaterThan(4)
  expect(text).not.toContain(canary)
  expect(text).not.toMatch(/lid@|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-/)
})

test('a job is a trace of its own; one that fails says so, without why', async () => {
  const fails = { job: { name: 'test.fails', retries: 3, seconds: 60 }, cron: null, run: async () => await Promise.reject(new Error('kanarie van Truus')) }
  const told = await tracesOf(async () => await tryJob(db, fails, { id: 'a', data: { centerId: id.center('demo') }, retryCount: 1 }, { error: () => {} }))
  expect(told).toMatchObject([{ name: 'job test.fails', status: { code: 2 }, attributes: [{ key: 'job.attempt', value: { intValue: 2 } }] }])
  expect(text).not.toContain('kanarie')
})

test('a share of none sends nothing, and the trace that a visitor names is not taken over', async () => {
  expect(await tracesOf(async () => await app.inject(page), 0)).toEqual([])
  const theirs = '0af7651916cd43dd8448eb211c80319c'
  const told = await tracesOf(async () => await app.inject({ ...page, headers: { ...page.headers, traceparent: `00-${theirs}-b7ad6b7169203331-01` } }))
  expect(told.length).toBeGreaterThan(0)
  expect(text).not.toContain(theirs)
})

test('without an address nothing is told, and a receiver that is away neither breaks an answer nor a stop', async () => {
  ;[text, spans] = ['', []]
  expect((await app.inject(page)).statusCode).toBe(200)
  expect(spans).toEqual([])
  const traces = await startTraces({ service: 'test', address: 'http://127.0.0.1:9/', share: 1 })
  expect((await app.inject(page)).statusCode).toBe(200)
  await traces.stop()
})
