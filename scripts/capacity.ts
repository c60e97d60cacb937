import { readFileSync, writeFileSync } from 'node:fs'
import pg from 'pg'
import { readConfig } from '#kernel/config/server/config.ts'
import { openDatabase } from '#kernel/db/server/database.ts'
import { provideDatabase } from '#kernel/db/server/provide-database.ts'
import { seededRandom } from '#src/testing/seeded-random.ts'
import { type Cost, type Doing, measureCosts } from '../bench/costs.ts'
import { startNode, stop } from '../bench/processes.ts'
import { province, simulate } from '../bench/province.ts'
import { environment, nodeFlags } from './small-machine.js'

// What a province needs, from what one answer costs (docs/capacity.md):
//   npm run capacity                      from the costs in bench/costs.json
//   npm run capacity -- --measure         measures them first, on the seed in DATA_DIR (npm run seed:large), and writes them there

const place = new URL('../bench/costs.json', import.meta.url)
const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function measure(): Promise<void> {
  const dataDir = process.env.DATA_DIR ?? './data-large'
  const config = readConfig({ ...process.env, DATA_DIR: dataDir, SEED: 'none' })
  const { databaseUrl, release } = await provideDatabase(config, say)
  // An open connection keeps the embedded server from being stopped together with the product.
  const held = await openDatabase({ ...config, databaseUrl })
  const owner = new pg.Client(databaseUrl)
  await owner.connect()
  const port = process.env.PORT ?? '3106'
  const env = { DATA_DIR: dataDir, SEED: 'none', RATE_LIMITS: 'off', PORT: port, NODE_ENV: 'development', LOG_LEVEL: 'warn', MAP_TILES: 'off' }
  const ours = await startNode([...nodeFlags, 'scripts/serve.js', '--web'], /http:\/\/\S+/, { ...environment, ...env })
  try {
    const origin = `http://127.0.0.1:${port}`
    const costs = await measureCosts({ databaseUrl, dataDir, origin, pid: ours.child.pid!, owner, seconds: 6, say })
    writeFileSync(place, `${JSON.stringify(costs, null, 2)}\n`)
  } finally {
    await stop(ours.child)
    await owner.end()
    await held.close()
    await release()
  }
}

if (process.argv.includes('--measure')) await measure()
const costs = JSON.parse(readFileSync(place, 'utf8')) as Record<Doing, Cost>
const { perSecond, processes, databaseCores, waited, streams } = simulate(costs, province, seededRandom('province'))
say(`${province.visits / 1e6} million visits a month are ${perSecond.toFixed(0)} requests a second in the busiest minutes.`)
say(`web processes: ${processes}, cores of the database: ${databaseCores}`)
say(`ninety-nine of a hundred requests then wait at most ${waited.toFixed(0)} ms for others`)
say(`open streams of events: ${streams.toFixed(0)}`)
