import { expect, test } from 'vitest'
import fc from 'fast-check'
import type { HeaderTheme, ShadeName } from '#features/tenancy/tenant.ts'
import { tenants } from '#src/seed/content/tenants.ts'
import { contrast, shades, type Ramp } from './contrast.ts'
import { headerTokens } from './derive-header.ts'
import { deriveTokens } from './derive.ts'
import { colorPresets, mutedPresets, tenantRamps } from './presets.ts'
import { defaultTheme, type Theme } from './theme.ts'

const modes = ['light', 'dark'] as const
const ramps = Object.values({ ...colorPresets, ...tenantRamps }).map((preset) => preset.shades)
const greys = Object.values(mutedPresets).map((preset) => preset.shades)
const petrol: Theme = { ...defaultTheme, primary: tenantRamps.petrol.shades }

const tokensOf = (theme: Theme, header: HeaderTheme, mode: 'light' | 'dark') => {
  const own = deriveTokens(theme, mode)
  return { ...own, ...headerTokens(theme, header, mode, own) }
}

function unreadable(theme: Theme, header: HeaderTheme): string[] {
  return modes.flatMap((mode) => {
    const tokens = tokensOf(theme, header, mode)
    return Object.entries({ 'header-text': 4.5, 'header-text-hover': 4.5, 'header-text-active': 4.5 })
      .flatMap(([name, least]) => ['surface', 'sunken'].map((on) => ({ name, on, least, ratio: contrast(tokens[name]!, tokens[on]!) })))
      .filter(({ ratio, least }) => ratio < least)
      .map(({ name, on, ratio }) => `${mode}: ${name} on ${on} ${ratio.toFixed(2)}`)
  })
}

test('the colours are those the tenant named: by state, by day and by night', () => {
  const { header } = tenants.public
  expect(tokensOf(petrol, header, 'light')).toMatchObject({
    'header-text': petrol.primary[950],
    'header-text-hover': petrol.primary[800],
    'header-text-active': petrol.primary[700],
    'header-accent': petrol.primary[500],
  })
  expect(tokensOf(petrol, header, 'dark')).toMatchObject({
    'header-text': petrol.muted[50],
    'header-text-hover': petrol.primary[200],
    'header-text-active': petrol.primary[300],
    'header-accent': petrol.primary[500],
  })
})

test.each(Object.entries(tenants))('the accent in the header of %s is primary-500 to the letter, however pale', (_key, { header }) => {
  for (const primary of ramps) for (const mode of modes) expect(tokensOf({ ...defaultTheme, primary }, header, mode)['header-accent']).toBe(primary[500])
})

test.each(Object.entries(tenants))('the header of %s can be read in whatever colours its center chooses, by day and by night', (_key, { header }) => {
  const failures = ramps.flatMap((primary) => greys.flatMap((muted) => unreadable({ ...defaultTheme, primary, secondary: primary, muted }, header)))
  expect(failures).toEqual([])
})

test('a pale colour comes out darker by day and a dark one lighter by night, whatever the shades', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  const ramp = fc.array(hex, { minLength: 11, maxLength: 11 }).map((colors) => Object.fromEntries(shades.map((shade, at) => [shade, colors[at]!])) as Ramp)
  const name = fc.tuple(fc.constantFrom('primary', 'secondary', 'muted'), fc.constantFrom(...shades)).map(([set, shade]) => `${set}-${shade}` as ShadeName)
  const state = fc.record({ light: name, dark: name })
  fc.assert(
    fc.property(
      ramp,
      ramp,
      fc.constantFrom(...greys),
      fc.record({ default: state, hover: state, active: state }),
      name,
      (primary, secondary, muted, text, accent) => {
        expect(unreadable({ ...defaultTheme, primary, secondary, muted }, { ...tenants.public.header, text, accent })).toEqual([])
      },
    ),
  )
})
