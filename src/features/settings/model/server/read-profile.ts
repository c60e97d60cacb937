import { type Selectable, sql } from 'kysely'
import { type StoredLook, lookNames } from '#features/settings/model/stored-look.ts'
import type { Copy } from '#features/uploads/upload.ts'
import type { Database } from '#kernel/db/server/database.ts'
import type { RowOf } from '#kernel/db/table.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import type { volunteerCenterProfiles } from './tables.ts'

type ProfileRow = Selectable<RowOf<typeof volunteerCenterProfiles>>
type Picture = { alt: string | null; pictures: Copy[] }
type ReadProfile = { row: ProfileRow | undefined; faviconUrl: string | null; websiteLogoUrl: string | null; contactPhoto: Picture | null }

/** The profile of a center with its pictures. */
export async function readProfile(db: Database, centerId: string): Promise<ReadProfile> {
  return await db.inCenter(centerId, async (tx) => {
    const row = await tx.selectFrom('volunteer_center_profiles').selectAll().executeTakeFirst()
    const ids = [row?.logo_id, row?.icon_id, row?.contact_photo_id].filter((id) => id !== null && id !== undefined)
    const found =
      ids.length > 0
        ? await tx
            .selectFrom('uploads')
            .select(['id', 'alt', 'pictures'])
            .where('id', '=', sql<string>`any(${ids}::uuid[])`)
            .execute()
        : []
    const pictureOf = (id: string | null | undefined): Picture | null => found.find((one) => one.id === id) ?? null
    const urlOf = (id: string | null | undefined) => pictureOf(id)?.pictures.at(-1)?.url ?? null
    return { row, faviconUrl: urlOf(row?.icon_id), websiteLogoUrl: urlOf(row?.logo_id), contactPhoto: pictureOf(row?.contact_photo_id) }
  })
}

type Row = Readonly<Record<string, unknown>>

/** The look of a row. */
export function lookOf(row: Row): StoredLook {
  return Object.fromEntries(lookNames.map((name) => [name, row[snakeCase(name)] ?? null]))
}

/** Columns for writing: JSON as text. */
export function serialized(row: Row): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, typeof value === 'object' && value !== null ? JSON.stringify(value) : value]))
}

/** The columns that differ from the row, so that unchanged values make no history. */
export function changedColumns(row: Row, columns: Row): Record<string, unknown> {
  return Object.fromEntries(Object.entries(columns).filter(([name, value]) => JSON.stringify(value ?? null) !== JSON.stringify(row[name] ?? null)))
}
