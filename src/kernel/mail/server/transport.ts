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

/** The way out. `send` ends when the server has taken the mail; `beforeText` is awaited before the first byte of the text leaves. */
export type Transport = {
  send(mail: OutgoingMail, beforeText: () => Promise<void>): Promise<void>
  /** Ends the connections that rest, and those under way when they have ended; with `atOnce` these too, and their mails fail. */
  close(atOnce?: boolean): void
}

/** In milliseconds: how long the server may take to ask for the text, and then to say that it has it. */
export type Patience = { untilText: number; afterText: number }

/** Once the text has left, giving up makes a mail of which nobody knows: so as long as RFC 5321 §4.5.3.2.6 asks. */
const usual: Patience = { untilText: 3 * 60_000, afterText: 10 * 60_000 }

/** How many mails go out at once, each over a connection of its own. */
export const connections = 4

/** A pool of connections to the mail server of SMTP_URL. Certificates are checked; every wait has an end, also for a server that sends a byte now and then. */
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

  // nodemailer asks for the text only when the server has said "go on" after DATA: that is the moment to write down that it leaves.
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
          replyTo: mail.replyTo ?? undefined,
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

/** The whole text is made first, so that between writing down and sending there is as little as can be. */
async function* textAfter(beforeText: (() => Promise<void>) | undefined, create: () => Readable): AsyncGenerator<Buffer> {
  const text = Buffer.concat(await create().toArray())
  await beforeText?.()
  yield text
}
