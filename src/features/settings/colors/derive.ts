import { type Ramp, type Shade, black, contrast, mix, shades, white } from './contrast.ts'
import { darker, inkOn, lighter, pickSolid, picker, pressed, rampStep, statusTokens } from './derive-pick.ts'
import { statusRamps } from './presets.ts'
import type { Theme } from './theme.ts'

export type Mode = 'light' | 'dark'
/** Token name without the dashes → a colour, `#rrggbb` except for `overlay`. */
export type Tokens = Record<string, string>

const { green, sky, lime } = statusRamps

/** Every semantic colour of a theme, by the rules of docs/design.md; each text and line is readable on every surface. */
export function deriveTokens(theme: Theme, mode: Mode): Tokens {
  const own = mode === 'light' ? light(theme) : dark(theme)
  return { ...own, ...brandTokens(theme, mode), ...footerTokens(theme) }
}

function light({ primary: P, secondary: S, muted: M, ...theme }: Theme): Tokens {
  const page = theme.background ? lighter(theme.background, 1.12) : M[50]
  const tint = lighter(P[50], 1.12)
  const [surface, sunken] = [white, M[100]]
  const surfaces = [page, surface, sunken, tint]
  const pick = picker(M, [600, 700, 800, 900, 950])
  const link = pick(P, [600, 700, 800, 900, 950], surfaces, 4.5)
  const accent = lightAccent(P, M, [surface, page])
  const accentSoft = lighter(P[100], 1.35)
  const second = pickSolid(S, [500, 400, 600, 700, 800], [], [S[950], white])
  const secondSoft = lighter(S[100], 1.35)
  const band = P[900]
  return {
    page,
    surface,
    sunken,
    tint,
    raised: white,
    fill: M[100],
    text: lightText(theme.text, P, M, surfaces),
    'text-soft': pick(M, [700, 800, 900, 950], surfaces, 4.5),
    'text-faint': pick(M, [600, 700, 800, 900], surfaces, 4.5),
    link,
    'link-hover': hoverOf(P, link, 2, surfaces),
    line: M[200],
    'line-strong': pick(M, [400, 500, 600, 700], surfaces, 3),
    ...accent,
    'accent-soft': accentSoft,
    'on-accent-soft': pick(P, [700, 800, 900, 950], [accentSoft, tint], 4.5),
    'accent-line': pick(P, [500, 600, 700, 800, 900], surfaces, 3),
    second: second.color,
    'on-second': second.ink,
    'second-soft': secondSoft,
    'on-second-soft': pick(S, [700, 800, 900, 950], [secondSoft, lighter(S[50], 1.35)], 4.5),
    'second-line': pick(S, [500, 600, 700, 800, 900], surfaces, 3),
    focus: pick(P, [700, 800, 900, 950], [...surfaces, accentSoft], 3),
    band,
    'on-band': inkOn(band, [white]),
    'on-band-soft': pick(P, [200, 100, 50], [band], 4.5),
    'band-link': pick(S, [300, 200, 100, 50], [band], 4.5),
    'band-line': P[700],
    ...statusTokens('light', { surfaces, muted: M, surface, page }),
    overlay: `rgb(${[1, 3, 5].map((i) => parseInt(P[950].slice(i, i + 2), 16)).join(' ')} / .48)`,
    'chart-1': pick(P, [600, 700], [white], 3),
    'chart-2': pick(S, [500, 600, 700], [white], 3),
    'chart-3': pick(P, [300, 400, 500], [white], 1.6),
    'chart-4': pick(M, [500, 600], [white], 3),
    'chart-5': pick(S, [700, 800], [white], 4.5),
    'chart-6': pick(P, [900, 950], [white], 4.5),
    'map-land': mix(M[100], P[50], 0.35),
    'map-block': mix(M[200], M[100], 0.2),
    'map-water': mix(sky[200], P[100], 0.25),
    'map-green': mix(mix(green[200], lime[200], 0.5), M[100], 0.5),
    'map-road': white,
    'map-main': mix(S[200], white, 0.25),
  }
}

function dark({ primary: P, secondary: S, muted: M }: Theme): Tokens {
  const page = M[950]
  const surface = mix(M[900], M[950], 0.35)
  const sunken = mix(M[950], black, 0.35)
  const raised = M[800]
  const tint = darker(mix(P[950], M[900], 0.35), 12)
  const surfaces = [page, surface, sunken, tint, raised]
  const pick = picker(M, [400, 300, 200, 100, 50])
  const link = pick(P, [400, 300, 200, 100], surfaces, 4.5)
  const accentSoft = darker(mix(P[900], M[900], 0.3), 9)
  const second = pickSolid(S, [400, 300, 500], [], [S[950], white])
  const secondSoft = darker(mix(S[900], M[900], 0.35), 9)
  const band = mix(P[900], P[950], 0.4)
  return {
    page,
    surface,
    sunken,
    raised,
    fill: M[800],
    tint,
    text: M[50],
    'text-soft': pick(M, [300, 200, 100], surfaces, 4.5),
    'text-faint': pick(M, [400, 300, 200], surfaces, 4.5),
    link,
    'link-hover': hoverOf(P, link, -2, surfaces),
    line: mix(M[800], M[700], 0.35),
    'line-strong': pick(M, [600, 500, 400, 300], surfaces, 3),
    ...darkAccent(P, M, { surface, page, raised }),
    'accent-soft': accentSoft,
    'on-accent-soft': pick(P, [300, 200, 100, 50], [accentSoft], 4.5),
    'accent-line': pick(P, [500, 400, 300], surfaces, 3),
    second: second.color,
    'on-second': second.ink,
    'second-soft': secondSoft,
    'on-second-soft': pick(S, [300, 200, 100], [secondSoft], 4.5),
    'second-line': pick(S, [500, 400, 300], surfaces, 3),
    focus: pick(P, [300, 200, 100], [...surfaces, accentSoft], 3),
    band,
    'on-band': inkOn(band, [white]),
    'on-band-soft': pick(P, [200, 100, 50], [band], 4.5),
    'band-link': pick(S, [300, 200, 100], [band], 4.5),
    'band-line': P[700],
    ...statusTokens('dark', { surfaces, muted: M, surface, page }),
    overlay: 'rgb(0 0 0 / .6)',
    'chart-1': pick(P, [400, 300, 200], [surface], 3),
    'chart-2': pick(S, [400, 300, 200], [surface], 3),
    'chart-3': P[700],
    'chart-4': pick(M, [400, 300], [surface], 3),
    'chart-5': S[200],
    'chart-6': P[200],
    'map-land': mix(M[900], M[950], 0.5),
    'map-block': M[800],
    'map-water': mix(sky[950], P[900], 0.3),
    'map-green': mix(green[950], M[900], 0.35),
    'map-road': M[700],
    'map-main': mix(S[800], M[700], 0.5),
  }
}

/** The center's own text colour if it is readable, else the darkest primary. */
function lightText(wanted: string | null, P: Ramp, M: Ramp, surfaces: string[]): string {
  if (wanted && surfaces.every((surface) => contrast(wanted, surface) >= 4.5)) return wanted
  return surfaces.every((surface) => contrast(P[950], surface) >= 4.5) && contrast(P[950], M[100]) >= 7 ? P[950] : M[950]
}

/** A yellow or lime button stays light, with dark text and a visible edge. */
function lightAccent(P: Ramp, M: Ramp, around: string[]): Tokens {
  if (contrast(P[500], white) < 2.2) {
    const ink = inkOn(P[400], [P[950]])
    const [hover, press] = pressed(P, 400, ink)
    const edge = picker(M, [600, 700, 800])(P, [600, 700, 800, 900], around, 3)
    return { accent: P[400], 'on-accent': ink, 'accent-edge': edge, 'accent-hover': hover, 'accent-press': press }
  }
  const { ramp, shade, color, ink } = pickSolid(P, [600, 700, 800, 900], around, [white], M)
  const [hover, press] = pressed(ramp, shade, ink)
  const edge = ramp[rampStep(shade, 2)]
  const seen = around.every((surface) => contrast(edge, surface) >= 3)
  return { accent: color, 'on-accent': ink, 'accent-edge': seen ? edge : color, 'accent-hover': hover, 'accent-press': press }
}

function darkAccent(P: Ramp, M: Ramp, { surface, page, raised }: Record<'surface' | 'page' | 'raised', string>): Tokens {
  const { ramp, shade, color, ink } = pickSolid(P, [400, 300, 500, 200], [surface, page, raised], [P[950], white, black], M)
  const [hover, press] = pressed(ramp, shade, ink)
  const edge = ramp[rampStep(shade, 1)]
  const seen = [page, surface].every((around) => contrast(edge, around) >= 3)
  return { accent: color, 'on-accent': ink, 'accent-edge': seen ? edge : color, 'accent-hover': hover, 'accent-press': press }
}

function hoverOf(ramp: Ramp, color: string, steps: number, surfaces: string[]): string {
  const at = shades.find((shade) => ramp[shade] === color)
  const hover = at === undefined ? color : ramp[rampStep(at as Shade, steps)]
  return surfaces.every((surface) => contrast(hover, surface) >= 4.5) ? hover : color
}

/** Solid tiles, place icons and pins: the tenant's own colour at its most saturated, the same in both colour schemes. */
function brandTokens({ primary: P, secondary: S }: Theme, mode: 'light' | 'dark'): Record<string, string> {
  if (contrast(P[500], white) < 2.2) {
    return { brand: P[400], 'on-brand': inkOn(P[400], [P[950]]), 'brand-mid': P[600], 'brand-pop': S[600] }
  }
  return { brand: P[700], 'on-brand': inkOn(P[700], [white]), 'brand-mid': mode === 'light' ? P[300] : P[400], 'brand-pop': S[400] }
}

/** Footer primary-500, specification §9, or the tenant's own. */
function footerTokens({ primary: P, footer }: Theme): Record<string, string> {
  const color = footer ?? P[500]
  const ink = inkOn(color, [white, P[950]])
  return { footer: color, 'on-footer': ink, 'footer-line': mix(color, ink, 0.35) }
}
