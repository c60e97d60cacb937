import type { Ramp, Shade } from './contrast.ts'
import { shades } from './contrast.ts'

export type Preset = { label: { nl: string; en: string }; shades: Ramp }

const preset = (nl: string, en: string, row: string): Preset => {
  const values = row.split(' ')
  return { label: { nl, en }, shades: Object.fromEntries(shades.map((shade, i) => [shade, `#${values[i]}`])) as Record<Shade, string> }
}

/** The greys, specification §3: the only choice for the muted colour, and allowed for the other two. */
export const mutedPresets = {
  gray: preset('Grijs', 'Gray', 'f9fafb f3f4f6 e5e7eb d1d5dc 99a1af 6a7282 4a5565 364153 1e2939 101828 030712'),
  slate: preset('Leisteen', 'Slate', 'f8fafc f1f5f9 e2e8f0 cad5e2 90a1b9 62748e 45556c 314158 1d293d 0f172b 020618'),
  stone: preset('Steen', 'Stone', 'fafaf9 f5f5f4 e7e5e4 d6d3d1 a6a09b 79716b 57534d 44403b 292524 1c1917 0c0a09'),
  zinc: preset('Zink', 'Zinc', 'fafafa f4f4f5 e4e4e7 d4d4d8 9f9fa9 71717b 52525c 3f3f46 27272a 18181b 09090b'),
  neutral: preset('Neutraal', 'Neutral', 'fafafa f5f5f5 e5e5e5 d4d4d4 a1a1a1 737373 525252 404040 262626 171717 0a0a0a'),
}

/** What a center may choose as its primary and secondary colour, specification §3; from 50 to 950, as hex. */
export const colorPresets = {
  ...mutedPresets,
  indigo: preset('Indigo', 'Indigo', 'eef2ff e0e7ff c7d2fe a4b4fe 7d88fe 6260ff 4f39f6 432dd7 372aac 312c85 1e1a4d'),
  sky: preset('Hemelsblauw', 'Sky blue', 'f0f9ff dff2fe b8e6fe 79d4fe 0bbbfc 06a5ea 0084c7 0069a2 005986 024a70 052f4a'),
  purple: preset('Purper', 'Purple', 'faf5ff f3e8ff e9d5ff d8b4ff bf7ffe aa4ffe 9810fa 8103d9 6e11b0 59168b 3c0366'),
  violet: preset('Violet', 'Violet', 'f5f3ff ede9fe ddd6ff c4b5fe a686fe 8c57fe 7f22fe 7008e7 5d0ec0 4d179a 2f0d68'),
  lime: preset('Limoen', 'Lime', 'f7fee7 ecfcca d8f999 bbf451 9de503 84cc11 65a309 4b7c00 3c6300 35530e 192e03'),
  teal: preset('Blauwgroen', 'Teal', 'f0fdfa cbfbf1 96f7e4 46ecd5 00d3bd 11b8a6 0a9488 00776e 025f5a 0b4f4a 022f2e'),
  emerald: preset('Smaragd', 'Emerald', 'ecfdf5 d0fae5 a4f4cf 5ee9b5 13d295 0ab981 029669 007857 005f46 004e3b 002c22'),
  rose: preset('Roos', 'Rose', 'fff1f2 ffe4e6 ffccd3 ffa3af ff6880 fe2657 e50945 c0063b a30037 8b0836 4d0218'),
  pink: preset('Roze', 'Pink', 'fdf2f8 fce7f3 fccee8 fda5d5 fb64b6 f6339a e20a77 c3005c a2024c 861043 510424'),
  yellow: preset('Geel', 'Yellow', 'fefce8 fef9c2 fff085 ffe032 f7c90e eab301 ca8a00 a16205 874b00 733e0a 432004'),
  orange: preset('Oranje', 'Orange', 'fff7ed ffedd5 ffd7a8 feba72 fe8c22 fb7106 eb5707 c43e01 9f2d00 7e2a0c 441306'),
  mauve: preset('Mauve', 'Mauve', 'fdf4fb fae8f6 f3d3ec e5b3dc cb87bf a55999 8c4181 73316a 5b2554 451c3f 2a0e26'),
}

/** Shade sets of tenants; stored as custom sets. */
export const tenantRamps = {
  petrol: preset('Petrol', 'Petrol', 'f0fafa dff2f2 c0e5e5 96d1d2 5db5b9 15959b 00757a 015d62 01494e 00383c 002124'),
  delft: preset('Delfts blauw', 'Delft blue', 'f2f7ff e3ecff c5d9ff 9dbdfe 6797ff 3c6ee6 2352c7 163ea8 0e2f85 092263 04133f'),
  abrikoos: preset('Abrikoos', 'Apricot', 'fff7f0 ffecde ffd9bd fec093 fda25f f08531 cd6504 a34d02 7f3801 652800 3d1300'),
  baksteen: preset('Baksteen', 'Brick', 'fff4f1 ffe7e0 ffcec1 fbab98 ed7f67 d5563d b83b24 992816 7a1e11 5c170e 380804'),
  heide: preset('Heide', 'Heath green', 'f1f9f3 e2f2e7 c5e4ce 9ecfae 6db487 3d9461 167645 025e34 004a27 03381d 01210f'),
}

/** Status colours are the same everywhere, whatever a tenant chooses. */
export const statusRamps = {
  green: preset('Groen', 'Green', 'f0fdf4 dcfce7 b9f8cf 7bf1a8 05df72 02c65a 06a448 04813a 016630 0d542b 032e15').shades,
  amber: preset('Amber', 'Amber', 'fffbeb fef3c6 fee685 fed23c f9bc14 f69e03 d97703 b55200 953d00 7b3306 461901').shades,
  red: preset('Rood', 'Red', 'fef2f2 ffe2e2 ffcaca ffa4a4 ff6568 fb2c36 e30819 be0110 9f0712 82181a 460809').shades,
  sky: preset('Hemelsblauw', 'Sky blue', 'f0f9ff dff2fe b8e6fe 79d4fe 0bbbfc 06a5ea 0084c7 0069a2 005986 024a70 052f4a').shades,
  lime: preset('Limoen', 'Lime', 'f7fee7 ecfcca d8f999 bbf451 9de503 84cc11 65a309 4b7c00 3c6300 35530e 192e03').shades,
}

/** The defaults of a center that chose nothing. */
export const usualPresets = { primary: 'indigo', secondary: 'orange', muted: 'slate' } as const

export type MutedPresetName = keyof typeof mutedPresets
export type ColorPresetName = keyof typeof colorPresets
