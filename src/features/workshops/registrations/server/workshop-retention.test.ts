import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { applyRetention } from '#features/users/privacy/server/retention.ts'
import { workshopActions } from '#features/workshops/server/testing.ts'
import { startTestApp } from '#src/testing/harness.ts'

const app = await startTestApp()
const { registration, published, register, read, run, shift } = workshopActions(app)
const later = (days: number) => new Date(Date.now() + days * 86_400_000)

test('what the trainer should know goes after two weeks, who came after two years', async () => {
  const one = await published()
  const fatima = (await register('fatima', one, { note: 'Ik hoor slecht', seats: 2, seatsReason: 'Met mijn tolk' })).body.data.id
  const guest = (await register('wim', one, { guest: { name: 'Truus Bos', phone: '06 12345678' } })).body.data.id
  await shift(one, '-28 days')
  const { sessions } = (await read('wim', `workshops/${one}`)).body.data.attributes
  for (const who of [fatima, guest]) await registration('wim', 'PUT', `/${who}/presence`, { session: sessions[0].id, state: 'present' })
  const kept = async () =>
    await run(
      sql<object>`select note, seats_reason as reason, guest_name as guest, user_id is not null as person from workshop_registrations where workshop_id = ${one} order by waitlisted_at`,
    )
  const many = async (table: string) => (await run(sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`))[0]!.n
  const [links, marks] = [await many('workshop_links'), await many('workshop_presence')]
  expect([links > 0, marks]).toEqual([true, 2])
  await applyRetention(app.db, later(13))
  expect(await kept()).toEqual([
    { note: 'Ik hoor slecht', reason: 'Met mijn tolk', guest: null, person: true },
    { note: null, reason: null, guest: 'Truus Bos', person: false },
  ])
  await applyRetention(app.db, later(15))
  expect((await kept())[0]).toEqual({ note: null, reason: '', guest: null, person: true })
  await applyRetention(app.db, later(61))
  expect([await many('workshop_links'), await many('workshop_presence')]).toEqual([0, marks])
  await applyRetention(app.db, later(740))
  expect(await kept()).toEqual([
    { note: null, reason: '', guest: null, person: false },
    { note: null, reason: null, guest: null, person: false },
  ])
  expect(await many('workshop_presence')).toBe(0)
})
