import sharp from 'sharp'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { picturesOf, syncFileReferences } from '#features/files/picture/server/picture-uses.ts'
import { makeAvifCopies } from '#features/files/storage/server/avif-copies.ts'
import { fillStock } from '#features/files/stock/server/fill-stock.ts'
import { librarian, pdf } from '#features/files/server/testing.ts'

// Each picture is drawn in a process of its own, which may have to wait on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const started = await startTestApp({ jobs: true })
const { app, call, get, as, db } = started
const { keep, replace } = librarian(started)
const samira = await as('redacteur@demo.example')
const wim = await as('coordinator@demo.example')
const volunteer = await as('vrijwilliger@demo.example')
const elsewhere = await as('centerbeheerder@oldebroek.example')
const centerId = id.center('demo')
const pageId = '01890000-0000-7000-8000-000000000001'

let shade = 0
/** A different picture each time, since the library stores the same file once. */
const another = async (width = 700) =>
  await sharp({ create: { width, height: 400, channels: 3, background: { r: 20, g: (shade += 11) % 250, b: 90 } } })
    .jpeg()
    .toBuffer()
const fetched = async (url: string, headers = {}) => await app.inject({ url, headers: { host: 'demo.localhost', ...headers } })
const patch = async (fileId: string, attributes: object) =>
  await call('PATCH', `/api/v1/files/${fileId}`, { headers: samira, body: { data: { type: 'files', id: fileId, attributes } } })
const said = { altNl: 'Buren drinken soep', altEn: 'Neighbours have soup', focusX: 30, credit: 'Tess' }

test('Samira replaces a picture that a page shows: the page shows the new one, under other addresses, and the words stay', async () => {
  const { id: fileId, attributes: before } = await keep(await another(), samira, { filename: 'soep.jpg' })
  await patch(fileId, said)
  const subject = { type: 'pages', id: pageId, title: 'Over ons', path: '/', shown: true }
  await db.inCenter(centerId, async (tx) => await syncFileReferences(tx, centerId, subject, [{ fileId }]))
  const { status, body } = await replace(fileId, await another(1000), samira)
  expect([status, body.data.id, body.data.attributes.name]).toEqual([200, fileId, 'soep.webp'])
  expect(body.data.attributes).toMatchObject({ ...said, width: 1000 })
  const shown = (await db.inCenter(centerId, async (tx) => await picturesOf(tx, centerId, [fileId]))).get(fileId)!
  expect(shown.copies.map(({ width }) => width)).toEqual([320, 640, 960, 1000])
  expect((await fetched(shown.copies[0]!.url)).statusCode).toBe(200)
  expect((await fetched(before.pictures[0].url)).statusCode).toBe(404)
  expect((await get(`/api/v1/files/${fileId}`, { headers: samira })).body.data.attributes.usedIn).toHaveLength(1)
  const { rows } = await db.inCenter(centerId, async (tx) =>
    sql<{ action: string }>`select action from audit_events where subject_id = ${fileId} order by at desc limit 1`.execute(tx),
  )
  expect(rows).toEqual([{ action: 'file.replaced' }])
})

test('where the new picture shows something else, its words are asked anew', async () => {
  const { id: fileId } = await keep(await another(), samira)
  await patch(fileId, said)
  const { body } = await replace(fileId, await another(), samira, { words: 'ask' })
  expect(body.data.attributes).toMatchObject({ altNl: null, altEn: null, focusX: 50, credit: null, decorative: false })
  expect((await get('/api/v1/files?filter[lacks]=words', { headers: samira })).text).toContain(fileId)
})

test('a document keeps its address, for texts link to it, and who kept the old one hears that it is another', async () => {
  const { id: fileId, attributes } = await keep(pdf(), samira, { filename: 'Jaarverslag.pdf', type: 'application/pdf' })
  const first = await fetched(attributes.address)
  const { body } = await replace(fileId, pdf('/Lang(nl)'), samira, { type: 'application/pdf' })
  expect(body.data.attributes.address).toBe(attributes.address)
  const second = await fetched(attributes.address, { 'if-none-match': first.headers['etag'] })
  expect([second.statusCode, second.rawPayload.equals(pdf('/Lang(nl)'))]).toEqual([200, true])
})

test('the same content again changes nothing', async () => {
  const blue = await another()
  const { id: fileId, attributes } = await keep(blue, samira)
  const { status, body } = await replace(fileId, blue, samira)
  expect([status, body.data.meta.known, body.data.attributes.pictures]).toEqual([200, true, attributes.pictures])
})

test('only a picture comes in the place of a picture, and nothing in the place of what was thrown away', async () => {
  const { id: photo } = await keep(await another(), samira)
  const { id: report } = await keep(pdf('/A 1'), samira, { filename: 'verslag.pdf', type: 'application/pdf' })
  for (const answer of [await replace(photo, pdf('/B 2'), samira), await replace(report, await another(), samira)])
    expect([answer.status, answer.body.errors[0].code]).toEqual([422, 'other_kind'])
  expect((await replace(photo, Buffer.from('<svg/>'), samira)).status).toBe(415)
  await patch(photo, { status: 'removed' })
  const gone = await replace(photo, await another(), samira)
  expect([gone.status, gone.body.errors[0].code]).toEqual([409, 'file_thrown_away'])
})

test('a coordinator and a volunteer may not; in another town there is no such file', async () => {
  const { id: fileId, attributes } = await keep(await another(), samira)
  const blue = await another()
  for (const headers of [wim, volunteer]) expect((await replace(fileId, blue, headers)).status).toBe(403)
  expect((await replace(fileId, blue, {})).status).toBe(401)
  expect((await replace(fileId, blue, elsewhere, { host: 'oldebroek.localhost' })).status).toBe(404)
  expect((await replace('geen-id', blue, samira)).status).toBe(404)
  expect((await get(`/api/v1/files/${fileId}`, { headers: samira })).body.data.attributes.pictures).toEqual(attributes.pictures)
})

test('sharper copies of the old picture that were under way are not those of the new one', async () => {
  const { id: fileId } = await keep(await another(), samira)
  const drawing = makeAvifCopies(db, { centerId, fileId })
  await replace(fileId, await another(1300), samira)
  await drawing
  const { body } = await get(`/api/v1/files/${fileId}`, { headers: samira })
  const { pictures } = body.data.attributes
  expect(pictures.at(-1).width).toBe(1300)
  for (const { url, avif } of pictures) if (avif) expect(avif.split('/')[2]).toBe(url.split('/')[2])
  await makeAvifCopies(db, { centerId, fileId })
  expect((await get(`/api/v1/files/${fileId}`, { headers: samira })).body.data.attributes.pictures[0].avif).toBeTruthy()
})

test('a wall of tiles whose drawing was replaced is drawn anew for the next who asks for it', async () => {
  await fillStock(db)
  const { body } = await get('/api/v1/stock_images?filter[scenes]=true', { headers: samira })
  const use = async () => (await call('PUT', `/api/v1/stock_images/${body.data[0].id}/use`, { headers: samira })).body.data.meta.fileId as string
  const first = await use()
  expect(await use()).toBe(first)
  await replace(first, await another(), samira)
  expect(await use()).not.toBe(first)
})
