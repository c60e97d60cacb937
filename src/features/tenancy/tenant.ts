/** The kinds of specification §1: who runs the site. At most one tenant is public (decisions 63). */
export const tenantKinds = ['public', 'town_bank', 'town_point', 'participation', 'demo'] as const
export type TenantKind = (typeof tenantKinds)[number]

export type Corners = 'rounded' | 'straight'

/** What a row of `tenants` says of a site. Colours belong to its center, since its admins change them. */
export type TenantFacts = {
  kind: TenantKind
  /** Fixed display name; null: the center's name is the app name (specification §1). */
  name: string | null
  context: 'meedoen' | 'gelderland'
  participationSite: boolean
  oldebroekType: boolean
  header: HeaderTheme
  /** Replaces primary-500 (specification §9). */
  footerColor: string | null
  /** The default of centers that did not choose their own. */
  corners: Corners
}

export type Tenant = TenantFacts & {
  key: string
  /** Scheme, host and port of links in mails and redirects; never taken from a request (decisions 1). */
  origin: string
  /** Its pages say that it is closed for now; nothing of it is lost. */
  isSuspended: boolean
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
  /** Where it is found, with ports: that of its origin first. */
  hosts: readonly string[]
  /** Itself, or its whole site. */
  isSuspended: boolean
  /** Its removal is planned and has not begun: its admins may still take everything along, though it is closed (ADR 0080). */
  isLeaving: boolean
  latitude: number
  longitude: number
  phone: string | null
  email: string | null
  openingHours: { nl?: string; en?: string }
  welcome: { nl?: CenterWelcome; en?: CenterWelcome }
}

type CenterWelcome = { title: string; intro: string }

/** The app name of "page title - app name": the tenant's fixed display name, else the center's name. */
export function appName(tenant: Tenant, center: Center): string {
  return tenant.name ?? center.name
}

/** A colour of the center's shade sets by name: its admins choose the set, the tenant which of its shades. */
export type ShadeName = `${'primary' | 'secondary' | 'muted'}-${50 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900 | 950}`

type DayAndNight = { light: ShadeName; dark: ShadeName }

/** The look of a tenant's header (specification §3). A colour that is not readable is replaced by a stronger shade. */
export type HeaderTheme = {
  /** Sticks to the top (specification §6, a flag). */
  sticky: boolean
  /** Menu entries: default, hovered, and of the current page. */
  text: Record<'default' | 'hover' | 'active', DayAndNight>
  /** The line below the entry of the current page. */
  accent: ShadeName
  cmsMenu: { position: 'left' | 'center' | 'right'; borders: boolean; fontWeight: 400 | 500 | 600 }
  /** A tab that hangs from the top edge, or a bar above the header; `background` is a class of nav.css. */
  authMenu: { style: 'tab' | 'legacy'; background: 'auth-accent' | 'auth-second' | 'auth-brand' | 'auth-band' | 'auth-footer' }
}

/** The flags of specification §6 and §9, one rule each, spelled as there. Code asks for a flag, never for a tenant by name. */
const rules = {
  volunteerProfiles: (t: TenantFacts) => !t.participationSite,
  activities: (t: TenantFacts) => !t.participationSite && !t.oldebroekType,
  peerToPeer: (t: TenantFacts) => t.kind === 'public',
  centerSharing: (t: TenantFacts) => t.kind === 'public' && !t.participationSite,
  internationalisation: (t: TenantFacts) => t.kind === 'public' || t.participationSite,
  stickyHeader: (t: TenantFacts) => t.header.sticky,
  // The later of the two configuration layers of specification §9 wins, except at the demo, where everything can be tried.
  enableOrganizationsMoving: (t: TenantFacts) => t.kind === 'demo',
  allowInactiveUsers: () => false,
  isStagedoos: () => false,
  // The API answers in both languages at every tenant; `internationalisation` concerns the language of pages.
  useI18n: () => true,
}

export type Flag = keyof typeof rules
export type Flags = Record<Flag, boolean>

export function flags(tenant: TenantFacts): Flags {
  return Object.fromEntries(Object.entries(rules).map(([flag, rule]) => [flag, rule(tenant)])) as Flags
}
