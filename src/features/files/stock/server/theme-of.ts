import type { Database } from '#kernel/db/server/database.ts'
import { lookOf } from '#features/settings/model/server/profile-columns.ts'
import { readProfile } from '#features/settings/model/server/read-profile.ts'
import type { StoredLook } from '#features/settings/model/stored-look.ts'
import { readTheme, type Theme } from '#features/settings/colors/theme.ts'
import type { Tenant } from '#features/tenancy/tenant.ts'

/** The colours of a center, as its pages have them. */
export async function themeOf(db: Database, tenant: Tenant, centerId: string): Promise<Theme> {
  const { row } = await readProfile(db, centerId)
  const { cornerShape, ...settings }: StoredLook = row ? lookOf(row) : {}
  // What cannot be read was told when the pages were drawn.
  return readTheme({ ...settings, rounded: (cornerShape ?? tenant.corners) === 'rounded' }, () => {})
}
