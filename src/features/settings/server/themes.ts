import { sql } from 'kysely'
import type { Database } from '#kernel/db/server/database.ts'
import type { Center, Tenant } from '#features/tenancy/tenant.ts'
import { readTheme, type ThemeLog, type ThemeSettings } from '#features/settings/theme.ts'
import { themeCss, themeHash } from './theme-css.ts'

/** What a page needs to know of a center's look. */
export type Look = { href: string; css: string; faviconUrl: string | null; websiteLogoUrl: string | null; gtagId: string | null }

type ProfileRow = {
  favicon_url: string | null; website_logo_url: string | null; gtag_id: string | null
  primary_preset: string | null; primary_shades: unknown; secondary_preset: string | null; secondary_shades: unknown
  muted_preset: string | null; background_color: string | null; text_color: string | null
}

/** A dark navy for one tenant (specification §9). */
const navy = '#14213d'

/** The look of every center, read when first asked for and again after it changed. A stylesheet once served stays known. */
export class Themes {
  #looks = new Map<string, Promise<Look>>()
  #css = new Map<string, string>()
  #last = new Map<string, Look>()
  #db: Database
  #log: ThemeLog

  constructor(db: Database, log: ThemeLog) {
    this.#db = db
    this.#log = log
  }

  /** While the database is away the last known look is shown. */
  async of(tenant: Tenant, center: Center): Promise<Look> {
    const reading = this.#looks.get(center.id) ?? this.#read(tenant, center)
    this.#looks.set(center.id, reading)
    try {
      const look = await reading
      this.#last.set(center.id, look)
      return look
    } catch (error) {
      this.#looks.delete(center.id)
      const last = this.#last.get(center.id)
      if (last) return last
      throw error
    }
  }

  lastOf(centerId: string): Look | undefined {
    return this.#last.get(centerId)
  }

  css(hash: string): string | undefined {
    return this.#css.get(hash)
  }

  drop(centerId: string): void {
    if (centerId === '*') this.#looks.clear()
    else this.#looks.delete(centerId)
  }

  async #read(tenant: Tenant, center: Center): Promise<Look> {
    const { rows } = await this.#db.inCenter(center.id, (tx) => sql<ProfileRow>`select * from volunteer_center_profiles limit 1`.execute(tx))
    const profile = rows[0]
    const css = themeCss(readTheme(settingsOf(profile, tenant), this.#log))
    const hash = themeHash(css)
    this.#css.set(hash, css)
    // A few hundred centers with a few versions each; the oldest leaves.
    if (this.#css.size > 500) this.#css.delete(this.#css.keys().next().value!)
    return {
      href: `/theme/${hash}.css`, css,
      faviconUrl: profile?.favicon_url ?? null, websiteLogoUrl: profile?.website_logo_url ?? null, gtagId: profile?.gtag_id ?? null,
    }
  }
}

function settingsOf(profile: ProfileRow | undefined, tenant: Tenant): ThemeSettings {
  return {
    primaryColorPreset: profile?.primary_preset, primaryColorShades: profile?.primary_shades,
    secondaryColorPreset: profile?.secondary_preset, secondaryColorShades: profile?.secondary_shades,
    mutedColorPreset: profile?.muted_preset, backgroundColor: profile?.background_color, textColor: profile?.text_color,
    footerColor: tenant.navyFooter ? navy : null,
    rounded: tenant.corners === 'rounded',
  }
}
