import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast, shades } from './contrast.ts'
import type { Ramp } from './contrast.ts'
import { deriveTokens } from './derive.ts'
import fixture from './derive.fixture.json' with { type: 'json' }
import { contrastPairs } from './measures.ts'
import { colorPresets, mutedPresets, tenantRamps } from './presets.ts'
import { defaultTheme } from './theme.ts'
import type { Theme } from './theme.ts'

const presets: Record<string, { shades: Ramp }> = { ...colorPresets, ...tenantRamps }
const theme = (primary: Ramp, secondary: Ramp, muted: Ramp): Theme => ({ ...defaultTheme, primary, secondary, muted })

function unreadable(candidate: Theme): string[] {
  return (['light', 'dark'] as const).flatMap((mode) => {
    const tokens = deriveTokens(candidate, mode)
    return contrastPairs
      .map(([front, back, least]) => ({ pair: `${mode}: ${front} on ${back}`, ratio: contrast(tokens[front]!, tokens[back]!), least }))
      .filter(({ ratio, least }) => !(ratio >= least))
      .map(({ pair, ratio }) => `${pair} ${ratio.toFixed(2)}`)
  })
}

describe('the colours of the six tenants', () => {
  test.each(Object.entries(fixture))('%s looks as it was drawn, by day and by night', (tenant, drawn) => {
    const own = theme(presets[drawn.primary]!.shades, presets[drawn.secondary]!.shades, presets[drawn.muted]!.shades)
    const footer = tenant === 'vrijwilligerspunt' ? '#14213d' : null
    expect(deriveTokens({ ...own, footer }, 'light')).toEqual(drawn.light)
    expect(deriveTokens({ ...own, footer }, 'dark')).toEqual(drawn.dark)
  })
})

describe('every theme can be read', () => {
  const muted = Object.values(mutedPresets).map((preset) => preset.shades)

  test('with every pair of presets and every grey', () => {
    const all = Object.entries(presets)
    const failures = all.flatMap(([p, primary]) =>
      all.flatMap(([s, secondary]) =>
        muted.flatMap((grey) => unreadable(theme(primary.shades, secondary.shades, grey)).map((failure) => `${p} ${s}: ${failure}`)),
      ),
    )
    expect(failures).toEqual([])
  }, 60_000)

  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  const ramp = fc.array(hex, { minLength: 11, maxLength: 11 }).map((colors) => Object.fromEntries(shades.map((shade, i) => [shade, colors[i]!])) as Ramp)

  test('with any colours at all, in any order, and any background and text', () => {
    fc.assert(
      fc.property(
        ramp,
        ramp,
        fc.constantFrom(...muted),
        fc.option(hex),
        fc.option(hex),
        fc.option(hex),
        (primary, secondary, grey, background, text, footer) => {
          expect(unreadable({ ...theme(primary, secondary, grey), background, text, footer })).toEqual([])
        },
      ),
      { numRuns: 500 },
    )
  }, 60_000)
})
