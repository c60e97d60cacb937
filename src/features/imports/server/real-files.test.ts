import { expect, test, vi } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { realFiles } from './real-files.ts'
import { rowsOf, sendList, waitForImport } from './testing.ts'

// These tests wait for jobs, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000 })
const app = await startTestApp({ jobs: true })
const { call, get, as } = app
const wim = { headers: await as('coordinator@demo.example') }
const sanne = { headers: await as('centerbeheerder@demo.example') }

const answer = async (who: typeof wim, one: string, attributes: object) =>
  await call('PATCH', `/api/v1/imports/${one}`, { ...who, body: { data: { type: 'imports', id: one, attributes } } })
const faultsOf = async (who: typeof wim, one: string) =>
  Object.fromEntries(
    (await rowsOf(app, who, one)).map(({ position, faults }) => [
      position,
      Object.fromEntries(Object.entries(faults).map(([field, { code }]: any) => [field, code])),
    ]),
  )
const textsOf = async (who: typeof wim, one: string, name: string) =>
  (await rowsOf(app, who, one)).sort((a, b) => a.position - b.position).map(({ texts }) => texts[name])

test('a list of Excel with sep=; : names in every order are understood, what a spreadsheet spoiled is refused at its row', async () => {
  const one = await sendList(app, wim, realFiles.excel)
  expect(await waitForImport(app, wim, one)).toMatchObject({ status: 'ready', encoding: 'Windows-1252', delimiter: ';', rowCount: 2, questions: {} })
  expect(await faultsOf(wim, one)).toEqual({ 1: {}, 2: { phone: 'invalid', website: 'invalid' } })
  const rows = await rowsOf(app, wim, one)
  expect(rows[0].faults.phone.message).toBe('Het rekenblad heeft van dit nummer een getal gemaakt. Typ het hele nummer.')
  expect(rows[0].faults.website.message).toBe('Dit is geen webadres. Is er geen website? Laat het leeg.')
  await call('PATCH', `/api/v1/import_rows/${rows[0].id}`, {
    ...wim,
    body: { data: { type: 'import_rows', id: rows[0].id, attributes: { texts: { phone: '06 12345678', website: '' } } } },
  })
  await call('PUT', `/api/v1/imports/${one}/apply`, wim)
  expect((await waitForImport(app, wim, one)).status).toBe('done')
  const { body } = await get('/api/v1/users?filter[email_in]=renee@dehoek.example,jan@pad.example&sort=email', wim)
  expect(body.data.map(({ attributes }: any) => [attributes.firstName, attributes.lastName])).toEqual([
    ['Jan', 'van den Brink'],
    ['Renée', 'van den Brink'],
  ])
})

test('line ends of three programs join no rows', async () => {
  const one = await sendList(app, wim, realFiles.mixedLines)
  await waitForImport(app, wim, one)
  expect(await textsOf(wim, one, 'name')).toEqual(['Toneelclub', 'Zangkoor', 'Schaakclub', 'Fanfare'])
})

test('one byte of another encoding changes no other letter', async () => {
  const one = await sendList(app, wim, realFiles.oddByte)
  expect(await waitForImport(app, wim, one)).toMatchObject({ status: 'ready', encoding: 'UTF-8' })
  expect(await textsOf(wim, one, 'name')).toEqual(['Geërfd Goed', 'Café Zoë'])
})

test('a letter that nobody can read is refused at its row, and put right there', async () => {
  const one = await sendList(app, wim, realFiles.halfLetter)
  await waitForImport(app, wim, one)
  expect(await faultsOf(wim, one)).toEqual({ 1: {}, 2: { name: 'unreadable' } })
  const [bad] = await rowsOf(app, wim, one)
  const { body } = await call('PATCH', `/api/v1/import_rows/${bad.id}`, {
    ...wim,
    body: { data: { type: 'import_rows', id: bad.id, attributes: { texts: { name: 'Zoë' } } } },
  })
  expect(body.data.attributes).toMatchObject({ outcome: 'new', faults: {} })
})

test('Unicode text of Excel is read', async () => {
  const one = await sendList(app, wim, realFiles.unicode)
  expect(await waitForImport(app, wim, one)).toMatchObject({ status: 'ready', encoding: 'UTF-16LE', delimiter: '\t' })
  expect(await textsOf(wim, one, 'name')).toEqual(['Geëerd Gezelschap', 'Łódź-vrienden'])
})

test('which letters are right is asked where nobody can tell, with an example of the file', async () => {
  const one = await sendList(app, wim, realFiles.mac)
  const asked = await waitForImport(app, wim, one)
  expect(asked).toMatchObject({ status: 'unmapped', encoding: null, rowCount: 0 })
  expect(asked.questions.encoding.map(({ encoding, examples }: any) => [encoding, ...examples])).toEqual([
    ['macintosh', 'König Kwartet'],
    ['Windows-1252', 'Kšnig Kwartet'],
  ])
  expect(await rowsOf(app, wim, one)).toEqual([])
  for (const wrong of [{ encoding: 'UTF-7' }, { encoding: 'UTF-8' }, { headRow: 1 }, { encoding: 'macintosh', headRow: 1 }])
    expect([wrong, (await answer(wim, one, wrong)).body.errors?.[0].code]).toEqual([wrong, 'inclusion'])
  expect((await answer(wim, one, { encoding: 'macintosh' })).status).toBe(200)
  expect(await waitForImport(app, wim, one)).toMatchObject({ status: 'ready', encoding: 'macintosh', questions: {} })
  expect(await textsOf(wim, one, 'name')).toEqual(['König Kwartet'])
  expect((await answer(wim, one, { encoding: 'Windows-1252' })).status).toBe(422)
})

test('of a report it is asked which row is the head; its total is no row, an organization that is called so is one', async () => {
  const one = await sendList(app, wim, realFiles.report)
  const asked = await waitForImport(app, wim, one)
  expect(asked.status).toBe('unmapped')
  expect(asked.questions.headRow.map(({ row, cells, isLikely }: any) => [row, cells[0], isLikely]).slice(0, 4)).toEqual([
    [1, 'Vrijwilligersorganisaties gemeente Zutphen, stand van 3 maart 2026', false],
    [2, 'Vertrouwelijk', false],
    [3, 'Nr', true],
    [4, '1', false],
  ])
  expect((await answer(wim, one, { headRow: 40 })).status).toBe(422)
  expect((await answer(wim, one, { headRow: 3 })).status).toBe(200)
  expect(await waitForImport(app, wim, one)).toMatchObject({ status: 'ready', headRow: 3, rowCount: 3, headers: ['Nr', 'Naam', 'Plaats', 'Aantal leden'] })
  expect(await textsOf(wim, one, 'name')).toEqual(['Breiclub', 'Totaal Thuis', 'Totaal: 2'])
  expect(await faultsOf(wim, one)).toEqual({ 1: {}, 2: {}, 3: { name: 'total' } })
})

test('members with a prefix in a column, a comma, a title or one name are people of two names, or one', async () => {
  const one = await sendList(app, sanne, realFiles.members, { kind: 'users' })
  expect(await waitForImport(app, sanne, one)).toMatchObject({ status: 'ready', mapping: { firstName: 1, prefix: 2, lastName: 3, email: 4, phone: 5 } })
  expect(await faultsOf(sanne, one)).toEqual({ 1: {}, 2: { phone: 'invalid' }, 3: {} })
  const [bad] = await rowsOf(app, sanne, one)
  await call('PATCH', `/api/v1/import_rows/${bad.id}`, { ...sanne, body: { data: { type: 'import_rows', id: bad.id, attributes: { texts: { phone: '' } } } } })
  await call('PUT', `/api/v1/imports/${one}/apply`, sanne)
  expect((await waitForImport(app, sanne, one)).status).toBe('done')
  const { body } = await get('/api/v1/users?filter[email_end]=@leden.example&sort=last_name', sanne)
  expect(body.data.map(({ attributes }: any) => [attributes.name, attributes.lastName])).toEqual([
    ['Jan van den Brink', 'van den Brink'],
    ['Suparman', null],
    ['Anna de Vries', 'de Vries'],
  ])
})

test('a known name with another postcode is shown as maybe the same, and nothing is done with it by itself', async () => {
  const one = await sendList(app, wim, 'Naam;Postcode;Plaats\nDe Brug;7203 AB;Zutphen')
  await waitForImport(app, wim, one)
  expect(await rowsOf(app, wim, one)).toMatchObject([{ outcome: 'exists', matchBy: 'same_name', matchName: 'De Brug', choice: 'skip' }])
})
