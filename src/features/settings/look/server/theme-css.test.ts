import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tenantRamps } from '#features/settings/colors/presets.ts'
import { defaultTheme, readTheme } from '#features/settings/colors/theme.ts'
import { tenants } from '#src/seed/content/tenants.ts'
import { themeCss, themeHash } from './center-themes.ts'

const { header } = tenants.public
const petrol = { ...defaultTheme, primary: tenantRamps.petrol.shades }

test('day, night, and the device when nobody chose', () => {
  const css = themeCss(petrol, header)
  expect(css).toContain(':root{color-scheme:light;--primary-50:#f0fafa;')
  expect(css).toContain('[data-theme=dark]{color-scheme:dark;')
  expect(css).toContain('@media (prefers-color-scheme:dark){:root:not([data-theme]){color-scheme:dark;')
})

test('straight corners come with the theme', () => {
  expect(themeCss({ ...petrol, rounded: false }, header)).toContain('--r-md:0px;')
  expect(themeCss(petrol, header)).not.toContain('--r-md')
})

test('the name changes with the content and only then', () => {
  expect(themeHash(themeCss(petrol, header))).toBe(themeHash(themeCss({ ...petrol }, header)))
  expect(themeHash(themeCss(petrol, header))).not.toBe(themeHash(themeCss(defaultTheme, header)))
})

test('whatever was stored, only names and numbers come out', () => {
  const harmless = /^(?:[:[\]{}();%,@/.\s-]|[a-z]+(?:-[a-z\d]+)*|\d+(?:\.\d+)?(?:px)?|#[\da-f]{6}|=)*$/
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.anything()), fc.string(), fc.string(), (shades, color, text) => {
      const theme = readTheme({ primaryColorShades: shades, secondaryColorShades: color, backgroundColor: color, textColor: text, footerColor: text }, () => {})
      const css = themeCss(theme, header)
      expect(css).toMatch(harmless)
      expect(css.match(/[{}]/g)).toHaveLength(8)
    }),
  )
})

test('a shade set that slipped past the reader still cannot write CSS', () => {
  const css = themeCss({ ...petrol, primary: { ...petrol.primary, 300: 'red;}body{display:none' } }, header)
  expect(css).not.toContain('body')
})
