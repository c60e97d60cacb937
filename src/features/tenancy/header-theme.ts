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
