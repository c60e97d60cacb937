import { performance } from 'node:perf_hooks'
import { timeZone } from '#kernel/i18n/dates.ts'
import type { Database } from './database.ts'

export type DatabaseClock = {
  /** The time of the database, to the millisecond. */ now(): Date
  /** Reads the database's time no more. */ stop(): void
}

/**
 * Tells the time of the database, read every `interval` milliseconds and carried on in between by the monotonic clock of this
 * process. Expiry of sessions and links is then the same for all processes, and a machine's own clock that is wrong, or is set while
 * the process runs, neither ends a session nor revives one (quality X8). While the database cannot be reached the last reading is
 * carried on.
 * @throws when the first reading fails
 */
export async function databaseClock(db: Pick<Database, 'readOnPlatform'>, interval = 60_000): Promise<DatabaseClock> {
  /** Milliseconds from the beginning of the monotonic clock to 1970, as the database counts. */
  let origin = await readOrigin(db)
  const timer = setInterval(
    () =>
      void readOrigin(db).then(
        (read) => (origin = read),
        () => {},
      ),
    interval,
  ) // carried on until the next
  timer.unref()
  return { now: () => new Date(Math.floor(origin + performance.now())), stop: () => clearInterval(timer) }
}

/** Half of the way there and back is taken for the way back. */
async function readOrigin(db: Pick<Database, 'readOnPlatform'>): Promise<number> {
  const asked = performance.now()
  const [rows] = await db.readOnPlatform([{ name: 'database_time', text: 'select extract(epoch from clock_timestamp()) * 1000', values: [] }])
  const answered = performance.now()
  return Number(rows![0]![0]) - (asked + answered) / 2
}

/** SQL: today's date in the Netherlands. `current_date` would follow the database's time zone. */
export const today = `(now() at time zone '${timeZone}')::date`

/** SQL: the date and minute of a moment in Dutch local time. */
export const minuteOf = (column: string): string => `to_char(${column} at time zone '${timeZone}', 'YYYY-MM-DD HH24:MI')`
/** SQL: the date of a moment in Dutch local time. */
export const dayOf = (column: string): string => `to_char(${column} at time zone '${timeZone}', 'YYYY-MM-DD')`
