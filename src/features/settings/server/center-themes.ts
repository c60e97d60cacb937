import type { Database } from '#kernel/db/server/database.ts'
import type { Center, Corners, Tenant } from '#features/tenancy/tenant.ts'
import { readTheme, type Theme, type ThemeLog } from '#features/settings/theme.ts'
import { themeCss, themeHash } from './theme-css.ts'

/** How a center looks: its theme, the stylesheet made of it, and its own pictures. */
export type Look = {
  theme: Theme
  css: string
  href: string
  corners: Corners
  faviconUrl: string | null
  websiteLogoUrl: string | null
  gtagId: string | null
}

/** The look of each center, read once and again when the center changes. */
export class CenterThemes {
  #db: Database
  #log: ThemeLog
  #themes = new Map<string, Promise<Look>>()
  #sheets = new Map<string, string>()
  #last = new Map<string, string>()

  constructor(db: Database, log: ThemeLog) {
    this.#db = db
    this.#log = log
  }

  of(tenant: Tenant, center: Center): Promise<Look> {
    let look = this.#themes.get(center.id)
    if (!look) {
      look = this.#read(tenant, center)
      this.#themes.set(center.id, look)
      // A database that is away now may answer the next visitor.
      look.catch(() => this.#themes.delete(center.id))
    }
    return look
  }

  /** The stylesheet `/theme/<hash>.css`, as long as this process has served a page with it. */
  sheet(hash: string): string | undefined {
    return this.#sheets.get(hash)
  }

  /** The last stylesheet of a center, for when the database is away. */
  known(centerId: string): string | undefined {
    return this.#last.get(centerId)
  }

  /** Forgets one center, or all with `*`. Sheets stay: pages that link them may still be open. */
  drop(centerId: string): void {
    if (centerId === '*') this.#themes.clear()
    else this.#themes.delete(centerId)
  }

  async #read(tenant: Tenant, center: Center): Promise<Look> {
    const row = await this.#db.inCenter(center.id, (tx) => tx.selectFrom('volunteer_center_profiles').selectAll().executeTakeFirst())
    const corners = row?.corner_shape ?? tenant.corners
    const theme = readTheme(
      {
        primaryColorPreset: row?.primary_preset,
        primaryColorShades: row?.primary_shades,
        secondaryColorPreset: row?.secondary_preset,
        secondaryColorShades: row?.secondary_shades,
        mutedColorPreset: row?.muted_preset,
        backgroundColor: row?.background_color,
        textColor: row?.text_color,
        footerColor: tenant.footerColor,
        rounded: corners === 'rounded',
      },
      this.#log,
    )
    const css = themeCss(theme, tenant.header)
    const hash = themeHash(css)
    this.#sheets.set(hash, css)
    this.#last.set(center.id, css)
    return {
      theme,
      css,
      href: `/theme/${hash}.css`,
      corners,
      faviconUrl: row?.favicon_url ?? null,
      websiteLogoUrl: row?.website_logo_url ?? null,
      gtagId: row?.gtag_id ?? null,
    }
  }
}
