import { createHash } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '#kernel/db/server/database.ts'
import { TooMany } from '#kernel/http/errors.ts'

/** Contract §1.6: how many calls in how many seconds. */
const rules = {
  signInByAddress: { points: 30, duration: 60 },
  failedByMailAndAddress: { points: 5, duration: 15 * 60 },
  failedByMail: { points: 20, duration: 60 * 60 },
  mailsToOne: { points: 3, duration: 60 * 60 },
  mailsByAddress: { points: 20, duration: 60 * 60 },
  badTokensByAddress: { points: 20, duration: 60 * 60 },
  wrongNamesByAddress: { points: 20, duration: 60 * 60 },
  signUpsByAddress: { points: 10, duration: 60 * 60 },
  draftsByAddress: { points: 20, duration: 60 * 60 },
  accessByAddress: { points: 10, duration: 60 * 60 },
  formsByAddress: { points: 100, duration: 60 * 60 },
  stepsByAddress: { points: 100, duration: 60 * 60 },
  resendsToOne: { points: 1, duration: 5 * 60 },
} as const
export type LimitName = keyof typeof rules

export type Limits = {
  /** Counts a call. @throws {TooMany} if it is over the limit */
  take(name: LimitName, ...key: string[]): Promise<void>
  /** Counts a call; false if it is over the limit. */
  takes(name: LimitName, ...key: string[]): Promise<boolean>
  /** Whether the limit has been reached. */
  isSpent(name: LimitName, ...key: string[]): Promise<boolean>
  /** Counts a call. `last`: it reached the limit, which then stays reached for the full duration. */
  spend(name: LimitName, ...key: string[]): Promise<'left' | 'last' | 'over'>
  clear(name: LimitName, ...key: string[]): Promise<void>
}

/** Counters in `rate_limits`, shared by all processes. If the database is down each process counts in memory. */
export function createLimits(db: Database, { enabled }: { enabled: boolean }): Limits {
  if (!enabled) return unlimited
  const storeClient = { query: async (query: { text: string; values: unknown[] }) => await onPlatform(db, query) }
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name,
      new RateLimiterPostgres({
        ...rule,
        storeClient,
        storeType: 'client',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        // A caller far over the limit is refused from memory, so that a flood of calls is not a flood of writes.
        inMemoryBlockOnConsumed: rule.points * 3,
        inMemoryBlockDuration: 10,
        insuranceLimiter: new RateLimiterMemory({ ...rule, keyPrefix: name }),
      }),
    ]),
  ) as Record<LimitName, RateLimiterPostgres>

  const consume = async (name: LimitName, key: string[]) => {
    try {
      return await limiters[name].consume(digest(key))
    } catch (rejected) {
      if (rejected instanceof RateLimiterRes) return rejected
      throw rejected
    }
  }
  const isOver = (name: LimitName, { consumedPoints }: RateLimiterRes) => consumedPoints > rules[name].points

  return {
    async take(name, ...key) {
      const counted = await consume(name, key)
      if (isOver(name, counted)) throw new TooMany(counted.msBeforeNext / 1000, 'too_many_attempts')
    },
    async takes(name, ...key) {
      return !isOver(name, await consume(name, key))
    },
    async isSpent(name, ...key) {
      const counted = await limiters[name].get(digest(key))
      return counted !== null && counted.consumedPoints >= rules[name].points
    },
    async spend(name, ...key) {
      const counted = await consume(name, key)
      if (isOver(name, counted)) return 'over'
      if (counted.consumedPoints < rules[name].points) return 'left'
      await limiters[name].block(digest(key), rules[name].duration)
      return 'last'
    },
    async clear(name, ...key) {
      await limiters[name].delete(digest(key))
    },
  }
}

/** The table stores no mail or IP addresses. The key is JSON before hashing, so that no chosen value can pass for two parts. */
function digest(key: string[]): string {
  return createHash('sha256').update(JSON.stringify(key)).digest('base64url')
}

async function onPlatform(db: Database, { text, values }: { text: string; values: unknown[] }) {
  const { rows, numAffectedRows } = await db.onPlatform(async (tx) => await tx.executeQuery(CompiledQuery.raw(text, values)))
  return { rows, rowCount: rows.length || Number(numAffectedRows ?? 0) }
}

const unlimited: Limits = {
  take: async () => {},
  takes: async () => true,
  isSpent: async () => false,
  spend: async () => 'left',
  clear: async () => {},
}
