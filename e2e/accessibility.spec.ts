import { expect, test } from '@playwright/test'
import { knownBarriers, type TestedScreen, testedScreens } from '#features/pages/required/tested.ts'
import { forEverybody, walkScreens } from './support/walk-screens.ts'

const onTheWay: readonly TestedScreen[] = ['vacancy', 'organization', 'dashboard', 'applications']

test('the accessibility statement names the screens that are walked here, and what is still in the way', () => {
  expect(Object.keys(testedScreens).toSorted()).toEqual([...new Set([...forEverybody.map(([screen]) => screen), ...onTheWay])].toSorted())
  // What axe finds and cannot be mended at once is told there in words, and let through here.
  expect(knownBarriers).toEqual({})
})

/** At one site every rule, on a phone and at a desk; the second scheme has the same markup in other colours. */
const thorough = [
  { width: 390, dark: false, rules: 'all' },
  { width: 390, dark: true, rules: 'contrast' },
  { width: 1440, dark: true, rules: 'contrast' },
  { width: 1440, dark: false, rules: 'all' },
] as const

walkScreens({ tenant: 'public', locale: 'en' }, thorough)
