import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { workshopActions } from '#features/workshops/server/testing.ts'

const app = await startTestApp()
const { published, register, read, mails, shift } = workshopActions(app)
const linkTo = async (kind: string, one: string, address: string) =>
  (await mails(kind)).find((mail) => mail.facts['workshopId'] === one && mail.address === address)!.facts['link'] as string

test('the link of a mail shows what it does, does it with one press and once, and the next one has the place', async () => {
  const one = await published({ capacityMax: 1 })
  await register('fatima', one)
  await register('kees', one)
  await register('marijke', one)
  const link = `/api/v1${await linkTo('registered', one, 'vrijwilliger@demo.example')}`
  for (const _ of [1, 2, 3])
    expect((await app.get(link)).body.meta.form).toMatchObject({ purpose: 'workshop.pass_on', state: 'open', title: 'Omgaan met dementie', isWaitedFor: true })
  expect((await read('fatima', `workshops/${one}`)).body.data.attributes.ownRegistration.status).toBe('registered')
  for (const _ of [1, 2]) expect((await app.call('POST', link)).body.meta.form.state).toBe('gone')
  expect((await read('kees', `workshops/${one}`)).body.data.attributes.ownRegistration).toMatchObject({ status: 'registered', wasPromoted: true })
  // What became theirs is passed on in the same way.
  const passed = `/api/v1${await linkTo('promoted', one, 'tweede@demo.example')}`
  expect((await app.call('POST', passed)).body.meta.form.state).toBe('gone')
  expect((await read('marijke', `workshops/${one}`)).body.data.attributes.ownRegistration.status).toBe('registered')
  expect((await mails('left')).map(({ address, facts }) => [address, facts['person']])).toEqual([
    ['coordinator@demo.example', 'Fatima El Amrani'],
    ['coordinator@demo.example', 'Kees de Groot'],
  ])
})

test('the link opens at its own site alone, and says so when there is nothing to do any more', async () => {
  const one = await published()
  await register('fatima', one)
  const link = `/api/v1${await linkTo('registered', one, 'vrijwilliger@demo.example')}`
  expect((await app.get(link, { host: 'oldebroek.localhost' })).status).toBe(404)
  await shift(one, '-40 days')
  expect((await app.get(link)).body.meta.form.state).toBe('over')
  expect((await app.call('POST', link)).body.meta.form.state).toBe('over')
})

test('the calendar file of a registration has its sessions, and says when they are off', async () => {
  const one = await published()
  const made = await register('fatima', one)
  const address = made.body.data.attributes.calendarUrl as string
  const file = await app.get(address)
  expect([file.status, file.headers['content-type'], file.text.match(/BEGIN:VEVENT/g)?.length, file.text.includes('METHOD:PUBLISH')]).toEqual([
    200,
    'text/calendar; charset=utf-8; method=PUBLISH',
    2,
    true,
  ])
  expect((await app.get(address, { host: 'oldebroek.localhost' })).status).toBe(404)
  await app.call('PUT', `/api/v1/workshop_registrations/${made.body.data.id}/cancel`, { headers: await app.as('vrijwilliger@demo.example') })
  expect((await app.get(address)).text).toContain('METHOD:CANCEL')
  for (const wrong of ['/workshops/calendar/kort.ics', `/workshops/calendar/${'a'.repeat(22)}.ics`]) expect((await app.get(wrong)).status).toBe(404)
})
