import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { anonymiseArchived } from '#features/users/privacy/server/anonymise.ts'
import { archiveUser } from '#features/users/account/server/archive-user.ts'
import { exportMyData } from '#features/users/privacy/server/export-my-data.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { personalTables } from '#features/users/model/server/personal-tables.ts'
import { recordProfileView, profileViews } from '#features/users/profile/server/profile-views.ts'
import { sweepAccounts } from './jobs.ts'
import { actorOf, addPerson, at, buildHouse } from './testing.ts'

const db = await freshDatabase()
const house = await buildHouse(db)
const context = at(house)
const day = 86_400_000
let anna: Awaited<ReturnType<typeof addPerson>>

beforeAll(async () => {
  anna = await addPerson(house, { email: 'anna@example.nl' })
  await db.inCenter(house.arnhem, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      insert into vacancies (volunteer_center_id, organization_id, title, slug, summary, description, themes, commitment, location_mode, valid_through, contact_user_id)
      values (${house.arnhem}, ${house.organization}, 'Taalmaatje', 'taalmaatje', '', '', '{language}', 'recurring', 'on_site', '2027-01-01', ${anna.id}) returning id`.execute(
      tx,
    )
    await sql`insert into applications (volunteer_center_id, vacancy_id, organization_id, user_id, motivation, consent_share_at)
      values (${house.arnhem}, ${rows[0]!.id}, ${house.organization}, ${anna.id}, 'Ik praat graag', now())`.execute(tx)
    await sql`insert into notifications (volunteer_center_id, user_id, event_key, path) values (${house.arnhem}, ${anna.id}, 'x', '/')`.execute(tx)
  })
})

test('every column that refers to a person is in the list for export and erasure', async () => {
  const { rows } = await db.onPlatform(
    async (tx) =>
      await sql<{ column: string }>`
        select c.conrelid::regclass::text || '.' || a.attname as column
        from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
        where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1`.execute(tx),
  )
  const listed = personalTables.map(({ table, column }) => `${table}.${column}`).sort()
  expect(rows.map((row) => row.column).sort()).toEqual(listed)
})

test('every column named in the list exists, and no secret is taken along', async () => {
  const { rows } = await db.onPlatform(
    async (tx) =>
      await sql<{ name: string }>`select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid`.execute(tx),
  )
  const known = new Set(rows.map((row) => row.name))
  for (const { table, column, take } of personalTables) {
    for (const name of [column, ...('not' in take ? [] : take)]) expect(known, `${table}.${name}`).toContain(`${table}.${name}`)
    if (!('not' in take)) expect(take.some((name) => /sha256|digest|hash/.test(name))).toBe(false)
  }
})

test('people take along everything tied to them, and no secret', async () => {
  const mine = await exportMyData(db, await actorOf(house, anna), context.now)
  expect(mine.account).toMatchObject({ email: 'anna@example.nl', hasPassword: true })
  expect(mine.tables.applications).toMatchObject([{ motivation: 'Ik praat graag' }])
  expect(mine.tables.sessions!.length).toBeGreaterThan(0)
  expect(mine.tables.user_roles).toMatchObject([{ name: 'volunteer' }])
  expect(mine.tables['vacancies.contact_user_id']).toMatchObject([{ title: 'Taalmaatje' }])
  expect(JSON.stringify(mine)).not.toMatch(/argon2|sha256/i)
  expect(() => JSON.parse(JSON.stringify(mine))).not.toThrow()
})

test('who saw me: one row per viewer and day, none for myself', async () => {
  const boss = await actorOf(house, await addPerson(house, { roles: ['center_admin'] }))
  const self = await actorOf(house, anna)
  const look = async (actor: typeof boss, now: Date) =>
    await db.inCenter(house.arnhem, async (tx) => await recordProfileView(tx, actor, { centerId: house.arnhem, userId: anna.id, now }))
  const now = new Date('2026-11-20T09:00:00Z')
  for (const moment of [now, new Date(now.getTime() + 3_600_000), new Date(now.getTime() + day)]) await look(boss, moment)
  await look(self, now)
  expect(await profileViews(db, { centerId: house.arnhem, now: context.now }, self)).toEqual([
    { viewerId: boss.userId, name: boss.name, roles: ['center_admin'], organizations: [], day: '2026-11-21' },
    { viewerId: boss.userId, name: boss.name, roles: ['center_admin'], organizations: [], day: '2026-11-20' },
  ])
})

test('thirty days after the deletion names, address and words are gone while counts stay; a day earlier nothing is', async () => {
  await archiveUser(db, context, await actorOf(house, anna), anna.id)
  expect(await anonymiseArchived(db, new Date(Date.now() + 29 * day))).toBe(0)
  expect(await anonymiseArchived(db, new Date(Date.now() + 31 * day))).toBe(1)
  expect(await anonymiseArchived(db, new Date(Date.now() + 31 * day))).toBe(0)

  const account = await db.onPlatform(async (tx) => await people(tx).selectFrom('users').selectAll().where('id', '=', anna.id).executeTakeFirstOrThrow())
  expect(account).toMatchObject({ email: `deleted-${anna.id}@invalid`, first_name: 'Verwijderde', password_hash: null, phone: null })
  const kept = await db.inCenter(
    house.arnhem,
    async (tx) => await sql<{ motivation: string }>`select motivation from applications where user_id = ${anna.id}`.execute(tx),
  )
  expect(kept.rows).toEqual([{ motivation: '' }])
  const mails = await db.asWorker(async (tx) => await sql`select 1 from outbox where user_id = ${anna.id} or address = 'anna@example.nl'`.execute(tx))
  expect(mails.rows).toEqual([])
  const whole = await db.onPlatform(async (tx) => await sql<{ text: string }>`select row_to_json(u)::text as text from users u`.execute(tx))
  expect(whole.rows.map((row) => row.text).join()).not.toContain('anna@example.nl')
  expect(await addPerson(house, { email: 'anna@example.nl' })).toBeTruthy()
})

test('whoever acts for another takes nothing along', async () => {
  const person = await addPerson(house)
  const acting = await actorOf(house, person, {
    kind: 'impersonation',
    impersonator: { id: (await addPerson(house, { roles: ['center_admin'] })).id, name: 'x' },
  })
  await expect(exportMyData(db, acting, context.now)).rejects.toMatchObject({ code: 'forbidden_while_impersonating' })
})

test('the daily sweep forgets ended sessions and archives people who never confirmed', async () => {
  const [person, never] = [await addPerson(house), await addPerson(house, { status: 'invited' })]
  await actorOf(house, person)
  await sweepAccounts(db, new Date(Date.now() + 31 * day))
  const left = await db.onPlatform(async (tx) => await people(tx).selectFrom('sessions').select('client').execute())
  expect(left).toEqual([])
  const after = await db.onPlatform(async (tx) => await people(tx).selectFrom('users').select('status').where('id', '=', never.id).executeTakeFirstOrThrow())
  expect(after.status).toBe('archived')
})
