import type { PipelinedStatement } from './pipeline.ts'
import { type Limits, type Pool, openPool, readFrom, refusePrivilegedRole } from './pool.ts'
import type { DatabaseAddress } from './roles.ts'
import type { TextRows } from './transaction.ts'
import { isConnectionError } from './unavailable.ts'

type Parts = {
  /** The replica's address; its owner's name is not used. */
  url: string
  address: DatabaseAddress
  limits: Limits
  primary: Pool
  /** How old what it shows may be, in milliseconds. */
  maxLag: number
  /** Told once when it goes and once when it is back. */
  onError: (error: Error) => void
}

/** Milliseconds between two questions how far it is: usually, and while somebody waits for it to catch up. */
const often = { usually: 1_000, awaited: 50 }
/** A statement was too slow: it would be at the primary too, so it is not asked there again. */
const tooSlow = '57014'

/**
 * A streaming replica that answers reads which may be some seconds old. It is asked only while it follows: what the primary had
 * written `maxLag` ago must be there. After a change of what a center shows, it is asked for that center again only when it has
 * the change, so that no page is made and cached from before it.
 */
export class Replica {
  readonly #parts: Parts
  readonly #pool: Pool
  /** Why it is not asked; null while it is. */
  #away: string | null = 'not asked yet'
  /** Positions in the log that the primary had reached, and when; the oldest first, without those that are replayed. */
  #written: { at: number; position: bigint }[] = []
  /** By center: the position to wait for, null until the primary has said it. */
  #awaited = new Map<string, { position: bigint | null }>()
  #timer: NodeJS.Timeout | undefined
  #asking: Promise<void> | null = null
  #ended = false

  constructor(parts: Parts) {
    const { url, address, limits, onError } = parts
    this.#parts = parts
    // Without names where the database is reached by a bouncer, because then the replica may be too.
    this.#pool = openPool('vw_app', { ...address, databaseUrl: url, bouncerUrl: address.bouncerUrl ? url : null }, limits, onError)
    this.#askIn(0)
  }

  /** @returns null where it must not be asked now, or could not answer: then the primary is asked */
  async read(centerId: string, steps: readonly PipelinedStatement[]): Promise<TextRows[] | null> {
    if (!this.isUsed() || this.#awaited.has('*') || this.#awaited.has(centerId)) return null
    try {
      return await readFrom(this.#pool, steps)
    } catch (error) {
      const cause = (error as Error).cause ?? error
      if ((cause as { code?: string }).code === tooSlow) throw error
      if (isConnectionError(cause)) this.#setAway((cause as Error).message)
      // It may also lack a migration, or give way to what it replays.
      return null
    }
  }

  isUsed(): boolean {
    const [oldest] = this.#written
    return this.#away === null && (oldest === undefined || performance.now() - oldest.at <= this.#parts.maxLag)
  }

  catchUp(centerId: string): void {
    this.#awaited.set(centerId, { position: null })
    if (this.#away === null) this.#askIn(0)
  }

  async stop(): Promise<void> {
    this.#ended = true
    clearTimeout(this.#timer)
    await this.#asking
    await this.#pool.pool.end()
  }

  #askIn(milliseconds: number): void {
    if (this.#ended || this.#asking) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#asking = this.#ask().finally(() => {
        this.#asking = null
        this.#askIn(this.#awaited.size > 0 && this.#away === null ? often.awaited : often.usually)
      })
    }, milliseconds)
    this.#timer.unref()
  }

  /** First the primary: what it had written then is what the replica must have. */
  async #ask(): Promise<void> {
    const asking = [...this.#awaited.values()].filter(({ position }) => position === null)
    const at = performance.now()
    // While the primary is away nothing is written, so that the replica falls no further behind.
    const written = await positionAt(this.#parts.primary, 'pg_current_wal_lsn()').catch(() => null)
    if (written !== null) {
      this.#written.push({ at, position: written })
      for (const awaited of asking) awaited.position = written
    }
    try {
      if (this.#away !== null) await refusePrivilegedRole(this.#pool)
      const replayed = await positionAt(this.#pool, 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end')
      if (replayed === null) throw new Error('it follows no other server')
      this.#written = this.#written.filter(({ position }) => position > replayed)
      for (const [centerId, { position }] of this.#awaited) if (position !== null && position <= replayed) this.#awaited.delete(centerId)
      this.#setAway(null)
    } catch (error) {
      this.#setAway((error as Error).message)
    }
  }

  #setAway(why: string | null): void {
    const before = this.#away
    this.#away = why
    if (why === null) {
      if (before !== null) this.#parts.onError(new Error('The replica answers what visitors read.'))
      return
    }
    // While it is away one position tells enough: how far behind it comes back.
    this.#written = this.#written.slice(0, 1)
    if (before === null || before === 'not asked yet') this.#parts.onError(new Error(`The replica is not used: ${why}. The primary answers for it.`))
  }
}

/** A position in the log, in bytes from its beginning. */
async function positionAt(pool: Pool, position: string): Promise<bigint | null> {
  const [rows] = await readFrom(pool, [{ name: '', text: `select (${position} - '0/0'::pg_lsn)::text`, values: [] }])
  const text = rows?.[0]?.[0] ?? null
  return text === null ? null : BigInt(text)
}
