import { expect, test } from 'vitest'
import { searchHint } from './list-filters.tsx'

test.each([
  ['Zoek op naam of contact', 'Naam of contact'],
  ['Search by name or contact', 'Name or contact'],
  ['Zoek in titel', 'Zoek in titel'],
])('%s', (label, hint) => {
  expect(searchHint(label)).toBe(hint)
})
