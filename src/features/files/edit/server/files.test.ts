import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { photo } from '#features/uploads/server/testing.ts'
import { picturesOf, syncFileReferences } from '#features/files/picture/server/picture-uses.ts'
import { makeAvifCopies } from '#features/files/storage/server/avif-copies.ts'
import { sweepFiles } from '#features/files/storage/server/sweep.ts'
import { librarian, pdf } from '#features/files/server/testing.ts'

// Each picture is drawn in a process of its own, which may have to wait on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const started = await startTestApp({ jobs: true })
const { app, call, get, as, db } = started
const { sendFile, keep } = librarian(started)
const editor = await as('redacteur@demo.example')
const admin = await as('centerbeheerder@demo.example')
const coordinator = await as('coordinator@demo.example')
const volunteer = await as('vrijwilliger@demo.example')
const elsewhere = await as('centerbeheerder@oldebroek.example')
const centerId = id.center('demo')

let shade = 0
/** A different picture each time, since the library stores the same file once. */
const another = async (width = 700, height = 400) =>
  await sharp({ create: { width, height, channels: 3, background: { r: (shade += 7) % 250, g: 90, b: 200 } } })
    .jpeg()
    .toBuffer()
const fetched = async (url: string, host = 'demo.localhost') => await app.inject({ url, headers: { host } })
const patch = async (fileId: string, attributes: object, headers = editor) =>
  await call('PATCH', `/api/v1/files/${fileId}`, { headers, body: { data: { type: 'files', id: fileId, attributes } } })
const use = async (fileId: string, { shown = true, title = 'Over ons' } = {}) =>
  await db.inCenter(
    centerId,
    async (tx) => await syncFileReferences(tx, centerId, { type: 'pages', id: pageId, title, path: '/content?open=1', shown }, [{ fileId, place: 'Verhaal' }]),
  )
const pageId = '01890000-0000-7000-8000-000000000001'

test('an editor sends a photo, and gets its copies in the widths that pages ask for', async () => {
  const { status, body } = await sendFile(await another(), editor, { filename: 'Koffieochtend 02.JPG' })
  const { name, kind, pictures, width, height, address, shelf, focusX, decorative, addedBy } = body.data.attributes
  expect([status, name, kind, shelf, width, height, focusX, decorative]).toEqual([201, 'Koffieochtend 02.webp', 'picture', 'pictures', 700, 400, 50, false])
  expect(addedBy).toBeTruthy()
  expect(pictures.map(({ width: wide }: { width: number }) => wide)).toEqual([320, 640, 700])
  const answer = await fetched(pictures[1].url)
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640 })
  expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff', 'content-disposition': 'inline' })
  const whole = await fetched(address)
  expect(await sharp(whole.rawPayload).metadata()).toMatchObject({ width: 700 })
  expect(whole.headers['content-disposition']).toContain('Koffieochtend%2002.webp')
  expect((await fetched(pictures[1].url, 'oldebroek.localhost')).statusCode).toBe(404)
})

test('where a photo was made, and with what, is gone', async () => {
  const told = await sharp(await another())
    .withExif({ IFD0: { Copyright: 'Anna' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()
  expect((await sharp(told).metadata()).exif).toBeDefined()
  const { attributes } = await keep(told, editor)
  expect((await sharp((await fetched(attributes.pictures[0].url)).rawPayload).metadata()).exif).toBeUndefined()
})

test('the sharper copies come afterwards, and pages get both', async () => {
  const { id: fileId } = await keep(await another(), editor)
  await makeAvifCopies(db, { centerId, fileId })
  await makeAvifCopies(db, { centerId, fileId }) // a second run changes nothing
  const pictures = await db.inCenter(centerId, async (tx) => await picturesOf(tx, centerId, [fileId]))
  const { copies, alt, focus } = pictures.get(fileId)!
  expect([alt, focus, copies.map(({ avif }) => avif?.split('/').at(-1))]).toEqual([{ nl: '', en: '' }, { x: 50, y: 50 }, ['320.avif', '640.avif', '960.avif']])
  const answer = await fetched(copies[0]!.avif!)
  expect([answer.headers['content-type'], (await sharp(answer.rawPayload).metadata()).width]).toEqual(['image/avif', 320])
})

test('AVIF and PNG are known too; a PDF stays as it is, to be kept', async () => {
  const avif = await sharp(await another())
    .avif({ effort: 0 })
    .toBuffer()
  expect((await sendFile(avif, editor, { filename: 'tuin.avif' })).body.data.attributes).toMatchObject({ kind: 'picture', width: 700 })
  expect((await sendFile(await photo({}, (one) => one.png()), editor)).status).toBe(201)
  const { attributes } = await keep(pdf(), editor, { filename: 'Jaarverslag 2025.pdf', type: 'application/pdf' })
  expect(attributes).toMatchObject({ kind: 'document', shelf: 'documents', name: 'Jaarverslag 2025.pdf', pictures: [], width: null })
  const answer = await fetched(attributes.address)
  expect([answer.headers['content-type'], answer.headers['content-security-policy'], answer.rawPayload.equals(pdf())]).toEqual([
    'application/pdf',
    "default-src 'none'; sandbox",
    true,
  ])
  expect(answer.headers['content-disposition']).toMatch(/^attachment; /)
})

test('the same file twice is one file', async () => {
  const blue = await another()
  const first = await keep(blue, editor)
  const { status, body } = await sendFile(blue, admin, { filename: 'anders.jpg' })
  expect([status, body.data.id, body.data.meta.known]).toEqual([200, first.id, true])
})

test('the words of a picture, what stays in sight of it and whose it is are kept', async () => {
  const { id: fileId } = await keep(await another(), editor)
  const changes = { altNl: 'Twee buren drinken soep', altEn: 'Two neighbours have soup', focusX: 30, focusY: 20, credit: 'Tess van Dam', license: 'CC BY 4.0' }
  expect((await patch(fileId, changes)).body.data.attributes).toMatchObject(changes)
  expect((await patch(fileId, { focusX: 101 })).status).toBe(422)
  expect((await patch(fileId, { name: '../../soep aan tafel.php' })).body.data.attributes.name).toBe('soep aan tafel.webp')
})

test('editors and admins of the center keep its files; coordinators look; others see nothing', async () => {
  const { id: fileId } = await keep(await another(), editor)
  expect((await get(`/api/v1/files/${fileId}`, { headers: coordinator })).status).toBe(200)
  for (const [who, host] of [[coordinator], [volunteer], [{}]] as [Record<string, string>, string?][])
    expect((await sendFile(await another(), who, host ? { host } : {})).status).toBe(Object.keys(who).length > 0 ? 403 : 401)
  expect((await patch(fileId, { altNl: 'Iets' }, coordinator)).status).toBe(403)
  expect((await get(`/api/v1/files/${fileId}`, { headers: volunteer })).status).toBe(404)
  expect((await get(`/api/v1/files/${fileId}`)).status).toBe(404)
  expect((await get(`/api/v1/files/${fileId}`, { headers: elsewhere, host: 'oldebroek.localhost' })).status).toBe(404)
})

test('a file that is used cannot go, and says where it is used', async () => {
  const { id: fileId } = await keep(await another(), editor)
  await use(fileId)
  expect((await get(`/api/v1/files/${fileId}`, { headers: editor })).body.data.attributes.usedIn).toEqual([
    { type: 'pages', id: pageId, title: 'Over ons', path: '/content?open=1', place: 'Verhaal' },
  ])
  // Everybody may read a file that is publicly shown, but not where else it is used.
  const seen = await get(`/api/v1/files/${fileId}`)
  expect([seen.status, seen.body.data.attributes.usedIn]).toEqual([200, undefined])
  for (const answer of [await patch(fileId, { status: 'removed' }), await call('DELETE', `/api/v1/files/${fileId}`, { headers: admin })])
    expect([answer.status, answer.body.errors[0].code]).toEqual([409, 'file_in_use'])
  await db.inCenter(
    centerId,
    async (tx) => await syncFileReferences(tx, centerId, { type: 'pages', id: pageId, title: 'Over ons', path: '/', shown: true }, []),
  )
  expect((await call('DELETE', `/api/v1/files/${fileId}`, { headers: admin })).status).toBe(204)
})

test('what is thrown away can come back for a month, and cannot be used meanwhile', async () => {
  const { id: fileId, attributes } = await keep(await another(), editor)
  const { body } = await patch(fileId, { status: 'removed' })
  expect(body.data.attributes).toMatchObject({ shelf: 'removed' })
  expect((await fetched(attributes.pictures[0].url)).statusCode).toBe(404)
  await expect(use(fileId)).rejects.toMatchObject({ status: 404, code: 'related_not_found' })
  expect((await call('PUT', `/api/v1/operations/${body.data.meta.undo.id}/undo`, { headers: editor })).status).toBe(200)
  expect((await fetched(attributes.pictures[0].url)).statusCode).toBe(200)
  await patch(fileId, { status: 'removed' })
  await sweepFiles(db, new Date(Date.now() + 29 * 24 * 3600_000))
  expect((await get(`/api/v1/files/${fileId}`, { headers: editor })).status).toBe(200)
  await sweepFiles(db, new Date(Date.now() + 31 * 24 * 3600_000))
  expect((await get(`/api/v1/files/${fileId}`, { headers: editor })).status).toBe(404)
})

test('many are thrown away at once, all or none', async () => {
  const [one, two] = [await keep(await another(), editor), await keep(await another(), editor)]
  const throwAway = async () =>
    await call('PATCH', '/api/v1/files', {
      headers: editor,
      body: { data: [one, two].map(({ id: fileId }) => ({ type: 'files', id: fileId, attributes: { status: 'removed' } })) },
    })
  await use(two.id)
  expect((await throwAway()).status).toBe(409)
  await db.inCenter(
    centerId,
    async (tx) => await syncFileReferences(tx, centerId, { type: 'pages', id: pageId, title: 'Over ons', path: '/', shown: true }, []),
  )
  expect((await throwAway()).status).toBe(200)
})

test('files are found by name and words, by what they lack and where they are not used', async () => {
  const [soup, bike] = [await keep(await another(), editor, { filename: 'soep.jpg' }), await keep(await another(), editor, { filename: 'fiets.jpg' })]
  await patch(bike.id, { altNl: 'Een man plakt een band' })
  await use(bike.id)
  const found = async (query: string) => (await get(`/api/v1/files?${query}`, { headers: editor })).body.data.map((one: { id: string }) => one.id)
  expect(await found('filter[search]=plakt')).toEqual([bike.id])
  expect(await found('filter[search]=soep.webp')).toEqual([soup.id])
  const lacking = await found('filter[lacks]=words')
  expect([lacking.includes(soup.id), lacking.includes(bike.id)]).toEqual([true, false])
  expect(await found('filter[lacks]=english')).toContain(bike.id)
  const unused = await found('filter[with_use]=unused')
  expect([unused.includes(soup.id), unused.includes(bike.id)]).toEqual([true, false])
})

test('a center is told how much room it has left', async () => {
  const { body } = await get('/api/v1/files/room', { headers: editor })
  expect(body.meta.most).toBe(2_000_000_000)
  expect(body.meta.taken).toBeGreaterThan(0)
  expect((await get('/api/v1/files/room', { headers: volunteer })).status).toBe(403)
})

test('when its room is full the next file is refused, until something is gone for good', async () => {
  const { id: fileId } = await keep(await another(), editor)
  const weigh = async (bytes: number) => {
    await db.inCenter(centerId, (tx) => sql`update files set kept_bytes = ${bytes} where id = ${fileId}`.execute(tx))
  }
  const photoOf = await another()
  await weigh(2_000_000_000)
  const { status, body } = await sendFile(photoOf, editor)
  expect([status, body.errors[0].code]).toEqual([413, 'library_full'])
  await weigh(1000)
  expect((await sendFile(photoOf, editor)).status).toBe(201)
})
