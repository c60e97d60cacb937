import type { Database, ReadQuery } from '#kernel/db/server/database.ts'

/** The statements that a piece of work reads with `db.read`, while nothing else runs. */
export async function recordQuestions(db: Database, work: () => Promise<unknown>): Promise<ReadQuery[]> {
  const { read } = db
  const asked: ReadQuery[] = []
  db.read = async (centerId, queries) => {
    asked.push(...queries)
    return await read(centerId, queries)
  }
  try {
    await work()
  } finally {
    db.read = read
  }
  return asked
}
