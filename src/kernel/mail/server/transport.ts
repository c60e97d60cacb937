import { Readable } from 'node:stream'
import nodemailer from 'nodemailer'
import type { Attachment } from 'nodemailer/lib/mailer'

export type OutgoingMail = {
  from: { name: string; address: string }
  replyTo: string | null
  to: string
  subject: string
  text: string
  html: string
  messageId: string
  headers: Record<string, string>
  listUnsubscribe: string | null
  attachments: Attachment[]
}

/**
 * The connection to the mail server. `send` resolves when the server has accepted the mail; `beforeText` is awaited before the
 * first byte of the text is sent.
 */
export type Transport = {
  send(mail: OutgoingMail, beforeText: () => Promise<void>): Promise<void>
  /** Closes idle connections, and busy ones once they are done; with `atOnce` busy ones too, and their mails fail. */
  close(atOnce?: boolean): void
}

/** Milliseconds that the server may take to ask for the text, and then to confirm that it has it. */
export type Patience = { untilText: number; afterText: number }

/** Giving up after the text was sent makes the outcome unknown, so it waits as long as RFC 5321 §4.5.3.2.6 asks. */
const usual: Patience = { untilText: 3 * 60_000, afterText: 10 * 60_000 }

/** How many mails are sent at once, each over a connection of its own. */
export const connections = 4

/**
 * A pool of connections to the mail server of SMTP_URL. Certificates are checked; every wait is limited, also for a server that
 * sends a byte now and then.
 */
export function smtpTransport(smtpUrl: string, patience: Patience = usual): Transport {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    connectionTimeout: patience.untilText,
    greetingTimeout: patience.untilText,
    socketTimeout: patience.untilText + patience.afterText,
    idleTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<typeof nodemailer.createTransport>[0])

  // nodemailer reads the text only when the server has agreed to DATA: the moment to record that sending begins.
  transport.use('stream', (mail, done) => {
    const { beforeText } = mail.data as { beforeText?: () => Promise<void> }
    const create = mail.message.createReadStream.bind(mail.message)
    mail.message.createReadStream = () => Readable.from(textAfter(beforeText, create), { objectMode: false })
    done()
  })

  return {
    async send({ listUnsubscribe, ...mail }, beforeText) {
      const given = new AbortController()
      const giveUpAfter = (milliseconds: number) => setTimeout(() => given.abort(), milliseconds)
      let timer = giveUpAfter(patience.untilText)
      try {
        await transport.sendMail({
          ...mail,
          replyTo: mail.replyTo || undefined,
          list: listUnsubscribe ? { unsubscribe: { url: listUnsubscribe, comment: '' } } : undefined,
          signal: given.signal,
          beforeText: async () => {
            await beforeText()
            clearTimeout(timer)
            timer = giveUpAfter(patience.afterText)
          },
        } as Parameters<typeof transport.sendMail>[0])
      } catch (error) {
        throw given.signal.aborted ? new Error('The mail server took too long to answer.', { cause: error }) : error
      } finally {
        clearTimeout(timer)
      }
    },
    close: (atOnce = false) => (transport as unknown as { close(how: { force: boolean }): void }).close({ force: atOnce }),
  }
}

/** The whole text is built first, to keep the time between recording and sending as short as possible. */
async function* textAfter(beforeText: (() => Promise<void>) | undefined, create: () => Readable): AsyncGenerator<Buffer> {
  const text = Buffer.concat(await create().toArray())
  await beforeText?.()
  yield text
}
