import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { HttpError } from '#kernel/http/errors.ts'
import { type MemoryBudget, readForm, readFormWithRefusal } from './read-form.ts'

const largest = 1024 * 1024
const room: MemoryBudget = { max: 3 * largest, used: 0 }
/** Bytes that were read from the sender. */
let read = 0

const app = Fastify()
afterAll(async () => await app.close())
app.removeAllContentTypeParsers()
app.addContentTypeParser('*', (_request, body, done) => done(null, body))
app.setErrorHandler((error, _request, reply) => reply.code(error instanceof HttpError ? error.status : 500).send({ code: (error as HttpError).code }))
app.post('/named', async (request) => told(await readForm(request, { maxFileSize: largest, names: ['purpose'], memory: room })))
app.post('/all', async (request) => {
  const { form, refusal } = await readFormWithRefusal(request, { maxFileSize: largest, names: null, memory: room })
  return { ...told(form), refusal: refusal?.code ?? null }
})

function told({ fields, file, release: letGo }: Awaited<ReturnType<typeof readForm>>) {
  const answer = {
    fields,
    file: file && { name: file.name, size: file.size, head: file.head.toString('latin1'), text: Buffer.concat(file.chunks).toString('latin1') },
  }
  letGo()
  return answer
}

function* counted(chunks: Iterable<Buffer>) {
  for (const chunk of chunks) {
    read += chunk.length
    yield chunk
  }
}

async function send(chunks: Iterable<Buffer>, { path = '/all', boundary = 'x' } = {}) {
  read = 0
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  const { statusCode, body } = await app.inject({ method: 'POST', url: path, headers, payload: Readable.from(counted(chunks), { objectMode: false }) })
  expect(room.used).toBe(0)
  return { status: statusCode, ...JSON.parse(body) }
}

const part = (name: string, value: string, more = '') => `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
const filePart = (value: string, name = 'foto.jpg') => part('file', value, `; filename="${name}"\r\ncontent-type: image/jpeg`)
const end = '--x--\r\n'
/** In pieces of `size` bytes. */
function* pieces(text: string | Buffer, size: number) {
  const bytes = Buffer.from(text as string)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const whole = (text: string) => pieces(text, 64 * 1024)

test('a form is the same wherever the network cuts it', async () => {
  const tricky = '\r\n--\r\n--y\r\n-\r\n\r\n--xx'.replaceAll('--x', '--z')
  const text = part('purpose', 'Blauwe deur é 🐟') + part('purpose', '') + filePart(`0123456789abcdef${tricky}`, 'C:\\fotos\\soep.png') + end
  const expected = {
    status: 200,
    fields: [
      ['purpose', 'Blauwe deur é 🐟'],
      ['purpose', ''],
    ],
    file: { name: 'C:\\fotos\\soep.png', size: 16 + tricky.length, head: '0123456789abcdef', text: `0123456789abcdef${tricky}` },
    refusal: null,
  }
  for (let size = 1; size <= Buffer.byteLength(text); size++) expect(await send(pieces(text, size))).toEqual(expected)
})

test('it says the same as the platform, which reads forms too', async () => {
  const letters = ['a', '\r', '\n', '\r\n', '-', '--', '--z', '"', 'é', '🐟']
  let seed = 20261125
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  for (let round = 0; round < 200; round++) {
    const fields = Array.from({ length: 1 + next(4) }, (_, at): [string, string] => [
      `f${at}`,
      Array.from({ length: next(12) }, () => letters[next(10)]).join(''),
    ])
    const form = new FormData()
    for (const [name, value] of fields) form.append(name, new Blob([value]), 'leeg')
    const written = new Response(form)
    const boundary = /boundary=(.*)$/.exec(written.headers.get('content-type')!)![1]!
    const text = Buffer.from(await written.arrayBuffer())
      .toString()
      .replaceAll(/; filename="leeg"\r\ncontent-type: application\/octet-stream/gi, '')
    expect((await send(pieces(text, 1 + next(50)), { boundary })).fields).toEqual(fields)
  }
})

test.each([
  ['a boundary in quotes', '"x"', 200],
  ['a boundary that is too long', 'x'.repeat(71), 400],
  ['a boundary that is none', '', 400],
])('%s', async (_what, boundary, status) => {
  expect((await send(whole(part('a', 'b') + end), { boundary })).status).toBe(status)
})

test('only what was asked for is heard; what stands behind the end is not', async () => {
  const { fields, status } = await send(pieces(`${part('purpose', 'logo') + part('other', 'x') + end}--x\r\n${'x'.repeat(5000)}`, 10), { path: '/named' })
  expect([status, fields]).toEqual([200, [['purpose', 'logo']]])
})

test.each([
  ['nothing', ''],
  ['no form', 'x'.repeat(100)],
  ['a form that is cut off', part('a', 'b')],
  ['a form that is cut off in its headers', '--x\r\ncontent-disp'],
  ['a part without a name', `--x\r\ncontent-disposition: form-data\r\n\r\nb\r\n${end}`],
  ['a part without headers', `--x\r\n\r\n\r\n\r\n${end}`],
  ['a name that is too long', part('n'.repeat(101), 'b') + end],
  ['headers that are no text', `--x\r\ncontent-disposition: form-data; name="\u{ff}"\r\n\r\nb\r\n${end}`],
  ['a field that is too long', part('a', 'b'.repeat(32_769)) + end],
  ['too many fields', part('a', 'b').repeat(25) + end],
])('%s is no form', async (_what, text) => {
  expect(await send(pieces(Buffer.from(text, 'latin1'), 1000), { path: '/named' })).toMatchObject({ status: 400, code: 'invalid_form' })
})

test('two files, and one that is too large, are refused beside the words that came before them', async () => {
  const said = { status: 200, fields: [['body', 'Hallo']], file: null }
  expect(await send(whole(part('body', 'Hallo') + filePart('a') + filePart('b') + end))).toMatchObject({
    status: 200,
    fields: said.fields,
    refusal: 'too_many_files',
  })
  expect(await send(whole(part('body', 'Hallo') + filePart('a'.repeat(largest + 1)) + end))).toEqual({ ...said, refusal: 'file_too_large' })
  expect(await send(whole(filePart('a'.repeat(largest)) + end))).toMatchObject({ status: 200, refusal: null, file: { size: largest } })
})

/** Every way to continue after the first breach, for as long as may be sent. */
const breaches: [name: string, text: string][] = [
  ['parts without names', '--x\r\n\r\n\r\n'],
  ['thousands of tiny parts', part('a', 'b')],
  ['endless headers', 'a: b\r\n'],
  ['one endless header', 'a'],
]
test.each(breaches)('%s: nothing is parsed after the first breach, the rest is thrown away, and the sender hears why', async (_name, text) => {
  const long = `--x\r\n${text.repeat(Math.floor((2 * largest - 100) / text.length))}`
  expect(await send(whole(long))).toMatchObject({ status: 200, refusal: 'invalid_form' })
  expect(read).toBe(long.length)
})

test('a form without an end is listened to until twice the largest file has come', async () => {
  function* endless() {
    yield Buffer.from('--x\r\n\r\n\r\n')
    for (;;) yield Buffer.alloc(64 * 1024, '--x\r\n\r\n\r\n')
  }
  expect(await send(endless())).toMatchObject({ status: 200, refusal: 'invalid_form' })
  expect(read).toBeLessThan(3 * largest)
})

test('what there is no room for is refused, and takes none', async () => {
  room.used = 2.5 * largest
  const answer = app.inject({
    method: 'POST',
    url: '/named',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: filePart('a'.repeat(largest)) + end,
  })
  expect([(await answer).statusCode, room.used]).toEqual([503, 2.5 * largest])
  room.used = 0
})
