import { expect, test } from 'vitest'
import { splitTyped } from './combobox.ts'

test.each([
  ['Zutphen', 'zut', ['Zut', 'phen']],
  ['Zutphen', ' ZUTPHEN ', ['Zutphen', '']],
  ['Epe', 'épe', ['Epe', '']],
  ["'t Loo", '’t l', ["'t L", 'oo']],
  ["'t Loo", 't lo', ["'t Lo", 'o']],
  ["'s-Hertogenbosch", 'den bosch', ['', "'s-Hertogenbosch"]],
  ['Zutphen', 'xyz', ['', 'Zutphen']],
  ['Zutphen', '', ['', 'Zutphen']],
])('of %j, %j is the typed part', (name, typed, parts) => {
  expect(splitTyped(name, typed)).toEqual(parts)
})
