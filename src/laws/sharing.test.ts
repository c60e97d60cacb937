import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Tx } from '#kernel/db/server/database.ts'
import { listenTo } from '#kernel/db/server/listen.ts'
import { addressFor, loginRoles } from '#kernel/db/server/roles.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { neighbour } from '#src/testing/neighbours.ts'
import { hostOf, sharingCenters } from '#src/testing/sharing-centers.ts'
import { id } from '#src/testing/two-towns.ts'

// Law: `shared_vacancies` (ADR 0037) and `region_counts` (ADR 0070) are the only exceptions to row-level security between centers. This
// test attacks them.
const { db, get, as } = await startTestApp({ template: sharingCenters })
const [nijmegen, arnhem, apeldoorn] = [id.center('nijmegen'), id.center('arnhem'), id.center('apeldoorn')]
const reading = id.reading('nijmegen')

const all = async <Row = Record<string, unknown>>(tx: Tx, text: string, values: unknown[] = []) =>
  (await tx.executeQuery<Row>(CompiledQuery.raw(text, values))).rows
const everything = `select * from shared_vacancies('{}', '{}', '{}', 1000)`
const seenIn = async (center: string) => await db.inCenter(center, async (tx) => (await all<{ id: string }>(tx, everything)).map((row) => row.id))
const change = async (text: string, values: unknown[] = [reading]) => await db.inCenter(nijmegen, (tx) => all(tx, text, values))

beforeEach(async () => {
  await change(`update organizations set status = 'approved' where id = $1`, [id.school('nijmegen')])
  await change(`update vacancies set status = 'published', valid_through = '2099-01-01', closed_reason = null where id = $1`)
  await change(`update vacancies set shared_with = $2 where id = $1`, [reading, [arnhem]])
})

test('its columns are those that the page about it promises, and no other', async () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/decisions/0037-sharing-between-centers.md'), 'utf8')
  const promised = /answers ((?:`\w+`(?:, | and )?)+)/.exec(page)?.[1]?.match(/\w+(?=`)/g)
  const [row] = await db.inCenter(arnhem, (tx) => all(tx, everything))
  expect(Object.keys(row!)).toEqual(promised)
})

test('the counts of the region are those that the page about them promises, and of things only', async () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/decisions/0070-the-region-counts-things.md'), 'utf8')
  const promised = /answers ((?:`\w+`(?:, | and )?)+)/.exec(page)?.[1]?.match(/\w+(?=`)/g)
  const [row] = await db.inCenter(arnhem, (tx) => all(tx, 'select * from region_counts()'))
  expect(Object.keys(row!)).toEqual(promised)
  const readable = await db.onPlatform((tx) =>
    all<{ name: string }>(
      tx,
      `select a.attname as name from pg_attribute a where a.attrelid = 'region_totals'::regclass and a.attnum > 0
         and has_column_privilege('vw_sharing', a.attrelid, a.attname, 'select') order by 1`,
    ),
  )
  expect(readable.map(({ name }) => name)).toEqual(['vacancies', 'volunteer_center_id'])
})

test('their owner reads what is published and shared, counts of things and the list of sites, and writes nothing', async () => {
  const rights = await db.onPlatform((tx) =>
    all<{ name: string; verb: string }>(
      tx,
      `select c.relname as name, p.verb from pg_class c, unnest(array['select', 'insert', 'update', 'delete']) as p (verb)
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and (case when p.verb = 'delete' then has_table_privilege('vw_sharing', c.oid, p.verb)
         else has_any_column_privilege('vw_sharing', c.oid, p.verb) end) order by 1, 2`,
    ),
  )
  expect(rights.map(({ name, verb }) => `${verb} ${name}`)).toEqual([
    'select organizations',
    'select region_totals',
    'select sharing_tenants',
    'select tenants',
    'select vacancies',
    'select volunteer_centers',
  ])
  const policies = await db.onPlatform((tx) =>
    all(tx, `select tablename as table, cmd as command, qual as using from pg_policies where 'vw_sharing' = any(roles) order by 1`),
  )
  expect(policies).toEqual([
    { table: 'organizations', command: 'SELECT', using: `(status = 'approved'::text)` },
    { table: 'region_totals', command: 'SELECT', using: 'true' },
    { table: 'vacancies', command: 'SELECT', using: `((status = 'published'::text) AND (shared_with <> '{}'::uuid[]))` },
  ])
})

test('of a person, an address or the texts its owner may not even read the columns', async () => {
  const columns = await db.onPlatform((tx) =>
    all<{ name: string }>(
      tx,
      `select a.attname as name from pg_attribute a where a.attrelid = 'vacancies'::regclass and a.attnum > 0 and not a.attisdropped
       and has_column_privilege('vw_sharing', a.attrelid, a.attnum, 'select')`,
    ),
  )
  for (const name of [
    'description',
    'contact_user_id',
    'second_contact_user_id',
    'address_id',
    'latitude',
    'longitude',
    'questions',
    'places',
    'denied_reason',
  ])
    expect(columns.map((column) => column.name)).not.toContain(name)
})

test('nobody logs in as its owner or becomes it, and of those who log in the app alone may ask', async () => {
  for (const role of loginRoles) {
    const [row] = await db.onPlatform((tx) =>
      all(
        tx,
        `select pg_has_role($1, 'vw_sharing', 'member') as member, has_function_privilege($1, 'shared_vacancies(text[], text[], jsonb, integer)', 'execute') as asks`,
        [role],
      ),
    )
    expect([role, row]).toEqual([role, { member: false, asks: role === 'vw_app' }])
  }
  await expect(db.inCenter(arnhem, (tx) => all(tx, 'set local role vw_sharing'))).rejects.toThrow('permission denied')
})

test('it is seen by whom it is shared with, and by no other center', async () => {
  expect(await seenIn(arnhem)).toEqual([reading])
  for (const center of [nijmegen, apeldoorn, id.center('demo'), neighbour.id, id.center('oldebroek')])
    expect([center, await seenIn(center)]).toEqual([center, []])
})

test.each([
  ['is not shared any more', `update vacancies set shared_with = '{}' where id = $1`],
  ['is paused', `update vacancies set status = 'paused' where id = $1`],
  ['is full', `update vacancies set status = 'filled' where id = $1`],
  ['waits for the center again', `update vacancies set status = 'pending' where id = $1`],
  ['is closed', `update vacancies set status = 'closed', closed_reason = 'other' where id = $1`],
  ['is past its day', `update vacancies set valid_through = '2020-01-01' where id = $1`],
  [
    'is of an organization that has been archived',
    `update organizations set status = 'archived' where id = (select organization_id from vacancies where id = $1)`,
  ],
])('what %s is seen by nobody', async (_what, text) => {
  await change(text)
  expect(await seenIn(arnhem)).toEqual([])
})

test('what is over is shared no more, not even when it is put back by hand', async () => {
  await change(`update vacancies set status = 'closed', closed_reason = 'expired' where id = $1`)
  await change(`update vacancies set status = 'published' where id = $1`)
  expect(await seenIn(arnhem)).toEqual([])
})

test('a center that is closed for now shares nothing until it opens', async () => {
  const suspended = async (since: string) =>
    await db.onPlatform((tx) => all(tx, `update volunteer_centers set suspended_at = ${since} where id = $1`, [nijmegen]))
  await suspended('now()')
  expect(await seenIn(arnhem)).toEqual([])
  await suspended('null')
  expect(await seenIn(arnhem)).toEqual([reading])
})

test('a center of another site sees nothing, even when its id is written into the row', async () => {
  await change(`update vacancies set shared_with = $2 where id = $1`, [reading, [id.center('demo'), neighbour.id, id.center('oldebroek')]])
  for (const center of [id.center('demo'), neighbour.id, id.center('oldebroek')]) expect(await seenIn(center)).toEqual([])
})

test('at a site that does not share, two centers see nothing of each other', async () => {
  await db.inCenter(id.center('demo'), (tx) => all(tx, `update vacancies set shared_with = $2 where id = $1`, [id.reading('demo'), [neighbour.id]]))
  expect(await seenIn(neighbour.id)).toEqual([])
})

test('the app cannot say which sites share', async () => {
  await expect(db.inCenter(arnhem, (tx) => all(tx, `insert into sharing_tenants values ('demo')`))).rejects.toThrow('permission denied')
  await expect(db.inCenter(arnhem, (tx) => all(tx, `delete from sharing_tenants`))).rejects.toThrow('permission denied')
})

test('the tables themselves stay closed to the center that it is shared with', async () => {
  expect(await db.inCenter(arnhem, (tx) => all(tx, 'select 1 from vacancies where id = $1', [reading]))).toEqual([])
  expect(await db.inCenter(arnhem, (tx) => all(tx, `update vacancies set title = 'Van ons' where id = $1 returning 1`, [reading]))).toEqual([])
  expect(await db.inCenter(arnhem, (tx) => all(tx, `update vacancies set shared_with = '{}' where id = $1 returning 1`, [reading]))).toEqual([])
})

test('without a center there is nothing, and a forged one in header, parameter or argument changes nothing', async () => {
  const none = await db.inCenter(arnhem, async (tx) => {
    await all(tx, `select set_config('app.center_id', '', true)`)
    return await all(tx, everything)
  })
  expect(none).toEqual([])
  const asked = '/api/v1/vacancies/search?filter[search]=voorlezen'
  const shared = async (host: string, path = asked, headers: Record<string, string> = {}) => {
    const { status, body } = await get(path, { host, headers })
    return status === 200 ? (body.meta.shared ?? []) : status
  }
  // The host wins: at another site a header that names Arnhem opens nothing.
  for (const host of ['demo.localhost', 'oldebroek.localhost'])
    for (const headers of [{ 'volunteer-center-id': arnhem }, { 'volunteer-center-id': arnhem, 'x-tenant': 'public' }] as Record<string, string>[])
      expect([400, 403, 404, '[]']).toContain(await shared(host, asked, headers).then((one) => (Array.isArray(one) ? JSON.stringify(one) : one)))
  for (const more of ['&filter[center]=x', `&filter[volunteer_center_id_eq]=${nijmegen}`, `&include=shared`])
    expect(await shared(hostOf('apeldoorn'), asked + more)).toBe(400)
  for (const values of [
    [['voorlezen'], [`x'); select 1 --`], '{}'],
    [[], [], `{"volunteer_center_id": ["${nijmegen}"]}`],
  ])
    expect(await db.inCenter(apeldoorn, (tx) => all(tx, 'select * from shared_vacancies($1, $2, $3, null)', values))).toEqual([])
})

test('whoever asks at Arnhem gets the same few facts, and at Apeldoorn nothing', async () => {
  for (const who of ['vrijwilliger', 'lid', 'beheerder', 'redacteur', 'coordinator', 'centerbeheerder', null]) {
    for (const [town, ids] of [
      ['arnhem', [reading]],
      ['apeldoorn', []],
    ] as const) {
      const headers = who ? await as(`${who}@${town}.example`, hostOf(town)) : {}
      const { body, text } = await get('/api/v1/vacancies/search?filter[search]=voorlezen', { host: hostOf(town), headers })
      expect([who, town, (body.meta.shared ?? []).map((one: { id: string }) => one.id)]).toEqual([who, town, ids])
      expect(text.replaceAll(reading, '')).not.toContain('01930004-')
    }
  }
})

test('both centers drop their pages when it changes, and those that it is shared with when its organization does', async () => {
  const { config, ...own } = await freshDatabase(sharingCenters)
  const told: (string | undefined)[] = []
  const listening = listenTo(addressFor('vw_app', config), 'public_changed', { onNews: (center) => told.push(center), onError: () => {} })
  // The first notification confirms that it is listening.
  await expect.poll(() => told.length, { timeout: 30_000 }).toBeGreaterThan(0)
  const tells = async (text: string, values: unknown[] = [reading]) => {
    told.length = 0
    await own.inCenter(nijmegen, (tx) => all(tx, text, values))
    await expect.poll(() => told, { timeout: 30_000 }).toContain(nijmegen)
    return [...new Set(told)].sort()
  }
  expect(await tells(`update vacancies set title = 'Nog van ons' where id = $1`)).toEqual([nijmegen])
  expect(await tells('update vacancies set shared_with = $2 where id = $1', [reading, [arnhem, apeldoorn]])).toEqual([arnhem, nijmegen, apeldoorn].sort())
  expect(await tells(`update vacancies set title = 'Anders' where id = $1`)).toEqual([arnhem, nijmegen, apeldoorn].sort())
  expect(await tells(`update organizations set name = 'De Grote Brug' where id = $1`, [id.school('nijmegen')])).toEqual([arnhem, nijmegen, apeldoorn].sort())
  expect(await tells(`update vacancies set shared_with = '{}' where id = $1`)).toEqual([arnhem, nijmegen, apeldoorn].sort())
  expect(await tells(`update organizations set name = 'De Brug' where id = $1`, [id.school('nijmegen')])).toEqual([nijmegen])
  await listening.stop()
})
