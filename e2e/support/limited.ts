import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#kernel/db/server/postgres/cluster.ts'
import { given } from './given.ts'

/** The product with its limits on, as a second process on the database of this run. `fromElsewhere` calls it as another computer would. */
export type Limited = { baseURL: string; fromElsewhere(site: string, path: string, body: object): Promise<number>; stop(): Promise<void> }

export async function startLimited(): Promise<Limited> {
  const { databaseUrl, secretKey, dataDir } = given
  const port = await freePort()
  const { PATH, HOME } = process.env
  const node = spawn(process.execPath, ['src/main.ts', '--web'], {
    env: {
      PATH,
      HOME,
      NODE_ENV: 'test',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SECRET_KEY: secretKey,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await ready(node, port)
  let computers = 0
  return {
    baseURL: `http://demo.localhost:${port}`,
    async fromElsewhere(tenant, path, body) {
      const headers = { 'content-type': 'application/json', 'x-tenant': tenant, 'x-forwarded-for': `203.0.113.${(computers += 1)}` }
      return (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status
    },
    async stop() {
      const gone = new Promise((resolve) => node.once('exit', resolve))
      node.kill('SIGTERM')
      await gone
    },
  }
}

async function ready(node: ChildProcess, port: number): Promise<void> {
  for (let waited = 0; waited < 30_000; waited += 100) {
    if (node.exitCode !== null) break
    const answer = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null) // not listening yet
    if (answer?.ok) return
    await sleep(100)
  }
  throw new Error('The second process of the product did not start.')
}
