import { expect, test, vi } from 'vitest'
import { colorPresets, mutedPresets, tenantRamps } from './presets.ts'
import { defaultTheme, parseColor, parseShades, readTheme, toTriplet } from './theme.ts'

const full = tenantRamps.petrol.shades

test('a triplet and a hex value are the same colour', () => {
  expect(parseColor('21 149 155')).toBe('#15959b')
  expect(parseColor('#15959B')).toBe('#15959b')
  expect(toTriplet('#15959b')).toBe('21 149 155')
})

test.each(['256 0 0', '1 2', 'red', '#12345', 'url(x)', '', null])('%s is no colour', (value) => {
  expect(parseColor(value)).toBeNull()
  expect(toTriplet(value)).toBe('0 0 0')
})

test('a preset name gives its shades', () => {
  const theme = readTheme({ primaryColorPreset: 'teal', secondaryColorPreset: 'rose', mutedColorPreset: 'zinc' }, vi.fn())
  expect(theme.primary).toBe(colorPresets.teal.shades)
  expect(theme.secondary).toBe(colorPresets.rose.shades)
  expect(theme.muted).toBe(mutedPresets.zinc.shades)
})

test('the default muted preset is slate', () => {
  expect(readTheme({}, vi.fn()).muted).toBe(mutedPresets.slate.shades)
})

test('an unknown preset is reported and ignored', () => {
  const log = vi.fn()
  expect(readTheme({ primaryColorPreset: 'mauvee' }, log).primary).toBe(defaultTheme.primary)
  expect(log).toHaveBeenCalledWith('Color preset not found', { field: 'primaryColorPreset', value: 'mauvee' })
})

test('constructor is not a preset', () => {
  const log = vi.fn()
  readTheme({ primaryColorPreset: 'constructor' }, log)
  expect(log).toHaveBeenCalledOnce()
})

test('a custom set wins over the preset, as text or as object', () => {
  expect(readTheme({ primaryColorPreset: 'teal', primaryColorShades: JSON.stringify(full) }, vi.fn()).primary).toEqual(full)
  expect(readTheme({ primaryColorShades: full }, vi.fn()).primary).toEqual(full)
})

test('a background may be a shade of the theme itself', () => {
  expect(readTheme({ backgroundColor: 'muted-50' }, vi.fn()).background).toBe(mutedPresets.slate.shades[50])
  expect(readTheme({ primaryColorPreset: 'teal', textColor: 'primary-950' }, vi.fn()).text).toBe(colorPresets.teal.shades[950])
})

test('a colour that is none is reported and ignored', () => {
  const log = vi.fn()
  expect(readTheme({ backgroundColor: 'muted-55' }, log).background).toBeNull()
  expect(log).toHaveBeenCalledWith('Could not parse color', { field: 'backgroundColor', value: 'muted-55' })
})

test('a set with a hole names the missing shade, and the preset stays', () => {
  const log = vi.fn()
  const { 400: _gone, ...rest } = full
  expect(readTheme({ primaryColorPreset: 'teal', primaryColorShades: rest }, log).primary).toBe(colorPresets.teal.shades)
  expect(log).toHaveBeenCalledWith('Missing color for shade: 400', { field: 'primaryColorShades' })
})

test('a shade that carries CSS counts as missing', () => {
  expect(parseShades({ ...full, 400: 'red;}body{display:none' })).toEqual({ problem: { message: 'Missing color for shade: 400', shade: 400 } })
})

test.each(['{', '[]', '"red"', 'null', '12'])('%s cannot be parsed as a set', (text) => {
  expect(parseShades(text)).toEqual({ problem: { message: 'Could not parse color shades' } })
})

test('a twelfth shade is left out', () => {
  expect(parseShades({ ...full, 1000: '#000000' })).toEqual({ shades: full })
})
