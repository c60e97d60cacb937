import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { addDays, today } from '#kernel/i18n/dates.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { applicationActionsOf } from '#features/applications/server/testing.ts'

const app = await startTestApp()
const { apply, act, read, say, mails, run, forgetAll } = applicationActionsOf(app)
const [fatima, kees, marijke, johan, wim] = (await Promise.all(
  ['vrijwilliger', 'tweede', 'lid', 'beheerder', 'coordinator'].map(async (name) => await app.as(`${name}@demo.example`)),
)) as [Record<string, string>, Record<string, string>, Record<string, string>, Record<string, string>, Record<string, string>]
const abroad = await app.as('beheerder@oldebroek.example')

beforeEach(forgetAll)

async function talk() {
  const { id: application, relationships } = (await apply(fatima)).body.data
  const conversation = relationships.conversation.data.id as string
  const put = async (who: Record<string, string>, verb: string, body: object = {}) =>
    await app.call('PUT', `/api/v1/conversations/${conversation}/${verb}`, { headers: who, body })
  const seen = async (who: Record<string, string>) => (await read(who, `conversations/${conversation}`)).body.data
  return { application: application as string, conversation, put, seen }
}
const ofMessages = async () => (await mails()).filter((mail) => mail.startsWith('message.unread'))

test('what Fatima has muted comes without mails and bell, and is counted in the list alone; Johan does not see it', async () => {
  const { conversation, put, seen } = await talk()
  expect((await put(fatima, 'mute')).body.data.attributes.isMuted).toBe(true)
  await say(johan, conversation, 'Kom je?')
  expect(await ofMessages()).toEqual([])
  expect((await read(fatima, 'notifications')).body.meta.unreadCount).toBe(0)
  const { meta, data } = (await read(fatima, 'conversations')).body
  expect([meta.unreadCount, data[0].attributes.unreadCount]).toEqual([0, 1])
  expect((await seen(johan)).attributes.isMuted).toBe(false)
  expect((await seen(fatima)).meta.permissions).toContain('unmute')
  // Unmuting does not send missed mails; the next message notifies again.
  await put(fatima, 'unmute')
  await put(fatima, 'read')
  await say(johan, conversation, 'Hallo?')
  expect(await ofMessages()).toEqual(['message.unread vrijwilliger@demo.example nl'])
})

test('an invitation still reaches whoever has muted the conversation', async () => {
  const { application, put } = await talk()
  await put(fatima, 'mute')
  await act(johan, application, 'invite', { meeting: { day: addDays(today(), 3), time: '10:00', place: 'Balie' } })
  expect(await mails()).toContain('application.invited vrijwilliger@demo.example nl')
})

test('Fatima blocks: Johan gets a clear answer, the center sees it, and only she or the center lifts it', async () => {
  const { conversation, put, seen } = await talk()
  await say(johan, conversation, 'Stuur eens een foto.')
  expect((await put(fatima, 'block', { reason: 'unkind' })).body.data.attributes).toMatchObject({ status: 'blocked', blockedSide: 'volunteer' })
  expect((await put(fatima, 'block')).status).toBe(200)
  expect((await say(johan, conversation, 'Hallo?')).body.errors[0]).toMatchObject({ status: '409', code: 'conversation_blocked_by_other' })
  expect((await say(fatima, conversation, 'Hallo?')).body.errors[0].code).toBe('conversation_blocked_by_you')
  expect((await seen(johan)).meta.permissions).not.toContain('open')
  expect([(await put(johan, 'open')).status, (await put(marijke, 'open')).status]).toEqual([403, 403])
  const todo = (await read(wim, 'todos')).body.meta.todos.find(({ key }: any) => key === 'reported')
  expect(todo).toMatchObject({ total: 1, items: [{ id: conversation }] })
  // The center's message completes its to-do.
  expect((await say(wim, conversation, 'Wat is er gebeurd?')).status).toBe(201)
  expect((await read(wim, 'todos')).body.meta.todos.find(({ key }: any) => key === 'reported')).toBeUndefined()
  expect((await seen(fatima)).meta.permissions).toContain('open')
  expect((await put(fatima, 'open')).body.data.attributes).toMatchObject({ status: 'open', blockedSide: null })
  expect((await say(johan, conversation, 'Sorry.')).status).toBe(201)
})

test('the organization blocks as one: Marijke lifts what Johan did, and so does the center', async () => {
  const { conversation, put } = await talk()
  expect((await put(johan, 'block', { reason: 'money' })).body.data.attributes.blockedSide).toBe('organization')
  expect((await put(fatima, 'open')).status).toBe(403)
  expect((await put(marijke, 'open')).status).toBe(200)
  await put(johan, 'block')
  expect((await put(wim, 'open')).status).toBe(200)
  // Neither side can reopen what the center blocked.
  expect((await put(wim, 'block')).body.data.attributes.blockedSide).toBe('center')
  expect([(await put(fatima, 'open')).status, (await put(johan, 'open')).status]).toEqual([403, 403])
  expect((await say(wim, conversation, 'Stil.')).body.errors[0].code).toBe('conversation_blocked')
})

test('no card and no words come through a block, while what becomes of the application is still told', async () => {
  const { application, put } = await talk()
  await act(johan, application, 'invite', { meeting: { day: addDays(today(), 3), time: '10:00', place: 'Balie' } })
  await put(fatima, 'block')
  const meeting = { day: addDays(today(), 4), time: '10:00', place: 'Bij mij thuis' }
  expect((await act(johan, application, 'propose', { meeting })).body.errors[0].code).toBe('conversation_blocked_by_other')
  expect((await act(fatima, application, 'cannot')).status).toBe(200)
  expect((await act(johan, application, 'decline', { decline_reason: 'other' })).status).toBe(200)
})

test('a stranger and another town neither mute nor block, and nobody blocks the center', async () => {
  const { conversation, put } = await talk()
  for (const verb of ['mute', 'unmute', 'block']) {
    expect([verb, (await put(kees, verb)).status, (await put(wim, verb)).status, (await put({}, verb)).status]).toEqual([verb, 404, 404, 401])
    expect((await app.call('PUT', `/api/v1/conversations/${conversation}/${verb}`, { host: 'oldebroek.localhost', headers: abroad })).status).toBe(404)
  }
  expect((await put(fatima, 'block', { reason: 'boos' })).status).toBe(422)
  const support = await app.call('POST', '/api/v1/conversations', { headers: fatima, body: { subject_type: 'support', message: 'Hoe werkt dit?' } })
  const blocked = await app.call('PUT', `/api/v1/conversations/${support.body.data.id}/block`, { headers: fatima })
  expect(blocked.body.errors[0].code).toBe('cannot_block_center')
  expect(await run(sql`select from conversations where status = 'blocked'`)).toEqual([])
})

test('the coordinator hears of a report and of a block, once until it was read, and not of her own', async () => {
  const { conversation, put } = await talk()
  await say(johan, conversation, 'Hallo')
  const told = async () => (await mails()).filter((mail) => mail.startsWith('report.received'))
  await put(fatima, 'report', { reason: 'unkind' })
  await put(fatima, 'report', { reason: 'money' })
  expect(await told()).toEqual(['report.received coordinator@demo.example nl'])
  const notices = (await read(wim, 'notifications')).body.data.filter((one: any) => one.attributes.eventKey === 'report.received')
  expect(notices.map((one: any) => [one.attributes.text, one.attributes.href])).toContainEqual([
    'Fatima El Amrani meldt een gesprek',
    `/conversations?c=${conversation}`,
  ])
  await put(wim, 'read')
  await put(fatima, 'block', { reason: 'unkind' })
  expect(await told()).toHaveLength(2)
  await put(wim, 'open')
  await put(wim, 'block', { reason: 'other' })
  expect(await told()).toHaveLength(2)
})
