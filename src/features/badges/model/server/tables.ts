import { column, plainTable, type RowOf } from '#kernel/db/table.ts'
import type { RevokedReason } from '#features/badges/model/codes.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    badges: RowOf<typeof badges>
    badge_keys: RowOf<typeof badgeKeys>
  }
}

export const badges = plainTable('badges', {
  volunteer_center_id: column.uuid(),
  id: column.uuid({ filled: true }),
  workshop_id: column.uuid(),
  registration_id: column.uuid({ null: true }),
  user_id: column.uuid({ null: true }),
  code: column.text(),
  name_key: column.encrypted({ null: true }),
  name_digest: column.text({ null: true }),
  title: column.text(),
  minutes: column.integer(),
  issued_at: column.moment(),
  revoked_at: column.moment({ null: true }),
  revoked_reason: column.code<RevokedReason>()({ null: true }),
})
export const badgeKeys = plainTable('badge_keys', {
  volunteer_center_id: column.uuid(),
  id: column.uuid({ filled: true }),
  public_key: column.text(),
  secret_key: column.encrypted({ null: true }),
  created_at: column.moment(),
})
