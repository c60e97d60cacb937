import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { sweepOutbox } from '#kernel/mail/server/outbox.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { id, twoTowns } from '#src/testing/two-towns.ts'
import { monthsBefore } from './inactive-users.ts'
import { applyRetention } from './retention.ts'

const db = await freshDatabase(twoTowns)
const now = new Date()
const center = id.center('demo')
const volunteer = id.person('demo', 'vrijwilliger')
const just = (months: number) => ({
  over: new Date(monthsBefore(now, months).getTime() - 60_000),
  under: new Date(monthsBefore(now, months).getTime() + 60_000),
})
const inTown = async <Row>(query: ReturnType<typeof sql<Row>>) => (await db.inCenter(center, async (tx) => await query.execute(tx))).rows

beforeEach(async () => {
  for (const table of ['applications', 'messages', 'conversations', 'consents', 'notifications']) await inTown(sql`delete from ${sql.table(table)}`)
})

const apply = async (status: string, changed: Date) =>
  await inTown(sql`insert into applications (volunteer_center_id, vacancy_id, organization_id, user_id, status, motivation, answers, consent_share_at, decline_reason, updated_at)
    values (${center}, ${id.gardening('demo')}, ${id.school('demo')}, ${volunteer}, ${status}, 'Ik tuinier graag', '[{"questionId": "a", "text": "Ja"}]', now(), 'no_place', ${changed})`)

test.each(['completed', 'declined', 'withdrawn', 'stopped', 'expired'])(
  'an application %s a year ago keeps what is counted, and loses its words',
  async (status) => {
    const { over, under } = just(12)
    await apply(status, over)
    await apply(status, under)
    expect((await applyRetention(db, now)).applications).toBe(1)
    expect((await applyRetention(db, now)).applications).toBe(0)
    expect(await inTown(sql`select motivation, answers, status, decline_reason as reason from applications order by motivation`)).toEqual([
      { motivation: '', answers: [], status, reason: 'no_place' },
      { motivation: 'Ik tuinier graag', answers: [{ questionId: 'a', text: 'Ja' }], status, reason: 'no_place' },
    ])
  },
)

test.each(['new', 'in_review', 'invited', 'waitlisted', 'accepted', 'active'])(
  'an application that is %s keeps its words however long it lasts',
  async (status) => {
    await apply(status, just(40).over)
    expect((await applyRetention(db, now)).applications).toBe(0)
  },
)

test('a conversation silent for a year keeps who wrote when, and loses the words', async () => {
  const { over, under } = just(12)
  for (const last of [over, under]) {
    const [row] = await inTown(sql<{
      id: string
    }>`insert into conversations (volunteer_center_id, subject_type, subject_id, user_id, organization_id, last_message_at)
      values (${center}, 'application', uuidv7(), ${volunteer}, ${id.school('demo')}, ${last}) returning id`)
    await inTown(sql`insert into messages (volunteer_center_id, conversation_id, author_id, side, kind, body)
      values (${center}, ${row!.id}, ${volunteer}, 'volunteer', 'text', 'Kan ik dinsdag komen?'), (${center}, ${row!.id}, null, 'system', 'status_change', 'accepted')`)
  }
  expect((await applyRetention(db, now)).messages).toBe(1)
  expect((await applyRetention(db, now)).messages).toBe(0)
  expect(
    await inTown(sql`select m.kind, m.body, m.deleted_at is not null as gone, m.author_id is not null as signed
    from messages m join conversations c on c.id = m.conversation_id order by c.last_message_at, m.kind desc`),
  ).toEqual([
    { kind: 'text', body: '', gone: true, signed: true },
    { kind: 'status_change', body: 'accepted', gone: false, signed: false },
    { kind: 'text', body: 'Kan ik dinsdag komen?', gone: false, signed: true },
    { kind: 'status_change', body: 'accepted', gone: false, signed: false },
  ])
})

test('a consent is remembered for five years after it was withdrawn; one that stands, as long as the account', async () => {
  const { over, under } = just(60)
  for (const withdrawn of [over, under, null])
    await inTown(
      sql`insert into consents (volunteer_center_id, user_id, purpose, version, source, given_at, withdrawn_at) values (${center}, ${volunteer}, 'terms', '1', 'web', '2015-01-01', ${withdrawn})`,
    )
  expect((await applyRetention(db, now)).consents).toBe(1)
  expect(await inTown(sql`select from consents`)).toHaveLength(2)
})

test('what is wrong with the social map is forgotten after half a year', async () => {
  const { over, under } = just(6)
  const [entry] = await inTown(
    sql<{
      id: string
    }>`insert into social_map_entries (volunteer_center_id, name, slug) values (${center}, 'Odensehuis', 'odensehuis') returning id`,
  )
  for (const at of [over, under])
    await inTown(sql`insert into social_map_suggestions (volunteer_center_id, entry_id, user_id, part, words, answer, created_at)
      values (${center}, ${entry!.id}, ${volunteer}, 'phone', 'Het nummer is anders.', 'Dank je wel!', ${at})`)
  expect((await applyRetention(db, now)).social_map_suggestions).toBe(1)
  expect((await applyRetention(db, now)).social_map_suggestions).toBe(0)
  expect(await inTown(sql`select words, answer, part from social_map_suggestions order by words`)).toEqual([
    { words: '', answer: null, part: 'phone' },
    { words: 'Het nummer is anders.', answer: 'Dank je wel!', part: 'phone' },
  ])
})

test('a mail is kept for thirty days; one that has not gone out yet, until it has', async () => {
  const ago = (days: number, minutes: number) => new Date(Date.now() - days * 86_400_000 - minutes * 60_000)
  for (const [key, status, at] of [
    ['over', 'sent', ago(30, 1)],
    ['under', 'sent', ago(30, -1)],
    ['waiting', 'waiting', ago(40, 0)],
  ] as const)
    await inTown(sql`insert into outbox (volunteer_center_id, kind, dedupe_key, address, locale, facts, message_id, status, created_at)
      values (${center}, 'x', ${key}, 'a@b.example', 'nl', '{}', ${key}, ${status}, ${at})`)
  await sweepOutbox.run(db, '', {} as never)
  expect(await inTown(sql`select dedupe_key as key from outbox order by 1`)).toEqual([{ key: 'under' }, { key: 'waiting' }])
})

test('news inside the product is kept for a year', async () => {
  const { over, under } = just(12)
  for (const at of [over, under])
    await inTown(sql`insert into notifications (volunteer_center_id, user_id, event_key, path, created_at) values (${center}, ${volunteer}, 'x', '/', ${at})`)
  expect((await applyRetention(db, now)).notifications).toBe(1)
  expect(await inTown(sql`select from notifications`)).toHaveLength(1)
})

test('the answer to a call that may be repeated is kept for a day', async () => {
  for (const [key, at] of [
    ['old', new Date(now.getTime() - 24 * 3_600_000 - 60_000)],
    ['young', new Date(now.getTime() - 24 * 3_600_000 + 60_000)],
  ] as const)
    await inTown(sql`insert into idempotency_keys (volunteer_center_id, scope, key, request_sha256, created_at) values (${center}, 'x', ${key}, '', ${at})`)
  expect((await applyRetention(db, now)).idempotency_keys).toBe(1)
  expect(await inTown(sql`select key from idempotency_keys`)).toEqual([{ key: 'young' }])
})

test('traces are kept for two years, in every town', async () => {
  const { over, under } = just(24)
  for (const town of ['demo', 'oldebroek'])
    for (const at of [over, under])
      await db.inCenter(
        id.center(town),
        async (tx) =>
          await sql`insert into audit_events (volunteer_center_id, action, subject_type, subject_id, at) values (${id.center(town)}, 'x', 'users', ${volunteer}, ${at})`.execute(
            tx,
          ),
      )
  expect((await applyRetention(db, now)).audit_events).toBe(2)
  expect(await inTown(sql`select from audit_events where action = 'x'`)).toHaveLength(1)
})

test('whatever a job asks, the database gives up no trace younger than two years', async () => {
  await inTown(
    sql`insert into audit_events (volunteer_center_id, action, subject_type, subject_id, at) values (${center}, 'young', 'users', ${volunteer}, ${just(24).under})`,
  )
  await db.asWorker(async (tx) => await sql`delete from audit_events`.execute(tx))
  expect(await inTown(sql`select from audit_events where action = 'young'`)).toHaveLength(1)
})

test('more than one batch is forgotten in one night', async () => {
  await inTown(
    sql`insert into notifications (volunteer_center_id, user_id, event_key, path, created_at) select ${center}, ${volunteer}, 'x', '/', '2020-01-01' from generate_series(1, 2500)`,
  )
  expect((await applyRetention(db, now)).notifications).toBe(2500)
})
