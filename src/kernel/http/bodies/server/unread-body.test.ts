import Fastify from 'fastify'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { discardUnreadBodies } from './unread-body.ts'

const app = Fastify()
discardUnreadBodies(app)
app.addHook('onRequest', async ({ url }) => {
  if (url === '/refused') throw Object.assign(new Error('Who are you?'), { statusCode: 401 })
})
app.post('/', async () => ({ is: 'read' }))
const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))

/** Announces a body of this size, begins to send it, and goes on while the server reads. */
async function send(path: string, size: number, head = `Content-Length: ${size}`): Promise<{ answer: string; sent: number }> {
  const client = connect(Number(port), '127.0.0.1').setEncoding('latin1')
  client.on('error', () => {}) // the server closes the connection
  const closed = new Promise((resolve) => client.once('close', resolve))
  let answer = ''
  client.on('data', (text) => (answer += text))
  client.write(`POST ${path} HTTP/1.1\r\nHost: demo.localhost\r\nContent-Type: application/json\r\n${head}\r\n\r\n`)
  await Promise.race([new Promise((resolve) => client.once('data', resolve)), closed])
  const piece = 'x'.repeat(65_536)
  let sent = 0
  while (sent < size && !client.destroyed) {
    sent += piece.length
    if (!client.write(piece)) await Promise.race([new Promise((resolve) => client.once('drain', resolve)), closed])
  }
  client.destroy()
  return { answer, sent }
}
const much = 200 * 1024 * 1024

test('who is refused before the body was read is answered, and not listened to any longer', async () => {
  const { answer, sent } = await send('/refused', much)
  expect(answer).toContain('HTTP/1.1 401')
  expect(answer).toContain('connection: close')
  expect(sent).toBeLessThan(much / 2)
})

test('nor is one who does not say how much is to come', async () => {
  const { answer, sent } = await send('/refused', much, 'Transfer-Encoding: chunked\r\n\r\n4000000')
  expect(answer).toContain('HTTP/1.1 401')
  expect(sent).toBeLessThan(much / 2)
})

test('a few words are read to their end, so that the connection serves again', async () => {
  const answers = await fetch(`http://127.0.0.1:${port}/refused`, { method: 'POST', body: 'words' })
  expect([answers.status, answers.headers.get('connection')]).toEqual([401, 'keep-alive'])
})
