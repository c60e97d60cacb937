import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { applicationActionsOf } from '#features/applications/server/testing.ts'

const app = await startTestApp()
const { call } = app
const { apply, act, read, run, mails, forgetAll } = applicationActionsOf(app)
const [fatima, johan, kees, wim] = (await Promise.all(
  ['vrijwilliger', 'beheerder', 'tweede', 'coordinator'].map(async (name) => await app.as(`${name}@demo.example`)),
)) as [Record<string, string>, ...Record<string, string>[]] as Record<string, string>[] & { length: 4 }

beforeEach(forgetAll)

const young = async () => (await apply(fatima!, id.gardening('demo'), { parent_email: 'moeder@demo.example' })).body.data
const links = async () =>
  (await run(sql<{ link: string }>`select facts ->> 'link' as link from outbox where kind = 'application.parent' order by created_at, id`)).map(
    (one) => one.link,
  )
const link = async () => (await links())[0]!
const form = async (method: 'GET' | 'POST', path: string, host = 'demo.localhost', act?: string) =>
  await call(method, `/api/v1${path}`, { host, ...(act && { body: { act } }) })
const refuse = async (path: string) => (await form('POST', path, 'demo.localhost', 'refuse')).body.meta.form
const told = async (headers: Record<string, string>) => (await read(headers, 'notifications')).body.data.map((one: any) => one.attributes)
const hourPassed = async () => void (await run(sql`update parent_asks set asked_at = asked_at - interval '61 minutes'`))

test('Fatima is under sixteen: her mother is asked, and nobody accepts her before', async () => {
  const { id: application, attributes } = await young()
  expect(attributes).toMatchObject({ parentEmail: 'moeder@demo.example', needsParent: true, parentConsentAt: null })
  expect(await mails()).toContain('application.parent moeder@demo.example nl')
  const seen = (await read(johan!, `applications/${application}`)).body.data
  expect([seen.attributes.parentEmail, seen.attributes.needsParent, seen.meta.permissions.includes('accept')]).toEqual([null, true, false])
  expect((await act(johan!, application, 'accept')).body.errors[0].code).toBe('parent_consent_missing')
  expect((await act(johan!, application, 'invite')).status).toBe(200)

  const path = await link()
  expect((await form('GET', path)).body.meta.form).toEqual({
    purpose: 'application.parent',
    state: 'open',
    child: 'Fatima',
    vacancy: 'Tuinieren met groep vijf',
    organization: 'De Brug',
    can: { refuse: true },
  })
  expect((await read(fatima!, `applications/${application}`)).body.data.attributes.needsParent).toBe(true)
  expect((await form('GET', path, 'oldebroek.localhost')).status).toBe(404)
  expect((await Promise.all([form('POST', path), form('POST', path)])).map(({ body }) => body.meta.form.state)).toEqual(['done', 'done'])
  expect((await mails()).filter((mail) => mail.startsWith('application.parent_agreed'))).toEqual(['application.parent_agreed vrijwilliger@demo.example nl'])
  expect(await run(sql`select purpose from consents where purpose = 'application.parent'`)).toHaveLength(1)
  expect((await act(johan!, application, 'accept')).body.data.attributes.status).toBe('accepted')
})

test('a place that was offered is taken after her mother has agreed', async () => {
  const { id: application } = await young()
  await act(johan!, application, 'waitlist')
  await run(sql`update applications set place_offered_at = now() where id = ${application}`)
  expect((await read(fatima!, `applications/${application}`)).body.data.meta.permissions).not.toContain('claim')
  expect((await act(fatima!, application, 'claim')).body.errors[0].code).toBe('parent_consent_missing')
  await form('POST', await link())
  expect((await act(fatima!, application, 'claim')).body.data.attributes.status).toBe('accepted')
})

test('what has ended needs no consent any more, and a bad address is told at its field', async () => {
  const { id: application } = await young()
  const path = await link()
  await act(fatima!, application, 'withdraw', { withdraw_reason: 'other' })
  expect((await form('POST', path)).body.meta.form.state).toBe('over')
  expect(await run(sql`select id from applications where parent_consent_at is not null`)).toEqual([])
  const wrong = await apply(fatima!, id.reading('demo'), { parent_email: 'moeder' })
  expect([wrong.status, wrong.body.errors[0].source.pointer]).toEqual([422, '/data/attributes/parent_email'])
})

test('one address is asked five times a day and no more', async () => {
  await run(sql`insert into applications (volunteer_center_id, vacancy_id, organization_id, user_id, consent_share_at, status, parent_email)
    select ${id.center('demo')}, ${id.reading('demo')}, ${id.school('demo')}, ${id.person('demo', 'tweede')}, now(), 'withdrawn', 'moeder@demo.example' from generate_series(1, 5)`)
  await run(sql`insert into parent_asks (volunteer_center_id, application_id) select volunteer_center_id, id from applications`)
  const refused = await apply(fatima!, id.gardening('demo'), { parent_email: 'moeder@demo.example' })
  expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'too_many_asked'])
  expect(await mails()).toEqual([])
})

test('her mother says no: it ends, both sides are told why, and the link says so from then on', async () => {
  const { id: application } = await young()
  const path = await link()
  expect(await Promise.all([refuse(path), refuse(path)])).toMatchObject([{ state: 'refused' }, { state: 'refused' }])
  expect((await form('POST', path)).body.meta.form.state).toBe('refused')
  const { attributes } = (await read(johan!, `applications/${application}`)).body.data
  expect([attributes.status, attributes.withdrawReason, attributes.parentRefusedAt !== null]).toEqual(['withdrawn', 'other', true])
  expect((await mails()).filter((mail) => !mail.startsWith('application.parent ') && !mail.includes('received') && !mail.includes('created'))).toEqual([
    'application.parent_refused vrijwilliger@demo.example nl',
    expect.stringMatching(/^application\.withdrawn .*@demo\.example nl$/),
  ])
  expect((await told(fatima!))[0]).toMatchObject({ eventKey: 'application.parent_refused' })
  expect((await told(johan!))[0]).toMatchObject({
    eventKey: 'application.withdrawn',
    text: 'Fatima El Amrani mag van een ouder niet meedoen met ‘Tuinieren met groep vijf’.',
  })
  expect((await act(johan!, application, 'accept')).status).toBe(409)
  // She may apply again: a parent may change their mind.
  expect((await young()).attributes.status).toBe('new')
})

test('a yes can be taken back: the place is free again and the consent that was kept says until when', async () => {
  await run(sql`update vacancies set places = 1, places_taken = 0 where id = ${id.gardening('demo')}`)
  const { id: application } = await young()
  const path = await link()
  await form('POST', path)
  await act(johan!, application, 'accept')
  expect((await form('GET', path)).body.meta.form).toMatchObject({ state: 'done', can: { refuse: true } })
  expect(await refuse(path)).toMatchObject({ state: 'refused', can: { refuse: false } })
  expect(await run(sql`select places_taken, status from vacancies where id = ${id.gardening('demo')}`)).toEqual([{ places_taken: 0, status: 'published' }])
  expect(
    await run(sql`select 1 from consents where purpose = 'application.parent' and source = ${`applications/${application}`} and withdrawn_at is not null`),
  ).toHaveLength(1)
  expect((await told(johan!))[0]).toMatchObject({ eventKey: 'application.withdrawn' })
})

test('the mail goes again when Fatima, the organization or the center asks, once an hour, and every mail opens the page', async () => {
  const { id: application, meta } = await young()
  expect(meta.permissions).toContain('ask_parent')
  const early = await act(fatima!, application, 'ask_parent')
  expect([early.status, early.body.errors[0].code, Number(early.headers['retry-after']) > 3000]).toEqual([429, 'asked_lately', true])
  for (const who of [fatima!, johan!, wim!]) {
    await hourPassed()
    expect((await act(who, application, 'ask_parent')).status).toBe(200)
  }
  expect((await act(kees!, application, 'ask_parent')).status).toBe(404)
  const sent = await links()
  expect(sent).toHaveLength(4)
  for (const path of sent) expect((await form('GET', path)).body.meta.form.child).toBe('Fatima')
  await hourPassed()
  await act(johan!, application, 'ask_parent')
  await hourPassed()
  expect((await act(johan!, application, 'ask_parent')).body.errors[0].code).toBe('too_many_asked')
  await form('POST', sent[1]!)
  expect((await act(johan!, application, 'ask_parent')).body.errors[0].code).toBe('invalid_transition')
})

test('only Fatima names another address, and what went to the wrong one opens nothing any more', async () => {
  const { id: application } = await young()
  expect((await act(johan!, application, 'ask_parent', { parent_email: 'vader@demo.example' })).status).toBe(403)
  expect((await act(fatima!, application, 'ask_parent', { parent_email: 'vader' })).body.errors[0].source.pointer).toBe('/data/attributes/parent_email')
  expect((await act(fatima!, application, 'ask_parent', { parent_email: 'vader@demo.example' })).body.data.attributes.parentEmail).toBe('vader@demo.example')
  const [wrong, right] = await links()
  expect([(await form('GET', wrong!)).status, (await form('GET', right!)).status]).toEqual([404, 200])
  expect((await mails()).filter((mail) => mail.startsWith('application.parent '))).toEqual([
    'application.parent moeder@demo.example nl',
    'application.parent vader@demo.example nl',
  ])
})
