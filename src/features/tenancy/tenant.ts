/** Specification §1, the kinds: who runs the site. */
export type TenantKind = 'public' | 'townBank' | 'townPoint' | 'participation' | 'demo'

/** What is settled once for a tenant, in `src/tenants.ts`. Colours stand with its center, for its admins change them. */
export type TenantFacts = {
  kind: TenantKind
  /** Fixed display name; without one the center's name is the app name (specification §1). */
  name: string | null
  context: 'meedoen' | 'gelderland'
  participationSite: boolean
  oldebroekType: boolean
  stickyHeader: boolean
  corners: 'rounded' | 'straight'
  /** A dark navy instead of primary-500 (specification §9). */
  navyFooter: boolean
  header: {
    authMenu: 'tab' | 'legacy'
    cmsMenu: 'left' | 'center' | 'right'
    cmsMenuBorders: boolean
  }
}

export type Tenant = TenantFacts & {
  key: string
  /** Scheme, host and port that links in mails and redirects use; never taken from a request (decisions 1). */
  origin: string
}

/** A volunteer center as every request knows it. */
export type Center = {
  id: string
  slug: string
  name: string
  town: string
  tenantKey: string
  /** The center's own host where it has one, else its tenant's origin. */
  origin: string
  latitude: number
  longitude: number
  phone: string | null
  email: string | null
  openingHours: { nl?: string; en?: string }
  welcome: { nl?: CenterWelcome; en?: CenterWelcome }
}

export type CenterWelcome = { title: string; intro: string }

/** "page title - app name" needs it: the tenant's fixed display name, or else the current center's name. */
export function appName(tenant: Tenant, center: Center): string {
  return tenant.name ?? center.name
}
