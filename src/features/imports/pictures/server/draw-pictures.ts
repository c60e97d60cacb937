import { jsonText } from '#kernel/db/server/json-text.ts'
import { sql } from 'kysely'
import { kinds } from '#features/imports/kinds/kinds.ts'
import { applyJob } from '#features/imports/model/server/import-jobs.ts'
import { type ImportRun, recordProgress } from '#features/imports/model/server/import-run.ts'
import type { ImportKind } from '#features/imports/model/states.ts'
import { type Purpose, largestFile, purposes } from '#features/uploads/purposes.ts'
import { type PutCopy, drawCopies, putCopies } from '#features/uploads/server/draw-copies.ts'
import { refuseWhenFull } from '#features/uploads/server/quota.ts'
import { refuseOtherTypes, storeUpload } from '#features/uploads/server/upload-route.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { HttpError } from '#kernel/http/errors.ts'
import { enqueue } from '#kernel/jobs/server/job.ts'
import { ArchiveProblem, type ArchiveFile, openArchive } from './read-archive.ts'
import { pictureWarning } from './warn-of-pictures.ts'

/** Milliseconds of drawing in one job; the rest is a job of its own, so that none takes too long. */
const turn = 60_000
/** Seconds until the next try when pictures of other people are being drawn. */
const wait = 5

type Wanted = { name: string; position: number; alt: string | null }

/**
 * Draws the pictures of the rows that will be applied, one after the other, as an upload would (ADR 0023). Each is kept at once, so that a
 * job that is killed goes on where it was. Returns whether all are drawn; when not, the job was added again.
 */
export async function drawSomePictures(db: Database, step: ImportRun, kind: ImportKind): Promise<boolean> {
  const { picture } = kinds[kind]
  if (!picture) return true
  const wanted = await picturesToDraw(db, step, picture)
  if (wanted.length === 0) return true
  const archive = await openArchive(db, step)
  if (!archive) return true
  const until = performance.now() + turn
  const byPosition = new Map(wanted.map((one) => [one.position, one]))
  let drawn = 0
  for await (const file of archive.files()) {
    const one = byPosition.get(file.position)
    if (!one) continue
    const outcome = await drawOne(db, step, picture.purpose, { ...one, unpack: async () => await archive.unpack(file, largestFile), file })
    if (outcome === 'busy') return await goOnLater(db, step, wait)
    if (outcome !== 'drawn') await refusePicture(db, step, picture.field, one.name, outcome)
    drawn += 1
    await recordProgress(db, step, (drawn / wanted.length) * 0.5)
    if (drawn < wanted.length && performance.now() > until) return await goOnLater(db, step, 0)
  }
  return true
}

async function picturesToDraw(db: Database, { centerId, importId }: ImportRun, { field, alt }: { field: string; alt: string }): Promise<Wanted[]> {
  return await db.inCenter(centerId, async (tx) =>
    rowsOf(
      tx,
      { name: shown.text('p.name'), position: shown.number('p.position'), alt: orNull(shown.text(sql`min(r.kept->>${alt})`)) },
      (columns) => sql`select ${columns} from import_rows r join imports i on i.volunteer_center_id = r.volunteer_center_id and i.id = r.import_id
        join import_pictures p on p.volunteer_center_id = r.volunteer_center_id and p.import_id = r.import_id and p.name = r.kept->>${field}
      where r.import_id = ${importId} and i.status = 'applying' and r.outcome <> 'bad' and r.choice <> 'skip' and p.problem is null
        and not exists (select from uploads u where u.volunteer_center_id = p.volunteer_center_id and u.id = p.upload_id)
      group by p.name, p.position`,
    ),
  )
}

type Drawing = Wanted & { file: ArchiveFile; unpack: () => Promise<Buffer[]> }

/** Draws and stores a picture. Returns the code of what is wrong with it, or that it has to wait: for other pictures, or for the storage. */
async function drawOne(db: Database, step: ImportRun, purpose: Purpose, { name, alt, unpack }: Drawing): Promise<'drawn' | 'busy' | (string & {})> {
  const { centerId, importId, actorId } = step
  let copies: PutCopy[]
  try {
    await refuseWhenFull(db, centerId, actorId)
    const chunks = await unpack()
    refuseOtherTypes(chunks[0] ?? Buffer.alloc(0))
    copies = await putCopies(db, centerId, await drawCopies(chunks, purposes[purpose].widths))
  } catch (error) {
    if (error instanceof ArchiveProblem) return 'broken_picture'
    if (!(error instanceof HttpError)) throw error
    return error.status === 503 ? 'busy' : error.code
  }
  await db.inCenter(centerId, async (tx) => {
    const id = await storeUpload({ tx, centerId, actor: { userId: actorId }, purpose, alt, copies, operationId: importId })
    await sql`update import_pictures set upload_id = ${id} where import_id = ${importId} and name = ${name}`.execute(tx)
  })
  return 'drawn'
}

/** A picture that cannot be used is a warning at its rows, which come without it. */
async function refusePicture(db: Database, { centerId, importId }: ImportRun, field: string, name: string, code: string): Promise<void> {
  await db.inCenter(centerId, async (tx) => {
    await sql`update import_pictures set problem = ${code} where import_id = ${importId} and name = ${name}`.execute(tx)
    await sql`update import_rows set kept = kept - ${field}::text, warnings = warnings || ${jsonText({ [field]: pictureWarning(code) })}::jsonb
      where import_id = ${importId} and kept->>${field} = ${name}`.execute(tx)
  })
}

async function goOnLater(db: Database, step: ImportRun, startAfter: number): Promise<false> {
  await db.inCenter(step.centerId, async (tx) => await enqueue(tx, applyJob, step, { startAfter }))
  return false
}

/** The ids of the pictures that were drawn, by name. */
export async function drawnPictures(db: Database, { centerId, importId }: ImportRun): Promise<Map<string, string>> {
  const [rows] = await db.read(centerId, [
    {
      name: 'drawn_pictures',
      text: `select p.name, p.upload_id from import_pictures p join uploads u on u.volunteer_center_id = p.volunteer_center_id and u.id = p.upload_id
        where p.volunteer_center_id = $1 and p.import_id = $2`,
      values: [centerId, importId],
    },
  ])
  return new Map(rows!.map(([name, id]) => [name!, id!]))
}
