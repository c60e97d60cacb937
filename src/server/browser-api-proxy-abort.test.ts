import { EventEmitter, once } from 'node:events'
import { request as httpRequest, type ClientRequest } from 'node:http'
import { PassThrough, Readable } from 'node:stream'
import Fastify from 'fastify'
import { afterAll, expect, test, vi } from 'vitest'
import { answerErrors, errorAnswer } from '#kernel/http/answers/server/answer-errors.ts'
import { browserApiProxy } from '#kernel/http/pages/server/browser-api-proxy.ts'

/** What the server logs, from level warn. */
const logged: string[] = []
const small = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void logged.push(line) } } })
answerErrors(small, errorAnswer({}))
const gone = { events: 0, slow: 0, body: 0, download: 0 }
const begun = { slow: 0, body: 0 }
small.get('/api/v1/events', async (_request, reply) => {
  const out = new PassThrough()
  out.write('data: hello\n\n')
  out.on('close', () => (gone.events += 1))
  return await reply.type('text/event-stream').send(out)
})
const late = new EventEmitter()
small.get('/api/v1/slow', async () => {
  begun.slow += 1
  await once(late, 'go')
  gone.slow += 1
  return { late: true }
})
small.get('/api/v1/download', async (_request, reply) => {
  const endless = new Readable({ read: () => void endless.push(Buffer.alloc(64 * 1024)) })
  endless.on('close', () => (gone.download += 1))
  return await reply.type('application/pdf').send(endless)
})
small.removeAllContentTypeParsers()
small.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
const kept: unknown[] = []
small.post('/api/v1/messages', ({ body }) => ({ ok: kept.push(body) }))
// As in the product, the answer is not written at once: otherwise a second one could begin before it.
small.addHook('onSend', async () => await new Promise((resolve) => setImmediate(resolve)))
small.addHook('onRequest', async (request) => {
  if (request.method !== 'POST' || !request.url.startsWith('/api')) return
  begun.body += 1
})
small.addHook('onResponse', async ({ method, url }) => {
  if (method === 'POST' && url.startsWith('/api')) gone.body += 1
})
await small.register(browserApiProxy, { headersFor: ({ host }) => ({ host }), originOf: ({ host }) => `http://${host}`, organizationOf: () => undefined })
const port = Number(new URL(await small.listen({ port: 0 })).port)
afterAll(async () => await small.close())

const ask = (path: string, method = 'GET'): ClientRequest => {
  const asked = httpRequest({ port, path: `/door/api/v1/${path}`, method, headers: { 'sec-fetch-site': 'same-origin' } })
  asked.on('error', () => {}) // we abort it ourselves
  return asked
}
/** Waits until the abort has been handled, by making one more call after it. */
const settled = async () =>
  await new Promise<void>((resolve) =>
    ask('nothing')
      .on('response', (answer) => answer.resume().on('end', () => setImmediate(resolve)))
      .end(),
  )

test('a browser that leaves a stream of events ends it, and nobody is told of a failure', async () => {
  const asked = ask('events')
  asked.on('response', (answer) => answer.once('data', () => asked.destroy()).on('error', () => {})).end()
  await vi.waitFor(() => expect(gone.events).toBe(1), { timeout: 30_000 })
  await settled()
  expect(logged).toEqual([])
})

test('a browser that leaves a file in the middle ends it too', async () => {
  const asked = ask('download')
  asked.on('response', (answer) => answer.once('data', () => asked.destroy()).on('error', () => {})).end()
  await vi.waitFor(() => expect(gone.download).toBe(1), { timeout: 30_000 })
  await settled()
  expect(logged).toEqual([])
})

test('a browser that leaves before the answer came is no failure, and what it asked for is done', async () => {
  const asked = ask('slow')
  asked.end()
  await vi.waitFor(() => expect(begun.slow).toBe(1), { timeout: 30_000 })
  asked.destroy()
  await settled()
  late.emit('go')
  await vi.waitFor(() => expect(gone.slow).toBe(1), { timeout: 30_000 })
  await settled()
  expect(logged).toEqual([])
})

test('a browser that leaves in the middle of what it sends is no failure', async () => {
  const asked = ask('messages', 'POST')
  asked.setHeader('content-type', 'application/json')
  asked.setHeader('content-length', 1000)
  asked.write('{"body": "half')
  await vi.waitFor(() => expect(begun.body).toBe(1), { timeout: 30_000 })
  asked.destroy()
  await vi.waitFor(() => expect(gone.body).toBe(1), { timeout: 30_000 })
  await settled()
  expect(logged).toEqual([])
  expect(kept).toEqual([])
})
