import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { applicationActionsOf } from '#features/applications/server/testing.ts'

const app = await startTestApp()
const { as } = app
const { apply, act, read, say, run, forgetAll } = applicationActionsOf(app)
const fatima = await as('vrijwilliger@demo.example')
const johan = await as('beheerder@demo.example')

beforeEach(forgetAll)

const talk = async (): Promise<string> => (await apply(fatima)).body.data.relationships.conversation.data.id

test('each side reads with whom it talks, about what, and who spoke last', async () => {
  const conversation = await talk()
  await say(johan, conversation, 'Kom dinsdag langs!')
  const [ofJohan] = (await read(johan, 'conversations')).body.data
  expect(ofJohan.attributes).toMatchObject({
    personName: expect.any(String),
    subjectTitle: expect.any(String),
    lastText: 'Kom dinsdag langs!',
    lastMine: true,
    unreadCount: 0,
  })
  const [ofFatima] = (await read(fatima, 'conversations')).body.data
  expect(ofFatima.attributes).toMatchObject({ lastMine: false, unreadCount: 1, subjectTitle: ofJohan.attributes.subjectTitle })
})

test('a line about a transition is no unread message', async () => {
  const { id: application } = (await apply(fatima)).body.data
  await act(johan, application, 'waitlist')
  const [conversation] = (await read(fatima, 'conversations')).body.data
  const { data } = (await read(fatima, `conversations/${conversation.id}/messages`)).body
  expect(data.map(({ attributes }: any) => attributes.kind)).toContain('status_change')
  expect(conversation.attributes.unreadCount).toBe(0)
})

test('a conversation is found by the title of its vacancy, and among those that have ended', async () => {
  const conversation = await talk()
  const [{ attributes }] = (await read(fatima, 'conversations')).body.data
  const found = async (filter: string) => (await read(fatima, `conversations?${filter}`)).body.data.map((one: any) => one.id)
  expect(await found(`filter[search]=${encodeURIComponent(attributes.subjectTitle.toUpperCase())}`)).toEqual([conversation])
  expect(await found('filter[search]=nergens')).toEqual([])
  expect(await found('filter[status_eq]=closed')).toEqual([])
  await run(sql`update conversations set status = 'closed' where id = ${conversation}`)
  expect(await found('filter[status_eq]=closed')).toEqual([conversation])
})

test('a long conversation is read from its end upwards, and nothing is missed between two pages', async () => {
  const conversation = await talk()
  await run(sql`insert into messages (volunteer_center_id, conversation_id, side, body, created_at)
    select ${id.center('demo')}, ${conversation}, 'organization', 'Regel ' || n, date_trunc('milliseconds', now()) + n * interval '1 second'
    from generate_series(1, 70) n`)
  const path = `conversations/${conversation}/messages?sort=-created_at&page[size]=30`
  const heard = new Set<string>()
  for (let before = ''; ;) {
    const { data } = (await read(fatima, `${path}${before && `&filter[created_at_lteq]=${before}`}`)).body
    for (const one of data) heard.add(one.attributes.body)
    const oldest = data.at(-1).attributes.createdAt
    if (data.length < 30) break
    before = oldest
  }
  expect(heard.size).toBeGreaterThanOrEqual(70)
  for (let n = 1; n <= 70; n++) expect(heard).toContain(`Regel ${n}`)
})
