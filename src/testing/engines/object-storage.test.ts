import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { applicationActionsOf } from '#features/applications/server/testing.ts'
import { librarian, pdf } from '#features/files/server/testing.ts'
import { makeAvifCopies } from '#features/files/storage/server/avif-copies.ts'
import { formOf, photo, pictureForm, sender } from '#features/uploads/server/testing.ts'
import { startObjectServer } from '#kernel/testing/server/object-server.ts'
import { removeLooseObjects } from '#kernel/storage/server/loose-objects.ts'
import { serveMetrics } from '#src/server/metrics-server.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

// The product with its files in a storage that is S3-compatible (ADR 0079), asked over HTTP.

// Each picture is drawn in a process of its own, which may have to wait on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const storage = await startObjectServer()
const started = await startTestApp({ jobs: 'added', storage: storage.settings })
const { app, as, call, get, db } = started
const { keep, sendFile, replace } = librarian(started)
const { apply, say } = applicationActionsOf(started)
const send = sender(started)
const editor = await as('redacteur@demo.example')
const johan = await as('beheerder@demo.example')
const fatima = await as('vrijwilliger@demo.example')
const wim = await as('coordinator@demo.example')
const gerda = await as('beheerder@oldebroek.example')
const [demo, oldebroek] = [id.center('demo'), id.center('oldebroek')]

afterEach(() => {
  storage.mood = 'works'
  storage.only = null
})

setFlagsFromString('--expose_gc')
const collect = runInNewContext('gc') as () => void

let shade = 0
const another = async () =>
  await sharp({ create: { width: 700, height: 400, channels: 3, background: { r: (shade += 7) % 250, g: 40, b: 90 } } })
    .jpeg()
    .toBuffer()
const fetched = async (url: string, headers: Record<string, string> = {}) => await app.inject({ url, headers: { host: 'demo.localhost', ...headers } })
const rowsOf = async <Row>(query: ReturnType<typeof sql>, center = demo) => (await db.inCenter(center, async (tx) => await query.execute(tx))).rows as Row[]
const keysOf = async (table: string, center = demo) =>
  (await rowsOf<{ key: string | null }>(sql`select object_key as key from ${sql.table(table)}`, center)).map(({ key }) => key)
const loose = async () => (await db.asWorker(async (tx) => await sql<{ key: string }>`select key from loose_objects`.execute(tx))).rows.map(({ key }) => key)
const inADay = () => new Date(Date.now() + 25 * 3600_000)
const refusal = ({ status, headers, body }: { status: number; headers: Record<string, unknown>; body: any }) => [
  status,
  body.errors[0].code,
  headers['retry-after'],
]

async function attached(): Promise<string> {
  const conversation = (await apply(fatima)).body.data.relationships.conversation.data.id
  await say(johan, conversation, 'Kom dinsdag langs!')
  const form = formOf([{ name: 'file', file: pdf(), filename: 'rooster.pdf', type: 'application/pdf' }])
  const { body } = await send(form, { headers: fatima, path: `/api/v1/conversations/${conversation}/attachments` })
  await call('POST', `/api/v1/conversations/${conversation}/messages`, { headers: fatima, body: { body: '', attachment_ids: [body.data.id] } })
  return body.data.id
}
const fileOf = async (attachment: string, headers: Record<string, string>, host?: string) =>
  await call('GET', `/api/v1/attachments/${attachment}/file`, { headers, ...(host && { host }) })

test('a photo, a document, a logo and a file in a message lie in the storage; the product gives them as before', async () => {
  const { id: fileId, attributes } = await keep(await another(), editor)
  const { attributes: document } = await keep(pdf(), editor, { filename: 'Jaarverslag.pdf', type: 'application/pdf' })
  const logo = (await send(pictureForm(await photo()), { headers: johan })).body.data.attributes
  const attachment = await attached()
  await makeAvifCopies(db, { centerId: demo, fileId })

  const keys = [...(await keysOf('file_copies')), ...(await keysOf('upload_copies')), ...(await keysOf('attachments'))]
  expect(keys).toHaveLength(3 + 3 + 1 + 2 + 1)
  for (const key of keys) expect(key).toMatch(new RegExp(`^${demo}/[\\w-]{22}$`))
  expect(storage.keys()).toEqual(keys.toSorted())
  for (const table of ['file_copies', 'upload_copies', 'attachments'])
    expect(await rowsOf(sql`select from ${sql.table(table)} where content is not null`)).toEqual([])
  expect(await loose()).toEqual([])

  const picture = await fetched(attributes.pictures[1].url)
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640 })
  const sharper = (await get(`/api/v1/files/${fileId}`, { headers: editor })).body.data.attributes.pictures[0].avif
  expect(await sharp((await fetched(sharper)).rawPayload).metadata()).toMatchObject({ format: 'heif', width: 320 })
  expect((await fetched(document.address)).rawPayload.equals(pdf())).toBe(true)
  expect((await sharp((await fetched(logo.pictures[0].url)).rawPayload).metadata()).width).toBe(96)
  expect((await sharp((await fetched(logo.pictures[0].url.replace('.webp', '.jpg'))).rawPayload).metadata()).format).toBe('jpeg')
  expect((await fileOf(attachment, johan)).text).toBe(pdf().toString())
  expect((await fileOf(attachment, wim)).status).toBe(404)
})

test('a connection that breaks is tried once more, and nobody notices', async () => {
  for (const method of ['PUT', 'GET', 'DELETE']) {
    storage.only = method
    storage.mood = 'away once'
    const [put] = await db.bytes.put(demo, [Buffer.from(method)])
    expect(await db.bytes.get(put!)).toEqual(Buffer.from(method))
    expect(await removeLooseObjects(db, inADay())).toBe(1)
    expect(storage.mood).toBe('works')
  }
})

test('what a browser has is not asked of the storage again', async () => {
  const { attributes } = await keep(await another(), editor)
  const { headers } = await fetched(attributes.pictures[0].url)
  storage.mood = 'away'
  expect((await fetched(attributes.pictures[0].url, { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304)
})

test('what is replaced, removed or never shown leaves the storage too, within a day', async () => {
  const { id: replaced } = await keep(await another(), editor)
  const { id: removed } = await keep(await another(), editor)
  const before = await keysOf('file_copies')
  expect((await replace(replaced, await another(), editor)).status).toBe(200)
  await call('DELETE', `/api/v1/files/${removed}`, { headers: editor })
  const after = await keysOf('file_copies')
  const gone = before.filter((key) => !after.includes(key))
  expect(gone).toHaveLength(6)
  expect((await loose()).toSorted()).toEqual(gone.toSorted())
  // Whoever reads a center as it was an hour ago still finds them.
  expect(await removeLooseObjects(db)).toBe(0)
  expect(storage.keys()).toEqual(expect.arrayContaining(gone))
  expect(await removeLooseObjects(db, inADay())).toBe(6)
  expect(storage.keys().filter((key) => gone.includes(key))).toEqual([])
})

test('nobody reaches what another center has, not by its address and not by the key of its object', async () => {
  const { attributes } = await keep(await another(), editor)
  const [address] = attributes.pictures.map(({ url }: { url: string }) => url)
  const attachment = (await rowsOf<{ id: string }>(sql`select id from attachments limit 1`))[0]!.id
  expect((await app.inject({ url: address, headers: { host: 'oldebroek.localhost' } })).statusCode).toBe(404)
  expect((await fileOf(attachment, gerda, 'oldebroek.localhost')).status).toBe(404)
  const [key] = await keysOf('file_copies')
  for (const url of [`/files/${key}`, `/uploads/${key}`, `/files/${key!.split('/')[1]}/640.webp`, `/files/..%2f${key}/640.webp`, `/api/v1/files/${key}`])
    for (const host of ['demo.localhost', 'oldebroek.localhost']) expect([url, (await app.inject({ url, headers: { host } })).statusCode]).toEqual([url, 404])

  // Nor by a row of one's own, if somebody found a way to write one.
  const naming = async (center: string, named: string) =>
    await rowsOf(
      sql`with sent as (insert into uploads (volunteer_center_id, purpose, pictures, bytes) values (${center}, 'vacancy_image', '[]', 1) returning id)
        insert into upload_copies (volunteer_center_id, upload_id, key, name, object_key) select ${center}, id, 'stolen', '96.webp', ${named} from sent`,
      center,
    )
  await expect(naming(oldebroek, key!)).rejects.toThrow('upload_copies_bytes')
  await expect(naming(demo, key!)).rejects.toThrow('no row may name')
  await rowsOf(sql`select announce_objects(${[key]})`, oldebroek)
  expect(await loose()).not.toContain(key)
  await expect(rowsOf(sql`delete from loose_objects`, oldebroek)).rejects.toThrow('permission denied')
})

test.each(['away', 'failing'] as const)('a storage that is %s: that file is answered with 503 in words, and all else goes on', async (mood) => {
  const { attributes } = await keep(await another(), editor)
  const attachment = (await rowsOf<{ id: string }>(sql`select id from attachments limit 1`))[0]!.id
  const files = (await rowsOf(sql`select from files`)).length
  storage.mood = mood
  const nl = await fetched(attributes.pictures[0].url)
  expect([nl.statusCode, nl.headers['retry-after'], nl.headers['cache-control']]).toEqual([503, '10', undefined])
  expect(nl.json().errors[0]).toMatchObject({ code: 'storage_unavailable', detail: expect.stringContaining('Probeer het over een paar minuten opnieuw') })
  const en = await fetched(attributes.pictures[0].url, { 'accept-language': 'en' })
  expect(en.json().errors[0].detail).toContain('Try again in a few minutes')
  expect(refusal(await fileOf(attachment, johan))).toEqual([503, 'storage_unavailable', '10'])
  expect(refusal(await sendFile(await another(), editor))).toEqual([503, 'storage_unavailable', '10'])
  expect(await rowsOf(sql`select from files`)).toHaveLength(files)
  expect((await get('/api/v1/vacancies')).status).toBe(200)
  expect((await get('/ready')).body).toEqual({ status: 'ready', files: 'away' })

  storage.mood = 'works'
  expect((await fetched(attributes.pictures[0].url)).statusCode).toBe(200)
  await expect.poll(async () => (await get('/ready')).body, { timeout: 30_000 }).toEqual({ status: 'ready' })
})

test('a storage that never answers: the visitor is not kept waiting with it, and all else goes on', async () => {
  const { attributes } = await keep(pdf('/Lang(fy)'), editor, { filename: 'Traag.pdf', type: 'application/pdf' })
  storage.mood = 'slow'
  // Whatever is collected meanwhile, the request ends in time.
  const collecting = setInterval(collect, 200)
  const [slow, vacancies] = await Promise.all([fetched(attributes.address), get('/api/v1/vacancies')])
  clearInterval(collecting)
  expect([slow.statusCode, slow.json().errors[0].code, vacancies.status]).toEqual([503, 'storage_unavailable', 200])
  await expect.poll(async () => (await get('/ready')).body, { timeout: 30_000 }).toEqual({ status: 'ready', files: 'away' })
})

test('an upload of which one copy cannot be put leaves no row, and what was put is removed a day later', async () => {
  await removeLooseObjects(db, inADay())
  const before = storage.keys()
  storage.only = 'PUT'
  storage.mood = 'failing'
  expect((await sendFile(await another(), editor)).status).toBe(503)
  storage.mood = 'works'
  const announced = await loose()
  expect(announced).toHaveLength(3)
  // A running upload is not disturbed.
  expect(await removeLooseObjects(db)).toBe(0)
  await removeLooseObjects(db, inADay())
  expect([await loose(), storage.keys()]).toEqual([[], before])
})

test('an upload that comes when its objects are being removed is refused, so that no row is without bytes', async () => {
  const [put] = await db.bytes.put(demo, [Buffer.from('late')])
  storage.mood = 'away'
  await expect(removeLooseObjects(db, inADay())).rejects.toThrow('not available')
  expect(await loose()).toEqual([put!.object_key])
  const { id: upload } = (
    await rowsOf<{ id: string }>(
      sql`insert into uploads (volunteer_center_id, purpose, pictures, bytes) values (${demo}, 'vacancy_image', '[]', 1) returning id`,
    )
  )[0]!
  const late = rowsOf(
    sql`insert into upload_copies (volunteer_center_id, upload_id, key, name, object_key) values (${demo}, ${upload}, 'late', '96.webp', ${put!.object_key})`,
  )
  await expect(late).rejects.toThrow('not available')
  storage.mood = 'works'
  const later = new Date(inADay().getTime() + 600_000)
  expect(await removeLooseObjects(db, later)).toBe(1)
  expect([await loose(), storage.keys().includes(put!.object_key!)]).toEqual([[], false])
})

test('figures tell that the storage is away, and how long something waits to be removed', async () => {
  const served = (await serveMetrics({ config: { backupDir: null, metricsPort: 0, metricsHost: '127.0.0.1' }, db, working: true, onError: () => {} }))!
  try {
    const figures = async () => await (await fetch(`http://127.0.0.1:${served.port}/metrics`)).text()
    await expect.poll(figures, { timeout: 30_000 }).toMatch(/^storage_answers 1$/m)
    expect(await figures()).toMatch(/^storage_oldest_removal_due_seconds 0$/m)
    storage.mood = 'away'
    await expect.poll(figures, { timeout: 30_000 }).toMatch(/^storage_answers 0$/m)
    expect((await sendFile(pdf('/Lang(nl)'), editor, { filename: 'weg.pdf', type: 'application/pdf' })).status).toBe(503)
    await db.asWorker(async (tx) => await sql`update loose_objects set due_at = now() - interval '1 hour'`.execute(tx))
    expect(await figures()).toMatch(/^storage_oldest_removal_due_seconds 3[56]\d\d/m)
    expect(await figures()).not.toContain(demo)
  } finally {
    await served.stop()
  }
})

test('what runs the platform is told to its admins', async () => {
  await db.onPlatform(async (tx) => await sql`insert into user_roles (user_id, name) values (${id.person('demo', 'tweede')}, 'super_admin')`.execute(tx))
  const admin = await as('tweede@demo.example')
  storage.mood = 'away'
  await expect
    .poll(async () => (await get('/api/v1/platform_centers/status', { headers: admin })).body.meta.status.storageAnswers, { timeout: 30_000 })
    .toBe(false)
})
