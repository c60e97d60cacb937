/** Specification §1, the kinds: who runs the site. */
type TenantKind = 'public' | 'townBank' | 'townPoint' | 'participation' | 'demo'

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

type CenterWelcome = { title: string; intro: string }

/** "page title - app name" needs it: the tenant's fixed display name, or else the current center's name. */
export function appName(tenant: Tenant, center: Center): string {
  return tenant.name ?? center.name
}

/** A colour of the center's own shade sets by its name: its admins choose the set, the tenant which of its shades. */
export type ShadeName = `${'primary' | 'secondary' | 'muted'}-${50 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900 | 950}`

type DayAndNight = { light: ShadeName; dark: ShadeName }

/** How the header of a tenant looks (specification §3). What could not be read on it comes out a few shades stronger. */
export type HeaderTheme = {
  /** Stays in view (specification §6, a flag). */
  sticky: boolean
  /** Entries of the menu as they stand, under the pointer, and of the page one is on. */
  text: Record<'default' | 'hover' | 'active', DayAndNight>
  /** The line under the page one is on. */
  accent: ShadeName
  cmsMenu: { position: 'left' | 'center' | 'right'; borders: boolean; fontWeight: 400 | 500 | 600 }
  /** A tab that hangs from the edge, or a bar of its own above the header; `background` is a class of nav.css. */
  authMenu: { style: 'tab' | 'legacy'; background: 'auth-accent' | 'auth-second' | 'auth-brand' | 'auth-band' | 'auth-footer' }
}

/** Specification §6 and §9, one sentence a flag, spelled as there. Ask a flag, never a tenant's name. */
const rules = {
  volunteerProfiles: (t: TenantFacts) => !t.participationSite,
  activities: (t: TenantFacts) => !t.participationSite && !t.oldebroekType,
  peerToPeer: (t: TenantFacts) => t.kind === 'public',
  centerSharing: (t: TenantFacts) => t.kind === 'public' && !t.participationSite,
  internationalisation: (t: TenantFacts) => t.kind === 'public' || t.participationSite,
  stickyHeader: (t: TenantFacts) => t.header.sticky,
  // Of the two config layers of specification §9 the later one wins, but at the demo, where everything can be tried.
  enableOrganizationsMoving: (t: TenantFacts) => t.kind === 'demo',
  allowInactiveUsers: () => false,
  isStagedoos: () => false,
  // The API answers in both languages at every tenant; `internationalisation` is about the language of pages.
  useI18n: () => true,
}

export type Flag = keyof typeof rules
export type Flags = Record<Flag, boolean>

export function flags(tenant: TenantFacts): Flags {
  return Object.fromEntries(Object.entries(rules).map(([flag, rule]) => [flag, rule(tenant)])) as Flags
}
