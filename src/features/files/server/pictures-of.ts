import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import type { FilePicture } from '#features/files/file.ts'
import { pictureOf } from '#features/files/picture-of.ts'

/** The pictures of a center by their ids, as pages draw them; what is no picture, or was thrown away, is not among them. */
export async function picturesOf(tx: Tx, centerId: string, ids: readonly string[]): Promise<Map<string, FilePicture>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('files')
    .select(['id', 'alt_nl as altNl', 'alt_en as altEn', 'decorative', 'focus_x as focusX', 'focus_y as focusY', 'pictures', 'credit'])
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('kind', '=', 'picture')
    .where('status', '=', 'kept')
    .execute()
  return new Map(rows.map((row) => [row.id, pictureOf(row)]))
}
