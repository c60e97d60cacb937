import { join } from 'node:path'
import pg from 'pg'
import { type Actor, anonymous } from '#kernel/access/actor.ts'
import { readConfig } from '#kernel/config/server/config.ts'
import { openDatabase } from '#kernel/db/server/database.ts'
import { provideDatabase } from '#kernel/db/server/provide-database.ts'
import { ask } from '../bench/ask.ts'
import budgets from '../bench/budgets.json' with { type: 'json' }
import { type Case, casesOf } from '../bench/cases.ts'
import { demoCenter, demoIdsOf } from '../bench/demo-ids.ts'
import { slowestInput } from '../bench/slowest-input.ts'
import { cpuTime } from '../bench/cpu-time.ts'
import { liveConnections } from '../bench/live-connections.ts'
import { longThread } from '../bench/long-thread.ts'
import { noisyPhotos } from '../bench/noisy-photos.ts'
import { weigh } from '../bench/page-weight.ts'
import { runLoad, peakMemory, startNode, stop } from '../bench/processes.ts'
import { helpCandidates } from '../bench/help-candidates.ts'
import { searchInDatabase } from '../bench/search-in-database.ts'
import { differenceOf } from '../bench/same-facts.ts'
import { measureStaffLists } from '../bench/staff-lists.ts'
import { tenPictures } from '../bench/ten-pictures.ts'
import { twentyBlocks } from '../bench/twenty-blocks.ts'
import { buildIfStale } from './build.ts'
import { environment, nodeFlags } from './small-machine.js'

// Measures the product on the large seed against bare servers that answer the same questions, in one run.
//   npm run seed:large && npm run bench [-- --only=list --seconds=8 --profile --beside=./data-million]

const option = (name: string, otherwise: string) => process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise
const seconds = Number(option('seconds', '8'))
const only = option('only', '')
/** A larger seed, on which lists may not take much longer. */
const beside = option('beside', '')
const say = (line: string) => process.stdout.write(`${line}\n`)
const port = Number(process.env.PORT ?? 3105)
const dataDir = process.env.DATA_DIR ?? './data-large'
const origin = `http://127.0.0.1:${port}`
const widths = [8, 8, 8, 8, 8, 10, 14, 14]
const writtenTables = 'applications, conversations, messages, conversation_readers, notifications, outbox, idempotency_keys'
let missed = 0

type Target = { host: string; bareOrigin: string; pids: { ours: number; bare: number } }

const config = readConfig({ ...process.env, DATA_DIR: dataDir, SEED: 'none' })
const database = await provideDatabase(config, say)
// An open connection keeps the embedded server from being stopped together with the product.
const held = await openDatabase({ ...config, databaseUrl: database.databaseUrl })
const owner = new pg.Client(database.databaseUrl)
await owner.connect()
try {
  const { rows } = await owner.query<{ n: number }>('select count(*)::int as n from vacancies')
  if (rows[0]!.n < 1000) throw new Error(`There is little to measure in ${dataDir}: make the large seed first (npm run seed:large).`)
  if (!(await buildIfStale())) throw new Error('Without a build there are no pages to measure.')
  say(`${rows[0]!.n} vacancies, ${seconds} s for each server and question, 16 connections`)
  if (!['live', 'pictures', 'blocks'].includes(only)) await measure()
  if (only === '' || only === 'live') await measureLive()
  if (only === '' || only === 'pictures') await measurePictures()
  if (only === '' || only === 'blocks') await measureBlocks()
} finally {
  await owner.end()
  await held.close()
  await database.release()
}
process.exit(missed === 0 ? 0 : 1)

async function startOurs(duties: readonly string[] = ['--web']): ReturnType<typeof startNode> {
  const profile = process.argv.includes('--profile') ? ['--cpu-prof', `--cpu-prof-dir=${join(dataDir, 'profiles')}`] : []
  const env = { DATA_DIR: dataDir, SEED: 'none', RATE_LIMITS: 'off', PORT: String(port), NODE_ENV: 'development', LOG_LEVEL: 'warn', MAP_TILES: 'off' }
  return await startNode([...profile, ...nodeFlags, 'scripts/serve.js', ...duties], /http:\/\/\S+/, { ...environment, ...env })
}

/** In one process that serves pages and runs jobs, as in a town, so that the conversion of pictures competes with requests. */
async function measurePictures(): Promise<void> {
  await owner.query(`truncate ${writtenTables} cascade`)
  const photos = await noisyPhotos(10)
  const ours = await startOurs([])
  try {
    const made = await tenPictures(owner, { origin, host: 'demo.localhost', center: await demoCenter(owner), pid: ours.child.pid!, photos })
    const megabytes = photos.reduce((sum, { length }) => sum + length, 0) / 1e6
    judge(`ten pictures of ${megabytes.toFixed(0)} MB together ready as WebP, s`, made.seconds, budgets.tenPicturesSeconds)
    judge(`meanwhile the site answers, ms at p99 (${made.asked} pages, ${made.median.toFixed(0)} at the middle)`, made.p99, budgets.besidePicturesMilliseconds)
    judge('processes that draw WebP at the same time', made.atOnce, 1)
    judge('the largest of them, MB', made.megabytes, budgets.drawingMegabytes)
    judge('their copies in AVIF are there too, s after the first was sent', made.sharp, budgets.tenPicturesSharpSeconds)
  } finally {
    await stop(ours.child)
  }
}

/**
 * A page written by editors beside the search page, both rendered for each request: in milliseconds of processor time, which
 * other work hardly affects.
 */
async function measureBlocks(): Promise<void> {
  const ours = await startOurs()
  const host = 'demo.localhost'
  let leave = async () => {}
  try {
    const made = await twentyBlocks(owner, { origin, host, center: await demoCenter(owner) })
    leave = made.leave
    const spent = { page: [0, 0], search: [0, 0] }
    // Alternating, so that both run under the same load; the first round warms up.
    for (let round = 0; round < 6; round++)
      for (const [which, asked] of Object.entries({ page: made.path, search: '/vacancies/search' }) as ['page' | 'search', string][]) {
        const before = cpuTime(ours.child.pid, dataDir)!
        // With the cookie banner open a page is not cached.
        const shots = [{ path: `${asked}?cookies`, headers: { accept: 'text/html' } }]
        const { answered, failed } = await runLoad({ url: origin, shots, connections: 4, headers: { host }, seconds: seconds / 4 })
        const after = cpuTime(ours.child.pid, dataDir)!
        if (failed > 0) throw new Error(`${asked}: ${failed} were not answered.`)
        if (round > 0) spent[which] = [spent[which][0]! + after.server - before.server, spent[which][1]! + answered]
      }
    const [page, search] = [spent.page[0]! / spent.page[1]!, spent.search[0]! / spent.search[1]!]
    judge(
      `page of 20 blocks and 12 pictures, ms of the processor beyond the search page (${search.toFixed(1)})`,
      page - search,
      budgets.blocksProcessorMilliseconds,
    )
  } finally {
    await leave()
    await stop(ours.child)
  }
}

/** In a process that has done nothing else, so that its extra memory is that of the connections. */
async function measureLive(): Promise<void> {
  const ours = await startOurs()
  try {
    const live = await liveConnections(owner, { origin, host: 'demo.localhost', center: await demoCenter(owner), pid: ours.child.pid! })
    judge(`${live.open} open live connections, MB more`, live.megabytes, budgets.liveMegabytes)
    judge(`with them, a message is seen, ms at p99 (${live.messages}, ${live.median.toFixed(0)} at the middle)`, live.p99, budgets.liveSeenMilliseconds)
    judge('live connections that were lost', 1000 - live.open, 0)
  } finally {
    await stop(ours.child)
  }
}

async function measure(): Promise<void> {
  const ours = await startOurs()
  const facts = await demoIdsOf(database.databaseUrl, origin)
  const bare = await startNode(['bench/bare-server.ts', database.databaseUrl, facts.center], /listening \d+/)
  const bareOrigin = `http://127.0.0.1:${bare.line.split(' ')[1]}`
  try {
    say('processor: milliseconds a request, in the server + in the database')
    say(
      ' '.repeat(42) + ['ours/s', 'bare/s', 'share', 'goal', 'p99 ms', 'bare p99', 'processor', 'bare'].map((word, at) => word.padStart(widths[at]!)).join(''),
    )
    for (const one of casesOf(facts).filter(({ name }) => name.includes(only)))
      await compare(one, { host: facts.host, bareOrigin, pids: { ours: ours.child.pid!, bare: bare.child.pid! } })
    if (only === '') await weighPages(facts.host)
    judge('peak memory of the process, MB', peakMemory(ours.child) ?? 0, budgets.peakMemoryMegabytes)
    const { median, p99, found } = await searchInDatabase(database.databaseUrl)
    const dearest = await slowestInput({ ...config, databaseUrl: database.databaseUrl }, held, { host: facts.host, session: facts.sessions[0]! })
    judge(`event loop held by the dearest input, ms (${dearest.name})`, dearest.held, budgets.heldByInputMilliseconds)
    await judgeStaffLists(facts.center)
    const fits = await helpCandidates(held, database.databaseUrl)
    judge(
      `five candidates among ${fits.helpers} helpers, times as long as a bare query (${fits.ours.toFixed(1)} ms)`,
      fits.ours / fits.bare,
      budgets.helpCandidatesTimesBare,
    )
    const thread = await longThread(owner, { origin, host: facts.host, center: facts.center, session: facts.sessions[0]! })
    judge('page of a conversation of 2,000 messages, ms', thread.page, budgets.longThreadMilliseconds)
    judge('its newest messages by the API, ms', thread.newest, budgets.longThreadNewestMilliseconds)
    judge(`search by words within 10 km, ms (p99 ${p99.toFixed(1)}, ${found.toFixed(0)} found)`, median, budgets.searchInDatabaseMilliseconds)
  } finally {
    await stop(bare.child)
    await stop(ours.child)
  }
}

async function judgeStaffLists(center: string): Promise<void> {
  const { rows } = await owner.query<{ id: string }>('select id from users where home_center_id = $1 order by id limit 1', [center])
  const coordinator: Actor = { ...anonymous, userId: rows[0]!.id, roles: [{ id: rows[0]!.id, name: 'coordinator', organizationId: null }] }
  const found = await measureStaffLists(held, center, coordinator)
  for (const { name, median, questions, rows: shown } of found) {
    judge(`${name}, ms (${shown} rows)`, median, budgets.staffListMilliseconds)
    judge(`${name}, questions`, questions, budgets.staffListRoundTrips)
  }
  if (beside !== '') await judgeGrowth(found, center, coordinator)
}

/**
 * Measures the same lists in a center of the same size, in a database with ten times as many rows; one right after the other,
 * because the machine has other work.
 */
async function judgeGrowth(here: readonly { name: string; median: number }[], center: string, coordinator: Actor): Promise<void> {
  const config = readConfig({ ...process.env, DATA_DIR: beside, SEED: 'none' })
  const other = await provideDatabase(config, say)
  const db = await openDatabase({ ...config, databaseUrl: other.databaseUrl })
  try {
    const there = await measureStaffLists(db, center, coordinator)
    for (const [at, { name, median }] of (await measureStaffLists(held, center, coordinator)).entries())
      judge(`${name}, times as long in ${beside}`, there[at]!.median / Math.min(median, here[at]!.median), budgets.staffListTimesInLarger)
  } finally {
    await db.close()
    await other.release()
  }
}

type Measured = { perSecond: number; p99: number; failed: number; answered: number; server: number; database: number; refusals: string[] }

/** Both alternating, twice, so that they run under the same load. */
async function compare({ name, share, isPage, processor, ours, bare, sameServer, writes, sameFacts }: Case, { host, bareOrigin, pids }: Target): Promise<void> {
  const jobs = [
    { url: origin, shots: ours, pid: pids.ours },
    { url: sameServer ? origin : bareOrigin, shots: bare, pid: sameServer ? pids.ours : pids.bare },
  ]
  // In a seed with many small centers there may be nobody left to apply.
  if (ours.length === 0 || (!writes && !(await answers(ours[0]!, host)))) {
    say(`${name.padEnd(42)}  not there yet`)
    return
  }
  if (sameFacts) {
    const difference = differenceOf(await ask(origin + ours[0]!.path, { host }), await ask(bareOrigin + bare[0]!.path, { host }))
    if (difference) {
      missed += 1
      say(`${name}: the bare server tells other facts:\n  ${difference}`)
    }
  }
  const sums = jobs.map((): Measured => ({ perSecond: 0, p99: 0, failed: 0, answered: 0, server: 0, database: 0, refusals: [] }))
  if (writes) await owner.query(`truncate ${writtenTables} cascade`)
  for (const [part, kind] of (writes ? (['fill', 'warm up', 'measure', 'measure'] as const) : (['warm up', 'measure', 'measure'] as const)).entries()) {
    for (const [index, { pid, shots, ...job }] of jobs.entries()) {
      const before = cpuTime(pid, dataDir)
      const own = writes ? quarter(shots, part) : shots
      const { perSecond, p99, failed, answered, refusals } = await runLoad({
        ...job,
        shots: own,
        connections: 16,
        headers: { host },
        seconds: kind === 'measure' ? seconds / 2 : 2,
      })
      const after = cpuTime(pid, dataDir)
      if (kind !== 'measure') continue
      const sum = sums[index]!
      const spent = (what: 'server' | 'database') => (before && after ? after[what] - before[what] : 0)
      sums[index] = {
        perSecond: sum.perSecond + perSecond / 2,
        p99: Math.max(sum.p99, p99),
        failed: sum.failed + failed,
        answered: sum.answered + answered,
        server: sum.server + spent('server'),
        database: sum.database + spent('database'),
        refusals: [...sum.refusals, ...refusals],
      }
    }
    // Updates the planner's statistics: after TRUNCATE it would plan for empty tables.
    if (kind === 'fill') await owner.query(`analyze ${writtenTables}`)
  }
  tell(name, { share, isPage, processor }, sums as [Measured, Measured])
}

/** A row can be written only once, so each part gets its own share. */
function quarter<T>(all: readonly T[], part: number): T[] {
  return all.slice((part * all.length) / 4, ((part + 1) * all.length) / 4)
}

function tell(
  name: string,
  { share, isPage = false, processor = Infinity }: Pick<Case, 'share' | 'isPage' | 'processor'>,
  [own, other]: [Measured, Measured],
): void {
  const reached = own.perSecond / other.perSecond
  const good = reached >= share && (isPage || own.p99 <= budgets.p99TimesBare * other.p99) && own.failed === 0 && own.server / own.answered <= processor
  if (!good) missed += 1
  const cells = [own.perSecond.toFixed(0), other.perSecond.toFixed(0), reached.toFixed(3), share.toFixed(3), String(own.p99), String(other.p99)]
  const spent = ({ server, database, answered }: Measured) => `${(server / answered).toFixed(2)}+${(database / answered).toFixed(2)}`
  say(
    name.padEnd(42) +
      [...cells, spent(own), spent(other)].map((cell, at) => cell.padStart(widths[at]!)).join('') +
      (good ? '' : '  MISSED') +
      (own.failed + other.failed > 0 ? `  (${own.failed} and ${other.failed} not 2xx)` : ''),
  )
  for (const refusal of own.refusals) say(`  ${refusal}`)
}

async function weighPages(host: string): Promise<void> {
  for (const path of ['/', '/vacancies/search']) {
    const weight = await weigh((asked) => ask(origin + asked, { host }), path)
    judge(`${path} html, bytes gzip`, weight.html, budgets.html)
    judge(`${path} script, bytes gzip`, weight.script, budgets.script)
    judge(`${path} script with every part in use, bytes gzip`, weight.scriptInUse, budgets.scriptInUse)
  }
}

function judge(what: string, value: number, most: number): void {
  if (value > most) missed += 1
  say(`${what.padEnd(64)}${(Number.isInteger(value) ? String(value) : value.toFixed(2)).padStart(10)}  at most ${most}${value > most ? '  MISSED' : ''}`)
}

async function answers({ path, headers = {} }: { path: string; headers?: Record<string, string> }, host: string): Promise<boolean> {
  return await ask(origin + path, { host, ...headers }).then(
    () => true,
    () => false,
  )
}
