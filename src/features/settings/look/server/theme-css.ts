import { createHash } from 'node:crypto'
import { channels, shades, toHex } from '#features/settings/colors/contrast.ts'
import type { HeaderTheme } from '#features/tenancy/header-theme.ts'
import { headerTokens } from '#features/settings/colors/derive-header.ts'
import { deriveTokens } from '#features/settings/colors/derive.ts'
import type { Mode, Tokens } from '#features/settings/colors/derive.ts'
import type { Theme } from '#features/settings/colors/theme.ts'

const straight = '--r-xs:0px;--r-sm:0px;--r-md:0px;--r-lg:0px;--r-xl:0px;--c-round:0;--c-straight:1;'

/** Tiles by night lie deep in the tenant's colour; the mixture cannot be said in one hex value. */
const nightTiles =
  '--tile:color-mix(in oklab,var(--primary-900) 62%,var(--muted-950));--tile-ink:var(--primary-100);--tile-mid:var(--primary-500);' +
  '--tile-soft:var(--primary-900);--tile-soft-mid:var(--primary-500);' +
  '--tile-second:var(--secondary-300);--tile-second-ink:var(--primary-950);--tile-second-mid:var(--secondary-500);'

/**
 * The stylesheet of one tenant: its shade sets and every derived colour, by day and by night.
 * Without `data-theme` on `<html>` the device decides. Every colour is printed from its three numbers,
 * so nothing that was stored can reach the page as CSS.
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

/** Names a stylesheet by its content: `/theme/<hash>.css` may be kept for ever. */
export const themeHash = (css: string): string => createHash('sha256').update(css).digest('hex').slice(0, 16)

const print = (tokens: Tokens) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${name === 'overlay' ? overlay(value) : color(value)};`)
    .join('')

const color = (hex: string): string => toHex(channels(hex))

/** The one colour that lets the page through: three numbers and a share. */
function overlay(value: string): string {
  const [r, g, b, share] = (value.match(/[\d.]+/g) ?? []).map(Number)
  return `rgb(${r} ${g} ${b} / ${share})`
}
