import { fileWidths } from '#features/files/model/file.ts'
import { type AddressedCopies, type PutCopy, addressCopies, drawCopies, putCopies } from '#features/uploads/server/draw-copies.ts'
import { findPdfProblem } from '#features/uploads/server/find-pdf-problem.ts'
import { nameOfFile } from '#features/uploads/server/name-of-file.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { type SentFile, detectFileType } from '#kernel/http/bodies/server/read-form.ts'
import { HttpError, Invalid } from '#kernel/http/errors.ts'
import { enqueue } from '#kernel/jobs/server/job.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { makeAvifCopiesJob } from './avif-copies.ts'

type SentKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'pdf'

/**
 * Detects the type of a file by its first bytes, whatever its name says. @throws 422 missing_file, 415 for a type that a library does not
 * take
 */
export function validateFile(file: SentFile | null): { file: SentFile; kind: SentKind } {
  if (!file || file.size === 0) throw new Invalid([{ code: 'missing_file', attribute: 'file' }])
  const { head } = file
  if (head.toString('latin1', 0, 5) === '%PDF-') return { file, kind: 'pdf' }
  if (['ftypavif', 'ftypavis'].includes(head.toString('latin1', 4, 12))) return { file, kind: 'avif' }
  const kind = detectFileType(head)
  if (kind === 'heic') throw new HttpError(415, [{ code: 'unsupported_heic', attribute: 'file' }])
  if (kind === 'other') throw new HttpError(415, [{ code: 'unsupported_file', attribute: 'file' }])
  return { file, kind }
}

export type PreparedFile = {
  name: string
  kind: 'picture' | 'document'
  bytes: number
  sha256: Buffer
  /** `width`: 0 for a document. */
  copies: PutCopy[]
  words?: { alt_nl?: string; alt_en?: string; credit?: string; license?: string }
}

/**
 * Draws a picture anew, which removes location, device and all other metadata (ADR 0023). A PDF stays as it is, and is refused if it
 * contains scripts. Either is put where the bytes of the center lie.
 * @throws 413 too_many_pixels, 422 broken_picture, pdf_with_script, pdf_with_attachment, 503
 */
export async function prepareFile(
  { db, centerId }: { db: Database; centerId: string },
  { name, chunks, size, sha256 }: SentFile,
  kind: SentKind,
): Promise<PreparedFile> {
  if (kind === 'pdf') {
    const content = Buffer.concat(chunks)
    const problem = await findPdfProblem(content)
    if (problem) throw new Invalid([{ code: problem, attribute: 'file' }])
    const copies = await putCopies(db, centerId, [{ name: 'document.pdf', width: 0, height: 0, content }])
    return { name: nameOfFile(name, 'pdf'), kind: 'document', bytes: size, sha256, copies }
  }
  const copies = await putCopies(db, centerId, await drawCopies(chunks, fileWidths, { from: kind === 'avif' ? 'avif' : 'photo' }))
  return { name: nameOfFile(name, 'webp'), kind: 'picture', bytes: size, sha256, copies }
}

/** Stores a file and its copies under an address that nobody can guess. Answers the existing file where the same content is stored already. */
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

/** Inserts a file, its copies, and the job that draws the AVIF copies. */
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

/** The columns of a file that follow from its copies. `key`: the address that stays. */
export function columnsOf(copies: PreparedFile['copies'], known?: string) {
  const { key, pictures, bytes, rows } = addressCopies('files', copies, known)
  const { width = null, height = null } = pictures.at(-1) ?? {}
  return { columns: { key, pictures: JSON.stringify(pictures), width, height, kept_bytes: bytes }, rows }
}

type Kept = { centerId: string; id: string; kind: PreparedFile['kind'] }

/** Stores the copies; the AVIF ones follow in a job. */
export async function storeCopies(tx: Tx, { centerId, id, kind }: Kept, rows: AddressedCopies['rows']): Promise<void> {
  await tx
    .insertInto('file_copies')
    .values(rows.map((row) => ({ volunteer_center_id: centerId, file_id: id, ...row })))
    .execute()
  if (kind === 'picture') await enqueue(tx, makeAvifCopiesJob, { centerId, fileId: id })
}
