import { expect, test } from 'vitest'
import { organizationBeside } from './organization-beside.ts'

test('a row names the organization once: in the title, or beside it', () => {
  expect(organizationBeside('Voorlezen op woensdag', 'De Brug')).toBe('De Brug')
  expect(organizationBeside('Voorlezen bij de Brug', 'De Brug')).toBe(null)
  expect(organizationBeside('Voorlezen', null)).toBe(null)
})
