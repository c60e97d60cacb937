import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { askContacts } from './ask-contacts.ts'
import { entriesFor } from './testing.ts'
import { currentDate } from '#src/testing/current-date.ts'

const { call, get, as, db } = await startTestApp()
const { makeEntry, does, run, sent, forget } = entriesFor({ call, as, db })
const day = 86_400_000
const open = async (link: string, host = 'demo.localhost') => await get(`/api/v1${link}`, { host })
const press = async (link: string, act = 'confirm', words?: object, host = 'demo.localhost') =>
  await call('POST', `/api/v1${link}`, { host, body: { data: { type: 'forms', attributes: { act, ...(words && { words }) } } } })
const stateOf = ({ body }: { body: any }) => body.meta.form.state
const entryRow = async (entry: string) =>
  (
    await run(
      sql<{
        status: string
        how: string
        fresh: boolean
        by: string
      }>`select status, assured_how as how, assured_at > now() - interval '1 hour' as fresh, assured_by as by
      from social_map_entries where id = ${entry}`,
    )
  )[0]!

/** An entry that nobody has confirmed for half a year, and the link of the mail about it. */
async function askedAbout(name: string, more: Parameters<typeof makeEntry>[1] = {}) {
  const made = await makeEntry(name, more)
  await run(sql`update social_map_entries set assured_at = now() - interval '7 months' where id = ${made.id}`)
  await askContacts(db, id.center('demo'), new Date())
  return { ...made, link: (await sent())[0]!.entries.find((one) => one.name === name)!.link }
}

beforeEach(forget)

test('opening the link a hundred times changes nothing, and shows the entry as visitors see it', async () => {
  const hidden = { name: 'Opvang', street: 'Geheimelaan', houseNumber: '9', city: 'Oldebroek', addressVisibility: 'hidden' }
  const { id: entry, link } = await askedAbout('Huis van de Buurt', { locations: [hidden], contactEmail: 'geheim@huis.example' })
  const snapshot = async () =>
    await run(
      sql`select to_jsonb(e) as e, (select jsonb_agg(l) from social_map_links l) as l, (select count(*) from audit_events) as n from social_map_entries e`,
    )
  const before = await snapshot()
  for (let at = 0; at < 100; at++) {
    const { status, body } = await open(link)
    expect([status, body.meta.form]).toMatchObject([200, { purpose: 'map.confirm', state: 'open', name: 'Huis van de Buurt', entry: { locations: [] } }])
    expect(JSON.stringify(body)).not.toMatch(/Geheimelaan|geheim@/)
  }
  expect(await snapshot()).toEqual(before)
  expect(await entryRow(entry)).toMatchObject({ fresh: false })
})

test('one press confirms it, as the word of its contact, and a second press says the same', async () => {
  const { id: entry, link } = await askedAbout('Buurtkamer')
  const answers = await Promise.all([press(link), press(link)])
  expect(answers.map(stateOf)).toEqual(['confirmed', 'confirmed'])
  expect(await entryRow(entry)).toEqual({ status: 'active', how: 'owner', fresh: true, by: id.person('demo', 'lid') })
  expect(await run(sql`select actor_id from audit_events where action = 'social_map.confirmed' and subject_id = ${entry}`)).toEqual([
    { actor_id: id.person('demo', 'lid') },
  ])
  expect(stateOf(await open(link))).toBe('confirmed')
  // Only a digest is stored, from which the link cannot be made.
  expect(await run(sql`select from social_map_links where encode(digest, 'escape') like ${`%${link.slice(-43)}%`}`)).toEqual([])
})

test('a confirmation puts what was stale back in the list, and can be taken back within the hour', async () => {
  const { id: entry, link } = await askedAbout('Verouderd huis')
  await run(sql`update social_map_entries set status = 'stale', assured_at = now() - interval '13 months' where id = ${entry}`)
  expect(stateOf(await press(link))).toBe('confirmed')
  expect(await entryRow(entry)).toMatchObject({ status: 'active', fresh: true })
  expect(stateOf(await press(link, 'undo'))).toBe('open')
  expect(await entryRow(entry)).toMatchObject({ status: 'stale', fresh: false, by: id.person('demo', 'coordinator') })
  await press(link)
  await run(sql`update social_map_links set used_at = used_at - interval '61 minutes'`)
  expect(stateOf(await press(link, 'undo'))).toBe('confirmed')
})

test('what is different goes to the center, which confirms it once it has been changed; the entry stays as it is until then', async () => {
  const { id: entry, link } = await askedAbout('Eetcafé')
  expect((await press(link, 'change', { hours: ['  '] })).body.meta.form).toMatchObject({ state: 'open', isEmpty: true })
  expect(stateOf(await press(link, 'change', { hours: ['Ook op dinsdag'], phone: [''], nothing: ['x'], about: ['a'.repeat(900)] }))).toBe('changed')
  const [{ changes, due }] = (await run(
    sql<{ changes: Record<string, string>; due: boolean }>`select changes, call_from <= ${currentDate} as due from social_map_rounds`,
  )) as [{ changes: Record<string, string>; due: boolean }]
  expect([Object.keys(changes).sort(), changes['hours'], changes['about']!.length, due]).toEqual([['about', 'hours'], 'Ook op dinsdag', 500, true])
  expect(await entryRow(entry)).toMatchObject({ status: 'active', fresh: false })
  await askContacts(db, id.center('demo'), new Date(Date.now() + 15 * day))
  expect(await sent()).toHaveLength(1)
})

test('"we have stopped" takes it off the map, and can be taken back', async () => {
  const { id: entry, link, slug } = await askedAbout('Gestopte club')
  const answer = await press(link, 'end')
  expect([stateOf(answer), answer.body.meta.form.path]).toEqual(['ended', null])
  expect((await entryRow(entry)).status).toBe('inactive')
  expect((await get(`/api/v1/social_map_entries?filter[slug_eq]=${slug}`)).body.data).toEqual([])
  expect(stateOf(await press(link, 'undo'))).toBe('open')
  expect((await entryRow(entry)).status).toBe('active')
})

test('a colleague came first, its days have passed, it is gone: the link says so, does nothing, and a new mail can be had', async () => {
  const { id: entry, link } = await askedAbout('Dorpshuis')
  await does('coordinator', 'PUT', `/${entry}/confirm`, { how: 'center_phone' })
  expect(stateOf(await press(link))).toBe('done')
  expect(await entryRow(entry)).toMatchObject({ how: 'center_phone' })
  await run(sql`update social_map_entries set assured_at = now() - interval '7 months' where id = ${entry}`)
  await run(sql`update social_map_links set expires_at = now() - interval '1 minute'`)
  expect((await press(link)).body.meta.form).toMatchObject({ state: 'over', entry: null, can: { again: true } })
  expect(await entryRow(entry)).toMatchObject({ fresh: false })
  for (const _ of [1, 2]) expect((await press(link, 'again')).body.meta.form).toMatchObject({ state: 'over', isMailed: true })
  const mails = await sent()
  expect(mails.map(({ address }) => address)).toEqual(['lid@demo.example', 'lid@demo.example'])
  expect(stateOf(await press(mails[1]!.entries[0]!.link))).toBe('confirmed')
  await does('coordinator', 'PUT', `/${entry}/inactivate`)
  expect(stateOf(await press(link))).toBe('gone')
})

test('a link of another town or of nobody says nothing, and mails an address only what that address looks after here', async () => {
  const { link } = await askedAbout('Alleen hier', { byCenter: true, contactEmail: 'joop@schaak.example' })
  for (const [asked, host] of [
    [link, 'oldebroek.localhost'],
    ['/forms/kaart-geraden', 'demo.localhost'],
    ['/forms/kaart-', 'demo.localhost'],
  ] as const) {
    expect((await open(asked, host)).status).toBe(404)
    expect((await press(asked, 'confirm', undefined, host)).status).toBe(404)
  }
  const again = async (email: string, host = 'demo.localhost') => (await press('/forms/kaart-geraden', 'again', { email: [email] }, host)).body.meta.form
  const [known, unknown, elsewhere] = [
    await again(' Joop@Schaak.example '),
    await again('niemand@schaak.example'),
    await again('joop@schaak.example', 'oldebroek.localhost'),
  ]
  expect([known, unknown, elsewhere]).toMatchObject([{ state: 'unknown', isMailed: true }, known, known])
  expect((await sent()).map(({ address }) => address.toLowerCase())).toEqual(['joop@schaak.example', 'joop@schaak.example'])
})

test('whoever has one more entry that waits is led on to it', async () => {
  await makeEntry('Huis B')
  await run(sql`update social_map_entries set assured_at = now() - interval '8 months'`)
  const { link } = await askedAbout('Huis A')
  const { next } = (await press(link)).body.meta.form
  expect(next.name).toBe('Huis B')
  expect((await press(next.link)).body.meta.form).toMatchObject({ state: 'confirmed', name: 'Huis B', next: null })
})

test('who confirms by phone can take it back as any other step', async () => {
  const { id: entry } = await askedAbout('Belhuis')
  const done = await does('coordinator', 'PUT', `/${entry}/confirm`, { how: 'center_phone' })
  const undo = done.body.data.meta?.undo ?? done.body.meta?.undo
  expect((await call('PUT', `/api/v1/operations/${undo.id}/undo`, { headers: await as('coordinator@demo.example') })).status).toBe(200)
  expect(await entryRow(entry)).toMatchObject({ fresh: false, how: 'owner' })
})
