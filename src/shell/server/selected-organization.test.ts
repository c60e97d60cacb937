import { expect, test } from 'vitest'
import type { Person } from '#shell/shell.ts'
import { chooseOrganization, organizationOf, organizationToKeep, recentOrganizations, selectedOrganization } from './selected-organization.ts'

const made = (n: number) => `01930001-0000-7000-8000-${String(n).padStart(12, '0')}`
const club = { id: made(1), name: 'Club', kind: 'Organization' }
const school = { id: made(2), name: 'School', kind: 'School' }
const person = (organizations: Person['organizations'], organizationsFailed = false) => ({ organizations, organizationsFailed }) as Person

test('the first school or volunteer center comes before the first of all', () => {
  expect(selectedOrganization([club, school], undefined)).toBe(school.id)
  expect(selectedOrganization([club], undefined)).toBe(club.id)
  expect(selectedOrganization([], undefined)).toBeNull()
})

test('a choice is kept as long as the organization is the person’s', () => {
  expect(selectedOrganization([club, school], club.id)).toBe(club.id)
  expect(organizationToKeep(person([club, school]), club.id)).toBeNull()
})

test('it is cleared when the organization leaves the person’s list', () => {
  expect(selectedOrganization([school], club.id)).toBe(school.id)
  expect(organizationToKeep(person([]), club.id)).toMatch(/^currentOrganizationId=; .*Max-Age=0/)
  expect(organizationToKeep(person([school]), club.id)).toContain(`currentOrganizationId=~${school.id}; `)
})

test('where the list could not be had, nothing that was chosen is dropped', () => {
  expect(organizationToKeep(person([], true), club.id)).toBeNull()
})

test('what nobody chose goes along with every call too, and gives way to a better default', () => {
  const kept = organizationToKeep(person([club]), undefined)!
  expect(kept).toMatch(/Max-Age=31536000; .*HttpOnly/)
  const cookie = decodeURIComponent(kept.split(';')[0]!)
  expect(organizationOf(cookie)).toBe(club.id)
  expect(selectedOrganization([club, school], cookie.split('=')[1])).toBe(school.id)
  expect(organizationOf(undefined)).toBeUndefined()
})

test('those chosen lately are remembered, the latest first, five of them and nothing else', () => {
  const ids = [1, 2, 3, 4, 5, 6].map(made)
  let cookies = ''
  for (const id of ids)
    cookies = chooseOrganization(id, cookies)
      .map((line) => decodeURIComponent(line.split(';')[0]!))
      .join('; ')
  expect(recentOrganizations(cookies)).toEqual([6, 5, 4, 3, 2].map(made))
  expect(chooseOrganization('<script>', null)).toEqual([expect.stringMatching(/^currentOrganizationId=;/), expect.stringMatching(/^recentOrganizations=;/)])
  expect(recentOrganizations(`recentOrganizations=${'a.b.'.repeat(5000)}`)).toEqual([])
})
