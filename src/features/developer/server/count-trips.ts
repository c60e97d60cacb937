import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '#kernel/db/server/database.ts'

const counts = new AsyncLocalStorage<{ trips: number }>()
const counted = <Work extends (...args: never[]) => unknown>(work: Work): Work =>
  ((...args) => {
    const count = counts.getStore()
    if (count) count.trips += 1
    return work(...args)
  }) as Work

const ways = ['read', 'readOnPlatform', 'inCenter', 'onPlatform', 'asWorker'] as const
const counting = new WeakSet<Database>()

/** Makes a database count its round trips, for `countTrips`; outside of that it does what it did. */
export function countTripsOf(db: Database): void {
  if (counting.has(db)) return
  counting.add(db)
  for (const way of ways) Object.assign(db, { [way]: counted(db[way] as never) })
  const { forUser } = db
  // Made anew for every person, so each is counted from its first use.
  db.forUser = (...who) => {
    const own = { ...forUser(...who) }
    for (const way of ways) Object.assign(own, { [way]: counted(own[way] as never) })
    return own
  }
}

/** How often the database was asked while this work ran, whatever else runs at the same time. */
export async function countTrips<Result>(work: () => Promise<Result>): Promise<{ result: Result; trips: number }> {
  const count = { trips: 0 }
  const result = await counts.run(count, work)
  return { result, trips: count.trips }
}
