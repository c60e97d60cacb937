import type { TenantKind } from './tenant.ts'

/** A site as the platform's admin sees it, in `meta.site` and `meta.sites` of the calls of `/tenants`. */
export type PlatformSite = {
  key: string
  kind: TenantKind
  displayName: string | null
  origin: string
  /** null while it is open. */
  suspendedAt: string | null
  hosts: { host: string; /** null: it shows the default center. */ centerId: string | null }[]
  centers: { id: string; slug: string; name: string; town: string; isDefault: boolean; origin: string; suspendedAt: string | null }[]
}
