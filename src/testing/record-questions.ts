import type { Database, ReadQuery } from '#kernel/db/server/database.ts'

/** The statements that a piece of work reads with `db.read`, for one person or for nobody, while nothing else runs. */
export async function recordQuestions(db: Database, work: () => Promise<unknown>): Promise<ReadQuery[]> {
  const { read, forUser } = db
  const asked: ReadQuery[] = []
  const recorded =
    (ask: Database['read']): Database['read'] =>
    async (centerId, queries) => {
      asked.push(...queries)
      return await ask(centerId, queries)
    }
  db.read = recorded(read)
  db.forUser = (...who) => {
    const own = forUser(...who)
    return { ...own, read: recorded(own.read) }
  }
  try {
    await work()
  } finally {
    Object.assign(db, { read, forUser })
  }
  return asked
}
