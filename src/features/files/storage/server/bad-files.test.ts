import { type IncomingMessage, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, afterAll, beforeAll, test, vi } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { photo, pngOf } from '#features/uploads/server/testing.ts'
import { librarian, pdf } from '#features/files/server/testing.ts'

// Each picture is drawn in a process of its own, which may have to wait on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const started = await startTestApp({ jobs: true })
const { app, as, get } = started
const { sendFile, keep } = librarian(started)
beforeAll(async () => void (await app.listen({ port: 0, host: '127.0.0.1' })))
afterAll(() => app.server.closeAllConnections())
const editor = await as('redacteur@demo.example')
const refusal = async (file: Buffer, filename = 'foto.jpg') => {
  const { status, body } = await sendFile(file, editor, { filename })
  return [status, body.errors?.[0]?.code]
}

test('a picture that says it is as large as a town is not unpacked', async () => {
  expect(await refusal(pngOf(12_000, 12_000), 'bom.png')).toEqual([413, 'too_many_pixels'])
})

test('a drawing that calls itself a photo is no photo, nor is a page or a program', async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>')
  expect(await refusal(drawing, 'tekening.png')).toEqual([415, 'unsupported_file'])
  expect(await refusal(Buffer.concat([Buffer.from('\u{feff}'), drawing]), 'tekening.svg')).toEqual([415, 'unsupported_file'])
  expect(await refusal(Buffer.from('<!doctype html><script>alert(1)</script>'))).toEqual([415, 'unsupported_file'])
  expect(await refusal(Buffer.from('MZ\x90\x00\x03'))).toEqual([415, 'unsupported_file'])
})

test('what begins as a picture and is something else is damaged', async () => {
  expect(await refusal(Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.from('<svg/>'.repeat(50))]))).toEqual([422, 'broken_picture'])
  expect(await refusal(Buffer.concat([Buffer.from('\x00\x00\x00\x20ftypavif', 'latin1'), Buffer.alloc(400, 7)]))).toEqual([422, 'broken_picture'])
})

test('a file that was cut off on its way is damaged', async () => {
  const whole = await photo({ width: 1200, height: 900 }, (one) => one.png({ compressionLevel: 0 }))
  expect(await refusal(whole.subarray(0, whole.length / 2))).toEqual([422, 'broken_picture'])
  expect(await refusal(Buffer.alloc(0))).toEqual([422, 'missing_file'])
})

test('a PDF that runs something is refused', async () => {
  expect(await refusal(pdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>'), 'verslag.pdf')).toEqual([422, 'pdf_with_script'])
})

test('a PDF with another file in it is refused for that, in words of its own', async () => {
  const { status, body } = await sendFile(pdf('/Type/EmbeddedFile/Length 3'), editor, { filename: 'factuur.pdf' })
  expect([status, body.errors[0].code]).toEqual([422, 'pdf_with_attachment'])
  expect(body.errors[0].detail).toContain('zit een ander bestand')
})

test('of a name only what can be shown is kept', async () => {
  const name = async (filename: string) => (await keep(await fresh(), editor, { filename })).attributes.name
  expect(await name('../../../etc/pass\u202ewd 🎉.jpg')).toBe('passwd 🎉.webp')
  expect(await name('C:\\fotos\\soep.png')).toBe('soep.webp')
  expect(await name('..')).toBe('foto.webp')
  expect((await name(`${'é'.repeat(300)}.jpg`)).length).toBeLessThanOrEqual(100)
})

let shade = 0
const fresh = async () =>
  await sharp({ create: { width: 40, height: 30, channels: 3, background: { r: (shade += 9), g: 1, b: 1 } } })
    .png()
    .toBuffer()

test('what is larger than ten megabytes is refused, whatever it says of its size', async () => {
  expect(await refusal(Buffer.concat([await fresh(), Buffer.alloc(10 * 1024 * 1024)]))).toEqual([413, 'file_too_large'])
  const said = await app.inject({
    method: 'POST',
    url: '/api/v1/files',
    headers: { host: 'demo.localhost', ...editor, 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(4 * 1024 ** 3) },
    payload: Readable.from([]),
  })
  expect(said.statusCode).toBe(413)
})

test('a file without an end is refused while it comes, and is not kept in memory', async () => {
  let sent = 0
  let most = 0
  const before = process.memoryUsage().rss
  async function* endless() {
    yield Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="film.jpg"\r\ncontent-type: image/jpeg\r\n\r\n')
    const piece = Buffer.alloc(256 * 1024, 1)
    while (sent < 4 * 1024 ** 3) {
      sent += piece.length
      most = Math.max(most, process.memoryUsage().rss - before)
      yield piece
      // The server is in this process: its answer is read before more is written to a connection that it has closed.
      for (const _turn of [1, 2, 3]) await setImmediate()
    }
  }
  const { port } = app.server.address() as AddressInfo
  const request = ask({
    method: 'POST',
    port,
    host: '127.0.0.1',
    path: '/api/v1/files',
    headers: { host: 'demo.localhost', ...editor, 'content-type': 'multipart/form-data; boundary=x' },
  })
  request.on('error', () => {}) // the server closes the connection
  Readable.from(endless(), { highWaterMark: 1 })
    .on('error', () => {})
    .pipe(request)
  const answer = await new Promise<IncomingMessage>((answered) => request.once('response', answered))
  const said = (await json(answer)) as { errors: { code: string }[] }
  request.destroy()
  expect([answer.statusCode, said.errors[0]!.code]).toEqual([413, 'file_too_large'])
  expect(sent).toBeLessThan(32 * 1024 * 1024)
  expect(most).toBeLessThan(150 * 1024 * 1024)
})

test('after all this nothing of it is there', async () => {
  const { body } = await get('/api/v1/files?page[size]=100', { headers: editor })
  expect(body.data.every(({ attributes }: { attributes: { width: number } }) => attributes.width === 40)).toBe(true)
})
