import { createServer, type Server, type Socket } from 'node:net'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = {
  messageId: string
  from: string
  to: string
  subject: string
  text: string
  html: string
  /** First value of each header, by its name in small letters. */
  headers: ReadonlyMap<string, unknown>
  attachments: { cid?: string; contentType: string; content: Buffer }[]
}

/**
 * What goes wrong with a connection or a mail. `refuse`: the port is closed. 421: at the greeting. 450, 550: for the receiver.
 * 554: after the text. `hangAfterData`: the text is taken, no answer comes. `closeAfter250`: taken, answered, hung up.
 * `closeAfterData`: taken, hung up without an answer. `slow`: a second before the answer.
 */
export type Fault = 'refuse' | 421 | 450 | 550 | 554 | 'hangAfterData' | 'closeAfter250' | 'closeAfterData' | 'slow'

export type MailSink = {
  url: string
  /** In the order of their arrival; also those whose sender got no answer. */
  received: ReceivedMail[]
  /** Until told otherwise; null: all is well. */
  setFault(fault: Fault | null): Promise<void>
  close(): Promise<void>
}

/** A real mail server for tests, on a free port, that keeps what it gets and fails as told. */
export async function startMailSink(): Promise<MailSink> {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  let fault: Fault | null = null
  const refusal = (code: number, words: string) => Object.assign(new Error(words), { responseCode: code })

  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onConnect: (_session, done) => (fault === 421 ? done(refusal(421, 'Come back later')) : done()),
    onRcptTo: (_address, _session, done) => {
      if (fault === 450) done(refusal(450, 'Mailbox busy'))
      else if (fault === 550) done(refusal(550, 'No such mailbox'))
      else done()
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        if (fault === 554) return done(refusal(554, 'Not wanted'))
        received.push(await parse(Buffer.concat(chunks), session.envelope.rcptTo.map(({ address }) => address).join(', ')))
        if (fault === 'hangAfterData') return
        if (fault === 'closeAfterData') return sockets.forEach((socket) => socket.destroy())
        if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, 1000))
        done()
        if (fault === 'closeAfter250') sockets.forEach((socket) => socket.end())
      })
    },
  })
  smtp.on('error', () => {}) // a sender that was killed

  // In front of it, so that its port can close and its connections break.
  const gate = () => createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    smtp.server.emit('connection', socket)
  })
  let server: Server | null = gate()
  const port = await listen(server, 0)

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    async setFault(next) {
      fault = next
      if (next === 'refuse' && server) {
        const closing = server
        server = null
        sockets.forEach((socket) => socket.destroy())
        await new Promise((resolve) => closing.close(resolve))
      } else if (next !== 'refuse' && !server) {
        server = gate()
        await listen(server, port)
      }
    },
    async close() {
      sockets.forEach((socket) => socket.destroy())
      await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)))
      await new Promise<void>((resolve) => smtp.close(resolve))
    },
  }
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return (server.address() as { port: number }).port
}

async function parse(source: Buffer, to: string): Promise<ReceivedMail> {
  const mail = await simpleParser(source, { skipImageLinks: true })
  return {
    messageId: mail.messageId ?? '',
    from: mail.from?.text ?? '',
    to,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html || '',
    headers: mail.headers,
    attachments: mail.attachments.map(({ cid, contentType, content }) => ({ ...(cid === undefined ? {} : { cid }), contentType, content })),
  }
}
