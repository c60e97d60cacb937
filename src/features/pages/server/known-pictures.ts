import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { pictureOf } from '#features/files/picture-of.ts'
import type { KnownPicture } from '#features/pages/known-picture.ts'

/** The pictures of a page for whoever writes it. */
export async function knownPictures(tx: Tx, centerId: string, ids: readonly string[]): Promise<KnownPicture[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('files')
    .select(['id', 'alt_nl as altNl', 'alt_en as altEn', 'decorative', 'focus_x as focusX', 'focus_y as focusY', 'pictures', 'credit'])
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('kind', '=', 'picture')
    .where('status', '=', 'kept')
    .execute()
  return rows.map((row) => ({ picture: pictureOf(row), altNl: row.altNl ?? '', altEn: row.altEn ?? '', decorative: row.decorative }))
}
