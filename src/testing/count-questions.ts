import type { Database } from '#kernel/db/server/database.ts'

/** How many statements a piece of work reads with `db.read`, while nothing else runs. */
export async function countQuestions(db: Database, work: () => Promise<unknown>): Promise<number> {
  const { read } = db
  let asked = 0
  db.read = async (centerId, queries) => {
    asked += queries.length
    return await read(centerId, queries)
  }
  try {
    await work()
  } finally {
    db.read = read
  }
  return asked
}
