import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#kernel/config/server/config.ts'

/**
 * Open connections at once; further ones are closed as they arrive. Each costs some 20 kB, and an idle one is closed after at
 * most 20 s. More than the number of live streams (`kernel/live`), which stay open, so that there is always room for requests.
 */
export const maxConnections = 4000

/**
 * Listens on `host`. `localhost` means both loopback addresses, whatever the machine's hosts file says: browsers try ::1 first
 * for `demo.localhost`, and another program may listen there.
 * @returns a function that stops listening: it accepts no new connections, and finishes the requests in flight
 */
export async function listen(app: FastifyInstance, { port, host }: { port: number; host: string }): Promise<() => Promise<void>> {
  app.server.maxConnections = maxConnections
  await app.listen({ port, host: host === 'localhost' ? '127.0.0.1' : host })
  if (host !== 'localhost') return async () => await app.close()

  const second = createServer((socket) => app.server.emit('connection', socket))
  second.maxConnections = maxConnections
  await new Promise<void>((resolve) => {
    second.once('error', () => resolve()) // no IPv6 on this machine
    second.listen(port, '::1', resolve)
  })
  return async () => {
    const finished = new Promise((resolve) => second.close(resolve))
    await app.close()
    await finished
  }
}

/** Checked before the database starts, so that an accidental second start fails at once and touches nothing. */
export async function refuseTakenPort(port: number, host: string): Promise<void> {
  const server = createServer()
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      throw new Error(`Port ${port} is taken: perhaps this runs already. Stop that program, or choose another port: PORT=${port + 1} npm start`, {
        cause: error,
      })
    }
    if (code === 'EACCES') throw new Error(`Port ${port} needs more rights than this process has. Choose one above 1023: PORT=3000 npm start`, { cause: error })
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new Error(`HOST=${host} is no address of this machine. Leave it out, or set 0.0.0.0.`, { cause: error })
    throw error
  }
  await new Promise((resolve) => server.close(resolve))
}

type Step = { name: string; /** At most, in milliseconds. */ atMost: number; run: () => Promise<unknown> | unknown }

/**
 * Ends the process in order on SIGTERM, Ctrl-C or a closed terminal, or after an uncaught error. A step that fails or takes too
 * long is reported and skipped, so that the later ones still run.
 */
export function shutDownInOrder(steps: (cause: 'signal' | 'error') => Step[], say: (line: string) => void): void {
  let since: number | null = null

  async function end(cause: 'signal' | 'error'): Promise<void> {
    since = performance.now()
    for (const { name, atMost, run } of steps(cause)) {
      const result = Promise.resolve()
        .then(run)
        .catch((error: Error) => say(`${name}: ${error.message}`))
      const late = sleep(atMost, 'late' as const, { ref: false })
      if ((await Promise.race([result, late])) === 'late') say(`${name}: took longer than ${atMost / 1000} s, going on.`)
    }
    process.exit(cause === 'error' ? 1 : 0)
  }

  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (since === null) void end('signal')
      // Under npm one Ctrl-C arrives twice: from the terminal and from npm. Only a later one means impatience.
      else if (performance.now() - since > 1_000) process.exit(130)
    })
  }
  for (const name of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(name, (error: unknown) => {
      say(`This should not happen; please report it. ${error instanceof Error ? error.stack : String(error)}`)
      if (since === null) void end('error')
    })
  }
}

const people = ['vrijwilliger', 'lid', 'beheerder', 'redacteur', 'coordinator', 'centerbeheerder']

/** Printed after the start: what a newcomer wants to know; in production only where it listens, and how to make the first site. */
export function startupMessage(config: Config, origins: readonly string[]): string {
  const listening = `Listening on http://${config.host}:${config.port}`
  if (origins.length === 0) return `${listening}\nThere is no site yet. Make the first one: npm run setup`
  if (config.production) return listening

  const lines = ['', 'It runs. Open one of the sites:', ...origins.map((origin) => `  ${origin}`), '']
  if (config.seed === 'demo') {
    lines.push(
      `Sign in as ${people.map((name) => `${name}@`).join(', ')}`,
      '  of demo.example (or of another site: lid@oldebroek.example), or as platform@demo.example.',
      '  The password is samen-voor-de-buurt',
    )
  }
  lines.push(`Mails arrive at ${origins[0]}/test/mail`, 'Stop with Ctrl-C.', '')
  return lines.join('\n')
}
