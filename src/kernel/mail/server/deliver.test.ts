import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { readMarks } from '#kernel/rich-text/read-marks.ts'
import { queueMail } from './outbox.ts'
import { openOutbox } from './test-outbox.ts'

const { db, sink, centerId, otherCenterId, userId, start, stopAll, mailOf, queue, row, becomes } = await openOutbox()

test('a mail goes out upon the commit, before the next look around, with its headers', async () => {
  start()
  await queue({ dedupeKey: 'warm up' })
  await becomes('warm up', { status: 'sent' })
  const began = performance.now()
  await queue({ dedupeKey: 'first', requestId: 'request-1' })
  await vi.waitFor(() => expect(sink.received).toHaveLength(2), { timeout: 30_000, interval: 10 })
  expect(performance.now() - began).toBeLessThan(4000)

  const mail = sink.received[1]
  expect(mail).toMatchObject({ to: 'samira@example.nl', subject: 'Nieuws voor Samira', from: '"Vrijwilligersbank Zutphen" <noreply@example.nl>' })
  expect(mail?.messageId).toMatch(/^<[\w-]{43}@demo\.localhost>$/)
  expect(mail?.headers.get('x-request-id')).toBe('request-1')
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
  expect(mail?.headers.get('list')).toMatchObject({ unsubscribe: { url: 'http://demo.localhost:3000/profile-edit/settings' } })
  expect(mail?.attachments.map(({ contentType }) => contentType)).toEqual(['image/png', 'image/png', 'image/png'])
  await becomes('first', { status: 'sent' })
})

test('a change that is rolled back sends nothing', async () => {
  start()
  const change = db.inCenter(centerId, async (tx) => {
    queueMail(tx, mailOf({ dedupeKey: 'never' }))
    throw new Error('changed our mind')
  })
  await expect(change).rejects.toThrow()
  await queue({ dedupeKey: 'real' })
  await becomes('real', { status: 'sent' })
  expect(sink.received).toHaveLength(1)
})

test('one event tells each receiver once, however often it is queued', async () => {
  start()
  for (const address of ['a@example.nl', 'b@example.nl', 'A@example.nl', 'a@example.nl']) await queue({ dedupeKey: 'event', address })
  await vi.waitFor(() => expect(sink.received).toHaveLength(2), { timeout: 30_000 })
  await queue({ dedupeKey: 'event', address: 'b@example.nl' })
  await queue({ dedupeKey: 'after' })
  await becomes('after', { status: 'sent' })
  expect(
    sink.received
      .map(({ to }) => to)
      .slice(0, 2)
      .toSorted(),
  ).toEqual(['a@example.nl', 'b@example.nl'])
  expect(new Set(sink.received.map(({ messageId }) => messageId)).size).toBe(3)
})

test('a mail is in the language the receiver has when it is sent', async () => {
  await queue({ dedupeKey: 'english', userId, address: 'fatima@example.nl', locale: 'nl' })
  start()
  await becomes('english', { status: 'sent' })
  expect(sink.received[0]?.subject).toBe('News for Samira')
})

test('eight senders at once send each mail once', async () => {
  for (let index = 0; index < 60; index += 1) await queue({ dedupeKey: `many ${index}`, address: `${index}@example.nl` })
  for (let index = 0; index < 2; index += 1) start()
  await vi.waitFor(() => expect(sink.received.length).toBeGreaterThanOrEqual(60), { timeout: 30_000 })
  await stopAll()
  expect(sink.received).toHaveLength(60)
  expect(new Set(sink.received.map(({ to }) => to)).size).toBe(60)
})

test('stopping lets a mail under way finish', async () => {
  sink.delay = 300
  start()
  await queue({ dedupeKey: 'under way' })
  await vi.waitFor(() => expect(sink.received).toHaveLength(1), { timeout: 30_000 })
  await stopAll()
  expect(await row('under way')).toMatchObject({ status: 'sent' })
})

test('without a mail server mails are kept; in live use a sent secret is forgotten', async () => {
  start(null, { forgetSecrets: true })
  await queue({ dedupeKey: 'kept' })
  await queue({ dedupeKey: 'secret', kind: 'test.confirm', facts: { token: 'hush' } })
  await becomes('kept', { status: 'sent' })
  await becomes('secret', { status: 'sent' })
  expect(await row('kept')).toMatchObject({ bodyText: expect.stringContaining('Hallo Samira') })
  expect(await row('secret')).toMatchObject({ facts: {}, bodyText: null, bodyHtml: null })
})

test('what a center does not send is withheld, and what it says goes out in its words with its address for answers', async () => {
  start(undefined, { own: { words: null, replyTo: null, isOff: true } })
  await queue({ dedupeKey: 'off' })
  await becomes('off', { status: 'withheld', bodyText: null })
  await stopAll()
  expect(sink.received).toHaveLength(0)
  start(undefined, { own: { words: { subject: 'Eigen', preheader: 'Eerst dit', body: readMarks('Dag **jij**'), button: '' }, replyTo: 'roos@example.nl' } })
  await queue({ dedupeKey: 'own' })
  await becomes('own', { status: 'sent' })
  expect(sink.received[0]?.subject).toBe('Eigen')
  expect(sink.received[0]?.headers.get('reply-to')).toMatchObject({ text: 'roos@example.nl' })
})

test('a center can neither see the mails of another nor send in its name', async () => {
  await queue({ dedupeKey: 'mine' })
  const { rows } = await db.inCenter(otherCenterId, (tx) => sql`select from outbox`.execute(tx))
  expect(rows).toEqual([])
  const forged = db.inCenter(otherCenterId, async (tx) => queueMail(tx, mailOf({ dedupeKey: 'forged' })))
  await expect(forged).rejects.toThrow(/row-level security/)
})

test('accounts queue mails as well, each once', async () => {
  start()
  for (let time = 0; time < 2; time += 1) await db.onPlatform(async (tx) => queueMail(tx, mailOf({ dedupeKey: 'account' })))
  await becomes('account', { status: 'sent' })
  expect(sink.received).toHaveLength(1)
})
