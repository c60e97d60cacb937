import { setImmediate as pause } from 'node:timers/promises'
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
    const rows = await tx.selectFrom('import_parts').select('position').where('import_id', '=', importId).orderBy('position').execute()
    return rows.map(({ position }) => position)
  })
  for (const [at, position] of positions.entries()) {
    const bytes = await db.inCenter(centerId, async (tx) => {
      const part = await tx
        .selectFrom('import_parts')
        .select('bytes')
        .where('import_id', '=', importId)
        .where('position', '=', position)
        .executeTakeFirstOrThrow()
      return part.bytes
    })
    for (let start = 0; start < bytes.length; start += slice) {
      yield bytes.subarray(start, start + slice)
      await pause()
    }
    await told((at + 1) / positions.length)
  }
}
