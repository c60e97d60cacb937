import { setTimeout as sleep } from 'node:timers/promises'
import type { MailSink } from '#kernel/testing/server/mail-sink.ts'
import { addMigration, wholeMigration } from './copy-of-product.ts'
import { compareMails, compareWrites, type Findings, Mailbox, type Mails, noFindings } from './kept-writes.ts'
import type { Product } from './product.ts'
import { Writers } from './writers.ts'

export type Victim = 'process' | 'database' | 'both'

/** What is killed in a round, and whether that happens while the next version's migration runs. */
export type Round = { victim: Victim; isInMigration: boolean }

type Options = {
  /** Was made in `root`, a copy of the product, and is not running. */
  product: Product
  root: string
  sink: MailSink
  rounds: readonly Round[]
  /** From 0 to 1, the next one at each call. */
  random: () => number
  say?: (line: string) => void
}

export type Summary = Findings & {
  acknowledged: Record<string, number>
  /** Writes of which the first answer did not tell whether they were made, and that were asked for again. */
  unknown: number
  mails: { sent: number; unknown: number }
  /** Milliseconds from each kill until the product said that it can serve. */
  ready: number[]
  /** Starts that ended before the product could serve, because the database that was killed too did not answer yet: tried again, as systemd does. */
  startsAgain: number
}

/**
 * Half of the rounds kill the process, half the database, in a random order; each twentieth, and one at least, does so inside a migration. For
 * every ten of them there is one more that kills both at once.
 */
export function planRounds(count: number, random: () => number): Round[] {
  const inMigration = Math.max(1, Math.floor(count / 20))
  const single = Array.from({ length: count }, (_, at): Round => ({ victim: at % 2 === 0 ? 'process' : 'database', isInMigration: at < inMigration }))
  const double = Array.from({ length: Math.ceil(count / 10) }, (): Round => ({ victim: 'both', isInMigration: false }))
  return [...single, ...double]
    .map((round) => ({ round, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ round }) => round)
}

/**
 * Kills the product or its database at random moments while people write, starts it again, and looks after each round whether everything that
 * was acknowledged is there exactly once. Ends with the first round that finds anything, or when every mail and job has come to its end.
 */
export async function killRounds({ product, root, sink, rounds, random, say = () => {} }: Options): Promise<Summary> {
  const writers = new Writers(product)
  const mailbox = new Mailbox(sink)
  const ready: number[] = []
  const starts: Starts = { again: 0 }
  let found: Findings = noFindings()
  try {
    await product.start()
    await writers.prepare()
    for (const [at, { victim, isInMigration }] of rounds.entries()) {
      await writers.begin()
      const alive = 200 + Math.round(random() * 1300)
      await sleep(alive)
      const took = isInMigration
        ? await killInMigration({ product, root, victim, after: Math.round(random() * 1500), starts })
        : await timed(async () => await (victim === 'database' ? killDatabase(product) : killProcess(product, victim, starts)))
      ready.push(took)
      await writers.end()
      found = merged(await compareWrites(product, writers), await compareMails(product, mailbox))
      const what = isInMigration ? `${victim} inside a migration` : victim
      const { application, message, export: lists, reset } = counted(writers)
      say(
        `round ${at + 1} of ${rounds.length}: ${what} killed after ${alive} ms, ready in ${seconds(took)}; so far ${application} applications, ${message} messages, ${lists} jobs, ${reset} mails asked for, ${writers.unknown} unknown`,
      )
      if (hasAny(found)) break
    }
    const mails = await ended(product, mailbox, starts)
    if (!hasAny(found)) found = merged(await compareWrites(product, writers), mails)
    return {
      ...found,
      acknowledged: counted(writers),
      unknown: writers.unknown,
      mails: { sent: mails.sent, unknown: mails.unknown },
      ready,
      startsAgain: starts.again,
    }
  } finally {
    writers.giveUp()
  }
}

async function killProcess(product: Product, victim: Victim, starts: Starts): Promise<void> {
  await product.killApp()
  if (victim === 'both') product.killDatabase()
  await startAgain(product, starts)
}

type Starts = { again: number }

/** As whatever watches a service does (deploy/): a start that ended because the database did not answer in time is tried again. */
async function startAgain(product: Product, starts: Starts): Promise<void> {
  for (;;) {
    try {
      return await product.start()
    } catch (error) {
      if (product.isRunning || !/The database is not available: .*\s*$/.test(product.output)) throw error
      starts.again += 1
    }
  }
}

/** The process lives on, and starts the database again by itself. */
async function killDatabase(product: Product): Promise<void> {
  const killed = product.databasePid
  product.killDatabase()
  await until(async () => product.hasOtherDatabaseThan(killed) && (await product.isReady()), 'The product is not ready again')
}

type InMigration = { product: Product; root: string; victim: Victim; after: number; starts: Starts }

/**
 * The old version is killed, the next one starts, and dies itself, or its database, while it migrates. The start after that has to find the
 * database as it was before, or as it is to be. Returns how long that start took.
 */
async function killInMigration({ product, root, victim, after, starts }: InMigration): Promise<number> {
  await product.killApp()
  const { mark, parts } = addMigration(root)
  const isMigrating = `select from pg_stat_activity where pid <> pg_backend_pid() and state = 'active' and query like '%${mark}%'`
  const starting = product.start().catch(() => {}) // it is to fail
  await until(async () => (await product.look(isMigrating)).length > 0, 'The migration does not run')
  await sleep(after)
  if (victim === 'process') await product.killApp()
  else product.killDatabase()
  await starting
  if (product.isRunning) throw new Error('The migration ended before it was killed.')
  const took = await timed(async () => await startAgain(product, starts))
  const [there] = await product.look(parts)
  if (JSON.stringify(there) !== JSON.stringify(wholeMigration)) throw new Error(`The migration is there in part: ${JSON.stringify(there)}`)
  return took
}

/** Waits until every mail is sent or given up and every job done. */
async function ended(product: Product, mailbox: Mailbox, starts: Starts): Promise<Mails> {
  // Every sender is dead then, so that what is leased to them for two minutes more may be taken over at once.
  await product.killApp()
  await product.look('update outbox set leased_until = now() where leased_until > now()')
  await startAgain(product, starts)
  await until(async () => {
    // What failed because the database was away is tried again after minutes, which may as well be over.
    await product.look(`update outbox set next_attempt_at = now() where status = 'waiting' and leased_until is null and next_attempt_at > now()`)
    const running = await product.look(`select from exports where status = 'running'`)
    return running.length === 0 && (await compareMails(product, mailbox)).waiting === 0
  }, 'Mails or jobs do not end')
  return await compareMails(product, mailbox)
}

async function until(isSo: () => Promise<boolean>, otherwise: string): Promise<void> {
  for (const began = performance.now(); performance.now() - began < 600_000; await sleep(50)) if (await isSo()) return
  throw new Error(`${otherwise}, ten minutes later.`)
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const counted = ({ acknowledged }: Writers): Record<string, number> =>
  Object.fromEntries(Object.entries(acknowledged).map(([kind, { length }]) => [kind, length]))

const merged = (one: Findings, other: Findings): Findings => ({
  lost: [...one.lost, ...other.lost],
  doubled: [...one.doubled, ...other.doubled],
  half: [...one.half, ...other.half],
})

export const hasAny = ({ lost, doubled, half }: Findings): boolean => lost.length + doubled.length + half.length > 0

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
