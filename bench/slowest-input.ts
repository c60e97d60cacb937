import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#kernel/config/server/config.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { buildApp } from '#src/server/app.ts'
import { extremeForms, fileAddresses, largestForm, plainFile, sendForm } from '#src/testing/extreme-forms.ts'
import { extremes } from '#src/testing/extreme-inputs.ts'

type Asked = { host: string; /** Headers of a session, with which forms are read to their end. */ session: Readonly<Record<string, string>> }
type Input = { name: string; send(): Promise<unknown> }

/**
 * The input, of all that anybody can send at its limit, that blocks the event loop longest, with the milliseconds: the best of
 * three tries. Forms with files are those of the largest size, as the law of their cost sends them.
 */
export async function slowestInput(config: Config, db: Database, { host, session }: Asked): Promise<{ name: string; held: number }> {
  const app = await buildApp({ config: { ...config, rateLimits: false, logLevel: 'silent' }, db })
  let dearest = { name: '', held: 0 }
  for (const { name, send } of inputs(app, { host, session })) {
    let held = Infinity
    for (let attempt = 0; attempt < 3 && held > dearest.held; attempt++) {
      const delay = monitorEventLoopDelay({ resolution: 1 })
      await turn()
      delay.enable()
      await send()
      await turn()
      delay.disable()
      held = Math.min(held, delay.max / 1e6)
    }
    if (held > dearest.held) dearest = { name, held }
  }
  await app.close()
  return dearest
}

/** One after the other, because a form of the largest size takes 13 MB. */
function* inputs(app: FastifyInstance, { host, session }: Asked): Generator<Input> {
  for (const { name, ask } of Object.values(extremes).flat()) {
    const { method, url, headers, payload } = ask(1)
    yield { name, send: async () => await app.inject({ method, url, headers: { host, ...headers }, ...(payload !== undefined && { payload }) }) }
  }
  for (const { name, type, body } of [plainFile, ...extremeForms]) {
    const form = body(largestForm)
    for (const url of fileAddresses) yield { name: `${url}: ${name}`, send: async () => await sendForm(app, { url, host, session, type, body: form }) }
  }
}
