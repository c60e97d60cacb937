import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { photo } from '#features/uploads/server/testing.ts'
import { librarian } from '#features/files/server/testing.ts'
import { sceneNames } from '#features/files/model/stock-scenes.ts'
import { fillStock } from './fill-stock.ts'

// Each picture is drawn in a process of its own, which may have to wait on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const started = await startTestApp({ jobs: true })
const { app, call, get, as, db } = started
const { keep } = librarian(started)
const editor = await as('redacteur@demo.example')
const admin = await as('centerbeheerder@demo.example')
const volunteer = await as('vrijwilliger@demo.example')
await fillStock(db)
await fillStock(db)

const stock = async (query = '', headers = editor) => (await get(`/api/v1/stock_images?page[size]=50${query}`, { headers })).body.data
const useIt = async (imageId: string, headers = editor) => await call('PUT', `/api/v1/stock_images/${imageId}/use`, { headers })
const fileOf = async (fileId: string) => (await get(`/api/v1/files/${fileId}`, { headers: editor })).body.data

test('no center begins empty: there are at least twelve pictures, each once', async () => {
  const rows = await stock()
  expect(rows.map(({ attributes }: { attributes: { scene: string } }) => attributes.scene)).toEqual(sceneNames)
  expect(rows.length).toBeGreaterThanOrEqual(12)
})

test('a picture is found by what it is about, in either language', async () => {
  const titles = async (word: string) =>
    (await stock(`&filter[search]=${word}`)).map(({ attributes }: { attributes: { titleNl: string } }) => attributes.titleNl)
  expect(await titles('koffie')).toContain('Samen aan tafel')
  expect(await titles('garden')).toContain('In de tuin')
})

test('an editor uses one: it is drawn in the colours of the center, with words in both languages, once', async () => {
  const [table] = await stock('&filter[search]=tafel')
  const first = await useIt(table.id)
  const { fileId } = first.body.data.meta
  const { attributes } = await fileOf(fileId)
  expect(attributes).toMatchObject({ kind: 'picture', width: 1548, altNl: expect.any(String), altEn: expect.any(String) })
  const answer = await app.inject({ url: attributes.pictures[0].url, headers: { host: 'demo.localhost' } })
  const { channels } = await sharp(answer.rawPayload).stats()
  // It is a picture, not a flat colour.
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10)
  expect((await useIt(table.id)).body.data.meta.fileId).toBe(fileId)
  // Other colours give another picture; the one in use stays as it was.
  await call('PATCH', '/api/v1/settings/current', {
    headers: admin,
    body: {
      data: {
        type: 'volunteer_center_profiles',
        id: (await get('/api/v1/settings/current', { headers: admin })).body.data.id,
        attributes: { primaryColorPreset: 'teal' },
      },
    },
  })
  expect((await useIt(table.id)).body.data.meta.fileId).not.toBe(fileId)
  expect((await fileOf(fileId)).attributes.shelf).toBe('pictures')
})

test('what was thrown away comes back when it is used again', async () => {
  const [garden] = await stock('&filter[search]=garden')
  const { fileId } = (await useIt(garden.id)).body.data.meta
  await call('PATCH', `/api/v1/files/${fileId}`, { headers: editor, body: { data: { type: 'files', id: fileId, attributes: { status: 'removed' } } } })
  expect((await useIt(garden.id)).body.data.meta.fileId).toBe(fileId)
  expect((await fileOf(fileId)).attributes.shelf).toBe('pictures')
})

test('an admin offers a photo of the center; while it is offered it cannot go', async () => {
  const file = await keep(await photo({ width: 500 }), editor)
  const offer = async (headers: Record<string, string>, fileId = file.id) =>
    await call('POST', '/api/v1/stock_images', {
      headers,
      body: {
        data: {
          type: 'stock_images',
          attributes: { titleNl: 'Het plein', titleEn: 'The square', tags: ['plein'] },
          relationships: { file: { data: { type: 'files', id: fileId } } },
        },
      },
    })
  expect((await offer(editor)).status).toBe(403)
  expect((await offer(admin, id.center('demo'))).status).toBe(404)
  const { status, body } = await offer(admin)
  expect([status, body.data.attributes.pictures.length]).toEqual([201, 2])
  expect((await useIt(body.data.id)).body.data.meta.fileId).toBe(file.id)
  expect((await call('DELETE', `/api/v1/files/${file.id}`, { headers: admin })).status).toBe(409)
  expect((await call('DELETE', `/api/v1/stock_images/${body.data.id}`, { headers: editor })).status).toBe(403)
  expect((await call('DELETE', `/api/v1/stock_images/${body.data.id}`, { headers: admin })).status).toBe(204)
  expect((await call('DELETE', `/api/v1/files/${file.id}`, { headers: admin })).status).toBe(204)
})

test('a wall that a center withdrew does not come back', async () => {
  const [walk] = await stock('&filter[search]=wheelchair')
  expect((await call('DELETE', `/api/v1/stock_images/${walk.id}`, { headers: admin })).status).toBe(204)
  await fillStock(db)
  expect((await stock()).map((one: { id: string }) => one.id)).not.toContain(walk.id)
})

test('others have no stock', async () => {
  expect(await stock('', volunteer)).toEqual(undefined)
  const [any] = await stock()
  expect((await useIt(any.id, volunteer)).status).toBe(404)
  expect((await get('/api/v1/stock_images')).status).toBe(401)
})
