import type { ActorRole } from '#kernel/access/actor.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { Toast } from '#design/feedback/toast.ts'
import type { IconName } from '#design/icon/icon-names.ts'
import type { Menu } from '#features/menu-items/menu-item.ts'
import type { CenterCard } from '#features/settings/model/center-card.ts'
import type { View } from '#features/organizations/model/view-of.ts'
import type { Corners, TenantFacts } from '#features/tenancy/tenant.ts'
import type { Consent } from './consent.ts'

/** An entry of a menu, its words already in the visitor's language. */
export type NavigationItem = {
  to: string
  label: string
  /** Where a fifth of a phone is all the room there is. */ short?: string
  icon: IconName
  count?: number
}

/** A line of a menu of the site, as this visitor gets it. */
export type MenuEntry = {
  /** Null: it only holds those under it. */
  to: string | null
  label: string
  /** Where the label is in no other language than Dutch. */
  lang?: 'nl'
  icon: IconName
  newWindow?: true
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
  /** The list could not be had, so nothing can be chosen and nothing that was chosen is dropped. */
  organizationsFailed: boolean
  /** The admin who acts as this person, and until when (UTC). */
  impersonator: { name: string; until: string } | null
}

/** The look of a center: its theme's stylesheet, its corners, its own pictures, its measuring id. */
export type CenterLook = {
  /** Another one for every change. */ version: string
  href: string
  corners: Corners
  faviconUrl: string | null
  websiteLogoUrl: string | null
  gtagId: string | null
}

/** The row of the page table that is shown. `isAuthPage`: the frame of signing in and signing up, a form beside a tile grid. */
export type ShownPage = { title: string | null; layout: string | null; background: 'white' | null; isAuthPage: boolean }

/** Everything the frame around a page shows, made on the server for every page. */
export type Shell = {
  appName: string
  tenant: Pick<TenantFacts, 'header'> & { key: string }
  locale: Locale
  /** Whether the visitor may choose a language (flag internationalisation). */
  languages: boolean
  theme: ThemeChoice
  look: CenterLook
  /** The center's name in two lines: what it is, and where. */
  brand: { kind: string; name: string }
  /** Whom one asks: its contact person where there is one, else the center itself; and what it says at the foot of every page. */
  center: {
    name: string
    town: string
    phone: string | null
    email: string | null
    openingHours: string | null
    person: { name: string; role: string | null; photo: CenterCard['person']['photo'] } | null
    closing: { title: string | null; text: string | null }
  }
  consent: Consent
  /** The measuring tag runs. */
  measures: boolean
  /** Whom the streets on maps are owed to; null where maps are the sketch. */
  mapCredit: string | null
  /** What has just been done, said once. */
  toast: Toast | null
  /** The banner stands open though everything is decided: the visitor asked for it. */
  cookiesOpen: boolean
  person: Person | null
  role: string | null
  organizationId: string | null
  /** Chosen before, the latest first. */
  recentOrganizations: readonly string[]
  /** Whose things are shown. */
  view: View
  /** Of the site, as its editors made them. */
  menus: Readonly<Record<Menu, readonly MenuEntry[]>>
  /** Of the signed-in person. */
  navigation: NavigationItem[]
  /** Where the person finds help: in the sidebar and the menus. */
  help: NavigationItem[]
  notifications?: { unread: number; items: Notice[] }
  activity?: Notice[]
  page: ShownPage
  /** It is looked at in a frame: nothing in it can be pressed. */
  isPreview: boolean
  /** Where the visitor is, for forms that come back here. */
  path: string
}
