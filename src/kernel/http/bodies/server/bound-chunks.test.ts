import { connect } from 'node:net'
import { Duplex } from 'node:stream'
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

/**
 * The answer to a body in chunks of these sizes, over and over, when the server reads so many bytes at a time: the same pieces
 * on every machine, while those of a real connection depend on how busy it is.
 */
async function deliver(bytes: number, { chunks, packet }: { chunks: readonly number[]; packet: number }): Promise<string> {
  pieces = 0
  const lines = ['POST / HTTP/1.1\r\nHost: demo.localhost\r\nConnection: close\r\nContent-Type: text/x\r\nTransfer-Encoding: chunked\r\n\r\n']
  for (let left = bytes, at = 0; left > 0; at += 1) {
    const size = Math.min(left, chunks[at % chunks.length]!)
    lines.push(`${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`)
    left -= size
  }
  const wire = Buffer.from(`${lines.join('')}0\r\n\r\n`)
  let answer = ''
  let at = 0
  return await new Promise((resolve) => {
    const socket = new Duplex({
      read() {
        if (at < wire.length) this.push(wire.subarray(at, (at += packet)))
      },
      write: (text, _encoding, done) => {
        answer += String(text)
        done()
      },
    })
    socket.once('close', () => resolve(answer))
    socket.once('finish', () => resolve(answer))
    app.server.emit('connection', socket)
  })
}

const megabyte = 1024 * 1024
test.each([
  ['a phone that fills each packet with a chunk', [1400], 1460],
  ['the same where packets are as small as they may be', [1400], 536],
  ['a proxy that passes frames of HTTP/2 on', [16_384], 1460],
  ['a proxy that passes on records of TLS, their first byte alone', [1, 1399], 1460],
  ['a proxy that passes on what it has just read, however little', [536, 1, 87, 1400, 24, 1072], 536],
  ['a program that writes a line at a time, a few at once', [90, 110, 75], 1460],
])('%s is not taken for one that sends crumbs: ten megabytes arrive', async (_who, chunks, packet) => {
  expect(await deliver(10 * megabyte, { chunks, packet })).toContain(`{"size":${10 * megabyte}}`)
  // Far from the limit, so that no more of what happens on the way makes a difference.
  expect((10 * megabyte) / pieces).toBeGreaterThan(70)
})

test('the same delivery of crumbs is ended', async () => {
  expect(await deliver(megabyte, { chunks: [30], packet: 1460 })).toContain('400 ERR_BODY_IN_CRUMBS')
  expect(pieces).toBeLessThan(6_000)
})
