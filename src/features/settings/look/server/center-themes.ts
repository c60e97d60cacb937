import type { Database } from '#kernel/db/server/database.ts'
import { PerCenter } from '#kernel/db/server/per-center.ts'
import type { Center, Corners, Tenant } from '#features/tenancy/tenant.ts'
import { type CenterCard, cardOf } from '#features/settings/model/center-card.ts'
import { previewParameter, previewSheet, type PreviewedLook } from '#features/settings/look/preview.ts'
import { readTheme, type Theme, type ThemeLog } from '#features/settings/colors/theme.ts'
import type { StoredLook } from '#features/settings/model/stored-look.ts'
import { lookOf } from '#features/settings/model/server/profile-columns.ts'
import { readProfile } from '#features/settings/model/server/read-profile.ts'
import { themeCss, themeHash } from './theme-css.ts'

/** How a center looks: its theme, the stylesheet made of it, its own pictures, and what it says of itself at the foot of every page. */
export type Look = {
  /** Another one for every change, so that pages know by what they were made. */
  version: string
  theme: Theme
  css: string
  href: string
  corners: Corners
  faviconUrl: string | null
  websiteLogoUrl: string | null
  gtagId: string | null
  card: CenterCard
}

/** The look of each center, read once and again when the center changes (ADR 0033). */
export class CenterThemes {
  #db: Database
  #log: ThemeLog
  #themes = new PerCenter<Look>()
  #sheets = new Map<string, string>()
  #last = new Map<string, string>()

  constructor(db: Database, log: ThemeLog) {
    this.#db = db
    this.#log = log
  }

  of(tenant: Tenant, center: Center): Promise<Look> {
    return this.#themes.of(center.id, async () => await this.#read(tenant, center))
  }

  /** The same in colours that nobody has chosen yet; `token` says which, also in the address of the stylesheet. */
  async previewOf(tenant: Tenant, center: Center, token: string, { logoUrl, ...chosen }: PreviewedLook): Promise<Look> {
    const look = await this.of(tenant, center)
    const made = this.#made(tenant, chosen)
    return { ...look, ...made, href: `/theme/${previewSheet}?${new URLSearchParams({ [previewParameter]: token })}`, websiteLogoUrl: logoUrl ?? null }
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
    this.#themes.drop(centerId)
  }

  async #read(tenant: Tenant, center: Center): Promise<Look> {
    const { row, faviconUrl, websiteLogoUrl, contactPhoto } = await readProfile(this.#db, center.id)
    const made = this.#made(tenant, row ? lookOf(row) : {})
    const hash = themeHash(made.css)
    this.#sheets.set(hash, made.css)
    this.#last.set(center.id, made.css)
    return {
      ...made,
      version: `${row?.lock_version ?? 0}`,
      href: `/theme/${hash}.css`,
      faviconUrl,
      websiteLogoUrl,
      gtagId: row?.gtag_id ?? null,
      card: cardOf(row ?? null, contactPhoto),
    }
  }

  #made(tenant: Tenant, { cornerShape, ...settings }: StoredLook): Pick<Look, 'theme' | 'css' | 'corners'> {
    const corners = cornerShape ?? tenant.corners
    const theme = readTheme({ ...settings, footerColor: tenant.footerColor, rounded: corners === 'rounded' }, this.#log)
    return { theme, css: themeCss(theme, tenant.header), corners }
  }
}
