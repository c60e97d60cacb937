import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, luminance, shades } from './contrast.ts'
import { deriveTokens } from './derive.ts'
import { contrastPairs } from './measures.ts'
import { colorPresets, tenantRamps } from './presets.ts'
import { shadesFrom } from './shades-from.ts'
import { defaultTheme, parseShades } from './theme.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('the colour itself is shade 500, and no shade is lighter than the one before', () => {
  fc.assert(
    fc.property(hex, (color) => {
      const ramp = shadesFrom(color)
      expect(ramp[500]).toBe(color)
      expect(parseShades(ramp)).toEqual({ shades: ramp })
      const light = shades.map((shade) => luminance(ramp[shade]))
      // Next to white the eye sees no difference where the numbers still find one.
      expect(light.every((value, at) => at === 0 || value <= light[at - 1]! + 0.01)).toBe(true)
    }),
  )
})

test('from any colour comes a site that can be read, by day and by night', () => {
  fc.assert(
    fc.property(hex, hex, (one, other) => {
      for (const mode of ['light', 'dark'] as const) {
        const tokens = deriveTokens({ ...defaultTheme, primary: shadesFrom(one), secondary: shadesFrom(other) }, mode)
        for (const [front, back, least] of contrastPairs) expect(contrast(tokens[front]!, tokens[back]!), `${front} on ${back}`).toBeGreaterThanOrEqual(least)
      }
    }),
    { numRuns: 300 },
  )
})

test.each(Object.entries({ ...colorPresets, ...tenantRamps }))('the shades of %s look as those that were drawn by hand', (_name, { shades: drawn }) => {
  const made = shadesFrom(drawn[500])
  for (const shade of [50, 100, 200, 700, 900] as const) expect(contrast(made[shade], drawn[shade]), `${shade}`).toBeLessThan(2)
})
