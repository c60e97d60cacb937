import { type Theme, readTheme } from '#features/settings/colors/theme.ts'
import { lookOf, readProfile } from '#features/settings/model/server/read-profile.ts'
import type { StoredLook } from '#features/settings/model/stored-look.ts'
import type { Tenant } from '#features/tenancy/tenant.ts'
import type { Database } from '#kernel/db/server/database.ts'

/** The theme of a center as on its pages, for what is drawn elsewhere. */
export async function themeOf(db: Database, { footerColor, corners }: Pick<Tenant, 'footerColor' | 'corners'>, centerId: string): Promise<Theme> {
  const { row } = await readProfile(db, centerId)
  const { cornerShape, ...settings }: StoredLook = row ? lookOf(row) : {}
  // Invalid settings were already logged when the pages were drawn.
  return readTheme({ ...settings, footerColor, rounded: (cornerShape ?? corners) === 'rounded' }, () => {})
}
