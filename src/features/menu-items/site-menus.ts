import type { Audience, Menu, Target } from './menu-item.ts'

export type Both = { nl: string; en: string | null }

/** A stored line; whether it is drawn depends on the viewer. */
export type MenuLine = {
  /** Null: it is named after its target. */
  label: Both | null
  target: Target
  /** The name of a part of the site, or an external address. */
  value: string | null
  /** The target, if it is a published page. */
  page: { title: Both; slug: Both } | null
  visibleFor: Audience
  flag: string | null
  newWindow: boolean
  children: readonly MenuLine[]
}

/** All menus of a site, the same for everybody. */
export type SiteMenus = Readonly<Record<Menu, readonly MenuLine[]>> & {
  /** Changes whenever a menu changes. */
  version: string
}
