import { setImmediate as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '#kernel/db/server/database.ts'

export type ImportKey = { centerId: string; importId: string }

/** Bytes that are decoded and parsed before anything else has its turn. */
const slice = 4 * 1024

/** The file in small pieces, with a breath between them; `told` hears how far it is. */
export async function* piecesOf(
  db: Database,
  { centerId, importId }: ImportKey,
  told: (share: number) => Promise<void> = async () => {},
): AsyncGenerator<Buffer> {
  const positions = await db.inCenter(centerId, async (tx) => {
    const { rows } = await sql<{ position: number }>`select position from import_parts where import_id = ${importId} order by position`.execute(tx)
    return rows.map(({ position }) => position)
  })
  for (const [at, position] of positions.entries()) {
    const bytes = await db.inCenter(centerId, async (tx) => {
      const { rows } = await sql<{ bytes: Buffer }>`select bytes from import_parts where import_id = ${importId} and position = ${position}`.execute(tx)
      return rows[0]!.bytes
    })
    for (let start = 0; start < bytes.length; start += slice) {
      yield bytes.subarray(start, start + slice)
      await pause()
    }
    await told((at + 1) / positions.length)
  }
}
