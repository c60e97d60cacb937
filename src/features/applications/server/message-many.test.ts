import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { applicationActionsOf } from './testing.ts'

const app = await startTestApp()
const { as, call } = app
const { apply, act, read, run, mails, say, forgetAll } = applicationActionsOf(app)
const [fatima, kees, marijke, johan, wim, noor, stranger] = (await Promise.all(
  ['vrijwilliger@demo', 'tweede@demo', 'lid@demo', 'beheerder@demo', 'coordinator@demo', 'redacteur@demo', 'coordinator@oldebroek'].map(
    async (name) => await as(`${name}.example`),
  ),
)) as [Record<string, string>, ...Record<string, string>[]] as Record<string, string>[] & { length: 7 }
const person = (name: string) => id.person('demo', name)

beforeEach(forgetAll)

type Asked = { type: 'applications' | 'users'; path: string; ids: readonly string[]; attributes?: object; relationships?: object; query?: string }
const many = async (headers: Record<string, string>, { type, path, ids, attributes = {}, relationships, query = '' }: Asked) =>
  await call('PATCH', `/api/v1/${path}${query}`, {
    headers,
    body: { data: ids.map((one) => ({ type, id: one, attributes, ...(relationships && { relationships }) })) },
  })
const message = 'Zaterdag is er koffie voor iedereen die meedoet.'
const toApplications = (ids: readonly string[], query = ''): Asked => ({
  type: 'applications',
  path: 'applications/message',
  ids,
  attributes: { message },
  query,
})
const toPeople = (ids: readonly string[], query = ''): Asked => ({ type: 'users', path: 'users/message', ids, attributes: { message }, query })
const said = async () =>
  (await run(sql<{ side: string; subject: string }>`select m.side, c.subject_type as subject from messages m
    join conversations c on c.volunteer_center_id = m.volunteer_center_id and c.id = m.conversation_id where m.body = ${message} order by c.id`)) as object[]

test('the organization writes to many at once: one conversation each, and the preview says how many and changes nothing', async () => {
  const ids = [(await apply(fatima!)).body.data.id, (await apply(kees!)).body.data.id]
  const preview = await many(johan!, toApplications(ids, '?preview=true'))
  expect(preview.body.meta).toMatchObject({ preview: true, refused: [], mails: 2 })
  expect(preview.body.meta.changes.map((one: { id: string }) => one.id).toSorted()).toEqual(ids.toSorted())
  expect(await said()).toEqual([])
  expect((await many(johan!, toApplications(ids))).body.meta.changed).toBe(2)
  expect(await said()).toEqual([
    { side: 'organization', subject: 'application' },
    { side: 'organization', subject: 'application' },
  ])
  expect((await mails()).filter((mail) => mail.startsWith('message.unread'))).toHaveLength(2)
  // It is the first answer that they waited for.
  expect((await read(johan!, 'applications?filter[waiting]=true')).body.data).toEqual([])
})

test('the preview says of each row why it cannot, in the language of the reader', async () => {
  const one = (await apply(fatima!)).body.data.id
  const preview = await many(wim!, toApplications([one], '?preview=true'))
  expect(preview.body.meta).toMatchObject({
    changes: [],
    refused: [{ id: one, code: 'conversation_not_shared', detail: expect.stringContaining('twee weken') }],
  })
  expect((await many(wim!, toApplications([one]))).status).toBe(409)
  await act(johan!, one, 'accept')
  const declined = await many(johan!, { type: 'applications', path: 'applications/review', ids: [one], query: '?preview=true' })
  expect(declined.body.meta.refused).toEqual([{ id: one, code: 'invalid_transition', detail: expect.stringMatching(/^Deze stap/) }])
  const english = await many({ ...johan!, 'accept-language': 'en' }, { type: 'applications', path: 'applications/review', ids: [one], query: '?preview=true' })
  expect(english.body.meta.refused[0].detail).toMatch(/^This step/)
  // To the center the organization decides, until nobody has answered for two weeks.
  const other = (await apply(kees!)).body.data.id
  const ofCenter = await many(wim!, { type: 'applications', path: 'applications/review', ids: [other], query: '?preview=true' })
  expect(ofCenter.body.meta.refused).toEqual([{ id: other, code: 'organization_decides', detail: expect.stringMatching(/^De organisatie beslist zelf/) }])
})

test('many are given to a colleague at once, who hears of it, and it is taken back', async () => {
  const ids = [(await apply(fatima!)).body.data.id, (await apply(kees!)).body.data.id]
  const relationships = { assignee: { data: { type: 'users', id: person('lid') } } }
  const asked: Asked = { type: 'applications', path: 'applications', ids, relationships }
  const preview = await many(johan!, { ...asked, query: '?preview=true' })
  expect([preview.body.meta.changes.length, preview.body.meta.mails]).toEqual([2, 2])
  const { status, body } = await many(johan!, asked)
  expect([status, body.meta.changed]).toEqual([200, 2])
  expect((await read(marijke!, 'applications?filter[assigned_to_me]=true')).body.data).toHaveLength(2)
  expect((await call('PUT', `/api/v1/operations/${body.meta.undo.id}/undo`, { headers: johan! })).status).toBe(200)
  expect((await read(marijke!, 'applications?filter[assigned_to_me]=true')).body.data).toEqual([])
  expect((await mails()).filter((mail) => mail.startsWith('application.assigned'))).toEqual([])
})

test('the center writes to people of its town, each in their own conversation with it; a second message goes on there', async () => {
  const two = [person('vrijwilliger'), person('tweede')]
  const preview = await many(wim!, toPeople([...two, person('centerbeheerder')], '?preview=true'))
  expect(preview.body.meta).toMatchObject({ mails: 2, refused: [{ id: person('centerbeheerder'), code: 'works_for_center', detail: expect.any(String) }] })
  expect((await many(wim!, toPeople(two))).body.meta.changed).toBe(2)
  expect(await said()).toEqual([
    { side: 'center', subject: 'support' },
    { side: 'center', subject: 'support' },
  ])
  const talks = async () => (await read(fatima!, 'conversations?filter[subject_type_eq]=support')).body.data
  expect(await talks()).toHaveLength(1)
  await many(wim!, toPeople([two[0]!]))
  expect(await talks()).toHaveLength(1)
  expect((await talks())[0].attributes.lastText).toBe(message)
})

test('nobody else writes to people, an empty message goes to nobody, and people of another town are not found', async () => {
  const one = [person('vrijwilliger')]
  for (const who of [fatima, johan, noor]) expect((await many(who!, toPeople(one))).status).toBe(403)
  expect([403, 404]).toContain((await many(stranger!, toPeople(one))).status)
  expect((await many(wim!, { ...toPeople(one), attributes: { message: '' } })).status).toBe(422)
  expect(await said()).toEqual([])
})

test('a card of the board has the latest message for those who may read it, whom to call, and the place on the waiting list', async () => {
  const { id: first, relationships } = (await apply(fatima!)).body.data
  const second = (await apply(kees!)).body.data.id
  await say(johan!, relationships.conversation.data.id, 'Kun je op dinsdag?')
  await act(johan!, first, 'waitlist')
  await act(johan!, second, 'waitlist')
  const of = async (who: Record<string, string>, one: string) => (await read(who, `applications/${one}`)).body.data.attributes
  expect(await of(johan!, first)).toMatchObject({ lastText: 'Kun je op dinsdag?', lastSide: 'organization', waitlistPlace: 1 })
  expect(await of(johan!, second)).toMatchObject({ lastSide: 'volunteer', waitlistPlace: 2 })
  // Before the case came to it the center reads no words; its number to call is that of the organization.
  await run(sql`update organizations set phone = '0525 1234' where id = ${id.school('demo')}`)
  expect(await of(wim!, first)).toMatchObject({ lastText: null, lastMessageAt: null, waitlistPlace: 1, organizationPhone: '0525 1234' })
  expect(await of(fatima!, first)).toMatchObject({ waitlistPlace: null, lastText: 'Kun je op dinsdag?' })
  expect((await of(johan!, first)).organizationPhone).toBeUndefined()
})
