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
  close(): void
}

/** How many mails go out at once, each over a connection of its own. */
export const connections = 4

/** A pool of connections to the mail server of SMTP_URL. Certificates are checked; every wait has an end. */
export function smtpTransport(smtpUrl: string, { patience = 30_000 }: { /** Milliseconds without an answer. */ patience?: number } = {}): Transport {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    connectionTimeout: Math.min(patience, 10_000),
    greetingTimeout: Math.min(patience, 10_000),
    socketTimeout: patience,
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
      await transport.sendMail({
        ...mail,
        replyTo: mail.replyTo ?? undefined,
        list: listUnsubscribe ? { unsubscribe: { url: listUnsubscribe, comment: '' } } : undefined,
        beforeText,
      } as Parameters<typeof transport.sendMail>[0])
    },
    close: () => transport.close(),
  }
}

/** The whole text is made first, so that between writing down and sending there is as little as can be. */
async function* textAfter(beforeText: (() => Promise<void>) | undefined, create: () => Readable): AsyncGenerator<Buffer> {
  const text = Buffer.concat(await create().toArray())
  await beforeText?.()
  yield text
}
