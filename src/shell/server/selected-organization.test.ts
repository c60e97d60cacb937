import { expect, test } from 'vitest'
import { selectedOrganization } from './selected-organization.ts'

const club = { id: 'club', name: 'Club', kind: 'Organization' }
const school = { id: 'school', name: 'School', kind: 'School' }

test('the first school or volunteer center comes before the first of all', () => {
  expect(selectedOrganization([club, school], undefined)).toBe('school')
  expect(selectedOrganization([club], undefined)).toBe('club')
  expect(selectedOrganization([], undefined)).toBeNull()
})

test('a choice is kept as long as the organization is the person’s', () => {
  expect(selectedOrganization([club, school], 'club')).toBe('club')
  expect(selectedOrganization([school], 'club')).toBe('school')
})
