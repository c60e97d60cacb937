import { sql } from 'kysely'
import type { FilePicture } from '#features/files/model/file.ts'
import type { KnownPicture } from '#features/files/model/known-picture.ts'
import { useWords } from '#features/files/model/messages.ts'
import { pictureOf } from '#features/files/picture/picture-of.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { HttpError, Invalid } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'

type ReferencingSubject = {
  /** Its type on the wire, with its id. */
  type: string
  id: string
  /** Its title and the path of its edit page, for the list of uses of a file. */
  title: string
  path: string
  /** Whether everybody may see it. */
  shown: boolean
}
/**
 * `place`: the part of it that shows the file, in words ("Verhaal"). `pointer`: the field that is at fault when the file does not exist.
 * `shown`: set where some parts of one thing are public and others not yet.
 */
export type FileReference = { fileId: string; place?: string; pointer?: string; shown?: boolean }

/**
 * Replaces all file references of a subject; an empty list when the subject is deleted. Call it in the transaction of the change. A
 * referenced file cannot be removed (domain §3.9).
 * @throws 404 related_not_found for a file that does not exist, or was removed
 */
export async function syncFileReferences(tx: Tx, centerId: string, subject: ReferencingSubject, uses: readonly FileReference[]): Promise<void> {
  const ids = [...new Set(uses.map(({ fileId }) => fileId))].filter((id) => uuid.test(id))
  // Locked, so that nobody removes one of them meanwhile.
  const found = ids.length
    ? await tx
        .selectFrom('files')
        .select('id')
        .where('volunteer_center_id', '=', centerId)
        .where('id', '=', sql<string>`any(${ids}::uuid[])`)
        .where('status', '=', 'kept')
        .orderBy('id')
        .forShare()
        .execute()
    : []
  const known = new Set(found.map(({ id }) => id))
  const missing = uses.find(({ fileId }) => !known.has(fileId))
  if (missing) throw new HttpError(404, [{ code: 'related_not_found', words: sayInAll(useWords.gone), ...(missing.pointer && { pointer: missing.pointer }) }])
  await tx
    .deleteFrom('file_uses')
    .where('volunteer_center_id', '=', centerId)
    .where('subject_type', '=', subject.type)
    .where('subject_id', '=', subject.id)
    .execute()
  const rows = new Map(uses.map(({ fileId, place = '', shown = subject.shown }) => [`${fileId} ${place}`, { fileId, place: cutText(place, 80), shown }]))
  if (rows.size === 0) return
  await tx
    .insertInto('file_uses')
    .values(
      [...rows.values()].map(({ fileId, place, shown }) => ({
        volunteer_center_id: centerId,
        file_id: fileId,
        subject_type: subject.type,
        subject_id: subject.id,
        place,
        title: cutText(subject.title, 200),
        path: subject.path,
        shown,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Pictures of a center by id; leaves out documents and removed files. */
async function keptPictures(tx: Tx, centerId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  return await tx
    .selectFrom('files')
    .select(['id', 'alt_nl as altNl', 'alt_en as altEn', 'decorative', 'focus_x as focusX', 'focus_y as focusY', 'pictures', 'credit'])
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('kind', '=', 'picture')
    .where('status', '=', 'kept')
    .execute()
}

/** Pictures as pages draw them. */
export async function picturesOf(tx: Tx, centerId: string, ids: readonly string[]): Promise<Map<string, FilePicture>> {
  return new Map((await keptPictures(tx, centerId, ids)).map((row) => [row.id, pictureOf(row)]))
}

/** Pictures as editors see them. */
export async function knownPictures(tx: Tx, centerId: string, ids: readonly string[]): Promise<KnownPicture[]> {
  const rows = await keptPictures(tx, centerId, ids)
  return rows.map((row) => ({ picture: pictureOf(row), altNl: row.altNl ?? '', altEn: row.altEn ?? '', decorative: row.decorative }))
}

/** @throws 404 related_not_found for a file that does not exist or was removed, 422 inclusion for a document; both point at the relation */
export async function refuseOtherThanPicture(
  { tx, centerId }: Pick<Call, 'tx' | 'centerId'>,
  { fileId, relation }: { fileId: string; relation: string },
): Promise<void> {
  const about = { attribute: relation, pointer: `/data/relationships/${relation}` }
  const file = await tx
    .selectFrom('files')
    .select('kind')
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', fileId)
    .where('status', '=', 'kept')
    .executeTakeFirst()
  if (!file) throw new HttpError(404, [{ code: 'related_not_found', ...about, words: sayInAll(useWords.gone) }])
  if (file.kind !== 'picture') throw new Invalid([{ code: 'inclusion', ...about }])
}
