import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import type { FilePicture } from '#features/files/model/file.ts'
import type { KnownPicture } from '#features/files/model/known-picture.ts'
import { pictureOf } from '#features/files/picture/picture-of.ts'

/** Pictures of a center by their ids; what is no picture, or was thrown away, is not among them. */
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

/** As pages draw them. */
export async function picturesOf(tx: Tx, centerId: string, ids: readonly string[]): Promise<Map<string, FilePicture>> {
  return new Map((await keptPictures(tx, centerId, ids)).map((row) => [row.id, pictureOf(row)]))
}

/** As their editors know them. */
export async function knownPictures(tx: Tx, centerId: string, ids: readonly string[]): Promise<KnownPicture[]> {
  const rows = await keptPictures(tx, centerId, ids)
  return rows.map((row) => ({ picture: pictureOf(row), altNl: row.altNl ?? '', altEn: row.altEn ?? '', decorative: row.decorative }))
}
