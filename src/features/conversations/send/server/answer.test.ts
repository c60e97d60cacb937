import { beforeEach, expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { applicationActionsOf } from '#features/applications/server/testing.ts'

const app = await startTestApp()
const { as, call } = app
const { apply, act, read, say, forgetAll } = applicationActionsOf(app)
const fatima = await as('vrijwilliger@demo.example')
const kees = await as('tweede@demo.example')
const johan = await as('beheerder@demo.example')

beforeEach(forgetAll)

const talkOf = async (headers: Record<string, string>): Promise<string> => (await apply(headers)).body.data.relationships.conversation.data.id

/** Sends a message that answers another one. */
const answer = async (headers: Record<string, string>, conversation: string, replyTo: string, attributes: Record<string, unknown> = {}) =>
  await call('POST', `/api/v1/conversations/${conversation}/messages`, {
    headers,
    body: {
      data: { type: 'messages', attributes: { body: 'Ja, graag!', ...attributes }, relationships: { replyTo: { data: { type: 'messages', id: replyTo } } } },
    },
  })
const thread = async (headers: Record<string, string>, conversation: string) =>
  (await read(headers, `conversations/${conversation}/messages?sort=created_at`)).body.data
const idOf = async (headers: Record<string, string>, conversation: string, body: string): Promise<string> =>
  (await say(headers, conversation, body)).body.data.id

test('Fatima answers one of Johan’s messages, and both see what she answers', async () => {
  const conversation = await talkOf(fatima)
  const asked = await idOf(johan, conversation, 'Kun je op dinsdag?')
  await say(johan, conversation, 'En heb je een fiets?')
  const { status, body } = await answer(fatima, conversation, asked)
  expect(status).toBe(201)
  expect(body.data.relationships.replyTo.data).toEqual({ type: 'messages', id: asked })
  expect(body.data.attributes.quote).toMatchObject({
    id: asked,
    text: 'Kun je op dinsdag?',
    author: 'Johan Visser',
    side: 'organization',
    isMine: false,
    isDeleted: false,
  })
  const [seen] = (await thread(johan, conversation)).slice(-1)
  expect(seen.attributes.quote).toMatchObject({ id: asked, isMine: true })
  expect((await thread(johan, conversation)).filter((one: any) => one.attributes.quote !== null)).toHaveLength(1)
})

test('a quote says what stands there now: changed words changed, deleted ones gone', async () => {
  const conversation = await talkOf(fatima)
  const asked = await idOf(johan, conversation, 'Kun je op dinsdag?')
  const { id } = (await answer(fatima, conversation, asked)).body.data
  const quote = async () => (await read(fatima, `messages/${id}`)).body.data.attributes.quote
  await call('PATCH', `/api/v1/messages/${asked}`, { headers: johan, body: { body: 'Kun je op woensdag?' } })
  expect(await quote()).toMatchObject({ text: 'Kun je op woensdag?' })
  await call('DELETE', `/api/v1/messages/${asked}`, { headers: johan })
  expect(await quote()).toMatchObject({ text: '', isDeleted: true })
  expect((await answer(fatima, conversation, asked)).status).toBe(409)
})

test('nobody answers what was said elsewhere, a step, or nothing', async () => {
  const conversation = await talkOf(fatima)
  const other = await talkOf(kees)
  const elsewhere = await idOf(johan, other, 'Hoi Kees')
  const { id } = (await read(johan, 'applications')).body.data.find((one: any) => one.relationships.conversation.data.id === conversation)
  await act(johan, id, 'invite')
  const step = (await thread(fatima, conversation)).find((one: any) => one.attributes.kind === 'status_change')
  for (const wrong of [elsewhere, step.id, 'x', '01990000-0000-7000-8000-000000000000']) expect((await answer(fatima, conversation, wrong)).status).toBe(404)
})

test('what was written from the link of a mail says so', async () => {
  const conversation = await talkOf(fatima)
  const asked = await idOf(johan, conversation, 'Kun je op dinsdag?')
  expect((await answer(fatima, conversation, asked, { receivedVia: 'email' })).body.data.attributes.receivedVia).toBe('email')
  expect((await answer(fatima, conversation, asked)).body.data.attributes.receivedVia).toBe('web')
  expect((await answer(fatima, conversation, asked, { receivedVia: 'pigeon' })).status).toBe(422)
})

test('a message with a telephone number is marked, until the number is gone', async () => {
  const conversation = await talkOf(fatima)
  const { id, attributes } = (await say(fatima, conversation, 'Bel me op 06 12345678')).body.data
  expect(attributes.contactShared).toBe(true)
  const changed = await call('PATCH', `/api/v1/messages/${id}`, { headers: fatima, body: { body: 'Bel me gerust', contactShared: true } })
  expect(changed.body.data.attributes.contactShared).toBe(false)
  expect((await say(fatima, conversation, 'Tot dinsdag')).body.data.attributes.contactShared).toBe(false)
})
