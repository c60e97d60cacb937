import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { librarian } from '#features/files/server/testing.ts'
import { startTestApp } from '#src/testing/harness.ts'

// Each picture is drawn in a process of its own, which may have to wait on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const started = await startTestApp({ jobs: true })
const { call, get, as } = started
const { sendFile } = librarian(started)
const [rosa, anja, tom] = await Promise.all(
  ['redacteur@demo.example', 'centerbeheerder@demo.example', 'centerbeheerder@oldebroek.example'].map(async (who) => await as(who)),
)
const path = '/api/v1/content_items'
let shade = 0
const photo = async (headers = rosa!, host = 'demo.localhost') => {
  const drawn = sharp({ create: { width: 700, height: 400, channels: 3, background: { r: (shade += 9), g: 90, b: 200 } } })
  const { body } = await sendFile(await drawn.jpeg().toBuffer(), headers, { host })
  return body.data.id as string
}
const blockOf = (...pictures: string[]) => ({
  id: 'p',
  kind: 'pictures',
  value: { pictures: pictures.map((picture) => ({ picture, caption: { nl: 'Soep', en: '' } })) },
})
const make = async (titleNl: string, ...pictures: string[]) =>
  (await call('POST', path, { headers: rosa, body: { titleNl, blocks: [blockOf(...pictures)] } })).body.data.id as string
const write = async (page: string, body: object) => await call('PATCH', `${path}/${page}`, { headers: rosa, body })
const act = async (page: string, verb: string, body: object = {}) => await call('PUT', `${path}/${page}/${verb}`, { headers: rosa, body })
const read = async (slug: string) => (await get(`/api/v1/pages/${slug}`)).body.data?.attributes
const throwAway = async (file: string) => await call('PATCH', `/api/v1/files/${file}`, { headers: rosa, body: { status: 'removed' } })
const usesOf = async (file: string) => (await get(`/api/v1/files/${file}`, { headers: rosa })).body.data.attributes.usedIn

test('Rosa puts a photo on a page: it is held while a draft or readers have it, and is free once both let it go', async () => {
  const [old, next] = [await photo(), await photo()]
  const page = await make('Tuin', old)
  expect(await usesOf(old)).toEqual([{ type: 'content_items', id: page, title: 'Tuin', path: `/content?item=${page}`, place: 'Foto’s' }])
  expect((await throwAway(old)).body.errors[0].code).toBe('file_in_use')
  expect((await get(`/api/v1/files/${old}`)).status).toBe(404)
  await act(page, 'publish')
  expect((await get(`/api/v1/files/${old}`)).status).toBe(200)
  const [shown] = (await read('tuin')).blocks
  expect(shown.value.pictures[0]).toMatchObject({
    caption: 'Soep',
    picture: { id: old, focus: { x: 50, y: 50 }, copies: [{ width: 320 }, { width: 640 }, { width: 700 }] },
  })

  await write(page, { blocks: [blockOf(next)] })
  expect((await throwAway(old)).body.errors[0].code).toBe('file_in_use')
  expect((await get(`/api/v1/files/${next}`)).status).toBe(404)
  await act(page, 'publish')
  expect((await throwAway(old)).status).toBe(200)
  await act(page, 'unpublish')
  expect((await get(`/api/v1/files/${next}`)).status).toBe(404)
  expect((await throwAway(next)).body.errors[0].code).toBe('file_in_use')
  await call('DELETE', `${path}/${page}`, { headers: anja })
  expect((await throwAway(next)).status).toBe(200)
})

test('what is planned holds its photo too', async () => {
  const [planned, later] = [await photo(), await photo()]
  const page = await make('Winter', planned)
  await act(page, 'publish', { publishAt: '2099-06-01T08:00:00.000Z' })
  await write(page, { blocks: [blockOf(later)] })
  expect((await throwAway(planned)).body.errors[0].code).toBe('file_in_use')
})

test('a photo of another town, one that was thrown away and one that never was are told at their place', async () => {
  const theirs = await photo(tom, 'oldebroek.localhost')
  const gone = await photo()
  await throwAway(gone)
  const page = await make('Vreemd')
  for (const picture of [theirs, gone, '01890000-0000-7000-8000-000000000009']) {
    const { status, body } = await write(page, { blocks: [blockOf(picture)] })
    expect([status, body.errors[0].code, body.errors[0].source.pointer]).toEqual([
      404,
      'related_not_found',
      '/data/attributes/blocks/0/value/pictures/0/picture',
    ])
  }
  expect((await write(page, { seo: { ogImage: '../x' } })).body.errors[0].source.pointer).toBe('/data/attributes/seo/ogImage')
  expect((await write(page, { blocks: [blockOf('javascript:alert(1)')] })).status).toBe(422)
})

test('a version is put back without the photo that was thrown away since', async () => {
  const gone = await photo()
  const page = await make('Toen', gone)
  await act(page, 'publish')
  await write(page, { blocks: [blockOf(await photo())] })
  await act(page, 'publish')
  await throwAway(gone)
  const { body } = await act(page, 'restore', { number: 1 })
  expect(body.data.attributes.blocks[0].value.pictures).toEqual([{ picture: '', caption: { nl: 'Soep', en: '' } }])
})

test('the list and the editor tell of a photo without words, and of nothing once it has them or needs none', async () => {
  const [file, other] = [await photo(), await photo()]
  const page = await make('Stil', file, other)
  const told = async () => (await get(`${path}/${page}`, { headers: rosa })).body.data.attributes.silentPictures
  expect(await told()).toBe(2)
  await call('PATCH', `/api/v1/files/${file}`, { headers: rosa, body: { altNl: 'Soep op tafel' } })
  await call('PATCH', `/api/v1/files/${other}`, { headers: rosa, body: { decorative: true } })
  expect(await told()).toBe(0)
  const { pictures } = (await get(`${path}/${page}/findings`, { headers: rosa })).body.meta
  expect(pictures.find(({ picture }: any) => picture.id === file)).toMatchObject({ altNl: 'Soep op tafel', altEn: '', decorative: false })
})

test('for who shares the page there is the photo that was chosen, and it is held', async () => {
  const file = await photo()
  const page = await make('Delen')
  await write(page, { blocks: [{ id: 'b', kind: 'text', value: { body: { nl: [{ type: 'paragraph', content: [{ text: 'Kom.' }] }], en: [] } } }] })
  await write(page, { seo: { ogImage: file } })
  await act(page, 'publish')
  expect((await read('delen')).seo.picture.id).toBe(file)
  expect((await throwAway(file)).body.errors[0].code).toBe('file_in_use')
})
