import { expect, test } from 'vitest'
import { shadesFrom } from '#features/settings/colors/shades-from.ts'
import { colorPresets, tenantRamps } from '#features/settings/colors/presets.ts'
import { correctLook } from './correct-look.ts'
import { designValues } from './design-form.ts'
import { settleOwnColors, workedOut } from './own-color.ts'

const form = (values: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries({ secondaryColorPreset: 'orange', ...values })) data.set(name, value)
  return data
}
const petrol = JSON.stringify(tenantRamps.petrol.shades)
const settled = (values: Record<string, string>) => {
  const data = form({ primaryColorPreset: '', ...values })
  return { faults: settleOwnColors(data, 'nl'), shades: data.get('primaryColorShades') }
}

test('one hex code becomes eleven shades, however it is written', () => {
  const shades = JSON.stringify(shadesFrom('#8c4181'))
  for (const primaryOwnColor of ['#8c4181', '8C4181', ' #8c4181 ']) expect(settled({ primaryOwnColor })).toEqual({ faults: {}, shades })
  expect(settled({ primaryOwnColor: '#f0c' }).shades).toBe(JSON.stringify(shadesFrom('#ff00cc')))
})

test('shades written by hand stay while the hex code is theirs, and another hex code works them out again', () => {
  expect(settled({ primaryOwnColor: '#15959b', primaryColorShades: petrol })).toEqual({ faults: {}, shades: petrol })
  expect(settled({ primaryOwnColor: '#8c4181', primaryColorShades: petrol }).shades).toBe(JSON.stringify(shadesFrom('#8c4181')))
  expect(settled({ primaryOwnColor: '', primaryColorShades: petrol })).toEqual({ faults: {}, shades: petrol })
})

test('an own colour without a code that can be read is a fault of its field', () => {
  for (const primaryOwnColor of ['', 'rood', '#12', '12 34 56']) expect(settled({ primaryOwnColor }).faults).toHaveProperty('primaryOwnColor')
})

test('a preset gives up whatever still stands in the fields of an own colour', () => {
  const data = form({ primaryColorPreset: 'mauve', primaryOwnColor: 'half', primaryColorShades: petrol })
  expect(settleOwnColors(data, 'nl')).toEqual({})
  expect(data.get('primaryColorShades')).toBe('')
})

test('the screen shows the hex code of stored shades, and none beside a preset', () => {
  expect(designValues({ primaryColorShades: tenantRamps.petrol.shades, secondaryColorPreset: 'lime' })).toMatchObject({
    primaryColorPreset: [],
    primaryOwnColor: ['#15959b'],
    secondaryOwnColor: [],
  })
  expect(workedOut('#15959b', petrol)).toBeNull()
})

test('what is said of a colour is what is stored', () => {
  const sent = { primaryColorPreset: 'yellow', mutedColorPreset: 'slate', textColor: '#ffffff', backgroundColor: colorPresets.yellow.shades[400] }
  const { look, corrected, proposals } = correctLook(sent)
  expect(proposals.map(({ field, shade }) => [field, shade!.name])).toEqual([
    ['backgroundColor', look.backgroundColor],
    ['textColor', look.textColor],
  ])
  expect(corrected.textColor).toEqual({ sent: '#ffffff', kept: look.textColor })
  expect(correctLook(look).proposals).toEqual([])
})
