import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { applicationActionsOf } from '#features/applications/server/testing.ts'

const app = await startTestApp()
const { apply, act, read, run, forgetAll } = applicationActionsOf(app)
const fatima = await app.as('vrijwilliger@demo.example')
const kees = await app.as('tweede@demo.example')
const johan = await app.as('beheerder@demo.example')
const one = id.gardening('demo')
const slot = (name: string, places: number | null, day = '2098-05-01') => ({
  id: name,
  startsAt: `${day}T09:00:00.000Z`,
  endsAt: `${day}T11:00:00.000Z`,
  places,
  placesTaken: 0,
})
const taken = async () =>
  (
    await run(
      sql<{ slots: { placesTaken: number }[]; places_taken: number; status: string }>`select slots, places_taken, status from vacancies where id = ${one}`,
    )
  )[0]!
const dates = async (...slots: object[]) =>
  await forgetAll().then(() =>
    run(sql`update vacancies set slots = ${JSON.stringify(slots)}, places = 3, places_taken = 0, status = 'published' where id = ${one}`),
  )

test('Fatima comes on the first date, then it is full, and free again when she leaves', async () => {
  await dates(slot('first', 1), slot('second', 2))
  const hers = (await apply(fatima, one, { slot_id: 'first' })).body.data
  expect(hers.attributes).toMatchObject({ slotId: 'first', slotStartsAt: '2098-05-01T09:00:00.000Z' })
  const his = (await apply(kees, one, { slot_id: 'first' })).body.data
  expect((await act(johan, hers.id, 'accept')).body.data.attributes.status).toBe('accepted')
  expect((await act(johan, his.id, 'accept')).body.data.attributes.status).toBe('waitlisted')
  expect(await taken()).toMatchObject({ slots: [{ placesTaken: 1 }, { placesTaken: 0 }], places_taken: 1, status: 'published' })
  await act(fatima, hers.id, 'withdraw', { withdraw_reason: 'not_available' })
  expect((await act(johan, his.id, 'accept')).body.data.attributes.status).toBe('accepted')
  expect(await taken()).toMatchObject({ slots: [{ placesTaken: 1 }, { placesTaken: 0 }], places_taken: 1 })
})

test('without a date it takes a place all the same, and the last place fills the vacancy', async () => {
  await dates(slot('only', 1))
  await run(sql`update vacancies set places = 1 where id = ${one}`)
  const hers = (await apply(fatima, one)).body.data
  await act(johan, hers.id, 'accept')
  expect(await taken()).toMatchObject({ places_taken: 1, status: 'filled' })
})

test.each([
  ['a date that is none', 'nowhere', 422],
  ['a date that has passed', 'past', 422],
  ['a date that is full', 'full', 409],
])('%s is refused at its field', async (_, slotId, status) => {
  await dates({ ...slot('full', 1), placesTaken: 1 }, slot('past', 1, '2020-05-01'))
  const answer = await apply(fatima, one, { slot_id: slotId })
  expect([answer.status, answer.body.errors[0].source.pointer]).toEqual([status, '/data/attributes/slotId'])
  expect((await read(fatima, 'applications')).body.data).toEqual([])
})
