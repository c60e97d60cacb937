import { connect } from 'node:net'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { boundChunks } from './bound-input.ts'

const app = Fastify({
  clientErrorHandler: (error, socket) => {
    socket.write(`HTTP/1.1 400 ${error.code}\r\n\r\n`)
    socket.destroy()
  },
})
boundChunks(app)
let pieces = 0
app.addContentTypeParser('*', (_request, body, done) => {
  let size = 0
  body.on('data', (piece: Buffer) => {
    pieces += 1
    size += piece.length
  })
  body.on('end', () => done(null, size)).on('error', done)
})
app.post('/', async ({ body }) => ({ size: body }))
const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
afterAll(async () => await app.close())

/** Sends this many bytes in pieces of one size. */
async function send(bytes: number, piece: number): Promise<string> {
  pieces = 0
  const client = connect(Number(port), '127.0.0.1').setEncoding('latin1')
  let answer = ''
  client.on('data', (text) => (answer += text)).on('error', () => {}) // the server closes the connection
  const closed = new Promise((resolve) => client.once('close', resolve))
  client.write('POST / HTTP/1.1\r\nHost: demo.localhost\r\nConnection: close\r\nContent-Type: text/x\r\nTransfer-Encoding: chunked\r\n\r\n')
  client.write(`${piece.toString(16)}\r\n${'x'.repeat(piece)}\r\n`.repeat(bytes / piece))
  client.write('0\r\n\r\n')
  await closed
  return answer
}

test('a body in crumbs is ended, and nobody gets to see all of them', async () => {
  for (const piece of [1, 10, 50]) {
    // A sender that is cut off while sending may miss the answer.
    expect(await send(1_000_000, piece)).toMatch(/^(HTTP\/1\.1 400 ERR_BODY_IN_CRUMBS\r\n\r\n)?$/)
    expect(pieces).toBeGreaterThan(1_000)
    expect(pieces).toBeLessThan(20_000)
  }
})

test('a body in pieces is taken, also one of a few words letter by letter', async () => {
  expect(await send(1_000_000, 100)).toContain('{"size":1000000}')
  expect(await send(1_500, 1)).toContain('{"size":1500}')
})
