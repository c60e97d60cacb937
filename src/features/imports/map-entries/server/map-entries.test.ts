import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { rowsOf, sendList, waitForImport } from '#features/imports/server/testing.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

// Some of these tests wait for jobs, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000 })
const app = await startTestApp({ jobs: true })
const { call, get, as, db } = app
const wim = { headers: await as('coordinator@demo.example') }
const oldebroek = { host: 'oldebroek.localhost', headers: await as('coordinator@oldebroek.example') }
const kind = 'social_map_entries'

const run = async <Row>(query: ReturnType<typeof sql<Row>>, center: 'demo' | 'oldebroek' = 'demo') =>
  await db.inCenter(id.center(center), async (tx) => (await query.execute(tx)).rows)
const entries = async (name: string) =>
  await run(sql<any>`select e.*, (select count(*)::integer from opening_spans s where s.entry_id = e.id) as spans
  from social_map_entries e where name = ${name} order by created_at`)
const act = async (one: string, verb: string, who: typeof wim = wim) => await call('PUT', `/api/v1/imports/${one}/${verb}`, who)
const correct = async (row: string, attributes: object) =>
  await call('PATCH', `/api/v1/import_rows/${row}`, { ...wim, body: { data: { type: 'import_rows', id: row, attributes } } })
const listOf = (...rows: Record<string, string>[]) => {
  const heads = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const quoted = (cell = '') => `"${cell.replaceAll('"', '""')}"`
  return [heads, ...rows.map((row) => heads.map((head) => row[head]))].map((cells) => cells.map(quoted).join(';')).join('\r\n')
}
async function send(file: string, who: typeof wim = wim) {
  const one = await sendList(app, who, file, { kind })
  const list = await waitForImport(app, who, one)
  return { one, list, rows: await rowsOf(app, who, one) }
}
async function bringIn(file: string, who: typeof wim = wim) {
  const { one } = await send(file, who)
  await act(one, 'apply', who)
  return { one, list: await waitForImport(app, who, one) }
}
async function takeBack(one: string): Promise<string> {
  const { status, body } = await act(one, 'undo')
  return status === 200 ? (await waitForImport(app, wim, one)).status : body.errors[0].code
}
const faultsOf = ({ faults }: any) => Object.fromEntries(Object.entries(faults).map(([field, { message }]: any) => [field, message]))
const dayAgo = (days: number) => {
  const [year, month, day] = String(Temporal.Now.plainDateISO('Europe/Amsterdam').subtract({ days })).split('-')
  return `${Number(day)}-${Number(month)}-${year}`
}
const whole = {
  Naam: 'Odensehuis',
  'In het kort': 'Een huis voor mensen met dementie.',
  Omschrijving: 'Iedereen is welkom.\nOok familie.',
  Aanbod: 'Inloop: koffie en muziek | Gespreksgroep',
  'Voor wie': 'Mensen met geheugenverlies',
  Kosten: 'gratis',
  Verwijzing: 'nee',
  Thema: 'Zorg en aandacht; bezoek aan ouderen',
  Doelgroep: 'mensen met dementie',
  Talen: 'Nederlands, Turks',
  Telefoon: '0525 123456',
  'E-mail': 'info@odensehuis.example',
  Straat: 'Dorpsstraat',
  Huisnummer: '1',
  Postcode: '8096aa',
  Plaats: 'Oldebroek',
  Toegankelijkheid: 'Zonder drempels',
  Openingstijden: 'ma-vr 9-17; za 10.00 tot 12.00 uur op afspraak',
}

test('what somebody checked is on the map with that day, what nobody checked waits, what is not complete is a draft', async () => {
  const { list } = await bringIn(
    listOf({ ...whole, 'Gecontroleerd op': dayAgo(40) }, { ...whole, Naam: 'Buurthuis', Postcode: '8096 AB' }, { Naam: 'Alleen een naam' }),
  )
  expect(list).toMatchObject({ status: 'done', counts: { add: 3 } })
  const [odense] = await entries('Odensehuis')
  expect(odense).toMatchObject({
    status: 'active',
    assured_how: 'import',
    short_description: whole['In het kort'],
    description: [{ type: 'paragraph' }, { type: 'paragraph', content: [{ text: 'Ook familie.' }] }],
    themes: ['care', 'elderly'],
    target_groups: ['dementia'],
    languages: ['nl', 'tr'],
    phones: [{ label: '', number: '0525 123456' }],
    contact_email: 'info@odensehuis.example',
    services: [
      { name: 'Inloop', description: 'koffie en muziek', costKind: 'free', isReferralNeeded: false, eligibility: 'Mensen met geheugenverlies', hours: null },
      { name: 'Gespreksgroep', description: '' },
    ],
    locations: [{ street: 'Dorpsstraat', postcode: '8096 AA', city: 'Oldebroek', addressVisibility: 'public', accessibility: ['step_free'] }],
  })
  expect(odense.locations[0].hours.rows).toHaveLength(6)
  expect(odense.locations[0].hours.rows.at(-1)).toEqual({ weekday: 6, opens: '10:00', closes: '12:00', isByAppointment: true, note: '' })
  expect([odense.locations[0].latitude === null, odense.spans > 10]).toEqual([false, true])
  const [{ day }] = (await run(
    sql<{ day: string }>`select to_char(assured_at at time zone 'Europe/Amsterdam', 'FMDD-FMMM-YYYY') as day from social_map_entries where id = ${odense.id}`,
  )) as [{ day: string }]
  expect(day).toBe(dayAgo(40))
  const found = await get('/api/v1/social_map_entries?filter[search]=gespreksgroep&filter[free]=true')
  expect(found.body.data.map(({ attributes }: any) => [attributes.name, attributes.assuredHow])).toEqual([['Odensehuis', 'import']])
  expect((await get('/hsds/services?search=odensehuis')).body.contents).toHaveLength(2)
  const [waiting] = await entries('Buurthuis')
  expect(waiting).toMatchObject({ status: 'pending', assured_at: null, assured_how: null })
  // After a call it is on the map, by the center's word.
  expect((await call('PUT', `/api/v1/social_map_entries/${waiting.id}/approve`, wim)).body.data.attributes).toMatchObject({ assuredHow: 'center_phone' })
  expect(await entries('Alleen een naam')).toMatchObject([{ status: 'draft', assured_at: null }])
})

test('every fault is told at its cell, in words, before anything happens', async () => {
  const { rows, list } = await send(
    listOf(
      { ...whole, Naam: 'A', Openingstijden: 'ma-vr 9-5' },
      { ...whole, Naam: 'Bloem', Openingstijden: 'zie website', Kosten: 'duur', Thema: 'Vissen', Wet: 'wegenverkeerswet' },
      { ...whole, Naam: 'Cactus', Openingstijden: 'ma 9-12 ma 11-13', 'Adres tonen': 'liever niet', Postcode: '8096' },
      { ...whole, Naam: 'Duin', Plaats: 'Nergenshuizen', Postcode: '', 'Hoort bij': 'Bestaat Niet' },
      { ...whole, Naam: 'Eik', Postcode: '', Plaats: '' },
      { ...whole, Naam: 'Fuut', 'Gecontroleerd op': '1-1-2099' },
      { ...whole, Naam: 'Gans', 'Gecontroleerd op': '31-2-2026' },
      { ...whole, Naam: 'Hert', 'Gecontroleerd op': dayAgo(400) },
      { Naam: 'Iep', 'Gecontroleerd op': dayAgo(4) },
      { ...whole, Naam: 'Jas', Leeftijdvanaf: '18', Leeftijdtot: '12' },
      { ...whole, Naam: 'Kat' },
      { ...whole, Naam: 'kat' },
      { ...whole, Naam: 'Libel', Telefoon: 'bel ons', Website: 'geen', 'E-mail': 'info', Verwijzing: 'misschien' },
    ),
  )
  expect(list.counts).toMatchObject({ bad: 12, new: 1 })
  expect(Object.fromEntries(rows.filter(({ outcome }) => outcome === 'bad').map((row) => [row.texts.name, faultsOf(row)]))).toEqual({
    A: { name: expect.any(String), hours: '09:00-05:00 loopt door tot de volgende dag. Bedoel je een tijd in de middag? Schrijf dan 17.00.' },
    Bloem: {
      hours: 'Dit begrijpen we niet: zie. Schrijf het zo: ma-vr 9.00-17.00; za 10.00-12.30.',
      cost: 'Dit woord kennen we hier niet: duur. Kijk in het voorbeeldbestand.',
      themes: expect.stringContaining('Vissen'),
      law: expect.stringContaining('wegenverkeerswet'),
    },
    Cactus: {
      hours: 'ma 11:00-13:00: Deze tijden vallen samen met andere.',
      addressVisibility: expect.stringContaining('liever niet'),
      postcode: expect.any(String),
    },
    Duin: { city: expect.stringContaining('Deze plaats kennen we niet.'), organization: 'Deze organisatie kennen we niet.' },
    Eik: { city: 'Vul ook de plaats in.' },
    Fuut: { checkedOn: 'Deze dag moet nog komen.' },
    Gans: { checkedOn: expect.any(String) },
    Hert: { checkedOn: expect.stringContaining('langer dan een jaar geleden') },
    Iep: Object.fromEntries(['shortDescription', 'themes', 'services'].map((field) => [field, 'Nodig om gecontroleerd op de kaart te staan.'])),
    Jas: { maxAge: 'De hoogste leeftijd is lager dan de laagste.' },
    kat: { name: 'Staat ook in rij 11.' },
    Libel: { phone: expect.any(String), website: expect.any(String), contactEmail: expect.stringContaining('@'), referral: 'Vul ja of nee in.' },
  })
  expect(await entries('Kat')).toEqual([])
  // Each can be put right where it stands.
  const eik = rows.find(({ texts }) => texts.name === 'Eik')!
  expect((await correct(eik.id, { texts: { city: 'Oldebroek', hours: 'di 9-12' } })).body.data.attributes).toMatchObject({ outcome: 'new', faults: {} })
})

test('a known name is maybe the same and left alone; one with its number is filled in, and the day of its check stays', async () => {
  await bringIn(
    listOf({ Naam: 'Taalhuis', KvK: '87650001', 'In het kort': 'Leer Nederlands.', Aanbod: 'Les', Thema: 'Taal en lezen', 'Gecontroleerd op': dayAgo(90) }),
  )
  const [before] = await entries('Taalhuis')
  const again = { 'In het kort': 'Iets anders.', Telefoon: '0525 999999', Plaats: 'Oldebroek', Openingstijden: 'wo 13-15', 'Gecontroleerd op': dayAgo(1) }
  const { one, rows } = await send(
    listOf(
      { Naam: 'Taalhuis', ...again },
      { Naam: 'TAALHUIS', KvK: '87650001', ...again },
      { Naam: 'Stichting Taalhuis', ...again, Postcode: '8096 AA' },
      { Naam: 'Taalhuis', KvK: '11112222', Postcode: '8096 AB', Plaats: 'Oldebroek', 'In het kort': 'Een ander huis.' },
    ),
  )
  expect(rows.map(({ outcome, choice, matchBy, matchId, texts }) => [texts.name, outcome, choice, matchBy, matchId === before.id])).toEqual([
    // The same name twice in one list is a fault of the second.
    ['TAALHUIS', 'bad', 'skip', 'kvk', true],
    ['Taalhuis', 'exists', 'skip', 'same_name', true],
    ['Stichting Taalhuis', 'exists', 'skip', 'near_name', true],
    ['Taalhuis', 'new', 'add', null, false],
  ])
  await call('DELETE', `/api/v1/imports/${one}`, wim)
  const filled = await bringIn(listOf({ Naam: 'TAALHUIS', KvK: '87650001', ...again }))
  expect(filled.list).toMatchObject({ status: 'done', counts: { update: 1 } })
  const [after] = await entries('Taalhuis')
  expect(after).toMatchObject({
    short_description: 'Leer Nederlands.',
    phones: [{ number: '0525 999999' }],
    locations: [{ city: 'Oldebroek' }],
    status: 'active',
    assured_how: 'import',
  })
  expect([after.assured_at, after.spans > 0]).toEqual([before.assured_at, true])
  // And all of it back, with what follows from it.
  expect(await takeBack(filled.one)).toBe('undone')
  expect(await entries('Taalhuis')).toMatchObject([
    { phones: [], locations: [], spans: 0, assured_at: before.assured_at, short_description: 'Leer Nederlands.' },
  ])
})

test('what was added goes again, and programs hear of it; what somebody acted upon keeps the list from being taken back', async () => {
  const { one } = await bringIn(listOf({ ...whole, Naam: 'Tijdelijk', 'Gecontroleerd op': dayAgo(0) }))
  const [service] = (await get('/hsds/services?search=tijdelijk')).body.contents
  expect(await takeBack(one)).toBe('undone')
  expect(await entries('Tijdelijk')).toEqual([])
  expect((await get(`/hsds/services/${service.id}`)).body.status).toBe('defunct')
  const other = await bringIn(listOf({ ...whole, Naam: 'Blijvend', 'Gecontroleerd op': dayAgo(0) }))
  const [{ id: entry }] = await entries('Blijvend')
  await call('PUT', `/api/v1/social_map_entries/${entry}/confirm`, { ...wim, body: { data: { type: kind, id: entry, attributes: { how: 'center_phone' } } } })
  expect(await takeBack(other.one)).toBe('import_acted_upon')
})

test('two lists of the same at once: one comes in, the other is shown what is there now', async () => {
  const both = [await send(listOf({ Naam: 'Schaakcafé' })), await send(listOf({ Naam: 'Schaakcafe' }))]
  await Promise.all(both.map(async ({ one }) => await act(one, 'apply')))
  const ends = await Promise.all(both.map(async ({ one }) => await waitForImport(app, wim, one)))
  expect(ends.map(({ status, problem }) => [status, problem]).sort()).toEqual([
    ['done', null],
    ['ready', 'changed'],
  ])
})

test('an entry may belong to an organization of this town; hours without a place are those of what one can do', async () => {
  await bringIn(listOf({ Naam: 'Telefooncirkel', 'Hoort bij': 'De Brug', Aanbod: 'Elke dag gebeld', Openingstijden: '24/7', 'Adres tonen': 'niet' }))
  const [circle] = await entries('Telefooncirkel')
  expect(circle).toMatchObject({ organization_id: id.school('demo'), locations: [] })
  expect(circle.services[0].hours.rows).toHaveLength(7)
  await bringIn(listOf({ ...whole, Naam: 'Opvang', 'Adres tonen': 'Niet', 'Gecontroleerd op': dayAgo(2) }))
  expect((await get('/hsds/services?search=opvang&full=true')).text).not.toContain('Dorpsstraat')
})

test('lists of entries are for those who run the center; another town sees none, and matches none', async () => {
  for (const name of ['vrijwilliger', 'lid', 'beheerder', 'redacteur']) {
    const headers = await as(`${name}@demo.example`)
    expect([name, (await call('POST', '/api/v1/imports', { headers, body: { kind, fileName: 'x.csv' } })).status]).toEqual([name, 403])
    expect([name, (await get(`/api/v1/import_examples/${kind}`, { headers })).status]).toEqual([name, 403])
  }
  const { one, rows } = await send(listOf({ ...whole, 'Gecontroleerd op': dayAgo(1) }), oldebroek)
  expect(rows).toMatchObject([{ outcome: 'new', matchId: null }])
  expect((await get(`/api/v1/imports/${one}`, wim)).status).toBe(404)
  await act(one, 'apply', oldebroek)
  expect((await waitForImport(app, oldebroek, one)).status).toBe('done')
  expect(await run(sql`select from social_map_entries where name = 'Odensehuis'`, 'oldebroek')).toHaveLength(1)
})

test('headings in English are known, and so are the words in the cells', async () => {
  const { list } = await bringIn(
    listOf({
      Name: 'Open house',
      Summary: 'For everybody.',
      Services: 'Coffee',
      Cost: 'Free',
      Themes: 'Care and attention',
      Languages: 'Dutch',
      'Opening hours': 'Mon-Fri 9am-5pm',
      Town: 'Oldebroek',
      'Checked on': dayAgo(3),
    }),
  )
  expect(list).toMatchObject({ status: 'done', counts: { add: 1 } })
  expect(await entries('Open house')).toMatchObject([{ status: 'active', themes: ['care'], languages: ['nl'] }])
})
