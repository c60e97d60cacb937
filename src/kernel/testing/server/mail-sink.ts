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
  /** First value of each header, by its lower-case name. */
  headers: ReadonlyMap<string, unknown>
  attachments: { cid?: string; contentType: string; content: Buffer }[]
}

/**
 * What goes wrong with a connection or a mail. `refuse`: the port is closed. 421: at the greeting. 450, 550: for the receiver.
 * 554: after the text. `hangAfterData`: the text is accepted, no answer comes. `closeAfter250`: accepted and answered, then the
 * connection is closed. `closeAfterData`: accepted, then closed without an answer. `wait`: no answers until the fault is
 * cleared, and then all of them; `waitAfterData`: the same, only for the answer to the text. `trickle`: the greeting one letter
 * at a time.
 */
export type Fault = 'refuse' | 421 | 450 | 550 | 554 | 'hangAfterData' | 'closeAfter250' | 'closeAfterData' | 'wait' | 'waitAfterData' | 'trickle'

export type MailSink = {
  url: string
  /** In the order of arrival; also mails whose sender got no answer. */
  received: ReceivedMail[]
  /** Milliseconds before the text is answered. */
  delay: number
  /** Sets the fault for all that follows; null clears it. */
  setFault(fault: Fault | null): Promise<void>
  close(): Promise<void>
}

/** A real mail server for tests, on a free port, that stores what it receives and fails on demand. */
export async function startMailSink(): Promise<MailSink> {
  const received: ReceivedMail[] = []
  const sockets = new Map<number | undefined, Socket>()
  let fault: Fault | null = null
  let over = Promise.withResolvers<void>()
  const whenOver = async (...faults: Fault[]) => {
    while (fault !== null && faults.includes(fault)) await over.promise
  }
  const refusal = (code: number, words: string) => Object.assign(new Error(words), { responseCode: code })

  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onConnect: async (_session, done) => {
      await whenOver('wait')
      if (fault === 421) done(refusal(421, 'Come back later'))
      else done()
    },
    onRcptTo: async (_address, _session, done) => {
      await whenOver('wait')
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
        await whenOver('wait', 'waitAfterData')
        const socket = sockets.get(session.remotePort)
        if (fault === 'closeAfterData') return socket?.destroy()
        await new Promise((resolve) => setTimeout(resolve, sink.delay))
        done()
        if (fault === 'closeAfter250') socket?.end()
      })
    },
  })
  smtp.on('error', () => {}) // a sender that was killed

  // A proxy in front of it, so that its port can be closed and its connections broken.
  const gate = () =>
    createServer((socket) => {
      const port = socket.remotePort
      sockets.set(port, socket)
      socket.on('error', () => {}).on('close', () => sockets.delete(port))
      if (fault === 'trickle') {
        const drops = setInterval(() => socket.write('2'), 100)
        socket.on('close', () => clearInterval(drops))
        return
      }
      smtp.server.emit('connection', socket)
    })
  let server: Server | null = gate()
  const port = await listen(server, 0)

  const sink: MailSink = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    delay: 0,
    async setFault(next) {
      fault = next
      over.resolve()
      over = Promise.withResolvers()
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
  return sink
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
