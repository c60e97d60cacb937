import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openOutbox } from './test-outbox.ts'

const { db, sink, start, stopAll, queue, row, becomes, letTimePass } = await openOutbox()

const someTime = () => new Promise((resolve) => setTimeout(resolve, 5000))
/** A lease that ends long before the mail server answers, with patience about as long as usual. */
const slow = { leaseSeconds: 3, untilText: 60_000, afterText: 60_000 }
const receivers = () => sink.received.map(({ to }) => to).toSorted()

test('a server that is silent for longer than a mail is ours gets every mail once when it speaks again', async () => {
  await sink.setFault('wait')
  for (const _process of [1, 2]) start(undefined, slow)
  const addresses = Array.from({ length: 12 }, (_, index) => `${index}@example.nl`).toSorted()
  for (const address of addresses) await queue({ dedupeKey: address, address })
  await someTime()
  expect(sink.received).toEqual([])
  await sink.setFault(null)
  for (const address of addresses) await becomes(address, { status: 'sent' })
  expect(receivers()).toEqual(addresses)
})

test('a server that takes its time after the text is waited for, for news and confirmations alike', async () => {
  await sink.setFault('waitAfterData')
  for (const _process of [1, 2]) start(undefined, slow)
  await queue({ dedupeKey: 'news', address: 'news@example.nl' })
  await queue({ dedupeKey: 'confirm', kind: 'test.confirm', facts: { token: 't' }, address: 'confirm@example.nl' })
  await vi.waitFor(() => expect(sink.received).toHaveLength(2), { timeout: 5000 })
  await someTime()
  for (const mail of ['news', 'confirm']) expect(await row(mail)).toMatchObject({ status: 'sending', attempts: 1 })
  await sink.setFault(null)
  for (const mail of ['news', 'confirm']) await becomes(mail, { status: 'sent', attempts: 1 })
  expect(receivers()).toEqual(['confirm@example.nl', 'news@example.nl'])
})

test.each(['wait', 'trickle'] as const)('%s: a server that never asks for the text is left, and gets the mail once it is well', async (fault) => {
  await sink.setFault(fault)
  start()
  await queue({ dedupeKey: `left ${fault}` })
  await becomes(`left ${fault}`, { status: 'waiting', attempts: 1, waits: true, lastError: 'The mail server took too long to answer.' })
  await sink.setFault(null)
  await letTimePass()
  await queue({ dedupeKey: `wake ${fault}`, address: 'wake@example.nl' })
  await becomes(`left ${fault}`, { status: 'sent', attempts: 2 })
  await becomes(`wake ${fault}`, { status: 'sent' })
  expect(receivers()).toEqual(['samira@example.nl', 'wake@example.nl'])
})

test('while the server is silent, changes that tell of a mail are as quick as ever, and no transaction stays open', async () => {
  await sink.setFault('wait')
  start(undefined, slow)
  const times: number[] = []
  for (let index = 0; index < 40; index += 1) {
    const began = performance.now()
    await queue({ dedupeKey: `change ${index}`, address: `${index}@example.nl` })
    times.push(performance.now() - began)
  }
  await vi.waitFor(async () => expect((await row('change 3'))?.attempts).toBe(1), { timeout: 5000 })
  // Every connection to the mail server is in use; a change that waited for one would never end.
  expect(times.toSorted((one, other) => one - other)[20]).toBeLessThan(2500)
  const { rows } = await db.asWorker((tx) =>
    sql<{ open: number }>`select count(*)::int as open from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state like 'idle in transaction%'`.execute(tx),
  )
  expect(rows).toEqual([{ open: 0 }])
  await sink.setFault(null)
  for (let index = 0; index < 40; index += 1) await becomes(`change ${index}`, { status: 'sent', attempts: 1 })
  expect(new Set(receivers()).size).toBe(40)
  expect(sink.received).toHaveLength(40)
})

test('stopping gives up on a server that is silent, and the next start sends the mail', async () => {
  await sink.setFault('wait')
  start(undefined, { ...slow, grace: 300 })
  await queue({ dedupeKey: 'stopped' })
  await becomes('stopped', { attempts: 1 })
  const began = performance.now()
  await stopAll()
  expect(performance.now() - began).toBeLessThan(12_000)
  expect(await row('stopped')).toMatchObject({ status: 'waiting', waits: true })
  await sink.setFault(null)
  await letTimePass()
  start()
  await becomes('stopped', { status: 'sent', attempts: 2 })
  expect(receivers()).toEqual(['samira@example.nl'])
})
