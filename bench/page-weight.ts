import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type pg from 'pg'

export type Weight = { /** Bytes, gzip. */ html: number; /** Bytes, gzip, of all scripts that the page names. */ script: number; /** Questions to the database, each in one round trip. */ roundTrips: number }

/** What a page weighs, and how often it asks the database while it is made anew. `get` answers the body of a path. */
export async function weigh(get: (path: string) => Promise<string>, database: pg.Client, path: string, anew: string): Promise<Weight> {
  const html = await get(path)
  const scripts = new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map((match) => match[1]!))
  for (const [, name] of html.matchAll(/"(\/assets\/[^"]+\.js)"/g)) scripts.add(name!)
  let script = 0
  for (const name of scripts) script += gzipSync(await get(name)).length
  return { html: gzipSync(html).length, script, roundTrips: await roundTripsOf(get, database, anew) }
}

const times = 40

async function roundTripsOf(get: (path: string) => Promise<string>, database: pg.Client, path: string): Promise<number> {
  await get(path)
  const before = await transactions(database)
  for (let time = 0; time < times; time++) await get(path)
  // The pool's own look at the clock and the count of the counts are a fraction.
  return Math.round((await transactions(database) - before) / times)
}

/** A session of PostgreSQL that rests hands in its counts after ten seconds. */
async function transactions(database: pg.Client): Promise<number> {
  await sleep(11_000)
  await database.query('select pg_stat_clear_snapshot()')
  const { rows } = await database.query<{ n: string }>('select xact_commit as n from pg_stat_database where datname = current_database()')
  return Number(rows[0]!.n)
}
