import type { Audience, Menu, Target } from './menu-item.ts'

export type Both = { nl: string; en: string | null }

/** A line as it is kept: whoever reads the page decides whether it is drawn. */
export type MenuLine = {
  /** Null where it is called as what it leads to. */
  label: Both | null
  target: Target
  /** The name of a part of the site, or an address elsewhere. */
  value: string | null
  /** Of a page that is online. */
  page: { title: Both; slug: Both } | null
  visibleFor: Audience
  flag: string | null
  newWindow: boolean
  children: readonly MenuLine[]
}

/** All menus of a site, as they stand for everybody. */
export type SiteMenus = Readonly<Record<Menu, readonly MenuLine[]>> & {
  /** Another one whenever something in them changed. */
  version: string
}
