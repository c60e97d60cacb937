import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { rowsOf, sendList, waitForImport } from '#features/imports/server/testing.ts'
import { addDays, today } from '#kernel/i18n/dates.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

// Some of these tests wait for jobs, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000 })
const app = await startTestApp({ jobs: true })
const { call, get, as, db } = app
const wim = { headers: await as('coordinator@demo.example') }
const oldebroek = { host: 'oldebroek.localhost', headers: await as('coordinator@oldebroek.example') }
const soon = addDays(today(), 60)
const act = async (one: string, verb: string, who = wim) => await call('PUT', `/api/v1/imports/${one}/${verb}`, who)
const correct = async (row: string, attributes: object) =>
  await call('PATCH', `/api/v1/import_rows/${row}`, { ...wim, body: { data: { type: 'import_rows', id: row, attributes } } })
const faultsOf = ({ faults }: any) => Object.fromEntries(Object.entries(faults).map(([field, { message }]: any) => [field, message]))
const mails = async () => (await db.asWorker(async (tx) => await sql<{ kind: string }>`select kind from outbox`.execute(tx))).rows
/** Everything that is stored of the vacancies of a town, but the moments at which it was. */
const stored = async (town = 'demo') => {
  const { rows } = await db.inCenter(
    id.center(town),
    async (tx) =>
      await sql<{
        row: any
      }>`select to_jsonb(v) - '{updated_at,lock_version,status_since}'::text[] || jsonb_build_object('place', to_jsonb(a) - '{updated_at,lock_version}'::text[]) as row
        from vacancies v left join addresses a on a.id = v.address_id order by v.id`.execute(tx),
  )
  return rows.map(({ row }) => row)
}
const named = async (title: string) => (await stored()).find((row) => row.title === title)

const text =
  'Elke week help je kinderen met hun moestuin. Je krijgt uitleg van de juf en staat er nooit alleen voor. Na afloop is er thee en hoor je hoe het ging. Iedereen kan het.'
/** A list with these columns; a cell with a semicolon or a quote is put in quotes. */
const listOf = (...rows: Record<string, string>[]) => {
  const heads = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cell = (words = '') => `"${words.replaceAll('"', '""')}"`
  return [heads.map(cell), ...rows.map((row) => heads.map((head) => cell(row[head])))].map((cells) => cells.join(';')).join('\r\n')
}
const send = async (file: string, who = wim) => {
  const one = await sendList(app, who, file, { kind: 'vacancies', fileName: 'vacatures.csv' })
  return { one, list: await waitForImport(app, who, one), rows: await rowsOf(app, who, one) }
}
const bringIn = async (file: string) => {
  const sent = await send(file)
  expect((await act(sent.one, 'apply')).status).toBe(200)
  return { ...sent, list: await waitForImport(app, wim, sent.one) }
}
const takeBack = async (one: string) => {
  const { status, body } = await act(one, 'undo')
  return status === 200 ? (await waitForImport(app, wim, one)).status : body.errors[0].code
}

const whole = {
  'Eigen nummer': 'V-1',
  Titel: 'Helpen in de moestuin',
  Organisatie: 'De Brug',
  'Korte tekst': 'Tuinier elke week met kinderen.',
  Omschrijving: text,
  Taken: 'Zaaien | Water geven\nOogsten',
  'Thema’s': 'natuur en groen; Children and school',
  Doelgroepen: 'Kinderen, gezinnen',
  'Soort werk': 'Begeleiden, maatje zijn; Gardens and green spaces',
  'Hoe vaak': 'elke week',
  Dagdelen: 'dinsdag middag, Friday morning',
  'Uren per week, hoogstens': '2,5 uur',
  'Reageren tot en met': soon.split('-').toReversed().join('-'),
  'Waar het werk is': 'Op een vaste plek',
  Straat: 'Kerkplein',
  Huisnummer: '2',
  Postcode: '7201ab',
  Plaats: 'zutphen',
  'Aantal mensen': '3',
  Verzekerd: 'ja',
  Contactpersoon: 'LID@demo.example',
  Status: 'Online',
}

test('a row has what the editor asks for, in the words of either language', async () => {
  const before = await stored()
  const { one, list } = await bringIn(listOf(whole))
  expect(list).toMatchObject({ status: 'done', counts: { add: 1, mails: 0 } })
  expect(await named('Helpen in de moestuin')).toMatchObject({
    status: 'published',
    summary: 'Tuinier elke week met kinderen.',
    description: text,
    tasks: ['Zaaien', 'Water geven', 'Oogsten'],
    themes: ['nature', 'youth_education'],
    target_groups: ['children', 'families'],
    activities: ['guidance', 'gardening'],
    commitment: 'recurring',
    dayparts: ['tue_afternoon', 'fri_morning'],
    hours_per_week_max: 2.5,
    valid_through: soon,
    location_mode: 'on_site',
    city: 'Zutphen',
    places: 3,
    insured: true,
    contact_user_id: id.person('demo', 'lid'),
    place: { street: 'Kerkplein', house_number: '2', postcode: '7201 AB', city: 'Zutphen' },
  })
  // Nobody gets a mail for each row.
  expect(await mails()).toEqual([])
  expect(await takeBack(one)).toBe('undone')
  expect(await stored()).toEqual(before)
})

test('each cell that is wrong says so in the words of the editor, before anything happens', async () => {
  const rows = (
    await send(
      listOf(
        { Titel: '', Organisatie: 'De Brug' },
        { Titel: 'x'.repeat(101), Organisatie: 'De Brug', 'Thema’s': 'Ruimtevaart', 'Uren per week, hoogstens': '40' },
        { Titel: 'Koffie', Organisatie: 'Onbekend' },
        { Titel: 'Koffie schenken', Organisatie: 'Stichting De Brug' },
        { Titel: 'Thee schenken', Organisatie: 'Tuinclub Groen', Status: 'Online' },
        { Titel: 'Thee zetten', Organisatie: 'De Brug', Contactpersoon: 'vrijwilliger@demo.example', 'Vaste dagen': 'morgen' },
        {
          ...whole,
          'Eigen nummer': '',
          Verzekerd: 'nee',
          'Korte tekst': '',
          Omschrijving: 'Kort.',
          'Hoe vaak': '',
          Contactpersoon: '',
          Plaats: 'Nergenshuizen',
          Postcode: '',
        },
        { Titel: 'Dubbel', Organisatie: 'De Brug', 'Eigen nummer': 'D' },
        { Titel: 'Nog eens', Organisatie: 'De Brug', 'Eigen nummer': 'D' },
      ),
    )
  ).rows.toSorted((a, b) => a.position - b.position)
  expect(rows.map(faultsOf)).toEqual([
    { title: 'Geef de vacature een titel.' },
    {
      title: 'Gebruik hoogstens 100 tekens.',
      themes: 'Dit woord kennen we hier niet: Ruimtevaart. Kijk in het voorbeeldbestand.',
      hoursPerWeekMax: expect.stringContaining('20'),
    },
    { organization: 'Deze organisatie kennen we niet.' },
    { organization: 'Deze organisatie kennen we niet. Bedoel je De Brug?' },
    {
      organization: expect.stringContaining('nog niet goedgekeurd'),
      summary: 'Zeg in één of twee zinnen waar het om gaat.',
      description: 'Vertel in minstens 150 tekens wat iemand gaat doen.',
      themes: 'Kies minstens één thema.',
      commitment: 'Kies hoe vaak iemand komt.',
      dayparts: expect.any(String),
      locationMode: 'Kies waar het werk is.',
      validThrough: expect.any(String),
      contactEmail: 'Kies iemand van de organisatie als contactpersoon.',
    },
    { contactEmail: 'Kies iemand van de organisatie als contactpersoon.', dates: 'Schrijf een dag zo: 1-12-2026 10.00-12.00.' },
    expect.objectContaining({
      summary: 'Zeg in één of twee zinnen waar het om gaat.',
      description: 'Vertel in minstens 150 tekens wat iemand gaat doen.',
      commitment: 'Kies hoe vaak iemand komt.',
      contactEmail: 'Kies iemand van de organisatie als contactpersoon.',
      city: 'Deze plaats kennen we niet. Kijk of je het goed hebt geschreven.',
      insured: expect.any(String),
    }),
    {},
    { externalId: 'Staat ook in rij 8.' },
  ])
})

test('an unknown organization is put right at the cell, by name, KvK number or id', async () => {
  await db.inCenter(id.center('demo'), async (tx) => await sql`update organizations set kvk_number = '87654321' where id = ${id.school('demo')}`.execute(tx))
  const { one, rows } = await send(listOf({ Titel: 'Lezen', Organisatie: 'Brugje' }))
  for (const organization of ['de  brúg', '8765 4321', id.school('demo')])
    expect([organization, (await correct(rows[0]!.id, { texts: { organization } })).body.data.attributes.faults]).toEqual([organization, {}])
  // An organization of another center is never matched.
  for (const organization of [id.school('oldebroek'), id.club('oldebroek')])
    expect((await correct(rows[0]!.id, { texts: { organization } })).body.data.attributes.outcome).toBe('bad')
  expect((await call('DELETE', `/api/v1/imports/${one}`, wim)).status).toBe(204)
})

test('a second list with the same numbers changes what it says, doubles nothing, and is taken back to what was', async () => {
  const first = await bringIn(listOf(whole, { 'Eigen nummer': 'V-2', Titel: 'Markt', Organisatie: 'De Brug', 'Vaste dagen': `${soon} 10.00-12.00 4` }))
  expect(first.list.counts).toMatchObject({ add: 2 })
  const before = await stored()
  const second = await send(
    listOf(
      {
        ...whole,
        Titel: 'Helpen in de tuin',
        Straat: 'Markt',
        'Aantal mensen': '',
        'Titel in het Engels': 'Help',
        'Korte tekst in het Engels': 'Help in the garden.',
        'Omschrijving in het Engels': text,
      },
      { 'Eigen nummer': 'V-2', Titel: 'Markt', Organisatie: 'De Brug', Plaats: 'Arnhem', 'Vaste dagen': `${soon} 10:00-12:00 4 | ${soon} 13:00-15:00` },
    ),
  )
  expect(second.rows).toMatchObject([
    { outcome: 'exists', matchBy: 'external_id', choice: 'update' },
    { outcome: 'exists', matchBy: 'external_id', choice: 'update' },
  ])
  expect((await correct(second.rows[0]!.id, { choice: 'add' })).status).toBe(422)
  await act(second.one, 'apply')
  expect(await waitForImport(app, wim, second.one)).toMatchObject({ status: 'done', counts: { add: 0, update: 2 } })
  expect(await stored()).toHaveLength(before.length)
  const [was, now] = [before.find(({ title }) => title === 'Helpen in de moestuin'), await named('Helpen in de tuin')]
  expect(now).toMatchObject({
    id: was.id,
    status: 'published',
    places: 3,
    place: { street: 'Markt', city: 'Zutphen' },
    translations: { en: { title: 'Help' } },
  })
  const market = await named('Markt')
  expect(market).toMatchObject({ city: 'Arnhem', status: 'draft', places: null })
  expect(market.slots).toHaveLength(2)
  expect(market.slots[0].id).toBe(before.find(({ title }) => title === 'Markt').slots[0].id)
  expect(await takeBack(first.one)).toBe('import_acted_upon')
  expect(await takeBack(second.one)).toBe('undone')
  expect((await stored()).map((row) => ({ ...row, place: row.place && { ...row.place } }))).toEqual(before)
  expect(await mails()).toEqual([])
  expect(await takeBack(first.one)).toBe('import_acted_upon')
})

test('a vacancy of the same title at the same organization is asked about, and takes the number when it is updated', async () => {
  const file = listOf({ 'Eigen nummer': 'T-1', Titel: 'Tuinieren mét groep vijf', Organisatie: 'De Brug', 'Korte tekst': 'Een nieuwe korte tekst.' })
  const before = await stored()
  const { one, rows } = await send(file)
  expect(rows).toMatchObject([{ outcome: 'exists', matchBy: 'title_organization', matchId: id.gardening('demo'), choice: 'skip' }])
  expect((await correct(rows[0]!.id, { choice: 'update' })).status).toBe(200)
  await act(one, 'apply')
  expect((await waitForImport(app, wim, one)).status).toBe('done')
  expect((await send(file)).rows).toMatchObject([{ matchBy: 'external_id', matchId: id.gardening('demo') }])
  expect(await takeBack(one)).toBe('undone')
  expect(await stored()).toEqual(before)
  expect((await send(file)).rows).toMatchObject([{ matchBy: 'title_organization' }])
})

test('what waits for approval waits for it, and is not published', async () => {
  const { one } = await bringIn(listOf({ ...whole, 'Eigen nummer': 'P-1', Titel: 'Wacht op goedkeuring', Status: 'ingeleverd' }))
  expect(await named('Wacht op goedkeuring')).toMatchObject({ status: 'pending', published_at: null })
  expect(await mails()).toEqual([])
  expect(await takeBack(one)).toBe('undone')
})

test('somebody who applied or changed something keeps it from being taken back', async () => {
  const { one } = await bringIn(listOf({ ...whole, 'Eigen nummer': 'A-1', Titel: 'Iemand reageert' }))
  const { id: vacancy } = await named('Iemand reageert')
  const applied = await call('POST', '/api/v1/applications', {
    headers: await as('vrijwilliger@demo.example'),
    body: { vacancy_id: vacancy, motivation: 'Ik help graag mee in de moestuin van de school.', consent_share: true },
  })
  expect(applied.status).toBe(201)
  expect(await takeBack(one)).toBe('import_acted_upon')
})

test('two lists of the same at once: one comes in, the other is shown what is there now', async () => {
  const both = [await send(listOf({ Titel: 'Schaken', Organisatie: 'De Brug' })), await send(listOf({ Titel: 'Schaken', Organisatie: 'De Brug' }))]
  await Promise.all(both.map(async ({ one }) => await act(one, 'apply')))
  const ends = await Promise.all(both.map(async ({ one }) => await waitForImport(app, wim, one)))
  expect(ends.map(({ status, problem }) => [status, problem]).sort()).toEqual([
    ['done', null],
    ['ready', 'changed'],
  ])
  expect((await stored()).filter(({ title }) => title === 'Schaken')).toHaveLength(1)
})

test('what only the write refuses becomes a fault at its cell, and nothing of the list is kept', async () => {
  const { id: market } = await named('Markt')
  const { one, rows } = await send(
    listOf(
      { Titel: 'Komt ook niet', Organisatie: 'De Brug' },
      { 'Eigen nummer': 'V-2', Titel: 'Markt', Organisatie: 'De Brug', 'Aantal mensen': '1', 'Vaste dagen': `${soon} 10:00-12:00 1` },
    ),
  )
  expect(rows.every(({ outcome }) => outcome !== 'bad')).toBe(true)
  await db.inCenter(
    id.center('demo'),
    async (tx) => await sql`update vacancies set slots = jsonb_set(slots, '{0,placesTaken}', '2'), places_taken = 2 where id = ${market}`.execute(tx),
  )
  await act(one, 'apply')
  expect(await waitForImport(app, wim, one)).toMatchObject({ status: 'ready', problem: 'changed', counts: { bad: 1 } })
  expect(await named('Komt ook niet')).toBeUndefined()
  const [bad] = await rowsOf(app, wim, one)
  expect(faultsOf(bad)).toEqual({ dates: expect.stringContaining('2') })
  expect((await correct(bad.id, { texts: { dates: '' } })).body.data.attributes).toMatchObject({ outcome: 'exists', matchBy: 'external_id' })
})

test('lists of vacancies are for those who run the center; another town sees none, and matches none', async () => {
  for (const name of ['vrijwilliger', 'lid', 'beheerder', 'redacteur']) {
    const headers = await as(`${name}@demo.example`)
    expect([name, (await call('POST', '/api/v1/imports', { headers, body: { kind: 'vacancies', fileName: 'x.csv' } })).status]).toEqual([name, 403])
    expect([name, (await get('/api/v1/import_examples/vacancies', { headers })).status]).toEqual([name, 403])
  }
  const { one, rows } = await send(listOf({ 'Eigen nummer': 'V-1', Titel: 'Helpen in de moestuin', Organisatie: 'De Brug' }), oldebroek)
  expect(rows).toMatchObject([{ outcome: 'new', matchId: null }])
  expect((await get(`/api/v1/imports/${one}`, wim)).status).toBe(404)
  await act(one, 'apply', oldebroek)
  expect((await waitForImport(app, oldebroek, one)).status).toBe('done')
  expect((await stored('oldebroek')).filter(({ title }) => title === 'Helpen in de moestuin')).toHaveLength(1)
})

test.each(['organizations', 'users', 'vacancies', 'social_map_entries'])('the example of %s can be imported as it is, in both languages', async (kind) => {
  const sanne = { headers: await as('centerbeheerder@demo.example') }
  for (const locale of ['nl', 'en']) {
    const { status, text: file, headers } = await get(`/api/v1/import_examples/${kind}`, { headers: { ...sanne.headers, 'accept-language': locale } })
    expect([status, headers['content-disposition']]).toEqual([200, expect.stringContaining(locale === 'nl' ? 'voorbeeld-' : 'example-')])
    const one = await sendList(app, sanne, file, { kind })
    const list = await waitForImport(app, sanne, one)
    expect(Object.keys(list.mapping)).toHaveLength(list.headers.length)
    const faults = (await rowsOf(app, sanne, one)).flatMap((row) => Object.keys(row.faults))
    // Its organizations and contacts are made up.
    expect(faults.filter((field) => field !== 'organization' && field !== 'contactEmail')).toEqual([])
  }
})

test('what somebody mapped by hand is mapped by itself the next time, at this center and for this kind only', async () => {
  const file = 'Klus;Club;Blabla;Thema\nKoffie drinken;De Brug;tekst;Dieren'
  const first = await send(file)
  expect(first.list).toMatchObject({ status: 'unmapped', mapping: { themes: 3 } })
  const map = async (one: string, mapping: object) =>
    await call('PATCH', `/api/v1/imports/${one}`, { ...wim, body: { data: { type: 'imports', id: one, attributes: { mapping } } } })
  expect((await map(first.one, { title: 0, organization: 1, description: 2 })).status).toBe(200)
  expect(await waitForImport(app, wim, first.one)).toMatchObject({ status: 'ready' })
  // Also that a column was left out.
  expect((await send(file)).list).toMatchObject({ status: 'ready', mapping: { title: 0, organization: 1, description: 2 } })
  expect(Object.keys((await send(file)).list.mapping)).not.toContain('themes')
  expect((await send(file, oldebroek)).list).toMatchObject({ status: 'unmapped', mapping: { themes: 3 } })
  const other = await sendList(app, wim, 'Club\nZangkoor', { kind: 'organizations' })
  expect(await waitForImport(app, wim, other)).toMatchObject({ status: 'unmapped' })
  // Who maps it otherwise is believed.
  expect((await map((await send(file)).one, { title: 2, organization: 1, themes: 3 })).status).toBe(200)
  expect((await send(file)).list.mapping).toEqual({ title: 2, organization: 1, themes: 3 })
})
