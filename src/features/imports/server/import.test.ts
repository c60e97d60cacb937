import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { applyImport } from '#features/imports/apply/server/apply.ts'
import { forgetImports } from '#features/imports/model/server/abort-run.ts'
import { recordProgress } from '#features/imports/model/server/import-run.ts'
import { putPart, rowsOf, sendList, waitForImport } from './testing.ts'

// Some of these tests wait for jobs, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000 })
const app = await startTestApp({ jobs: true })
const { call, get, as, db } = app
const wim = { headers: await as('coordinator@demo.example') }
const sanne = { headers: await as('centerbeheerder@demo.example') }
const oldebroek = { host: 'oldebroek.localhost', headers: await as('centerbeheerder@oldebroek.example') }

const list = [
  'Naam;KvK;Postcode;Plaats;Contactpersoon;E-mail contactpersoon',
  'Zonnebloem;1234567;7203 AB;Zutphen;Greet Jansen;greet@voorbeeld.nl',
  'Repair Café;12345678;7202 ek;Zutphen;Kees van der Mulder;kees@voorbeeld.nl',
  'Muziekschool;;7201;Zutphen;;',
  'De Brug;87654321;8096AA;;;',
  'Wandelgroep;;;;Els de Wit;els.voorbeeld.nl',
].join('\r\n')

const organizations = async () => {
  const { rows } = await db.inCenter(
    id.center('demo'),
    async (tx) =>
      await sql<Record<string, unknown>>`select o.name, o.status, o.kvk_number as kvk, o.slug, a.postcode, a.city from organizations o
        left join addresses a on a.id = o.address_id order by o.name`.execute(tx),
  )
  return rows
}
const mailsTo = async (address: string) =>
  (
    await db.asWorker(
      async (tx) => await sql<{ kind: string; facts: Record<string, string> }>`select kind, facts from outbox where address = ${address}`.execute(tx),
    )
  ).rows
const act = async (who: typeof wim, one: string, verb: string) => await call('PUT', `/api/v1/imports/${one}/${verb}`, who)
const correct = async (who: typeof wim, row: string, attributes: object) =>
  await call('PATCH', `/api/v1/import_rows/${row}`, { ...who, body: { data: { type: 'import_rows', id: row, attributes } } })

let first = ''

test('Wim sends a list: what is wrong stands first, in plain words', async () => {
  first = await sendList(app, wim, list)
  expect(await waitForImport(app, wim, first)).toMatchObject({
    status: 'ready',
    encoding: 'UTF-8',
    delimiter: ';',
    rowCount: 5,
    counts: { bad: 3, exists: 1, new: 1, add: 1 },
  })
  const rows = await rowsOf(app, wim, first)
  expect(
    rows.map(({ position, outcome, faults }) => [position, outcome, Object.entries(faults).map(([field, { message }]: any) => `${field}: ${message}`)]),
  ).toEqual([
    [1, 'bad', ['kvkNumber: Een KvK-nummer heeft 8 cijfers. Dit zijn er 7.']],
    [3, 'bad', ['postcode: Vul 4 cijfers en 2 letters in. Bijvoorbeeld 7201 AB.']],
    [5, 'bad', ['contactEmail: Hier ontbreekt een @. Bijvoorbeeld naam@voorbeeld.nl.']],
    [4, 'exists', []],
    [2, 'new', []],
  ])
  expect(rows[3]).toMatchObject({ matchBy: 'name_postcode', matchName: 'De Brug', matchId: id.school('demo'), choice: 'update' })
  expect(await organizations()).toHaveLength(2)
})

test('what begins anew after a crash never goes back for who watches', async () => {
  const made = await call('POST', '/api/v1/imports', { ...wim, body: { kind: 'organizations', fileName: 'lijst.csv' } })
  const key = { centerId: id.center('demo'), importId: made.body.data.id as string }
  const shown = []
  for (const share of [0.2, 0.6, 0, 0.3, 0.61, 2]) {
    await recordProgress(db, key, share)
    shown.push((await get(`/api/v1/imports/${key.importId}`, wim)).body.data.attributes.progress)
  }
  expect(shown).toEqual([20, 60, 60, 60, 61, 100])
})

test('in English the same is said in English', async () => {
  const [row] = (await get(`/api/v1/import_rows?filter[import_id_eq]=${first}&page[size]=1`, { headers: { ...wim.headers, 'accept-language': 'en' } })).body
    .data
  expect(row.attributes.faults.kvkNumber.message).toBe('A KvK number has 8 digits. This has 7.')
})

test('a cell that is put right makes its row good, and it stays where it is', async () => {
  const [zonnebloem, school, wandel] = await rowsOf(app, wim, first)
  expect((await correct(wim, zonnebloem.id, { texts: { kvkNumber: '12345679' } })).body.data.attributes).toMatchObject({
    outcome: 'new',
    choice: 'add',
    faults: {},
  })
  expect((await correct(wim, school.id, { texts: { postcode: '7201' } })).body.data.attributes.outcome).toBe('bad')
  expect((await correct(wim, school.id, { texts: { postcode: '7201ab', kvk_number: '' } })).body.data.attributes.outcome).toBe('new')
  expect((await correct(wim, wandel.id, { choice: 'add' })).status).toBe(422)
  expect((await rowsOf(app, wim, first)).map(({ position }) => position)).toEqual([1, 3, 5, 4, 2])
  expect((await waitForImport(app, wim, first)).counts).toMatchObject({ bad: 1, exists: 1, new: 3, add: 3, update: 1, mails: 2 })
})

test('a number that stands in another row is told, and no longer when it is changed', async () => {
  const [zonnebloem] = await rowsOf(app, wim, first)
  const same = await correct(wim, zonnebloem.id, { texts: { kvkNumber: '12345678' } })
  expect(same.body.data.attributes.faults).toEqual({ kvkNumber: { code: 'twice', message: 'Staat ook in rij 2.' } })
  expect((await correct(wim, zonnebloem.id, { texts: { kvkNumber: '12345679' } })).body.data.attributes.outcome).toBe('new')
})

test('the rows that stay behind can be taken along, with what is wrong in them', async () => {
  const { status, text, headers } = await get(`/api/v1/imports/${first}/bad_rows`, wim)
  expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="foute-rijen.csv"'])
  expect(text.split('\r\n')).toEqual([
    '\ufeff"Naam";"KvK";"Postcode";"Plaats";"Contactpersoon";"E-mail contactpersoon";"Wat is er mis"',
    '"Wandelgroep";"";"";"";"Els de Wit";"els.voorbeeld.nl";"E-mail contactpersoon: Hier ontbreekt een @. Bijvoorbeeld naam@voorbeeld.nl."',
    '',
  ])
})

test('it is brought in once, however often the button is pressed, and its people are invited', async () => {
  const pressed = await Promise.all([act(wim, first, 'apply'), act(wim, first, 'apply')])
  expect(pressed.map(({ status }) => status)).toEqual([200, 200])
  expect((await waitForImport(app, wim, first)).status).toBe('done')
  expect((await act(wim, first, 'apply')).status).toBe(200)
  expect(await organizations()).toEqual([
    { name: 'De Brug', status: 'approved', kvk: '87654321', slug: 'de-brug', postcode: '8096 AA', city: 'Oldebroek' },
    { name: 'Muziekschool', status: 'pending', kvk: null, slug: 'muziekschool', postcode: '7201 AB', city: 'Zutphen' },
    { name: 'Repair Café', status: 'pending', kvk: '12345678', slug: 'repair-cafe', postcode: '7202 EK', city: 'Zutphen' },
    expect.objectContaining({ name: 'Tuinclub Groen' }),
    { name: 'Zonnebloem', status: 'pending', kvk: '12345679', slug: 'zonnebloem', postcode: '7203 AB', city: 'Zutphen' },
  ])
  expect(await mailsTo('kees@voorbeeld.nl')).toMatchObject([
    { kind: 'account.invite', facts: { role: 'admin', organizationName: 'Repair Café', inviter: 'Wim Jansen' } },
  ])
  const { body } = await get('/api/v1/users?filter[email_eq]=kees@voorbeeld.nl&include=roles', wim)
  expect(body.data[0].attributes).toMatchObject({ firstName: 'Kees', lastName: 'van der Mulder', status: 'invited' })
  expect(body.included.map(({ attributes }: any) => attributes.name)).toEqual(['admin'])
})

test('the whole of it is taken back: organizations, people, mails and what was filled in', async () => {
  expect((await act(wim, first, 'undo')).status).toBe(200)
  expect((await waitForImport(app, wim, first)).status).toBe('undone')
  expect(await organizations()).toEqual([
    { name: 'De Brug', status: 'approved', kvk: null, slug: 'de-brug', postcode: '8096 AA', city: 'Oldebroek' },
    expect.objectContaining({ name: 'Tuinclub Groen' }),
  ])
  expect(await mailsTo('kees@voorbeeld.nl')).toEqual([])
  expect((await get('/api/v1/users?filter[email_eq]=kees@voorbeeld.nl', wim)).body.data).toEqual([])
  expect((await act(wim, first, 'undo')).status).toBe(200)
  const { rows } = await db.inCenter(
    id.center('demo'),
    async (tx) => await sql`select action from audit_events where subject_type = 'imports' order by at`.execute(tx),
  )
  expect(rows).toEqual([{ action: 'import.applied' }, { action: 'import.undone' }])
})

test('what somebody did something with since is not taken back, and the rest stays too', async () => {
  const one = await sendList(app, wim, 'Naam\nBuurttuin\nLeeskring')
  await waitForImport(app, wim, one)
  await act(wim, one, 'apply')
  await waitForImport(app, wim, one)
  const { body } = await get('/api/v1/organizations?filter[name_eq]=Leeskring', wim)
  await call('PUT', `/api/v1/organizations/${body.data[0].id}/approve`, wim)
  const refused = await act(wim, one, 'undo')
  expect([refused.status, refused.body.errors[0].code, refused.body.errors[0].meta]).toEqual([409, 'import_acted_upon', { count: 1 }])
  expect((await organizations()).map(({ name }) => name)).toEqual(expect.arrayContaining(['Buurttuin', 'Leeskring']))
})

test('after a day it is too late to take back, and what the list said is forgotten', async () => {
  const one = await sendList(app, wim, 'Naam\nSchaakclub')
  await waitForImport(app, wim, one)
  await act(wim, one, 'apply')
  await waitForImport(app, wim, one)
  const left = await sendList(app, wim, 'Naam\nNooit gekomen')
  await waitForImport(app, wim, left)
  await db.inCenter(id.center('demo'), async (tx) => {
    await sql`update imports set applied_at = applied_at - interval '25 hours', created_at = created_at - interval '25 hours' where id in (${one}, ${left})`.execute(
      tx,
    )
  })
  expect((await act(wim, one, 'undo')).body.errors[0].code).toBe('import_too_old')
  await forgetImports(db)
  expect(await rowsOf(app, wim, one)).toEqual([])
  expect((await get(`/api/v1/imports/${one}`, wim)).status).toBe(200)
  expect((await get(`/api/v1/imports/${left}`, wim)).status).toBe(404)
})

test('only an admin of the center brings in people; neither an organization nor another town sees any of it', async () => {
  const make = async (who: { host?: string; headers: Record<string, string> }, kind: string) =>
    await call('POST', '/api/v1/imports', { ...who, body: { kind, fileName: 'x.csv' } })
  for (const name of ['vrijwilliger', 'lid', 'beheerder', 'redacteur'])
    for (const kind of ['organizations', 'users']) expect([name, (await make({ headers: await as(`${name}@demo.example`) }, kind)).status]).toEqual([name, 403])
  expect((await make({ headers: {} }, 'organizations')).status).toBe(401)
  expect((await make(wim, 'users')).status).toBe(403)
  const people = await sendList(app, sanne, 'E-mail;Naam\nanna@voorbeeld.nl;Anna de Vries', { kind: 'users' })
  await waitForImport(app, sanne, people)
  const [row] = await rowsOf(app, sanne, people)
  for (const name of ['vrijwilliger', 'lid', 'beheerder', 'redacteur'])
    expect((await get(`/api/v1/imports/${people}`, { headers: await as(`${name}@demo.example`) })).status).toBe(403)
  for (const who of [wim, oldebroek]) {
    expect((await get(`/api/v1/imports/${people}`, who)).status).toBe(404)
    expect((await get(`/api/v1/imports/${people}/bad_rows`, who)).status).toBe(404)
    expect((await get(`/api/v1/import_rows/${row.id}`, who)).status).toBe(404)
    expect((await rowsOf(app, who, people)).length).toBe(0)
    for (const verb of ['read', 'apply', 'undo']) expect([verb, (await call('PUT', `/api/v1/imports/${people}/${verb}`, who)).status]).toEqual([verb, 404])
    expect((await correct(who as typeof wim, row.id, { choice: 'skip' })).status).toBe(404)
    expect((await putPart(app, who, people, 0, Buffer.from('x'))).status).toBe(404)
    expect((await call('DELETE', `/api/v1/imports/${people}`, who)).status).toBe(404)
  }
  expect((await call('DELETE', `/api/v1/imports/${people}`, sanne)).status).toBe(204)
})

test('people come with one role each, and only what a list may say of them is kept', async () => {
  const file = [
    'Voornaam,Achternaam,E-mailadres,Telefoon,Rol,Organisatie,BSN',
    'Anna,de Vries,Anna@Voorbeeld.nl,0612345678,,,123456782',
    'Bram,Bos,bram@voorbeeld.nl,,coördinator,,',
    'Cas,Kok,cas@voorbeeld.nl,,beheerder,De Brug,',
    'Dirk,Dam,dirk@voorbeeld.nl,,beheerder,Onbekend,',
    'Fatima,El Amrani,vrijwilliger@demo.example,0687654321,,,',
    'Els,Eik,coordinator@oldebroek.example,,,,',
    'Anna,Dubbel,anna@voorbeeld.nl,,,,',
    'Gek,Rol,gek@voorbeeld.nl,,koning,,',
  ].join('\n')
  const one = await sendList(app, sanne, file, { kind: 'users' })
  expect(await waitForImport(app, sanne, one)).toMatchObject({ delimiter: ',', counts: { bad: 4, exists: 1, add: 3, update: 1, mails: 3 } })
  const faults = (await rowsOf(app, sanne, one))
    .filter(({ outcome }) => outcome === 'bad')
    .map(({ position, faults }) => [position, ...Object.values(faults).map((fault: any) => fault.message)])
  expect(faults).toEqual([
    [4, 'Deze organisatie kennen we niet.'],
    [6, 'Dit e-mailadres is al in gebruik.'],
    [7, 'Staat ook in rij 1.'],
    [8, 'Deze rol kennen we niet. Kies vrijwilliger, lid, beheerder, redacteur of coördinator.'],
  ])
  await call('PATCH', `/api/v1/imports/${one}`, { ...sanne, body: { data: { type: 'imports', id: one, attributes: { invite: false } } } })
  await act(sanne, one, 'apply')
  await waitForImport(app, sanne, one)
  const { body } = await get('/api/v1/users?filter[email_in]=anna@voorbeeld.nl,bram@voorbeeld.nl,cas@voorbeeld.nl&include=roles&sort=email', sanne)
  expect(body.data.map(({ attributes }: any) => [attributes.name, attributes.phone, attributes.status])).toEqual([
    ['Anna de Vries', '+31612345678', 'invited'],
    ['Bram Bos', null, 'invited'],
    ['Cas Kok', null, 'invited'],
  ])
  expect(body.included.map(({ attributes }: any) => attributes.name).sort()).toEqual(['admin', 'coordinator', 'volunteer'])
  expect((await get(`/api/v1/users/${id.person('demo', 'vrijwilliger')}`, sanne)).body.data.attributes.phone).toBe('+31687654321')
  expect(await mailsTo('anna@voorbeeld.nl')).toEqual([])
  expect((await act(sanne, one, 'undo')).status).toBe(200)
  expect((await waitForImport(app, sanne, one)).status).toBe('undone')
  expect((await get(`/api/v1/users/${id.person('demo', 'vrijwilliger')}`, sanne)).body.data.attributes.phone).toBe(null)
  expect((await get('/api/v1/users?filter[email_eq]=anna@voorbeeld.nl', sanne)).body.data).toEqual([])
})

test('two lists of the same at once: one comes in, the other is shown what is there now', async () => {
  const both = await Promise.all([1, 2].map(async () => await sendList(app, wim, 'Naam;KvK\nMolenvrienden;55555555')))
  for (const one of both) await waitForImport(app, wim, one)
  await Promise.all(both.map(async (one) => await act(wim, one, 'apply')))
  const ends = await Promise.all(both.map(async (one) => await waitForImport(app, wim, one)))
  expect(ends.map(({ status, problem }) => [status, problem]).sort()).toEqual([
    ['done', null],
    ['ready', 'changed'],
  ])
  expect((await organizations()).filter(({ name }) => name === 'Molenvrienden')).toHaveLength(1)
  const other = both[ends.findIndex(({ status }) => status === 'ready')]!
  expect(await rowsOf(app, wim, other)).toMatchObject([{ outcome: 'exists', matchBy: 'kvk', choice: 'skip' }])
  expect((await act(wim, other, 'apply')).body.errors[0].code).toBe('nothing_to_import')
})

test('a list that has to be judged again is, though the process that found it out is killed at that moment', async () => {
  const [first, second] = await Promise.all([1, 2].map(async () => await sendList(app, wim, 'Naam;KvK\nZeilvrienden;66666666')))
  for (const one of [first!, second!]) await waitForImport(app, wim, one)
  await act(wim, first!, 'apply')
  expect((await waitForImport(app, wim, first!)).status).toBe('done')
  await db.inCenter(id.center('demo'), async (tx) => await sql`update imports set status = 'applying' where id = ${second}`.execute(tx))
  const statusOf = async () =>
    (await db.inCenter(id.center('demo'), async (tx) => await sql<{ status: string }>`select status from imports where id = ${second}`.execute(tx))).rows[0]!
      .status
  let isKilled = false
  const dying = new Proxy(db, {
    get: (target, name) => {
      if (name !== 'inCenter') return Reflect.get(target, name)
      return async (...asked: Parameters<typeof db.inCenter>) => {
        if (isKilled) throw new Error('killed')
        const answer = await target.inCenter(...asked)
        isKilled = (await statusOf()) !== 'applying'
        return answer
      }
    },
  })
  const step = { centerId: id.center('demo'), importId: second!, actorId: id.person('demo', 'coordinator'), locale: 'nl' } as const
  await applyImport(dying, step).catch(() => {})
  expect(isKilled).toBe(true)
  expect(await waitForImport(app, wim, second!)).toMatchObject({ status: 'ready', problem: 'changed' })
  expect(await rowsOf(app, wim, second!)).toMatchObject([{ outcome: 'exists', matchBy: 'kvk' }])
})

test.each([
  ['a zip', Buffer.from('PK\x03\x04 iets'), 'zip'],
  ['an Excel file called csv', Buffer.from('PK\x03\x04 [Content_Types].xml'), 'excel'],
  ['an old Excel file', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]), 'excel'],
  ['a PDF', Buffer.from('%PDF-1.7'), 'pdf'],
  ['a picture', Buffer.from([0x89, 0x50, 0, 0]), 'binary'],
  ['nothing', Buffer.alloc(0), 'empty'],
])('%s is told what it is', async (_name, bytes, found) => {
  const made = await call('POST', '/api/v1/imports', { ...wim, body: { kind: 'organizations', fileName: 'x.csv' } })
  const { status, body } = await putPart(app, wim, made.body.data.id, 0, bytes)
  expect([status, body.errors[0].code, body.errors[0].meta.found]).toEqual([422, 'not_csv', found])
  expect((await act(wim, made.body.data.id, 'read')).body.errors[0].code).toBe('file_incomplete')
})

test.each([
  ['only a head', 'Naam;KvK\n', 'no_rows'],
  ['51 columns', `${'a;'.repeat(50)}a\n1;2`, 'too_many_columns'],
  ['20,001 rows', `Naam\n${'x\n'.repeat(20_001)}`, 'too_many_rows'],
  ['a quote that never ends', `Naam\n"${'x'.repeat(20_000)}`, 'row_too_long'],
])('a file with %s cannot be used, and says why', async (_name, file, problem) => {
  const one = await sendList(app, wim, file)
  expect(await waitForImport(app, wim, one)).toMatchObject({ status: 'failed', problem })
})

test('a list without a head that we know asks which column is which', async () => {
  const one = await sendList(app, wim, 'Wie;Waar\nToneelclub;Zutphen')
  expect(await waitForImport(app, wim, one)).toMatchObject({ status: 'unmapped', headers: ['Wie', 'Waar'], mapping: {} })
  const map = async (mapping: unknown) =>
    await call('PATCH', `/api/v1/imports/${one}`, { ...wim, body: { data: { type: 'imports', id: one, attributes: { mapping } } } })
  for (const wrong of [{ name: 2 }, { name: 0, city: 0 }, { valueOf: 0 }, [], 'x', { name: '0' }]) expect((await map(wrong)).status).toBe(422)
  expect((await map({ city: 1 })).body.errors[0].detail).toBe('Kies ook een kolom voor: Naam van de organisatie.')
  expect((await map({ name: 0, city: 1 })).status).toBe(200)
  expect(await waitForImport(app, wim, one)).toMatchObject({ status: 'ready', counts: { new: 1 } })
  expect((await rowsOf(app, wim, one))[0].texts).toEqual({ name: 'Toneelclub', city: 'Zutphen' })
})

test('Windows-1252, quotes, line ends and a byte order mark are read for what they are', async () => {
  const latin = Buffer.concat([
    Buffer.from('Naam;Samenvatting\r\n"Caf'),
    Buffer.from([0xe9]),
    Buffer.from(' ""De Hoek""";"Kost '),
    Buffer.from([0x80]),
    Buffer.from(' 5;\nelke week"\r\n'),
  ])
  const one = await sendList(app, wim, latin)
  expect(await waitForImport(app, wim, one)).toMatchObject({ encoding: 'Windows-1252' })
  expect((await rowsOf(app, wim, one))[0].texts).toEqual({ name: 'Café "De Hoek"', summary: 'Kost € 5;\nelke week' })
  const marked = await sendList(app, wim, '\ufeffNaam\rEen\rTwee\r')
  expect(await waitForImport(app, wim, marked)).toMatchObject({ encoding: 'UTF-8', rowCount: 2, counts: { new: 2 } })
})

test('whoever acts for another brings nothing in', async () => {
  const one = await sendList(app, sanne, 'Naam\nZangkoor')
  await waitForImport(app, sanne, one)
  const acting = await call('POST', '/api/v1/sign_in_as_user', { ...sanne, body: { user_id: id.person('demo', 'coordinator') } })
  const headers = Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, String(acting.headers[name])]))
  expect((await act({ headers }, one, 'apply')).body.errors[0].code).toBe('forbidden_while_impersonating')
})
