import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { faultsOf, workshopActions } from '#features/workshops/server/testing.ts'
import { startTestApp } from '#src/testing/harness.ts'

const app = await startTestApp()
const { published, workshop, register, registration, link, mails, run, read, people } = workshopActions(app)
const write = async (one: string, message: unknown, who: 'wim' | 'fatima' | 'noor' | 'sanne' = 'wim') =>
  await workshop(who, 'PUT', `/${one}/message`, { message })
const told = async (one: string) => (await mails('message')).filter(({ facts }) => facts['workshopId'] === one)

test('everybody with a place reads it by mail and in a conversation of their own; who waits, cancelled or has no account does not', async () => {
  const one = await published({ capacityMax: 3 })
  await register('fatima', one)
  await register('kees', one)
  await registration('wim', 'POST', '', { guest: { name: 'Truus Bos' } }, { workshop: link('workshops', one) })
  await register('marijke', one)
  const { status, text } = await write(one, 'Neem een pen mee.')
  expect(status, text).toBe(200)
  const sent = await told(one)
  expect(sent.map(({ address }) => address)).toEqual([people.fatima, people.kees])
  expect(sent[0]!.facts).toMatchObject({
    body: 'Neem een pen mee.',
    workshop: 'Omgaan met dementie',
    path: expect.stringMatching(/^\/conversations\?c=[\da-f-]{36}&via=mail$/),
  })
  const conversations = (await read('fatima', 'conversations?filter[subject_type_eq]=workshop')).body.data
  expect(conversations.map(({ attributes }: any) => attributes)).toMatchObject([
    { subjectType: 'workshop', subjectTitle: 'Omgaan met dementie', lastText: 'Neem een pen mee.', unreadCount: 1, organizationName: null },
  ])
  expect((await read('marijke', 'conversations?filter[subject_type_eq]=workshop')).body.data).toEqual([])
  expect((await read('kees', `conversations/${conversations[0].id}`)).status).toBe(404)

  // What is asked there is for the center, and goes on in the same conversation.
  const asked = await app.call('POST', '/api/v1/messages', {
    headers: await app.as(people.fatima),
    body: { data: { type: 'messages', attributes: { body: 'Ook papier?' }, relationships: { conversation: link('conversations', conversations[0].id) } } },
  })
  expect(asked.status, asked.text).toBe(201)
  const [question] = await run(sql<{ address: string }>`select address from outbox where kind = 'support.asked' and facts ->> 'body' = 'Ook papier?'`)
  expect(question!.address).toBe(people.wim)
  await write(one, 'Papier is er.')
  expect((await read('fatima', 'conversations?filter[subject_type_eq]=workshop')).body.data).toHaveLength(1)
  expect(
    (await read('wim', `conversations/${conversations[0].id}?include=messages`)).body.included.filter(({ type }: any) => type === 'messages'),
  ).toHaveLength(3)
})

test('only who does the cases of the center writes, three times a day, and not without anybody to write to', async () => {
  const one = await published()
  expect(faultsOf(await write(one, 'Hallo'))).toEqual([409, 'nobody_to_message'])
  await register('fatima', one)
  expect(await Promise.all((['fatima', 'noor'] as const).map(async (who) => (await write(one, 'Hallo', who)).status))).toEqual([403, 403])
  for (const wrong of [undefined, '', '  ', 'x'.repeat(2001)]) expect.soft((await write(one, wrong)).status).toBe(422)
  expect((await write(one, 'x'.repeat(2000), 'sanne')).status).toBe(200)
  for (const _ of [1, 2]) expect((await write(one, 'Nog iets.')).status).toBe(200)
  expect(faultsOf(await write(one, 'En nog iets.'))).toEqual([409, 'too_many_messages'])
  expect(await told(one)).toHaveLength(3)
  expect(
    faultsOf(
      await workshop('wim', 'PUT', `/${(await workshop('wim', 'POST', '', { title: 'Concept', capacityMax: 2 })).body.data.id}/message`, { message: 'a' }),
    )[0],
  ).toBe(409)
})

test('who blocked the conversation is left out', async () => {
  const one = await published()
  for (const who of ['fatima', 'kees'] as const) await register(who, one)
  await write(one, 'Tot dinsdag.')
  await run(sql`update conversations set status = 'blocked', blocked_side = 'volunteer' where subject_type = 'workshop' and subject_id = ${one}
    and user_id = (select id from users where email = ${people.kees})`)
  await write(one, 'De zaal is veranderd.')
  expect((await told(one)).filter(({ facts }) => facts['body'] === 'De zaal is veranderd.').map(({ address }) => address)).toEqual([people.fatima])
})
