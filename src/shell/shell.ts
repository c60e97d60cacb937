import type { ActorRole } from '#kernel/access/actor.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { Toast } from '#design/feedback/toast.ts'
import type { IconName } from '#design/icon/icon-names.ts'
import type { Menu } from '#features/menu-items/menu-item.ts'
import type { CenterCard } from '#features/settings/model/center-card.ts'
import type { View } from '#features/organizations/model/view-of.ts'
import type { Corners, TenantFacts } from '#features/tenancy/tenant.ts'
import type { Consent } from './consent.ts'

/** An entry of a menu, with its label in the visitor's language. */
export type NavigationItem = {
  to: string
  label: string
  /** Label for a fifth of a phone's width. */ short?: string
  icon: IconName
  count?: number
  /** Something came there since this person was last on it. */
  isNew?: true
}

/** A line of the site's menu for this visitor. */
export type MenuEntry = {
  /** Null for a heading of nested lines. */
  to: string | null
  label: string
  /** Where the label exists only in Dutch. */
  lang?: 'nl'
  icon: IconName
  newWindow?: true
  isNew?: true
  children: readonly MenuEntry[]
}

export type ThemeChoice = 'light' | 'dark' | null

/** One line in a panel: a notification, or something the person did. */
export type Notice = { id: string; text: string; href: string | null; at: string; isNew: boolean }

/** Who is signed in, as the frame shows it. */
export type Person = {
  id: string
  name: string
  locale: Locale | null
  roles: ActorRole[]
  organizations: { id: string; name: string; kind: string }[]
  /** The day after which an entry of what is new is new to them. */
  changelogSince: string
  /** The list could not be fetched: nothing can be chosen, and an earlier choice is kept. */
  organizationsFailed: boolean
  /** The admin who impersonates this person, and until when (UTC). */
  impersonator: { name: string; until: string } | null
}

/** The look of a center: its theme's stylesheet, corners, pictures and analytics id. */
export type CenterLook = {
  /** Changes with every change of the look. */ version: string
  href: string
  corners: Corners
  faviconUrl: string | null
  websiteLogoUrl: string | null
  gtagId: string | null
}

/** The row of the page table that is shown. `isAuthPage`: has the frame of sign-in and sign-up, a form beside a tile grid. */
export type ShownPage = { title: string | null; layout: string | null; background: 'white' | null; isAuthPage: boolean }

/** All data of the frame around a page, made on the server for every page. */
export type Shell = {
  appName: string
  tenant: Pick<TenantFacts, 'header'> & { key: string; context: string }
  locale: Locale
  /** Whether the visitor may choose a language (flag internationalisation). */
  languages: boolean
  theme: ThemeChoice
  look: CenterLook
  /** The center's name in two lines: its kind and its town. */
  brand: { kind: string; name: string }
  /** Where to get help: the contact person if there is one, else the center itself; and the text at the bottom of every page. */
  center: {
    id: string
    name: string
    town: string
    latitude: number
    longitude: number
    phone: string | null
    email: string | null
    openingHours: string | null
    person: { name: string; role: string | null; photo: CenterCard['person']['photo'] } | null
    closing: { title: string | null; text: string | null }
  }
  consent: Consent
  /** Whether analytics runs. */
  measures: boolean
  /** Attribution of the map tiles; null where maps are drawn as sketches. */
  mapCredit: string | null
  /** The result of the last action, shown once. */
  toast: Toast | null
  /** The banner is shown although everything is decided, because the visitor asked for it. */
  cookiesOpen: boolean
  person: Person | null
  role: string | null
  /** May change the center's own look. */
  mayDesign: boolean
  organizationId: string | null
  /** Chosen before, the latest first. */
  recentOrganizations: readonly string[]
  /** For which side pages show data. */
  view: View
  /** Menus of the site, as its editors made them. */
  menus: Readonly<Record<Menu, readonly MenuEntry[]>>
  /** Navigation of the signed-in person. */
  navigation: NavigationItem[]
  /** Screens of the town for staff, behind "Meer". */
  town: NavigationItem[]
  /** Links to help: in the sidebar and the menus. */
  help: NavigationItem[]
  notifications?: { unread: number; items: Notice[] }
  activity?: Notice[]
  page: ShownPage
  /** Shown in a preview frame: nothing in it can be clicked. */
  isPreview: boolean
  /** The current address, for forms that return here. */
  path: string
}
