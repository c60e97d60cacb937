import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { namePrefixes } from '#features/users/model/name-prefixes.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

const { call, get, as, db } = await startTestApp()
const wim = { headers: await as('coordinator@demo.example') }

const people = [
  ['Jan', 'van den Brink'],
  ['Anna', 'Brink'],
  ['Kees', 'Brinkman'],
  ['Zoë', 'Vries, de'],
  ['Piet', 'van ’t Hof'],
  ['Suparman', ''],
  ['Els', 'Meijer'],
  ['Fatima', 'El Amrani'],
  ['Renée', 'd’Ancona'],
] as const
for (const [at, [firstName, lastName]] of people.entries()) {
  const attributes = { email: `naam${at}@namen.example`, first_name: firstName, ...(lastName && { last_name: lastName }), role_name: 'volunteer' }
  await call('POST', '/api/v1/users', { ...wim, body: { data: { type: 'users', attributes } } })
}

const list = async (query: string) =>
  (await get(`/api/v1/users?filter[email_end]=@namen.example&page[size]=50&${query}`, wim)).body.data.map(({ attributes }: any) => attributes.name as string)
const found = async (words: string) => (await list(`filter[search]=${encodeURIComponent(words)}`)).toSorted()

describe('a list of people', () => {
  test('has van den Brink under B, and who has one name under that name', async () => {
    expect(await list('sort=last_name')).toEqual([
      'Fatima El Amrani',
      'Renée d’Ancona',
      'Anna Brink',
      'Jan van den Brink',
      'Kees Brinkman',
      'Piet van ’t Hof',
      'Els Meijer',
      'Suparman',
      'Zoë Vries, de',
    ])
    expect((await list('sort=-last_name')).at(0)).toBe('Zoë Vries, de')
    expect((await list('sort=name')).at(0)).toBe('Anna Brink')
  })

  test.each([
    ['brink', ['Anna Brink', 'Jan van den Brink', 'Kees Brinkman']],
    ['Jan Brink', ['Jan van den Brink']],
    ['Brink, Jan', ['Jan van den Brink']],
    ['van den Brink', ['Anna Brink', 'Jan van den Brink', 'Kees Brinkman']],
    ['Brink, Jan van den', ['Jan van den Brink']],
    ['v.d. Brink', ['Jan van den Brink']],
    ['bri j', ['Jan van den Brink']],
    ['van den', ['Jan van den Brink']],
    ['bronk', ['Anna Brink', 'Jan van den Brink']],
    ['brinks', ['Anna Brink', 'Jan van den Brink']],
    ['brinkm', ['Kees Brinkman']],
    ['brnk anna', ['Anna Brink']],
    ['birnk, anna', ['Anna Brink']],
    ['Brinkmann', ['Kees Brinkman']],
    ['Meyer', ['Els Meijer']],
    ['suparmen', ['Suparman']],
    ['amrani fatima', ['Fatima El Amrani']],
    ['renee ancona', ['Renée d’Ancona']],
    ["van 't hof", ['Piet van ’t Hof']],
    ['jan piet', []],
    ['brq', []],
    ['bronq', []],
    [',', []],
    ['%', []],
  ])('finds by %j', async (words, names) => {
    expect(await found(words)).toEqual(names)
  })

  test('finds whoever it found in an organization, a conversation and an application too', async () => {
    for (const path of ['organizations', 'applications', 'conversations']) {
      const all = (await get(`/api/v1/${path}?filter[search]=${encodeURIComponent("jan's brink, % ''")}`, wim)).status
      expect([path, all]).toEqual([path, 200])
    }
  })

  test('finds nobody of another town by name', async () => {
    const piet = { host: 'oldebroek.localhost', headers: await as('coordinator@oldebroek.example') }
    expect((await get('/api/v1/users?filter[search]=suparman', piet)).body.data).toEqual([])
  })
})

test('a person of one name is shown, changed and greeted by it, and is null where the last name would be', async () => {
  const [one] = (await get('/api/v1/users?filter[search]=suparman', wim)).body.data
  expect(one.attributes).toMatchObject({ firstName: 'Suparman', lastName: null, name: 'Suparman' })
  const change = async (attributes: object) =>
    await call('PATCH', `/api/v1/users/${one.id}`, { ...wim, body: { data: { type: 'users', id: one.id, attributes } } })
  expect((await change({ last_name: 'Widjaja' })).body.data.attributes.name).toBe('Suparman Widjaja')
  for (const none of ['', '  ', null]) expect((await change({ last_name: none })).body.data.attributes).toMatchObject({ name: 'Suparman', lastName: null })
  expect((await change({ first_name: '' })).status).toBe(422)
})

test('prefixes are the same in the program and in the database', async () => {
  const { rows } = await db.onPlatform(async (tx) => await sql<{ words: string[] }>`select name_prefixes() as words`.execute(tx))
  expect(rows[0]!.words).toEqual([...namePrefixes])
})

test('a name among many is found by the index', async () => {
  for (let from = 0; from < 5000; from += 500)
    await db.onPlatform(async (tx) => {
      await sql`insert into users (email, first_name, last_name, status, home_center_id)
        select 'veel' || n || '@veel.example', 'Voor' || n, 'Achter' || n, 'invited', ${id.center('demo')} from generate_series(${from}::integer + 1, ${from}::integer + 500) n`.execute(
        tx,
      )
    })
  await db.onPlatform(async (tx) => {
    await sql`insert into user_roles (volunteer_center_id, user_id, name)
      select ${id.center('demo')}, id, 'volunteer' from users where email like '%@veel.example'`.execute(tx)
    // The statistics of rows that were just added are not there yet; what is asked here is whether the index can be used.
    await sql`set local enable_seqscan = off`.execute(tx)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select u.id from users u where u.searched_name @@ name_query('achter4711', true)`.execute(tx)
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('users_searched_name')
  })
  expect((await get('/api/v1/users?filter[search]=achter4711', wim)).body.data.map(({ attributes }: any) => attributes.name)).toEqual(['Voor4711 Achter4711'])
})
