import { expect, test } from 'vitest'
import { brandOf, themeChoice } from './read-shell.ts'

test('the name of a center is written as what it is above where it is', () => {
  expect(brandOf({ name: 'Vrijwilligersbank Zutphen', town: 'Zutphen' }, 'Vrijwilligersbank Zutphen')).toEqual({ kind: 'Vrijwilligersbank', name: 'Zutphen' })
  expect(brandOf({ name: 'Harderwijk Helpt', town: 'Harderwijk' }, 'Demo')).toEqual({ kind: 'Demo', name: 'Harderwijk Helpt' })
  expect(brandOf({ name: 'Oldebroek voor Elkaar', town: 'Oldebroek' }, 'Oldebroek voor Elkaar')).toEqual({ kind: 'Oldebroek', name: 'Oldebroek voor Elkaar' })
})

test('anything but light and dark leaves it to the device', () => {
  expect(['light', 'dark', 'device', undefined].map(themeChoice)).toEqual(['light', 'dark', null, null])
})
