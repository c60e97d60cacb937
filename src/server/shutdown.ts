import { setTimeout as sleep } from 'node:timers/promises'

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
