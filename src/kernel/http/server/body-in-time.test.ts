import Fastify from 'fastify'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { bodyInTime } from './body-in-time.ts'

function timedApp() {
  const app = Fastify({ clientErrorHandler: (error, socket) => socket.end(`HTTP/1.1 408 ${error.code}\r\n\r\n`) })
  const ended: unknown[] = []
  app.server.on('clientError', (_error, socket) => ended.push(socket))
  bodyInTime(app, 300)
  app.addHook('onRequest', async ({ url }) => {
    if (url === '/refused') throw new Error('Before anybody read its body.')
  })
  app.addContentTypeParser('multipart/form-data', (_request, body, done) => {
    let text = ''
    body.on('data', (part) => (text += String(part))).on('end', () => done(null, text))
  })
  app.post('/', async ({ body }) => ({ body }))
  return { app, ended }
}
const { port } = new URL(await timedApp().app.listen({ port: 0, host: '127.0.0.1' }))

/** Sends ten letters, one each tenth of a second, and hears the answer. */
async function dropByDrop(type: string): Promise<string> {
  const client = connect(Number(port), '127.0.0.1').setEncoding('latin1')
  client.on('error', () => {})
  let answer = ''
  client.on('data', (text) => (answer += text))
  client.write(`POST / HTTP/1.1\r\nHost: demo.localhost\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: 10\r\n\r\n`)
  const closed = once(client, 'close')
  for (let letter = 0; letter < 10 && answer === ''; letter++) {
    client.write(String(letter))
    await sleep(100)
  }
  await closed
  return answer
}

test('words that come drop by drop are not waited for', async () => {
  expect(await dropByDrop('text/plain')).toBe('HTTP/1.1 408 ERR_HTTP_REQUEST_TIMEOUT\r\n\r\n')
})

test('a call of our own has no line to wait for, whatever becomes of its body', async () => {
  // One of its own: the lines of the other tests may end late.
  const { app, ended } = timedApp()
  const { statusCode } = await app.inject({ method: 'POST', url: '/refused', headers: { 'content-type': 'text/plain' }, payload: 'words' })
  await sleep(400)
  expect([statusCode, ended]).toEqual([500, []])
})

test('a file over a slow line is', async () => {
  expect(await dropByDrop('multipart/form-data; boundary=x')).toContain('{"body":"0123456789"}')
})
