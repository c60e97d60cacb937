import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { applicationActionsOf } from '#features/applications/server/testing.ts'
import { startTestApp } from '#src/testing/harness.ts'

const started = await startTestApp()
const { apply, say } = applicationActionsOf(started)
const { as, db } = started
let last = ''

test.each([
  ['😀', 'a'.repeat(599)],
  ['👩‍🌾', 'a'.repeat(597)],
])('a long message whose mail ends at %s arrives, and the mail quotes it up to the sign before', async (sign, start) => {
  const [fatima, johan] = [await as('vrijwilliger@demo.example'), await as('beheerder@demo.example')]
  const known = await apply(fatima)
  const conversation = known.body.data?.relationships.conversation.data.id ?? last
  last = conversation
  // She has read everything, so that she is told of the next message.
  await started.get(`/api/v1/conversations/${conversation}/messages`, { headers: fatima })
  await started.call('PUT', `/api/v1/conversations/${conversation}/read`, { headers: fatima })
  await db.asWorker((tx) => sql`delete from outbox`.execute(tx))
  expect((await say(johan, conversation, `${start}${sign} Groet`)).status).toBe(201)
  const { rows } = await db.asWorker((tx) => sql<{ body: string }>`select facts ->> 'body' as body from outbox where kind = 'message.unread'`.execute(tx))
  expect(rows.map(({ body }) => body)).toEqual([`${start}…`])
})
