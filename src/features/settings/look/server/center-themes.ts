import { createHash } from 'node:crypto'
import { channels, shades, toHex } from '#features/settings/colors/contrast.ts'
import { headerTokens } from '#features/settings/colors/derive-header.ts'
import { type Mode, type Tokens, deriveTokens } from '#features/settings/colors/derive.ts'
import { type Theme, type ThemeLog, readTheme } from '#features/settings/colors/theme.ts'
import { type PreviewedLook, previewParameter, previewSheet } from '#features/settings/look/preview.ts'
import { type CenterCard, cardOf } from '#features/settings/model/center-card.ts'
import { lookOf, readProfile } from '#features/settings/model/server/read-profile.ts'
import type { StoredLook } from '#features/settings/model/stored-look.ts'
import type { Center, Corners, HeaderTheme, Tenant } from '#features/tenancy/tenant.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { PerCenter } from '#kernel/db/server/transaction.ts'
import type { MailTheme } from '#kernel/mail/server/mail-theme.ts'

const straight = '--r-xs:0px;--r-sm:0px;--r-md:0px;--r-lg:0px;--r-xl:0px;--c-round:0;--c-straight:1;'

/** Tiles of the dark scheme are mixed from the tenant's colour, which one hex value cannot express. */
const nightTiles =
  '--tile:color-mix(in oklab,var(--primary-900) 62%,var(--muted-950));--tile-ink:var(--primary-100);--tile-mid:var(--primary-500);' +
  '--tile-soft:var(--primary-900);--tile-soft-mid:var(--primary-500);' +
  '--tile-second:var(--secondary-300);--tile-second-ink:var(--primary-950);--tile-second-mid:var(--secondary-500);'

/**
 * The stylesheet of one tenant: its shade sets and every derived colour, in both schemes. Without `data-theme` on `<html>` the device
 * decides. Every colour is printed from its three numbers, so that nothing stored can reach the page as CSS.
 */
export function themeCss(theme: Theme, header: HeaderTheme): string {
  const ramps = (['primary', 'secondary', 'muted'] as const)
    .map((name) => shades.map((shade) => `--${name}-${shade}:${color(theme[name][shade])};`).join(''))
    .join('')
  const tokensBy = (mode: Mode) => {
    const own = deriveTokens(theme, mode)
    return { ...own, ...headerTokens(theme, header, mode, own) }
  }
  const light = tokensBy('light')
  const dark = tokensBy('dark')
  const changed = Object.fromEntries(Object.entries(dark).filter(([name, value]) => light[name] !== value))
  const night = `color-scheme:dark;${print(changed)}${nightTiles}`
  return (
    `:root{color-scheme:light;${ramps}${print(light)}${theme.rounded ? '' : straight}}\n` +
    `[data-theme=dark]{${night}}\n@media (prefers-color-scheme:dark){:root:not([data-theme]){${night}}}\n`
  )
}

/** Names a stylesheet by its content, so that `/theme/<hash>.css` can be cached for ever. */
export const themeHash = (css: string): string => createHash('sha256').update(css).digest('hex').slice(0, 16)

const print = (tokens: Tokens) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${name === 'overlay' ? overlay(value) : color(value)};`)
    .join('')

const color = (hex: string): string => toHex(channels(hex))

/** The only translucent colour: three numbers and an alpha. */
function overlay(value: string): string {
  const [r, g, b, share] = (value.match(/[\d.]+/g) ?? []).map(Number)
  return `rgb(${r} ${g} ${b} / ${share})`
}

/** The look of a center: its theme, stylesheet and pictures, and the texts of its footer. */
export type Look = {
  /** Changes with every change, so that cached pages know their look. */
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

/** The look of each center, cached until the center changes (ADR 0033). */
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

  /** A look that is not saved; `token` identifies it, also in the address of the stylesheet. */
  async previewOf(tenant: Tenant, center: Center, token: string, { logoUrl, ...chosen }: PreviewedLook): Promise<Look> {
    const look = await this.of(tenant, center)
    const made = this.#made(tenant, chosen)
    return { ...look, ...made, href: `/theme/${previewSheet}?${new URLSearchParams({ [previewParameter]: token })}`, websiteLogoUrl: logoUrl ?? null }
  }

  /** The stylesheet `/theme/<hash>.css`, as long as this process has served a page with it. */
  sheet(hash: string): string | undefined {
    return this.#sheets.get(hash)
  }

  /** The last stylesheet of a center, for when the database is unavailable. */
  known(centerId: string): string | undefined {
    return this.#last.get(centerId)
  }

  /** Drops one center, or all with `*`. Sheets stay, since open pages may still link them. */
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

/** The colours of a center's mails: the derived tokens of its light scheme (design §13). */
export function mailTheme(theme: Theme): MailTheme {
  const token = deriveTokens(theme, 'light')
  return {
    page: token['sunken']!,
    surface: token['surface']!,
    text: token['text']!,
    textSoft: token['text-soft']!,
    line: token['line']!,
    tint: token['tint']!,
    link: token['link']!,
    accent: token['accent']!,
    onAccent: token['on-accent']!,
    accentEdge: token['accent-edge']!,
    brand: token['brand']!,
    onBrand: token['on-brand']!,
    brandMid: token['brand-mid']!,
    brandPop: token['brand-pop']!,
    rounded: theme.rounded,
  }
}
