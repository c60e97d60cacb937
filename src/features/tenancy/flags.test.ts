import { expect, test } from 'vitest'
import { tenants } from '#src/seed/content/tenants.ts'
import { flags } from './tenant.ts'

const flagsOf = (key: keyof typeof tenants) => flags(tenants[key])
const keysWhere = (flag: keyof ReturnType<typeof flags>) => (Object.keys(tenants) as (keyof typeof tenants)[]).filter((key) => flagsOf(key)[flag])

test('volunteer profiles are on everywhere but at the participation site', () => {
  expect(keysWhere('volunteerProfiles')).toEqual(['public', 'vrijwilligersbank', 'vrijwilligerspunt', 'oldebroek', 'demo'])
})

test('activities are off at the participation site and at the Oldebroek type', () => {
  expect(keysWhere('activities')).toEqual(['public', 'vrijwilligersbank', 'vrijwilligerspunt', 'demo'])
})

test('peer-to-peer help and center sharing belong to the public tenant alone', () => {
  expect(keysWhere('peerToPeer')).toEqual(['public'])
  expect(keysWhere('centerSharing')).toEqual(['public'])
})

test('English is spoken at the public tenant and the participation site', () => {
  expect(keysWhere('internationalisation')).toEqual(['public', 'meedoen'])
})

test('three named tenants and the demo have a sticky header', () => {
  expect(keysWhere('stickyHeader')).toEqual(['public', 'vrijwilligersbank', 'vrijwilligerspunt', 'demo'])
})

test('moving an organization can be tried at the demo, and nowhere else', () => {
  expect(keysWhere('enableOrganizationsMoving')).toEqual(['demo'])
})

test('the flags of the last configuration layer are spelled as in the specification', () => {
  expect(flagsOf('public')).toMatchObject({ isStagedoos: false, useI18n: true, allowInactiveUsers: false, enableOrganizationsMoving: false })
})
