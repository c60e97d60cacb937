import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { databaseClock } from './database-clock.ts'

const day = 24 * 3600 * 1000
/** A database whose clock stands at `ahead` milliseconds before the machine's, or is away. */
function databaseAt(ahead: number) {
  const real = { started: Date.now(), at: performance.now() }
  const state = { ahead, isAway: false }
  const readOnPlatform = async () => {
    if (state.isAway) throw new Error('away')
    return [[[String(real.started + performance.now() - real.at + state.ahead)]]] as never
  }
  return { state, readOnPlatform }
}
const clocks: { stop(): void }[] = []
afterEach(() => vi.useRealTimers())
afterAll(() => clocks.forEach((clock) => clock.stop()))
const started = async (...given: Parameters<typeof databaseClock>) => {
  const clock = await databaseClock(...given)
  clocks.push(clock)
  return clock
}
/** How far a moment is from the machine's own, in whole minutes. */
const minutesAhead = (moment: Date, now = Date.now()) => Math.round((moment.getTime() - now) / 60_000)

test('it tells the time of the database, not of the machine', async () => {
  const clock = await started(databaseAt(3 * day))
  expect(minutesAhead(clock.now())).toBe(3 * 24 * 60)
})

test('a machine whose clock is set while it runs goes on telling the time of the database', async () => {
  const before = Date.now()
  const clock = await started(databaseAt(0))
  vi.useFakeTimers({ toFake: ['Date'], now: before + 3 * day })
  expect(minutesAhead(clock.now(), before)).toBe(0)
  vi.setSystemTime(before - day)
  expect(minutesAhead(clock.now(), before)).toBe(0)
})

test('it is read anew, and carried on while the database is away', async () => {
  const database = databaseAt(0)
  const clock = await started(database, 10)
  database.state.ahead = day
  await expect.poll(() => minutesAhead(clock.now()), { timeout: 30_000 }).toBe(24 * 60)
  database.state.isAway = true
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(minutesAhead(clock.now())).toBe(24 * 60)
})
