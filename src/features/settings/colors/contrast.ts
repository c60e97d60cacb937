/** The steps of a shade set, from nearly white to nearly black. */
export const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const
export type Shade = (typeof shades)[number]
/** A shade set; every value is `#rrggbb`, lower case. */
export type Ramp = Readonly<Record<Shade, string>>

export const white = '#ffffff'
export const black = '#000000'

export const channels = (hex: string): [number, number, number] => [parseInt(hex.slice(1, 3), 16), parseInt(hex.slice(3, 5), 16), parseInt(hex.slice(5, 7), 16)]

export const toHex = (rgb: readonly number[]): string => `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

/** Relative luminance of WCAG 2. */
export function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The ratio of WCAG 2: from 1 (the same) to 21 (black on white). */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

/** Mixes `share` of b into a, in sRGB. */
export function mix(a: string, b: string, share: number): string {
  const other = channels(b)
  return toHex(channels(a).map((value, i) => value * (1 - share) + other[i]! * share))
}

/** Black or white, whichever has more contrast; at least 4.58 on any colour, since the two ratios multiply to 21. */
export const blackOrWhite = (on: string): string => (contrast(white, on) > contrast(black, on) ? white : black)
