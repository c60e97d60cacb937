import { sql } from 'kysely'
import sharp, { type Sharp } from 'sharp'
import { expect, test, vi } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { formOf, photo, pictureForm, pngOf, sender } from './testing.ts'

// Each picture is drawn in a process of its own, which may have to wait on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const started = await startTestApp()
const { app, call, get, as, db } = started
const send = sender(started)
const anna = await as('beheerder@demo.example')
const other = await as('lid@demo.example')
const stranger = await as('vrijwilliger@demo.example')
const coordinator = await as('coordinator@demo.example')
const elsewhere = await as('beheerder@oldebroek.example')
const blue = await photo()

const kept = async (form = pictureForm(blue), headers = anna) => (await send(form, { headers })).body.data
const codeOf = async (form: Parameters<typeof send>[0]) => {
  const { status, body } = await send(form, { headers: anna })
  return [status, body.errors?.[0].code, body.errors?.[0].meta?.attribute]
}
const count = async () =>
  Number((await db.inCenter(id.center('demo'), async (tx) => (await sql<{ n: string }>`select count(*) as n from uploads`.execute(tx)).rows))[0]!.n)
const file = async (url: string, host = 'demo.localhost', headers = {}) => await app.inject({ url, headers: { host, ...headers } })

test('an admin sends a logo, and gets its copies, small to large', async () => {
  const { status, headers, body } = await send(pictureForm(blue), { headers: anna })
  const { data } = body
  expect([status, headers['location'], data.attributes.purpose, data.attributes.alt]).toEqual([
    201,
    `/api/v1/uploads/${data.id}`,
    'organization_logo',
    'Een blauwe deur',
  ])
  expect(data.attributes.pictures.map(({ width, height }: { width: number; height: number }) => [width, height])).toEqual([
    [96, 64],
    [192, 128],
  ])
  const answer = await file(data.attributes.pictures[1].url)
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 192, height: 128 })
})

test('a picture is served so that nothing runs, nothing is guessed and nothing is asked twice', async () => {
  const { url } = (await kept()).attributes.pictures[0]
  expect(url).toMatch(/^\/uploads\/[\w-]{22}\/96\.webp$/)
  const { headers, statusCode } = await file(url)
  expect([statusCode, headers]).toMatchObject([
    200,
    {
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  ])
  const again = await file(url, 'demo.localhost', { 'if-none-match': headers['etag'] })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
})

test('beside a link a copy is shown as JPEG, which every program reads', async () => {
  const { url } = (await kept(pictureForm(await photo({ width: 300, height: 200 }, (one) => one.ensureAlpha(0).png())))).attributes.pictures[1]
  const answer = await file(url.replace('.webp', '.jpg'))
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cross-origin-resource-policy']]).toEqual([200, 'image/jpeg', 'cross-origin'])
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 192, height: 128 })
  expect((await file(url.replace('.webp', '.jpg'), 'demo.localhost', { 'if-none-match': answer.headers['etag'] })).statusCode).toBe(304)
  for (const [address, host] of [
    [url.replace('.webp', '.jpg'), 'oldebroek.localhost'],
    [url.replace(/\d+\.webp/, '97.jpg'), 'demo.localhost'],
  ])
    expect((await file(address, host)).statusCode).toBe(404)
})

test.each([
  ['the last two bytes of a JPEG', async () => cut(await noise(), 2)],
  ['the last byte of a JPEG', async () => cut(await noise(), 1)],
  ['the last two bytes of a progressive JPEG', async () => cut(await noise((one) => one.jpeg({ progressive: true })), 2)],
  ['the end of a PNG', async () => cut(await noise((one) => one.png()), 12)],
  ['nothing, with other bytes behind it', async () => Buffer.concat([await noise(), Buffer.from('junk'.repeat(50))])],
  ['the marker of the end, with zeros in its place', async () => Buffer.concat([cut(await noise(), 2), Buffer.alloc(100)])],
])('a picture that misses %s is taken, as every reader shows it', async (_what, made) => {
  expect((await send(pictureForm(await made()), { headers: anna })).status).toBe(201)
})

test.each([
  ['a twentieth', 0.95],
  ['half', 0.5],
])('a JPEG that misses %s of its picture is not', async (_what, share) => {
  const whole = await noise()
  expect(await codeOf(pictureForm(whole.subarray(0, Math.floor(whole.length * share))))).toEqual([422, 'broken_picture', 'file'])
})

const cut = (whole: Buffer, bytes: number) => whole.subarray(0, whole.length - bytes)
/** A picture in which every part differs, so that nothing of it can be missed. */
async function noise(draw: (picture: Sharp) => Sharp = (picture) => picture.jpeg()): Promise<Buffer> {
  const [width, height] = [300, 200]
  const raw = Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (at * 7919 + Math.floor(at / 900) * 104_729) % 251))
  return await draw(sharp(raw, { raw: { width, height, channels: 3 } })).toBuffer()
}

test.each([
  '/uploads/x/96.webp',
  '/uploads/..%2f..%2fetc/96.webp',
  `/uploads/${'a'.repeat(22)}/96.webp`,
  `/uploads/${'a'.repeat(22)}/97.webp`,
  `/uploads/${'a'.repeat(200)}/96.svg`,
])('at %s there is nothing', async (url) => {
  expect((await file(url)).statusCode).toBe(404)
})

test('a picture of one town is not there on the site of another', async () => {
  const { id: upload, attributes } = await kept()
  expect((await file(attributes.pictures[0].url, 'oldebroek.localhost')).statusCode).toBe(404)
  for (const method of ['GET', 'DELETE'] as const)
    expect((await call(method, `/api/v1/uploads/${upload}`, { host: 'oldebroek.localhost', headers: elsewhere })).status).toBe(404)
})

test('where a photo was taken, and with what, is gone; it stands upright', async () => {
  const gps = { IFD0: { Make: 'Geheim', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 27/1 0/1' } }
  const turned = await photo({ width: 400, height: 200 }, (picture) => picture.withExif(gps).withMetadata({ orientation: 6 }).jpeg())
  expect((await sharp(turned).metadata()).exif).toBeDefined()
  const { pictures } = (await kept(pictureForm(turned))).attributes
  const { rawPayload } = await file(pictures.at(-1).url)
  const { exif, icc, xmp, iptc, orientation, width, height } = await sharp(rawPayload).metadata()
  expect({ exif, icc, xmp, iptc, orientation, width, height }).toEqual({ width: 96, height: 192 })
  expect(rawPayload.includes('Geheim')).toBe(false)
})

test('a visitor is asked who they are, before anything is read', async () => {
  expect((await send(pictureForm(blue))).status).toBe(401)
})

test('only who sent it, the staff, and where it is shown everybody may see what it is', async () => {
  const { id: upload } = await kept()
  const seen = async (headers: Record<string, string>) => (await get(`/api/v1/uploads/${upload}`, { headers })).status
  expect([await seen(anna), await seen(coordinator), await seen(other), await seen(stranger), await seen({})]).toEqual([200, 200, 404, 404, 404])
})

test('what is on it can be said later, by who sent it', async () => {
  const { id: upload } = await kept()
  const describe = async (headers: Record<string, string>, alt: string | null) =>
    await call('PATCH', `/api/v1/uploads/${upload}`, { headers, body: { data: { type: 'uploads', id: upload, attributes: { alt } } } })
  expect((await describe(anna, 'Drie mensen bij een deur')).body.data.attributes.alt).toBe('Drie mensen bij een deur')
  expect((await describe(anna, null)).body.data.attributes.alt).toBeNull()
  expect((await describe(anna, 'x'.repeat(201))).body.errors[0].code).toBe('too_long')
  expect((await describe(other, 'Iets anders')).status).toBe(404)
})

test('who sent it takes it away, with its copies', async () => {
  const { id: upload, attributes } = await kept()
  expect((await call('DELETE', `/api/v1/uploads/${upload}`, { headers: other })).status).toBe(404)
  expect((await call('DELETE', `/api/v1/uploads/${upload}`, { headers: anna })).status).toBe(204)
  expect((await file(attributes.pictures[0].url)).statusCode).toBe(404)
  expect((await call('DELETE', `/api/v1/uploads/${upload}`, { headers: anna })).status).toBe(404)
})

test('sent twice with one key it is one picture', async () => {
  const before = await count()
  const twice = async (form = pictureForm(blue)) => await send(form, { headers: { ...anna, 'idempotency-key': 'one-logo' } })
  const [first, second] = [await twice(), await twice()]
  expect([second.body.data.id, second.headers['idempotency-replayed']]).toEqual([first.body.data.id, 'true'])
  expect((await twice(pictureForm(await photo({ width: 301 })))).body.errors[0].code).toBe('idempotency_key_reused')
  expect(await count()).toBe(before + 1)
})

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
test.each([
  ['a drawing with a script that says it is a PNG', pictureForm(svg, { filename: 'logo.png', type: 'image/png' }), [415, 'unsupported_picture', 'file']],
  ['a page that says it is a JPEG', pictureForm(Buffer.from('<!doctype html><script>'), {}), [415, 'unsupported_picture', 'file']],
  ['a program', pictureForm(Buffer.from('MZ\x90\x00\x03'), { filename: 'a.exe' }), [415, 'unsupported_picture', 'file']],
  ['an animation', pictureForm(Buffer.from('GIF89a\x01\x00\x01\x00')), [415, 'unsupported_picture', 'file']],
  ['a photo of an iPhone as it keeps it', pictureForm(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1')), [415, 'unsupported_heic', 'file']],
  ['nothing', pictureForm(Buffer.alloc(0)), [422, 'missing_file', 'file']],
  ['no file', formOf([{ name: 'purpose', value: 'organization_logo' }]), [422, 'missing_file', 'file']],
  ['a picture cut off in the middle', pictureForm(blue.subarray(0, blue.length / 2)), [422, 'broken_picture', 'file']],
  ['the first bytes of a picture and then a page', pictureForm(Buffer.concat([blue.subarray(0, 4), svg])), [422, 'broken_picture', 'file']],
  ['a picture for nothing we know', pictureForm(blue, { purpose: '../../etc' }), [422, 'inclusion', 'purpose']],
  ['too many words about it', pictureForm(blue, { alt: 'x'.repeat(201) }), [422, 'too_long', 'alt']],
  ['ten million bytes and one', pictureForm(Buffer.concat([blue, Buffer.alloc(10 * 1024 * 1024 + 1 - blue.length)])), [413, 'file_too_large', 'file']],
  [
    'two files',
    formOf([
      { name: 'purpose', value: 'organization_logo' },
      { name: 'file', file: blue },
      { name: 'file', file: blue },
    ]),
    [413, 'too_many_files', 'file'],
  ],
])('%s is refused, and nothing is kept', async (_what, form, expected) => {
  const before = await count()
  expect(await codeOf(form)).toEqual(expected)
  expect(await count()).toBe(before)
})

test('ten million bytes are not too many', async () => {
  expect((await send(pictureForm(Buffer.concat([blue, Buffer.alloc(10 * 1024 * 1024 - blue.length)])), { headers: anna })).status).toBe(201)
})

test('a picture of 400 million points in a few bytes is refused before it is unpacked', async () => {
  const bomb = pngOf(20_000, 20_000)
  expect(bomb.length).toBeLessThan(100_000)
  expect(await codeOf(pictureForm(bomb))).toEqual([413, 'too_many_pixels', 'file'])
})

test('a picture that is also a page becomes a picture alone', async () => {
  const both = Buffer.concat([blue, Buffer.from('<script>alert(1)</script>')])
  const { pictures } = (await kept(pictureForm(both, { filename: 'a.html', type: 'text/html' }))).attributes
  expect((await file(pictures[0].url)).payload).not.toContain('script')
})

test.each(['../../etc/passwd', 'CON.png', 'foto 🐟.jpg', '\u202egnp.exe', 'x'.repeat(300)])(
  'a file may be called %s: its name is not kept',
  async (filename) => {
    expect((await send(pictureForm(blue, { filename }), { headers: anna })).status).toBe(201)
  },
)

test.each([
  ['a form without an end', { headers: pictureForm(blue).headers, payload: pictureForm(blue).payload.subarray(0, 300) }, [400, 'invalid_form']],
  ['a form without a boundary', { headers: { 'content-type': 'multipart/form-data' }, payload: 'x' }, [400, 'invalid_form']],
  [
    'four gigabytes, it says',
    { headers: { ...pictureForm(blue).headers, 'content-length': String(4 * 1024 ** 3) }, payload: pictureForm(blue).payload },
    [413, 'file_too_large'],
  ],
  ['JSON', { headers: { 'content-type': 'application/json' }, payload: '{"purpose":"organization_logo"}' }, [415, 'unsupported_media_type']],
  ['a hundred fields', formOf(Array.from({ length: 100 }, (_, at) => ({ name: `f${at}`, value: 'x' }))), [400, 'invalid_form']],
])('%s gets a clear answer', async (_what, form, [status, code]) => {
  const answer = await send(form, { headers: anna })
  expect([answer.status, answer.body.errors[0].code]).toEqual([status, code])
})

test('an answer is in the language that was asked for', async () => {
  const said = async (language: string) => (await send(pictureForm(svg), { headers: { ...anna, 'accept-language': language } })).body.errors[0].meta.message
  expect([await said('nl'), await said('en')]).toEqual([
    'Dit is geen foto die we kennen. Kies een JPG, PNG of WebP.',
    'We do not know this kind of picture. Choose a JPG, PNG or WebP.',
  ])
})
