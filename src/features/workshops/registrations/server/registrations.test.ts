import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays } from '#kernel/i18n/dates.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { day, faultsOf, sessionOn, workshopActions } from '#features/workshops/server/testing.ts'

const app = await startTestApp()
const { workshop, registration, published, register, read, run, mails, link, shift } = workshopActions(app)
const told = async (kind: string, one: string) => (await mails(kind)).filter(({ facts }) => facts['workshopId'] === one)

test('whoever registers is told what, when, where and with whom, with a file for the calendar and a way back', async () => {
  const one = await published({ priceText: 'Gratis, met koffie' })
  const made = await register('fatima', one, { note: 'Ik hoor slecht' })
  expect([made.status, made.body.data.attributes]).toMatchObject([
    201,
    { status: 'registered', number: null, note: 'Ik hoor slecht', personName: 'Fatima El Amrani' },
  ])
  const [mail] = await told('registered', one)
  expect(mail!.facts).toMatchObject({
    workshop: 'Omgaan met dementie',
    sessions: [{ place: 'Wijkcentrum De Bongerd, zaal 2' }, {}],
    trainer: 'Els Wessels',
    price: 'Gratis, met koffie',
    link: expect.stringMatching(/^\/forms\/[\w-]{43}$/),
    calendar: [{ summary: 'Omgaan met dementie', isCancelled: false }, {}],
  })
  expect((await read('fatima', `workshops/${one}`)).body.data.attributes.ownRegistration).toMatchObject({
    id: made.body.data.id,
    status: 'registered',
    number: null,
  })
  expect((await read('kees', `workshop_registrations/${made.body.data.id}`)).status).toBe(404)
  expect((await read('kees', `workshops/${one}`)).body.data.attributes).toMatchObject({ ownRegistration: null, placesTaken: 1 })
})

test('the line tells everybody their number, and who leaves it gives the number on', async () => {
  const one = await published({ capacityMax: 1 })
  await register('fatima', one)
  const kees = await register('kees', one)
  const marijke = await register('marijke', one)
  expect([kees, marijke].map(({ body }) => body.data.attributes.number)).toEqual([1, 2])
  expect((await told('waitlisted', one)).map(({ facts }) => facts['number'])).toEqual([1, 2])
  await registration('kees', 'PUT', `/${kees.body.data.id}/cancel`, { reason: 'Toch druk' })
  expect((await read('marijke', `workshop_registrations/${marijke.body.data.id}`)).body.data.attributes.number).toBe(1)
  expect((await told('promoted', one)).length).toBe(0)
  expect((await read('wim', `workshop_registrations/${kees.body.data.id}`)).body.data.attributes).toMatchObject({
    status: 'cancelled',
    cancelReason: 'Toch druk',
    isLate: false,
  })
  expect((await read('kees', `workshops/${one}`)).body.data.attributes.ownRegistration).toBeNull()
})

test('after the time to cancel it is possible all the same and marked late; once it is over it is not', async () => {
  const one = await published({ cancelUntilHours: 48 })
  const fatima = await register('fatima', one)
  const kees = await register('kees', one)
  await shift(one, '-20 days')
  expect((await registration('fatima', 'PUT', `/${fatima.body.data.id}/cancel`)).body.data.attributes).toMatchObject({ status: 'cancelled', isLate: true })
  expect((await registration('fatima', 'PUT', `/${fatima.body.data.id}/cancel`)).status).toBe(200)
  await shift(one, '-20 days')
  expect(faultsOf(await registration('kees', 'PUT', `/${kees.body.data.id}/cancel`))).toEqual([409, 'registration_closed'])
  expect((await registration('marijke', 'PUT', `/${kees.body.data.id}/cancel`)).status).toBe(404)
})

test('the center writes somebody down on paper, with an account or without, after the deadline too', async () => {
  const one = await published()
  await shift(one, '-18 days')
  const user = { user: link('users', id.person('demo', 'tweede')) }
  expect((await register('fatima', one, {}, user)).status).toBe(403)
  expect((await register('fatima', one, { guest: { name: 'Buurvrouw' } })).status).toBe(403)
  expect((await register('noor', one, {}, user)).status).toBe(403)
  const paper = await register('wim', one, {}, user)
  expect(paper.body.data.attributes).toMatchObject({ status: 'registered', source: 'paper', personName: 'Kees de Groot' })
  expect((await told('registered', one)).map(({ address }) => address)).toEqual(['tweede@demo.example'])
  const guest = await register('wim', one, { guest: { name: 'Truus Bos', phone: '06 12 34 56 78' } })
  expect(guest.body.data.attributes).toMatchObject({ status: 'registered', personName: 'Truus Bos', personPhone: '06 12 34 56 78' })
  expect(faultsOf(await register('wim', one, { guest: { name: 'Truus Bos' } }, user))).toEqual([422, 'who_is_it /data/attributes/guest'])
  expect(faultsOf(await register('wim', one, {}, { user: link('users', id.person('oldebroek', 'tweede')) }))).toEqual([
    404,
    'related_not_found /data/relationships/user',
  ])
  expect((await registration('wim', 'PUT', `/${guest.body.data.id}/cancel`)).body.data.attributes.status).toBe('cancelled')
  const noor = (await read('noor', `workshop_registrations?filter[workshop_id_eq]=${one}`)).body.data
  expect([noor.length, noor[0].attributes.personPhone]).toEqual([2, undefined])
})

test('a workshop for organizations is for their people, no more of one than it says', async () => {
  const one = await published({ audience: 'organizations', organizationSeats: 1 })
  expect(faultsOf(await register('fatima', one))).toEqual([403, 'workshop_is_for_organizations'])
  expect((await register('marijke', one)).body.data.attributes).toMatchObject({ status: 'registered', organizationName: 'De Brug' })
  expect(faultsOf(await register('johan', one))).toEqual([422, 'seats_of_organization /data/relationships/organization'])
  expect(faultsOf(await register('johan', one, {}, { organization: link('organizations', id.club('demo')) }))[0]).toBe(404)
})

test('the trainer sees who comes and marks who was there, of their own workshop alone', async () => {
  const one = await published({ firstRequired: true, capacityMax: 2 }, { trainer: link('users', id.person('demo', 'lid')) })
  const fatima = (await register('fatima', one, { note: 'Zit graag vooraan' })).body.data.id
  const kees = (await register('kees', one)).body.data.id
  await register('johan', one, { lateOk: true })
  const { sessions } = (await read('marijke', `workshops/${one}`)).body.data.attributes
  const mark = async (who: 'marijke' | 'johan' | 'wim' | 'fatima', which: string, at: number, state: string | null) =>
    await registration(who, 'PUT', `/${which}/presence`, { session: sessions[at].id, state })
  expect((await read('marijke', `workshop_registrations?filter[workshop_id_eq]=${one}`)).body.data.map((row: any) => row.attributes.note)).toContain(
    'Zit graag vooraan',
  )
  expect(faultsOf(await mark('marijke', fatima, 0, 'present'))).toEqual([422, 'not_yet /data/attributes/session'])
  await shift(one, '-25 days')
  expect((await mark('johan', fatima, 0, 'present')).status).toBe(404)
  expect((await mark('fatima', fatima, 0, 'present')).status).toBe(403)
  expect((await mark('marijke', fatima, 0, 'present')).body.data.attributes).toMatchObject({
    status: 'registered',
    presence: [{ session: sessions[0].id, state: 'present' }],
  })
  expect((await mark('marijke', kees, 0, 'absent')).body.data.attributes.status).toBe('no_show')
  expect((await mark('marijke', kees, 0, 'caught_up')).body.data.attributes.status).toBe('registered')
  expect((await mark('marijke', kees, 0, null)).body.data.attributes.presence).toEqual([])
  expect(faultsOf(await registration('marijke', 'PUT', `/${kees}/presence`, { session: one, state: 'present' }))).toEqual([
    422,
    'other_session /data/attributes/session',
  ])
  expect((await registration('marijke', 'PUT', `/${kees}/presence`, { session: sessions[0].id, state: 'laat' })).status).toBe(422)
  await run(sql`update workshops set status = 'completed', completed_at = now() where id = ${one}`)
  await shift(one, '-10 days')
  expect((await mark('wim', fatima, 1, 'present')).body.data.attributes.status).toBe('attended')
  await mark('wim', fatima, 1, 'absent')
  expect((await mark('wim', fatima, 1, 'present')).body.data.attributes.status).toBe('attended')
  expect((await told('evaluate', one)).map(({ address }) => address)).toEqual(['vrijwilliger@demo.example'])
})

test('whoever misses the first session is out, and the place is free', async () => {
  const one = await published({ firstRequired: true, capacityMax: 1, cancelUntilHours: 0, sessions: [sessionOn(day), sessionOn(addDays(day, 14))] })
  const fatima = (await register('fatima', one)).body.data.id
  await register('kees', one)
  await shift(one, '-25 days')
  const { sessions } = (await read('wim', `workshops/${one}`)).body.data.attributes
  await registration('wim', 'PUT', `/${fatima}/presence`, { session: sessions[0].id, state: 'absent' })
  // Nobody comes in the middle by themselves; by hand the center decides.
  const waiting = (await read('wim', `workshop_registrations?filter[workshop_id_eq]=${one}&filter[status_eq]=waitlisted`)).body.data
  expect(waiting.length).toBe(1)
  expect((await registration('wim', 'PUT', `/${waiting[0].id}/promote`)).body.data.attributes.status).toBe('registered')
  expect((await workshop('wim', 'PATCH', `/${one}`, { trainerWords: 'Twintig jaar in de zorg' })).status).toBe(200)
})
