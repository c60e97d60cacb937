import { sql } from 'kysely'
import type { Database } from '#kernel/db/server/database.ts'
import { defineJob } from '#kernel/jobs/server/job.ts'
import type { Worker } from '#kernel/jobs/server/workers.ts'
import { drawCopies, putCopies } from '#features/uploads/server/draw-copies.ts'

type FileKey = { centerId: string; fileId: string }
export const makeAvifCopiesJob = defineJob<FileKey>({ name: 'files.sharpen', seconds: 180, retries: 3 })

export const avifCopiesWorker: Worker = { job: makeAvifCopiesJob, cron: null, run: async (db, _jobId, payload: FileKey) => await makeAvifCopies(db, payload) }

/** Draws the AVIF copies of a picture from its largest copy. This takes seconds of a processor, so it runs as a job. */
export async function makeAvifCopies(db: Database, { centerId, fileId }: FileKey): Promise<void> {
  const file = await db.inCenter(
    centerId,
    async (tx) =>
      await tx.selectFrom('files').select(['key', 'pictures']).where('volunteer_center_id', '=', centerId).where('id', '=', fileId).executeTakeFirst(),
  )
  const largest = file?.pictures.at(-1)
  if (!file || !largest || largest.avif) return
  const { key } = file
  const names = file.pictures.map(({ url }) => url.split('/').at(-1)!)
  const source = await db.inCenter(
    centerId,
    async (tx) =>
      await tx
        .selectFrom('file_copies')
        .select(['content', 'object_key'])
        .where('volunteer_center_id', '=', centerId)
        .where('key', '=', key)
        .where('name', '=', names.at(-1)!)
        .executeTakeFirst(),
  )
  if (!source) return
  const sides = names.map((name) => Number.parseInt(name, 10))
  const drawn = await putCopies(db, centerId, await drawCopies([await db.bytes.get(source)], sides, { to: 'avif' }))
  const copies = drawn.map(({ name, content, object_key }) => ({ volunteer_center_id: centerId, file_id: fileId, key, name, content, object_key }))
  const pictures = file.pictures.map((copy, at) => ({ ...copy, avif: `/files/${key}/${sides[at]}.avif` }))
  await db.inCenter(centerId, async (tx) => {
    const held = await sql`select from files where volunteer_center_id = ${centerId} and id = ${fileId} and key = ${key}
      and pictures -> 0 -> 'avif' is null for update`.execute(tx)
    // The file is gone or was replaced meanwhile, or another job has drawn the copies.
    if (held.rows.length === 0) return
    await tx
      .insertInto('file_copies')
      .values(copies)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await tx
      .updateTable('files')
      .set({ pictures: JSON.stringify(pictures), kept_bytes: sql`kept_bytes + ${drawn.reduce((sum, { size }) => sum + size, 0)}` })
      .where('id', '=', fileId)
      .execute()
  })
}
