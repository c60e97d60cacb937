import Fastify from 'fastify'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { addBodyTimeout } from './body-timeout.ts'

function timedApp() {
  const app = Fastify({ clientErrorHandler: (error, socket) => socket.end(`HTTP/1.1 408 ${error.code}\r\n\r\n`) })
  const ended: unknown[] = []
  app.server.on('clientError', (_error, socket) => ended.push(socket))
  addBodyTimeout(app, { wordsWithin: 300, fileGrace: 500, filePace: 1024 })
  app.addHook('onRequest', async ({ url }) => {
    if (url === '/refused') throw new Error('Before anybody read its body.')
  })
  app.addContentTypeParser('multipart/form-data', (_request, body, done) => {
    let text = ''
    body.on('data', (part) => (text += String(part))).on('end', () => done(null, text))
  })
  app.post('/', async ({ body }) => ({ body }))
  app.post('/files', { config: { takesFile: true } }, async ({ body }) => ({ size: String(body).length }))
  return { app, ended }
}
const { port } = new URL(await timedApp().app.listen({ port: 0, host: '127.0.0.1' }))

type Slowly = { path?: string; pieces?: number; piece?: string }

/** Sends pieces, one each tenth of a second, until all are sent or an answer arrives. */
async function dropByDrop(type: string, { path = '/', pieces = 10, piece = 'x' }: Slowly = {}): Promise<{ answer: string; sent: number }> {
  const client = connect(Number(port), '127.0.0.1').setEncoding('latin1')
  client.on('error', () => {})
  let answer = ''
  let sent = 0
  client.on('data', (text) => (answer += text))
  const size = pieces * piece.length
  client.write(`POST ${path} HTTP/1.1\r\nHost: demo.localhost\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${size}\r\n\r\n`)
  const closed = once(client, 'close')
  for (; sent < pieces && answer === ''; sent++) {
    client.write(piece)
    await sleep(100)
  }
  await closed
  return { answer, sent }
}
const file = 'multipart/form-data; boundary=x'
const ended408 = 'HTTP/1.1 408 ERR_HTTP_REQUEST_TIMEOUT\r\n\r\n'

test('words that come drop by drop are not waited for', async () => {
  expect((await dropByDrop('text/plain')).answer).toBe(ended408)
})

test('a call of our own has no line to wait for, whatever becomes of its body', async () => {
  // An app of its own, because requests of the other tests may end late.
  const { app, ended } = timedApp()
  const { statusCode } = await app.inject({ method: 'POST', url: '/refused', headers: { 'content-type': 'text/plain' }, payload: 'words' })
  await sleep(400)
  expect([statusCode, ended]).toEqual([500, []])
})

test('nor is what only calls itself a file, where none is taken', async () => {
  expect((await dropByDrop(file)).answer).toBe(ended408)
})

test('a file over a slow line is waited for, also beyond the time of grace', async () => {
  const { answer } = await dropByDrop(file, { path: '/files', piece: 'x'.repeat(4096) })
  expect(answer).toContain('{"size":40960}')
})

test('one that comes drop by drop is not, once the time of grace is over', async () => {
  const { answer, sent } = await dropByDrop(file, { path: '/files', pieces: 1000 })
  expect(answer).toBe(ended408)
  expect(sent).toBeLessThan(1000)
})
