import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { applyImport } from '#features/imports/apply/server/apply.ts'
import { forgetImports } from '#features/imports/model/server/abort-run.ts'
import { putPart, rowsOf, sendList, waitForImport } from '#features/imports/server/testing.ts'
import { zipOf } from '#features/imports/server/test-zip.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

// Some of these tests wait for jobs, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 })
const app = await startTestApp({ jobs: true })
const { call, get, as, db } = app
const wim = { headers: await as('coordinator@demo.example') }
const photo = async (color: string) =>
  await sharp({ create: { width: 64, height: 48, channels: 3, background: color } })
    .jpeg()
    .toBuffer()
const [red, blue] = [await photo('red'), await photo('blue')]
const act = async (one: string, verb: string) => await call('PUT', `/api/v1/imports/${one}/${verb}`, wim)
const inCenter = async <T>(query: (tx: Parameters<Parameters<typeof db.inCenter>[1]>[0]) => Promise<{ rows: T[] }>) =>
  (await db.inCenter(id.center('demo'), query)).rows
const uploads = async () =>
  await inCenter(async (tx) => await sql<{ alt: string | null; purpose: string }>`select alt, purpose from uploads order by alt`.execute(tx))
const parts = async () => await inCenter(async (tx) => await sql`select from import_archive_parts`.execute(tx))
const warningsOf = (rows: any[]) =>
  rows.toSorted((a, b) => a.position - b.position).map(({ outcome, warnings }) => [outcome, Object.values(warnings).map(({ message }: any) => message)])

const list = (...names: string[]) =>
  ['Titel;Organisatie;Foto;Wat staat er op de foto?', ...names.map((name, at) => `Klus ${at};De Brug;${name};${name && `Foto ${at}`}`)].join('\n')
const send = async (file: string, archive?: Buffer) => {
  const one = await sendList(app, wim, file, { kind: 'vacancies', ...(archive && { archive }) })
  return { one, list: await waitForImport(app, wim, one), rows: await rowsOf(app, wim, one) }
}

test('pictures come from the archive, by name or with their folder; a row whose picture is not there comes without it', async () => {
  const archive = zipOf([
    { name: 'foto’s/', content: Buffer.alloc(0) },
    { name: 'foto’s/Rood.JPG', content: red },
    { name: 'a/zelfde.jpg', content: blue },
    { name: 'b/zelfde.jpg', content: red },
    { name: 'brief.jpg', content: Buffer.from('geen foto') },
    { name: 'niemand-noemt-mij.jpg', content: blue },
    { name: '__MACOSX/._Rood.JPG', content: Buffer.from('x') },
  ])
  const { one, list: ready, rows } = await send(list('rood.jpg', 'B\\zelfde.jpg', 'zelfde.jpg', 'weg.jpg', 'brief.jpg', ''), archive)
  expect(warningsOf(rows)).toEqual([
    ['new', []],
    ['new', []],
    ['new', ['In het zip-bestand zitten meer foto’s met deze naam. Schrijf de map erbij.']],
    ['new', ['Deze foto zit niet in het zip-bestand. De rij komt zonder foto.']],
    ['new', []],
    ['new', []],
  ])
  expect(ready.counts).toMatchObject({ add: 6, bad: 0, warned: 2 })
  // Nothing is drawn before somebody decides.
  expect(await uploads()).toEqual([])
  await act(one, 'apply')
  expect(await waitForImport(app, wim, one)).toMatchObject({ status: 'done', counts: { add: 6, warned: 3 } })
  expect(await uploads()).toEqual([
    { alt: 'Foto 0', purpose: 'vacancy_image' },
    { alt: 'Foto 1', purpose: 'vacancy_image' },
  ])
  const { body } = await get('/api/v1/vacancies?filter[title_in]=Klus 0,Klus 1,Klus 4&include=image&sort=title', wim)
  expect(body.data.map(({ attributes, relationships }: any) => [attributes.title, relationships.image.data !== null])).toEqual([
    ['Klus 0', true],
    ['Klus 1', true],
    ['Klus 4', false],
  ])
  const warned = (await get(`/api/v1/import_rows?filter[import_id_eq]=${one}&filter[is_warned_eq]=true`, wim)).body.data
  expect(warned.map(({ attributes: { position } }: any) => position).toSorted()).toEqual([3, 4, 5])
  // An archive that has done its work is thrown away, and a picture of an import does not count as sent by hand.
  expect(await parts()).toEqual([])

  await act(one, 'undo')
  expect((await waitForImport(app, wim, one)).status).toBe('undone')
  expect(await uploads()).toEqual([])
})

test('a process that is killed while pictures are drawn goes on where it was', async () => {
  const { one } = await send(
    list('rood.jpg', 'blauw.jpg'),
    zipOf([
      { name: 'rood.jpg', content: red },
      { name: 'blauw.jpg', content: blue },
    ]),
  )
  await db.inCenter(id.center('demo'), async (tx) => await sql`update imports set status = 'applying' where id = ${one}`.execute(tx))
  const dying = new Proxy(db, {
    get: (target, name) => {
      if (name !== 'inCenter') return Reflect.get(target, name)
      return async (...asked: Parameters<typeof db.inCenter>) => {
        if ((await uploads()).length > 0) throw new Error('killed')
        return await target.inCenter(...asked)
      }
    },
  })
  const step = { centerId: id.center('demo'), importId: one, actorId: id.person('demo', 'coordinator'), locale: 'nl' } as const
  await expect(applyImport(dying, step)).rejects.toThrow('killed')
  expect(await uploads()).toHaveLength(1)
  await applyImport(db, step)
  expect(await waitForImport(app, wim, one)).toMatchObject({ status: 'done', counts: { warned: 0 } })
  expect(await uploads()).toHaveLength(2)
  await act(one, 'undo')
  expect((await waitForImport(app, wim, one)).status).toBe('undone')
})

const bytes = (length: number) => Buffer.alloc(length)
const wide = zipOf([{ name: 'a.jpg', content: red }])
test.each([
  ['a password', zipOf([{ name: 'a.jpg', content: red, isEncrypted: true }]), 'archive_encrypted'],
  ['a file outside of its folder', zipOf([{ name: '../../etc/a.jpg', content: red }]), 'archive_paths'],
  ['an absolute path', zipOf([{ name: '/etc/a.jpg', content: red }]), 'archive_paths'],
  [
    'files that unpack to terabytes',
    zipOf(Array.from({ length: 3 }, (_, at) => ({ name: `${at}.jpg`, content: red, claims: 0xf0000000 }))),
    'archive_too_large',
  ],
  ['20,001 files', zipOf(Array.from({ length: 20_001 }, (_, at) => ({ name: `${at}.jpg`, content: Buffer.of(1) }))), 'archive_too_many'],
  ['an end that is missing', wide.subarray(0, wide.length - 30), 'archive_unreadable'],
  ['a directory of rubbish', Buffer.concat([wide.subarray(0, wide.indexOf('PK\x01\x02')), bytes(60), wide.subarray(-22)]), 'archive_unreadable'],
])('an archive with %s cannot be used, and says why', async (_name, archive, problem) => {
  const { list: ended } = await send(list('a.jpg'), archive)
  expect(ended).toMatchObject({ status: 'failed', problem })
})

test.each([
  ['that is larger than it says', [{ name: 'a.jpg', content: Buffer.concat([red, bytes(5_000_000)]), claims: 100 }], []],
  ['of more than 10 MB', [{ name: 'a.jpg', content: bytes(11 * 1024 * 1024) }], ['Dit bestand is groter dan 10 MB. Kies een kleiner bestand.']],
  ['that is empty', [{ name: 'a.jpg', content: bytes(0) }], ['Deze foto is beschadigd. Kies een andere.']],
])('a picture %s is a warning, and its row comes all the same', async (_name, files, warnings) => {
  const { one, rows } = await send(list('a.jpg'), zipOf(files))
  expect(warningsOf(rows)).toEqual([['new', warnings]])
  await act(one, 'apply')
  expect(await waitForImport(app, wim, one)).toMatchObject({ status: 'done', counts: { add: 1, warned: 1 } })
  expect(await uploads()).toEqual([])
  await act(one, 'undo')
  expect((await waitForImport(app, wim, one)).status).toBe('undone')
})

test('a directory of 20,000 files holds nobody up', async () => {
  // Names only: what counts is the directory, of which every entry is read.
  const archive = zipOf(Array.from({ length: 20_000 }, (_, at) => ({ name: `map/${at}-${'x'.repeat(60)}.jpg`, content: Buffer.of(1) })))
  let turns = 0
  const clock = setInterval(() => (turns += 1))
  const { rows } = await send(list(`19999-${'x'.repeat(60)}.jpg`), archive)
  clearInterval(clock)
  expect(warningsOf(rows)).toEqual([['new', []]])
  // Other work had its turn while the directory was read.
  expect(turns).toBeGreaterThan(100)
})

test('what is no zip is refused with its first part; a list without pictures takes none; one that is not whole is not read', async () => {
  const make = async (kind: string) => (await call('POST', '/api/v1/imports', { ...wim, body: { kind, fileName: 'x.csv' } })).body.data.id as string
  const one = await make('vacancies')
  const refused = await putPart(app, wim, one, 0, Buffer.from('Titel;Organisatie'), 'archive_parts')
  expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'not_zip'])
  expect((await putPart(app, wim, await make('organizations'), 0, wide, 'archive_parts')).status).toBe(404)
  expect((await putPart(app, wim, one, 400, wide, 'archive_parts')).status).toBe(413)
  await putPart(app, wim, one, 0, Buffer.from(list('a.jpg')))
  await putPart(app, wim, one, 1, bytes(524_288), 'archive_parts')
  expect((await act(one, 'read')).body.errors[0].code).toBe('file_incomplete')
  await putPart(app, wim, one, 0, wide, 'archive_parts')
  // Every part but the last is full.
  expect((await act(one, 'read')).body.errors[0].code).toBe('file_incomplete')
  for (const who of [
    { headers: {} },
    { headers: await as('beheerder@demo.example') },
    { host: 'oldebroek.localhost', headers: await as('coordinator@oldebroek.example') },
  ])
    expect((await putPart(app, who, one, 0, wide, 'archive_parts')).status).toBeGreaterThanOrEqual(401)
})

test('an archive whose list was never applied is forgotten after a day', async () => {
  await send(list('a.jpg'), wide)
  expect((await parts()).length).toBeGreaterThan(0)
  await db.inCenter(
    id.center('demo'),
    async (tx) => await sql`update imports set created_at = created_at - interval '25 hours', applied_at = applied_at - interval '25 hours'`.execute(tx),
  )
  await forgetImports(db)
  expect(await parts()).toEqual([])
  expect(await inCenter(async (tx) => await sql`select from import_pictures`.execute(tx))).toEqual([])
})
