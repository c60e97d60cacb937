import pg from 'pg'
import { expect, test } from 'vitest'
import type { Fault } from '#kernel/testing/server/mail-sink.ts'
import { minutesUntilRetry } from './record-outcome.ts'
import { openOutbox } from './test-outbox.ts'

const { db, sink, start, queue, row, becomes, letTimePass } = await openOutbox()

test.each<[Fault]>([['refuse'], [421], [450]])('%s: the mail waits a minute and then goes out once', async (fault) => {
  await sink.setFault(fault)
  start()
  await queue({ dedupeKey: `wait ${fault}` })
  await becomes(`wait ${fault}`, { status: 'waiting', attempts: 1, waits: true })
  expect((await row(`wait ${fault}`))?.lastError).toBeTruthy()
  await sink.setFault(null)
  await letTimePass()
  await queue({ dedupeKey: `other ${fault}`, address: 'other@example.nl' })
  await becomes(`wait ${fault}`, { status: 'sent', attempts: 2 })
  expect(sink.received.filter(({ to }) => to === 'samira@example.nl')).toHaveLength(1)
})

test.each<[Fault]>([[550], [554]])('%s: refused for good is not tried again, and the next mail still goes', async (fault) => {
  await sink.setFault(fault)
  start()
  await queue({ dedupeKey: `refused ${fault}` })
  await becomes(`refused ${fault}`, { status: 'failed' })
  await sink.setFault(null)
  await queue({ dedupeKey: `next ${fault}`, address: 'next@example.nl' })
  await becomes(`next ${fault}`, { status: 'sent' })
  expect(sink.received.map(({ to }) => to)).toEqual(['next@example.nl'])
})

test.each<[Fault]>([['hangAfterData'], ['closeAfterData']])(
  '%s: nobody knows, so the mail is not repeated, but a confirmation is, under one Message-ID',
  async (fault) => {
    await sink.setFault(fault)
    start()
    await queue({ dedupeKey: `news ${fault}` })
    await becomes(`news ${fault}`, { status: 'unknown' })
    await queue({ dedupeKey: `confirm ${fault}`, kind: 'test.confirm', facts: { token: 't' }, address: 'new@example.nl' })
    await becomes(`confirm ${fault}`, { status: 'waiting', waits: true })
    await sink.setFault(null)
    await letTimePass()
    await queue({ dedupeKey: `wake ${fault}`, address: 'wake@example.nl' })
    await becomes(`confirm ${fault}`, { status: 'sent', attempts: 2 })
    const confirmations = sink.received.filter(({ to }) => to === 'new@example.nl')
    expect(confirmations).toHaveLength(2)
    expect(new Set(confirmations.map(({ messageId }) => messageId)).size).toBe(1)
    expect(sink.received.filter(({ to }) => to === 'samira@example.nl')).toHaveLength(1)
  },
)

test('a server that hangs up after its 250 has the mail', async () => {
  await sink.setFault('closeAfter250')
  start()
  for (const number of [1, 2, 3]) await queue({ dedupeKey: `closing ${number}`, address: `${number}@example.nl` })
  for (const number of [1, 2, 3]) await becomes(`closing ${number}`, { status: 'sent' })
  expect(sink.received).toHaveLength(3)
})

test('a mail that cannot be made does not stop the others', async () => {
  start()
  await queue({ dedupeKey: 'broken', kind: 'test.broken' })
  await queue({ dedupeKey: 'unheard of', kind: 'test.gossip' })
  await queue({ dedupeKey: 'fine' })
  await becomes('fine', { status: 'sent' })
  await becomes('broken', { status: 'waiting', lastError: 'no words', waits: true })
})

test('tries come after 1, 5, 30 minutes, 2 and 6 hours, and end after a day', async () => {
  expect([1, 2, 3, 4, 5, 6].map(minutesUntilRetry)).toEqual([1, 5, 30, 120, 360, 360])
  await sink.setFault(450)
  await queue({ dedupeKey: 'old' })
  const owner = new pg.Client(db.config.databaseUrl)
  await owner.connect()
  await owner.query(`set row_security = off; update outbox set created_at = now() - interval '25 hours'`)
  await owner.end()
  start()
  await becomes('old', { status: 'failed' })
})

test('when the database drops every connection, sending goes on by itself', async () => {
  start()
  await queue({ dedupeKey: 'before' })
  await becomes('before', { status: 'sent' })
  const owner = new pg.Client(db.config.databaseUrl)
  await owner.connect()
  await owner.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()')
  await owner.end()
  await new Promise((resolve) => setTimeout(resolve, 1500))
  await queue({ dedupeKey: 'after' })
  await becomes('after', { status: 'sent' })
})
