import type { HeaderTheme } from './header-theme.ts'

/** Specification §1, the kinds: who runs the site. */
export type TenantKind = 'public' | 'townBank' | 'townPoint' | 'participation' | 'demo'

export type Corners = 'rounded' | 'straight'

/** What is settled once for a tenant, in `src/app/tenants.ts`. Colours stand with its center, for its admins change them. */
export type TenantFacts = {
  kind: TenantKind
  /** Hosts that are named outright, and the slug of the center each leads to; elsewhere it is the tenant's default center. */
  hosts: Readonly<Record<string, string>>
  /** Fixed display name; without one the center's name is the app name (specification §1). */
  name: string | null
  context: 'meedoen' | 'gelderland'
  participationSite: boolean
  oldebroekType: boolean
  header: HeaderTheme
  /** In place of primary-500 (specification §9). */
  footerColor: string | null
  /** Of centers that did not choose their own. */
  corners: Corners
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
