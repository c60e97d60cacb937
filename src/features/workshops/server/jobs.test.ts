import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, atClock } from '#kernel/i18n/dates.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { completeWorkshops, decideWorkshops, remindOfWorkshops } from './jobs.ts'
import { day, deadline, manyPeople, sessionOn, workshopActions } from './testing.ts'

const app = await startTestApp()
const { registration, published, workshop, register, read, run, mails, link } = workshopActions(app)
const center = id.center('demo')
const told = async (kind: string, one: string) => (await mails(kind)).filter(({ facts }) => facts['workshopId'] === one).map(({ address }) => address)
const at = (date: string, time: string) => new Date(atClock(date, time))
const job = async (work: typeof decideWorkshops, now: Date) => await app.db.inCenter(center, async (tx) => await work(tx, center, now))
const decide = async (now: Date) => await job(decideWorkshops, now)
const complete = async (now: Date) => await job(completeWorkshops, now)
const statusOf = async (one: string) => (await read('wim', `workshops/${one}`)).body.data.attributes.status
const midnight = at(addDays(deadline, 1), '00:00')

test('at the deadline a workshop with too few people is cancelled and all hear why; with enough it goes ahead', async () => {
  const few = await published({ capacityMin: 3 })
  const enough = await published({ capacityMin: 2, capacityMax: 2 })
  const all = await published()
  for (const one of [few, enough, all]) for (const who of ['fatima', 'kees'] as const) await register(who, one)
  await register('marijke', enough)
  await decide(new Date(midnight.getTime() - 1000))
  expect([await statusOf(few), await statusOf(enough), await statusOf(all)]).toEqual(['published', 'full', 'published'])
  for (const _ of [1, 2]) await decide(midnight)
  expect([await statusOf(few), await statusOf(enough), await statusOf(all)]).toEqual(['cancelled', 'confirmed', 'confirmed'])
  expect(await told('cancelled', few)).toEqual(['vrijwilliger@demo.example', 'tweede@demo.example'])
  expect((await mails('cancelled')).find(({ facts }) => facts['workshopId'] === few)!.facts).toMatchObject({
    isTooFew: true,
    calendar: [{ isCancelled: true }, {}],
  })
  expect(await told('cancelled', enough)).toEqual([])
})

test('two days before the deadline the center hears once what is lacking, and may say that it goes ahead', async () => {
  const one = await published({ capacityMin: 3 })
  await register('fatima', one)
  await decide(new Date(midnight.getTime() - 49 * 3_600_000))
  expect(await told('min_due', one)).toEqual([])
  for (const hours of [48, 24]) await decide(new Date(midnight.getTime() - hours * 3_600_000))
  expect(await told('min_due', one)).toEqual(['coordinator@demo.example'])
  expect((await mails('min_due')).find(({ facts }) => facts['workshopId'] === one)!.facts).toMatchObject({ taken: 1, min: 3, day: deadline })
  await workshop('wim', 'PUT', `/${one}/confirm`)
  await decide(midnight)
  expect(await statusOf(one)).toBe('confirmed')
})

test('the place of an account that is gone goes to who waits', async () => {
  const one = await published({ capacityMax: 1 })
  const [leaver] = await manyPeople(app, 1)
  await app.call('POST', '/api/v1/workshop_registrations', {
    headers: leaver!,
    body: { data: { type: 'workshop_registrations', relationships: { workshop: link('workshops', one) } } },
  })
  await register('kees', one)
  await app.db.onPlatform(async (tx) => await sql`update users set status = 'archived', archived_at = now() where email = 'buur0@demo.example'`.execute(tx))
  await decide(new Date())
  expect(await told('promoted', one)).toEqual(['tweede@demo.example'])
})

test('a week and a day before, whoever has a place is reminded once; before the deadline nobody is', async () => {
  const one = await published({ capacityMax: 1, registrationDeadline: addDays(day, -9) })
  const late = await published({ capacityMax: 1, registrationDeadline: addDays(day, -3) })
  for (const which of [one, late]) for (const who of ['fatima', 'kees'] as const) await register(who, which)
  const remind = async (days: number) => await job(remindOfWorkshops, at(addDays(day, -days), '09:20'))
  for (const days of [8, 7, 7, 2, 1, 0]) await remind(days)
  expect(await told('reminder', one)).toEqual(['vrijwilliger@demo.example', 'vrijwilliger@demo.example'])
  expect((await mails('reminder')).filter(({ facts }) => facts['workshopId'] === one).map(({ facts }) => facts['days'])).toEqual([7, 1])
  expect(await told('reminder', late)).toEqual(['vrijwilliger@demo.example'])
})

test('two hours after the last session it is over; who was there is asked twice, and whoever is not marked then was absent', async () => {
  const one = await published({ sessions: [sessionOn(day)] }, { trainer: link('users', id.person('demo', 'lid')) })
  const fatima = (await register('fatima', one)).body.data.id
  await register('kees', one)
  await decide(midnight)
  const ended = at(day, '21:30')
  const after = (hours: number) => new Date(ended.getTime() + hours * 3_600_000)
  await complete(after(1))
  expect(await statusOf(one)).toBe('confirmed')
  await complete(after(2))
  expect(await statusOf(one)).toBe('completed')
  for (const days of [1, 6, 8, 13]) await complete(after(24 * days))
  expect((await told('presence_due', one)).toSorted()).toEqual(['coordinator@demo.example', 'coordinator@demo.example', 'lid@demo.example', 'lid@demo.example'])
  const sessions = (await read('wim', `workshops/${one}`)).body.data.attributes.sessions
  await run(sql`update workshop_sessions set starts_at = starts_at - interval '30 days', ends_at = ends_at - interval '30 days' where workshop_id = ${one}`)
  await registration('wim', 'PUT', `/${fatima}/presence`, { session: sessions[0].id, state: 'present' })
  expect(await told('evaluate', one)).toEqual(['vrijwilliger@demo.example'])
  await complete(after(24 * 15))
  const rows = await run(sql<{ status: string }>`select status from workshop_registrations where workshop_id = ${one} order by waitlisted_at`)
  expect(rows.map(({ status }) => status)).toEqual(['attended', 'no_show'])
  expect(
    await run(
      sql`select state, marked_by from workshop_presence p join workshop_registrations r on r.id = p.registration_id where r.workshop_id = ${one} and state = 'absent'`,
    ),
  ).toEqual([{ state: 'absent', marked_by: null }])
  await complete(after(24 * 91))
  expect(await statusOf(one)).toBe('archived')
})
