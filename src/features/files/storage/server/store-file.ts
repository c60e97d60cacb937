import type { Tx } from '#kernel/db/server/database.ts'
import { enqueue } from '#kernel/jobs/server/enqueue.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { addressCopies, type AddressedCopies } from '#features/uploads/server/address-copies.ts'
import type { PreparedFile } from './prepare-file.ts'
import { makeAvifCopiesJob } from './avif-copies.ts'

/** Keeps a file and its copies under an address that nobody can guess. One that is there already is answered instead. */
export const storeFile: Verb<{}, PreparedFile> = async ({ tx, centerId, actor, prepared: file }) => {
  const known = await tx
    .selectFrom('files')
    .select(['id'])
    .where('volunteer_center_id', '=', centerId)
    .where('sha256', '=', file.sha256)
    .where('status', '=', 'kept')
    .executeTakeFirst()
  if (known) return { id: known.id, status: 200, meta: { known: true } }
  return await insertFile(tx, { centerId, userId: actor.userId }, file)
}

/** A row, its copies, and the job that draws the sharper ones. */
export async function insertFile(tx: Tx, { centerId, userId }: { centerId: string; userId: string | null }, file: PreparedFile): Promise<string> {
  const { copies, words = {}, ...facts } = file
  const { columns, rows } = columnsOf(copies)
  const { id } = await tx
    .insertInto('files')
    .values({ volunteer_center_id: centerId, user_id: userId, ...facts, ...words, ...columns })
    .returning('id')
    .executeTakeFirstOrThrow()
  await storeCopies(tx, { centerId, id, kind: file.kind }, rows)
  return id
}

/** What a row says of its copies. `key`: the address that stays. */
export function columnsOf(copies: PreparedFile['copies'], known?: string) {
  const { key, pictures, bytes, rows } = addressCopies('files', copies, known)
  const { width = null, height = null } = pictures.at(-1) ?? {}
  return { columns: { key, pictures: JSON.stringify(pictures), width, height, kept_bytes: bytes }, rows }
}

type Kept = { centerId: string; id: string; kind: PreparedFile['kind'] }

/** The copies themselves; those in AVIF are drawn when nobody waits for them. */
export async function storeCopies(tx: Tx, { centerId, id, kind }: Kept, rows: AddressedCopies['rows']): Promise<void> {
  await tx
    .insertInto('file_copies')
    .values(rows.map((row) => ({ volunteer_center_id: centerId, file_id: id, ...row })))
    .execute()
  if (kind === 'picture') await enqueue(tx, makeAvifCopiesJob, { centerId, fileId: id })
}
