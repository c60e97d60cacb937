import { repeatable } from '#kernel/mail/server/record-outcome.ts'
import type { MailSink } from '#kernel/testing/server/mail-sink.ts'
import type { Product } from './product.ts'
import { type Acknowledged, motivation, type Writers, words } from './writers.ts'

/** What the database has of one write: the rows that one transaction makes together. */
type Kept = { key: string; id: string; parts: Record<string, number> }

/** What was acknowledged and is not there, what is there twice or in part, and mails that came twice or never: one sentence each. */
export type Findings = { lost: string[]; doubled: string[]; half: string[] }

export const noFindings = (): Findings => ({ lost: [], doubled: [], half: [] })

const like = (one: (n: number) => string) => one(0).replace('0', '%')

/** Compares what people were told with what the database has. Nobody may be writing. */
export async function compareWrites(product: Product, { acknowledged, conversation, resetsTried }: Writers): Promise<Findings> {
  const found = noFindings()
  const applications = await product.look<Kept>(
    `select a.motivation as key, a.id, json_build_object('conversations', count(c.id), 'messages', coalesce(sum(m.n), 0), 'events', coalesce(sum(e.n), 0),
        'consents', coalesce(sum(s.n), 0)) as parts
      from applications a left join conversations c on c.id = a.conversation_id
      left join (select conversation_id, count(*) as n from messages where body like $1 group by 1) m on m.conversation_id = c.id
      left join (select subject_id, count(*) as n from audit_events where action = 'application.submitted' group by 1) e on e.subject_id = a.id
      left join (select source, count(*) as n from consents where purpose = 'application.share' group by 1) s on s.source = 'applications/' || a.id
      where a.motivation like $1 group by 1, 2`,
    [like(motivation)],
  )
  compare(found, applications, acknowledged.application)
  const messages = await product.look<Kept>(`select body as key, id, '{}'::json as parts from messages where conversation_id = $1 and body like $2`, [
    conversation,
    like(words),
  ])
  compare(found, messages, acknowledged.message)
  const lists = await product.look<{ id: string; status: string; events: number }>(
    `select x.id, x.status, count(e.id)::integer as events from exports x
      left join audit_events e on e.subject_id = x.id and e.action = 'organizations.exported' group by 1, 2`,
  )
  compare(
    found,
    lists.map(({ id }) => ({ key: id, id, parts: {} })),
    acknowledged.export.map(({ id }) => ({ key: id!, id })),
  )
  for (const { id, status, events } of lists) {
    if (events > 1) found.doubled.push(`The job of list ${id} had its effect ${events} times.`)
    if (status === 'failed' || (status === 'done') !== events > 0) found.half.push(`List ${id} is ${status} with ${events} effects.`)
  }
  const [row] = await product.look<{ n: number }>(`select count(*)::integer as n from outbox where kind = 'account.reset'`)
  if (row!.n < acknowledged.reset.length) found.lost.push(`Of ${acknowledged.reset.length} mails to set a password ${row!.n} were queued.`)
  if (row!.n > resetsTried) found.doubled.push(`Of ${resetsTried} mails to set a password ${row!.n} were queued.`)
  return found
}

function compare(found: Findings, kept: readonly Kept[], acknowledged: readonly Acknowledged[]): void {
  const byKey = Map.groupBy(kept, ({ key }) => key)
  for (const { key, id } of acknowledged) {
    const rows = byKey.get(key) ?? []
    if (!rows.some((row) => row.id === id)) found.lost.push(`${key} (${id}) was acknowledged.`)
    if (rows.length > 1) found.doubled.push(`${key} is there ${rows.length} times.`)
    byKey.delete(key)
  }
  // Everybody has an answer: what is there without one was made by a try that nobody was told of, beside the one that was.
  for (const key of byKey.keys()) found.doubled.push(`${key} is there and was not acknowledged.`)
  for (const { key, parts } of kept) if (Object.values(parts).some((n) => n !== 1)) found.half.push(`${key}: ${JSON.stringify(parts)}.`)
}

/** Counts what a mail server received, by Message-ID. */
export class Mailbox {
  readonly #sink: MailSink
  readonly #times = new Map<string, number>()

  constructor(sink: MailSink) {
    this.#sink = sink
  }

  /** How often the mail of that row of the outbox has come. */
  times(messageId: string): number {
    // Taken out of the sink, whose mails would fill the memory of a long run.
    for (const mail of this.#sink.received.splice(0)) {
      const id = /^<(.+)@/.exec(mail.messageId)?.[1] ?? mail.messageId
      this.#times.set(id, (this.#times.get(id) ?? 0) + 1)
    }
    return this.#times.get(messageId) ?? 0
  }
}

type MailRow = { kind: string; status: string; messageId: string }

/** `unknown`: mails whose sender was killed between the text and the answer, and which are not sent again (quality P3). */
export type Mails = Findings & { sent: number; unknown: number; waiting: number }

/** Compares the outbox with what the mail server received. */
export async function compareMails(product: Product, mailbox: Mailbox): Promise<Mails> {
  const found = noFindings()
  const rows = await product.look<MailRow>(`select kind, status, message_id as "messageId" from outbox`)
  for (const { kind, status, messageId } of rows) {
    const times = mailbox.times(messageId)
    // Somebody who cannot sign in is better off with two than with none.
    if (times > 1 && !repeatable.test(kind)) found.doubled.push(`${kind} ${messageId} came ${times} times.`)
    if (times === 0 && status === 'sent') found.lost.push(`${kind} ${messageId} is said to be sent and did not come.`)
    if (status === 'failed' || (status === 'unknown' && repeatable.test(kind))) found.lost.push(`${kind} ${messageId} was given up as ${status}.`)
  }
  const count = (...statuses: string[]) => rows.filter(({ status }) => statuses.includes(status)).length
  return { ...found, sent: count('sent'), unknown: count('unknown'), waiting: count('waiting', 'sending') }
}
