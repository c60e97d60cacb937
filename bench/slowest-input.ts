import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate as turn } from 'node:timers/promises'
import type { Config } from '#kernel/config/server/config.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { buildApp } from '#src/server/app.ts'
import { extremes } from '#src/testing/extreme-inputs.ts'

/** The input, of all that anybody can send at its limit, that blocks the event loop longest, with the milliseconds: the best of three tries. */
export async function slowestInput(config: Config, db: Database, host: string): Promise<{ name: string; held: number }> {
  const app = await buildApp({ config: { ...config, rateLimits: false, logLevel: 'silent' }, db })
  let dearest = { name: '', held: 0 }
  for (const { name, ask } of Object.values(extremes).flat()) {
    const { method, url, headers, payload } = ask(1)
    let held = Infinity
    for (let attempt = 0; attempt < 3 && held > dearest.held; attempt++) {
      const delay = monitorEventLoopDelay({ resolution: 1 })
      await turn()
      delay.enable()
      await app.inject({ method, url, headers: { host, ...headers }, ...(payload !== undefined && { payload }) })
      await turn()
      delay.disable()
      held = Math.min(held, delay.max / 1e6)
    }
    if (held > dearest.held) dearest = { name, held }
  }
  await app.close()
  return dearest
}
