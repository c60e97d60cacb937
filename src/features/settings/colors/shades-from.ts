import { channels, type Ramp, type Shade, shades, toHex } from './contrast.ts'

/** Lightness 0 to 1, chroma, and hue in radians: OKLCH, in which equal steps look equal. */
type Oklch = { l: number; c: number; h: number }

/** How far each shade is from the colour itself (0) to the lightest or darkest of the set (1), and the share of its chroma that it keeps. */
const steps: Readonly<Record<Shade, { away: number; chroma: number }>> = {
  50: { away: 1, chroma: 0.1 },
  100: { away: 0.88, chroma: 0.2 },
  200: { away: 0.7, chroma: 0.4 },
  300: { away: 0.48, chroma: 0.68 },
  400: { away: 0.24, chroma: 0.92 },
  500: { away: 0, chroma: 1 },
  600: { away: 0.22, chroma: 0.98 },
  700: { away: 0.42, chroma: 0.88 },
  800: { away: 0.58, chroma: 0.76 },
  900: { away: 0.74, chroma: 0.64 },
  950: { away: 1, chroma: 0.45 },
}
const lightest = 0.98
const darkest = 0.22

/**
 * The eleven shades of one colour, `#rrggbb`, which is shade 500 itself. Keeps its hue; lighter and darker shades have less chroma, as those
 * of the presets.
 */
export function shadesFrom(color: string): Ramp {
  const own = oklchOf(color)
  const ends = { light: Math.max(lightest, own.l), dark: Math.min(darkest, own.l * 0.55) }
  const made = (shade: Shade) => {
    const { away, chroma } = steps[shade]
    const end = shade < 500 ? ends.light : ends.dark
    return hexOf({ l: own.l + (end - own.l) * away, c: own.c * chroma, h: own.h })
  }
  return Object.fromEntries(shades.map((shade) => [shade, shade === 500 ? color : made(shade)])) as Ramp
}

/** sRGB to OKLCH by the matrices of Björn Ottosson, A perceptual color space for image processing (2020). */
function oklchOf(color: string): Oklch {
  const [r, g, b] = channels(color).map((value) => linear(value / 255)) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const one = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const other = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(one, other), h: Math.atan2(other, one) }
}

/** The colour in sRGB; outside it chroma gives way, since another hue would show more. */
function hexOf({ l, c, h }: Oklch): string {
  for (let share = 1; share > 0; share -= 0.04) {
    const rgb = rgbOf({ l, c: c * share, h })
    if (rgb.every((value) => value >= -0.0005 && value <= 1.0005)) return printed(rgb)
  }
  return printed(rgbOf({ l, c: 0, h }))
}

const printed = (rgb: readonly number[]) => toHex(rgb.map((value) => 255 * Math.min(1, Math.max(0, encoded(Math.max(0, value))))))

function rgbOf({ l, c, h }: Oklch): [number, number, number] {
  const [one, other] = [c * Math.cos(h), c * Math.sin(h)]
  const long = (l + 0.3963377774 * one + 0.2158037573 * other) ** 3
  const medium = (l - 0.1055613458 * one - 0.0638541728 * other) ** 3
  const short = (l - 0.0894841775 * one - 1.291485548 * other) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const encoded = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)
