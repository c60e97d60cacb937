import { describe, expect, test } from 'vitest'
import { placeOptions } from './place-options.ts'

describe('a place to choose', () => {
  const optionOf = (name: string, municipality: string, label: string, postcode: string | null = null) =>
    placeOptions({ data: [{ attributes: { name, municipality, postcode, label } }] })[0]

  test('is shown with its municipality, where that says more', () => {
    expect(optionOf('Warnsveld', 'Zutphen', 'Warnsveld')).toEqual({ label: 'Warnsveld', name: 'Warnsveld', note: 'Zutphen' })
    expect(optionOf('Zutphen', 'Zutphen', 'Zutphen')).toEqual({ label: 'Zutphen', name: 'Zutphen', note: '' })
    expect(optionOf('Hengelo', 'Hengelo', 'Hengelo, Hengelo')).toMatchObject({ note: 'Hengelo' })
  })

  test('is a postcode with its town', () => {
    expect(optionOf('Wezep', 'Oldebroek', '8091 Wezep', '8091')).toEqual({ label: '8091 Wezep', name: '8091', note: 'Wezep' })
  })
})
