import { sql } from 'kysely'
import { afterAll, afterEach, expect, vi } from 'vitest'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { startMailSink } from '#kernel/testing/server/mail-sink.ts'
import { type CustomMail, registerMails } from './templates.ts'
import { type QueuedMail, queueMail } from './outbox.ts'
import { type MailSending, startMail } from './deliver.ts'
import { addReader, confirm, delft, news } from './test-mails.ts'

type Row = {
  status: string
  attempts: number
  lastError: string | null
  /** Half a minute or longer until the next try. */
  waits: boolean
  facts: object
  bodyText: string | null
  bodyHtml: string | null
}

/** A database with an outbox, a mail server that fails on demand, and senders between them; emptied after each test. */
export async function openOutbox() {
  registerMails({
    'test.news': news,
    'test.confirm': confirm,
    'test.broken': () => {
      throw new Error('no words')
    },
  })
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const db = await freshDatabase()
  const people = await addReader(db.config.databaseUrl)
  const sink = await startMailSink()
  const senders: MailSending[] = []
  const stopAll = () => Promise.all(senders.splice(0).map((sender) => sender.stop()))

  afterEach(async () => {
    await stopAll()
    await sink.setFault(null)
    sink.received.length = 0
    sink.delay = 0
    await db.asWorker((tx) => sql`delete from outbox`.execute(tx))
  })
  afterAll(() => sink.close())

  function start(
    smtpUrl: string | null = sink.url,
    { forgetSecrets = false, untilText = 700, afterText = 700, leaseSeconds = 120, grace = 15_000, own = null as CustomMail | null } = {},
  ): void {
    const address = db.config
    senders.push(
      startMail({
        db,
        log,
        smtpUrl,
        address,
        forgetSecrets,
        from: 'Vrijwilligerswerk <noreply@example.nl>',
        patience: { untilText, afterText },
        leaseSeconds,
        grace,
        ownWords: async () => await Promise.resolve(own),
        mailTheme: () => delft,
        originOf: ({ tenantKey }) => `http://${tenantKey}.localhost:3000`,
      }),
    )
  }

  const mailOf = (mail: Partial<QueuedMail> & { dedupeKey: string }): QueuedMail => ({
    centerId: people.centerId,
    kind: 'test.news',
    userId: null,
    address: 'samira@example.nl',
    locale: 'nl',
    facts: { name: 'Samira' },
    ...mail,
  })

  async function queue(mail: Partial<QueuedMail> & { dedupeKey: string }): Promise<void> {
    await db.inCenter(mail.centerId ?? people.centerId, async (tx) => queueMail(tx, mailOf(mail)))
  }

  async function row(dedupeKey: string): Promise<Row | undefined> {
    const { rows } = await db.asWorker((tx) =>
      sql<Row>`select status, attempts, last_error as "lastError", facts, body_text as "bodyText", body_html as "bodyHtml",
          next_attempt_at > now() + interval '30 seconds' as waits
        from outbox where dedupe_key = ${dedupeKey}`.execute(tx),
    )
    return rows[0]
  }

  async function becomes(dedupeKey: string, state: Partial<Row>): Promise<void> {
    await vi.waitFor(async () => expect(await row(dedupeKey)).toMatchObject(state), { timeout: 30_000, interval: 30 })
  }

  /** Makes every mail due, as if the time until the next try had passed. */
  async function letTimePass(): Promise<void> {
    await db.asWorker((tx) => sql`update outbox set next_attempt_at = now()`.execute(tx))
  }

  return { db, sink, ...people, start, stopAll, mailOf, queue, row, becomes, letTimePass }
}
