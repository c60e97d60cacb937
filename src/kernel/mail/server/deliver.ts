import { type CalendarEvent, calendarType, writeCalendar } from '#kernel/calendar/write-calendar.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { listenTo } from '#kernel/db/server/listen.ts'
import { type DatabaseAddress, addressFor } from '#kernel/db/server/roles.ts'
import { preferencesPath } from './layout.ts'
import type { MailCenter, MailSender, MailTheme } from './mail-theme.ts'
import { type ClaimedMail, claimMail } from './outbox.ts'
import { picturesIn } from './pictures.ts'
import { extendLease, outcomeOf, recordAbandoned, recordEnded, recordRetry, recordSending, recordSent, repeatable, wordsOf } from './record-outcome.ts'
import { type RenderedMail, renderMail } from './render.ts'
import type { CustomMail } from './templates.ts'
import { type OutgoingMail, type Patience, type Transport, connections, smtpTransport } from './transport.ts'

type MailLog = {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

type Delivery = {
  db: Database
  /** null: mails are marked as sent and only shown at /test/mail. */
  transport: Transport | null
  /** The sender address (MAIL_FROM). */
  from: string
  mailTheme: (center: MailCenter) => MailTheme | Promise<MailTheme>
  originOf: (center: MailCenter) => string | Promise<string>
  /** The telephone number that mails name today; the center's own where this is not given. */
  phoneOf?: (center: MailCenter) => Promise<string | null>
  /** The center's customization of this mail, with its facts; null for none. It never throws for what a center wrote. */
  ownWords?: (mail: ClaimedMail, sender: MailSender) => Promise<CustomMail | null>
  /** Removes the text of essential mails once they are sent: in production. */
  forgetSecrets: boolean
  /** How long a mail stays leased when its sender has died. */
  leaseSeconds: number
  log: MailLog
}

/** Delivers the mail that has been due longest. @returns whether there was one */
async function deliverNext(delivery: Delivery): Promise<boolean> {
  const { db, leaseSeconds, log } = delivery
  const mail = await db.asWorker((tx) => claimMail(tx, leaseSeconds))
  if (!mail) return false
  const progress = { textLeft: false }
  const release = keep(delivery, mail)
  try {
    await deliver(delivery, mail, progress)
  } catch (error) {
    const outcome = outcomeOf(error, progress.textLeft)
    log.warn(
      { mailId: mail.id, kind: mail.kind, requestId: mail.requestId, attempt: mail.attempts, outcome, reason: wordsOf(error) },
      'A mail was not delivered.',
    )
    if (outcome === 'lost') return true
    await db.asWorker(async (tx) => {
      if (outcome === 'refused') await recordEnded(tx, mail, 'failed', wordsOf(error))
      else if (outcome === 'unknown' && !repeatable.test(mail.kind)) await recordEnded(tx, mail, 'unknown', wordsOf(error))
      else await recordRetry(tx, mail, wordsOf(error))
    })
  } finally {
    release()
  }
  return true
}

/** Extends the lease for as long as its sender is alive, however slow the mail server is. */
function keep({ db, leaseSeconds }: Delivery, mail: ClaimedMail): () => void {
  // When the database is unavailable for a moment, the next interval tries again.
  const timer = setInterval(() => void db.asWorker((tx) => extendLease(tx, mail, leaseSeconds)).catch(() => {}), leaseSeconds * 300)
  return () => clearInterval(timer)
}

async function deliver(delivery: Delivery, mail: ClaimedMail, progress: { textLeft: boolean }): Promise<void> {
  const { db, transport, forgetSecrets, leaseSeconds } = delivery
  const { center } = mail
  const phone = delivery.phoneOf ? await delivery.phoneOf(center) : center.phone
  const sender = { ...center, phone, origin: await delivery.originOf(center), theme: await delivery.mailTheme(center) }
  const before = renderedBefore(mail)
  const own = before ? null : ((await delivery.ownWords?.(mail, sender)) ?? null)
  if (own?.isOff) return await db.asWorker(async (tx) => await recordEnded(tx, mail, 'withheld', 'The center does not send mails of this kind.'))
  const rendered = before ?? renderMail(mail.kind, mail.facts, mail.locale, sender, own)
  if (!transport) {
    await db.asWorker(async (tx) => {
      await recordSending(tx, mail, rendered, leaseSeconds)
      await recordSent(tx, mail, forgetSecrets)
    })
    return
  }

  await transport.send(composeMail(mail, rendered, sender, delivery.from), async () => {
    await db.asWorker((tx) => recordSending(tx, mail, rendered, leaseSeconds))
    progress.textLeft = true
  })
  await patiently(() => db.asWorker((tx) => recordSent(tx, mail, forgetSecrets)))
}

function renderedBefore({ subject, bodyText, bodyHtml, essential, replyTo }: ClaimedMail): RenderedMail | null {
  return subject !== null && bodyText !== null && bodyHtml !== null ? { subject, bodyText, bodyHtml, essential, replyTo } : null
}

/** Retries the write: the mail has been sent, and a short failure to record that must not make it `unknown`. */
async function patiently(write: () => Promise<void>): Promise<void> {
  for (const wait of [200, 1000, 5000]) {
    try {
      return await write()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait)) // retried below; the last try throws
    }
  }
  await write()
}

/** The mail with its headers. `from` is the sender of MAIL_FROM; the center's name replaces its name. */
export function composeMail(claimed: ClaimedMail, rendered: RenderedMail, sender: MailSender, from: string): OutgoingMail {
  const { subject, bodyText, bodyHtml, essential, replyTo } = rendered
  const stop = stopIn(claimed.facts)
  return {
    from: { name: sender.name, address: /<([^<>]+)>/.exec(from)?.[1] ?? from },
    replyTo: replyTo ?? sender.email,
    to: claimed.address,
    subject,
    text: bodyText,
    html: bodyHtml,
    messageId: `<${claimed.messageId}@${new URL(sender.origin).hostname}>`,
    headers: {
      'Auto-Submitted': 'auto-generated', // suppresses out-of-office answers
      ...(stop ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
      ...(claimed.requestId ? { 'X-Request-Id': claimed.requestId } : {}),
    },
    listUnsubscribe: essential ? null : sender.origin + (stop ?? preferencesPath),
    attachments: [
      ...picturesIn(bodyHtml).map((picture) => ({ ...picture, contentType: 'image/png', contentDisposition: 'inline' as const })),
      ...calendarIn(claimed.facts, sender),
    ],
  }
}

/** The appointments that the mail is about, as a calendar file; those that are cancelled in one of their own. They were queued with the other facts. */
function calendarIn(facts: unknown, sender: MailSender): OutgoingMail['attachments'] {
  const event = (facts as { calendar?: CalendarEvent | CalendarEvent[] | null } | null)?.calendar
  const files = Map.groupBy([event ?? []].flat(), ({ isCancelled }) => isCancelled)
  return [...files.values()].map((events, at) => ({
    filename: at === 0 ? 'afspraak.ics' : 'afgelast.ics',
    content: writeCalendar(events, sender, new Date()),
    contentType: calendarType(events[0]!),
  }))
}

/** The path that ends mails of this kind with one click, also from the mail program itself (RFC 8058). */
function stopIn(facts: unknown): string | null {
  const stop = (facts as { stop?: unknown } | null)?.stop
  return typeof stop === 'string' && /^\/(?!\/)/.test(stop) ? stop : null
}

type Options = Omit<Delivery, 'transport' | 'leaseSeconds'> & {
  address: DatabaseAddress
  /** null: mails are stored for /test/mail and never sent. */
  smtpUrl: string | null
  leaseSeconds?: number
  patience?: Patience
  /** Milliseconds that mails in progress may take to finish when sending stops. */
  grace?: number
}
export type MailSending = { /** Lets mails in progress finish, gives up those whose server is too slow, and closes the connections. */ stop(): Promise<void> }

const pollEvery = 5_000

/** Sends what is in the outbox from now on: at once after a commit, and polls every 5 seconds. Any number of processes may do so. */
export function startMail({ address, smtpUrl, patience, leaseSeconds = 120, grace = 15_000, ...rest }: Options): MailSending {
  const transport = smtpUrl === null ? null : smtpTransport(smtpUrl, patience)
  const delivery: Delivery = { ...rest, transport, leaseSeconds }
  const { db, log } = rest
  let stopping = false
  let wake = Promise.withResolvers<void>()
  const wakeAll = () => {
    wake.resolve()
    wake = Promise.withResolvers()
  }
  const listening = listenTo(addressFor('vw_worker', address), 'outbox', {
    onNews: wakeAll,
    onError: (error) => log.warn({ reason: error.message }, 'The outbox is looked at by the clock until the database listens again.'),
  })

  async function lane(): Promise<void> {
    while (!stopping) {
      const news = wake.promise // taken before polling, so that a signal during the poll is not missed
      try {
        if (await deliverNext(delivery)) continue
        await db.asWorker(recordAbandoned)
      } catch (error) {
        log.error({ reason: wordsOf(error) }, 'The outbox could not be reached; it goes on.')
        await Promise.race([new Promise((resolve) => setTimeout(resolve, 1000).unref()), news])
        continue
      }
      const look = Promise.withResolvers<void>()
      const timer = setTimeout(look.resolve, Math.min(pollEvery, leaseSeconds * 500))
      if (!stopping) await Promise.race([look.promise, news])
      clearTimeout(timer)
    }
  }

  const lanes = Array.from({ length: connections }, lane)
  return {
    async stop() {
      stopping = true
      wakeAll()
      const patient = setTimeout(() => transport?.close(true), grace)
      await Promise.all(lanes)
      clearTimeout(patient)
      await listening.stop()
      transport?.close()
    },
  }
}
