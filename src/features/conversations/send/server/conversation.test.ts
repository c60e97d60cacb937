import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { applicationActionsOf } from '#features/applications/server/testing.ts'

const app = await startTestApp()
const { as, call } = app
const { apply, read, say, run, mails, forgetAll } = applicationActionsOf(app)
const fatima = await as('vrijwilliger@demo.example')
const kees = await as('tweede@demo.example')
const johan = await as('beheerder@demo.example')
const wim = await as('coordinator@demo.example')

beforeEach(forgetAll)

async function talk(): Promise<string> {
  return (await apply(fatima)).body.data.relationships.conversation.data.id
}
const put = async (headers: Record<string, string>, path: string) => await call('PUT', `/api/v1/${path}`, { headers })
const messageMails = async () => (await mails()).filter((mail) => mail.startsWith('message'))

test('both sides talk; the first word of the organization is its answer', async () => {
  const conversation = await talk()
  const said = await say(johan, conversation, 'Kom dinsdag langs!')
  expect([said.status, said.body.data.attributes.side, said.body.data.attributes.mine]).toEqual([201, 'organization', true])
  const application = (await read(fatima, 'applications')).body.data[0].attributes
  expect(application.firstResponseAt).not.toBeNull()
  expect(application.waitingSince).toBeNull()
  const viaMessages = await call('POST', '/api/v1/messages', {
    headers: fatima,
    body: { data: { type: 'messages', attributes: { body: 'Goed!' }, relationships: { conversation: { data: { type: 'conversations', id: conversation } } } } },
  })
  expect(viaMessages.status).toBe(201)
  const thread = (await read(johan, `conversations/${conversation}/messages`)).body.data
  expect(thread.map((one: any) => [one.attributes.side, one.attributes.mine])).toEqual([
    ['volunteer', false],
    ['organization', true],
    ['volunteer', false],
  ])
})

test('asking for what is newer than the last known message gives only that', async () => {
  const conversation = await talk()
  const { createdAt } = (await say(johan, conversation, 'Eerst')).body.data.attributes
  expect((await read(fatima, `conversations/${conversation}/messages?filter[created_at_gt]=${createdAt}`)).body.data).toHaveLength(0)
  await say(fatima, conversation, 'Daarna')
  expect(
    (await read(johan, `conversations/${conversation}/messages?filter[created_at_gt]=${createdAt}`)).body.data.map((one: any) => one.attributes.body),
  ).toEqual(['Daarna'])
})

test('no second mail comes while the first is unread', async () => {
  const conversation = await talk()
  await say(johan, conversation, 'Een')
  await say(johan, conversation, 'Twee')
  await say(johan, conversation, 'Drie')
  expect(await messageMails()).toEqual(['message.unread vrijwilliger@demo.example nl'])
  expect((await read(fatima, 'conversations')).body).toMatchObject({ meta: { unreadCount: 1 }, data: [{ attributes: { unreadCount: 3, lastText: 'Drie' } }] })
  expect((await put(fatima, `conversations/${conversation}/read`)).status).toBe(200)
  expect((await read(fatima, 'conversations')).body.meta.unreadCount).toBe(0)
  expect((await read(fatima, 'conversations?filter[unread]=true')).body.data).toEqual([])
  expect((await read(fatima, 'notifications')).body.meta.unreadCount).toBe(0)
  await say(johan, conversation, 'Vier')
  expect(await messageMails()).toHaveLength(2)
  expect(
    (await read(johan, `conversations/${conversation}/messages`)).body.data
      .filter((one: any) => one.attributes.side === 'organization')
      .map((one: any) => one.attributes.isRead),
  ).toEqual([true, true, true, false])
})

test('the organization hears of the application first, and of more words only after it has looked', async () => {
  const conversation = await talk()
  await say(fatima, conversation, 'O ja, ik kan ook op maandag.')
  expect(await messageMails()).toEqual([])
  await put(johan, `conversations/${conversation}/read`)
  await say(fatima, conversation, 'Of woensdag.')
  expect(await messageMails()).toEqual(['message.unread beheerder@demo.example nl'])
})

test('words can be changed for a quarter of an hour by their author, and taken back at any time', async () => {
  const conversation = await talk()
  const { id: message } = (await say(fatima, conversation, 'Dinsdga')).body.data
  const edit = async (headers: Record<string, string>) => await call('PATCH', `/api/v1/messages/${message}`, { headers, body: { body: 'Dinsdag' } })
  expect((await edit(johan)).status).toBe(403)
  expect((await edit(kees)).status).toBe(404)
  expect((await edit(fatima)).body.data.attributes).toMatchObject({ body: 'Dinsdag', editedAt: expect.any(String) })
  await run(sql`update messages set created_at = now() - interval '16 minutes' where id = ${message}`)
  expect((await edit(fatima)).body.errors[0].code).toBe('too_late_to_edit')
  const remove = async (headers: Record<string, string>) => (await call('DELETE', `/api/v1/messages/${message}`, { headers })).status
  expect([await remove(johan), await remove(fatima), await remove(fatima)]).toEqual([403, 204, 204])
  const [, left] = (await read(johan, `conversations/${conversation}/messages`)).body.data.toSorted((a: any, b: any) => a.id.localeCompare(b.id))
  expect(left.attributes).toMatchObject({ body: '', deletedAt: expect.any(String) })
  expect((await edit(fatima)).body.errors[0].code).toBe('message_deleted')
})

test('who does not take part finds no conversation; the center only when it was brought to it', async () => {
  const conversation = await talk()
  for (const other of [kees, wim]) {
    expect((await read(other, `conversations/${conversation}`)).status).toBe(404)
    expect((await read(other, `conversations/${conversation}/messages`)).status).toBe(404)
    expect((await say(other, conversation, 'Hallo')).status).toBe(404)
  }
  expect((await say({}, conversation, 'Hallo')).status).toBe(401)
  await run(sql`update conversations set escalated_at = now() where id = ${conversation}`)
  expect((await say(wim, conversation, 'Ik bel ze even.')).body.data.attributes.side).toBe('center')
  expect((await messageMails()).toSorted()).toEqual(['message.unread vrijwilliger@demo.example nl'])
})

test('nothing can be said in a conversation that has ended or was stopped', async () => {
  const conversation = await talk()
  expect((await put(johan, `conversations/${conversation}/close`)).body.data.attributes.status).toBe('closed')
  expect((await say(fatima, conversation, 'Nog iets')).body.errors[0].code).toBe('conversation_closed')
  expect((await put(fatima, `conversations/${conversation}/open`)).status).toBe(200)
  await run(sql`update conversations set escalated_at = now() where id = ${conversation}`)
  expect((await put(wim, `conversations/${conversation}/block`)).status).toBe(200)
  expect((await say(johan, conversation, 'Nog iets')).body.errors[0].code).toBe('conversation_blocked')
  expect((await put(johan, `conversations/${conversation}/open`)).status).toBe(403)
  expect((await put(wim, `conversations/${conversation}/open`)).status).toBe(200)
})

test('empty words and too many words are refused at their field', async () => {
  const conversation = await talk()
  expect((await say(fatima, conversation, '  ')).body.errors[0]).toMatchObject({ status: '422', code: 'blank', source: { pointer: '/data/attributes/body' } })
  expect((await say(fatima, conversation, 'x'.repeat(5001))).body.errors[0].code).toBe('too_long')
})

test('whoever looks through the eyes of another writes nothing and leaves no mark', async () => {
  const conversation = await talk()
  const admin = await as('centerbeheerder@demo.example')
  const { headers, status } = await call('POST', '/api/v1/sign_in_as_user', {
    headers: admin,
    body: { user_id: id.person('demo', 'vrijwilliger'), reason: 'hulp aan de telefoon' },
  })
  expect(status).toBe(200)
  const through = Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, String(headers[name])]))
  expect((await say(through, conversation, 'Ik ben het niet')).body.errors[0].code).toBe('forbidden_while_impersonating')
  expect((await apply(through, id.reading('demo'))).body.errors[0].code).toBe('forbidden_while_impersonating')
  await say(johan, conversation, 'Hallo')
  await put(through, `conversations/${conversation}/read`)
  expect((await read(fatima, 'conversations')).body.meta.unreadCount).toBe(1)
})

test('Fatima reports a conversation: the center reads it and finds it on its dashboard until it has written; Johan is not told', async () => {
  const conversation = await talk()
  const report = async (person: Record<string, string>, reason = 'money') =>
    await call('PUT', `/api/v1/conversations/${conversation}/report`, { headers: person, body: { reason } })
  expect([(await report(kees)).status, (await report(wim)).status, (await report({})).status]).toEqual([404, 404, 401])
  expect((await report(fatima, 'boos')).status).toBe(422)
  expect((await report(fatima)).status).toBe(200)
  const waiting = async () => (await read(wim, 'todos')).body.meta.todos.filter(({ key }: any) => key === 'reported')
  expect(await waiting()).toMatchObject([{ total: 1, items: [{ id: conversation, href: `/conversations?c=${conversation}` }] }])
  expect(JSON.stringify((await read(johan, `conversations/${conversation}`)).body)).not.toContain('report_reason')
  expect((await say(wim, conversation, 'Ik lees even mee.')).body.data.attributes.side).toBe('center')
  expect(await waiting()).toEqual([])
  expect((await put(wim, `conversations/${conversation}/block`)).status).toBe(200)
})
