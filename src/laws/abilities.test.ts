import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Abilities } from '#kernel/access/abilities.ts'
import { abilities } from '#src/app/abilities.ts'
import { resourceApis } from '#src/server/registered.ts'
import { abilitiesTable, withAbilities } from './abilities-table.ts'

const all: Abilities = abilities
const entries = Object.entries(all).flatMap(([role, types]) =>
  Object.entries(types).flatMap(([type, verbs]) => Object.entries(verbs).map(([verb, scope]) => ({ role, type, verb, scope }))),
)

test('ARCHITECTURE.md shows who may do what as the code has it (node scripts/abilities.ts writes it)', () => {
  const page = readFileSync(join(import.meta.dirname, '../../ARCHITECTURE.md'), 'utf8')
  expect(page).toBe(withAbilities(page, abilitiesTable(all)))
})

test('every scope word means something for its resource', () => {
  const scopesOf = new Map(resourceApis.map(({ resource, scopes }) => [resource.type, scopes]))
  expect(
    entries.filter(({ type, scope }) => scope !== 'all' && scopesOf.has(type) && !(scope in scopesOf.get(type)!)).map(({ type, scope }) => `${type}: ${scope}`),
  ).toEqual([])
})

/** Rights to calls without a registered resource. */
const withoutResource = [
  'sessions',
  'settings',
  'notification_templates',
  'first_day',
  'postcodes',
  'tenants',
  'platform_centers',
  'agenda_tokens',
  'changelog_entries',
  'profile_replies',
  'analytics',
  'center_exports',
  'center_removals',
]

test('nobody has a right to a thing that is not there', () => {
  const types = new Set(resourceApis.map(({ resource }) => resource.type))
  expect([...new Set(entries.map(({ type }) => type))].filter((type) => !types.has(type) && !withoutResource.includes(type))).toEqual([])
})

test('a visitor and a volunteer change nothing that is not their own', () => {
  const changing = entries.filter(({ role, verb }) => role === 'anonymous' && verb !== 'read' && verb !== 'list')
  expect(changing).toEqual([])
  expect(entries.filter(({ role, verb, scope }) => role === 'volunteer' && !['read', 'list'].includes(verb) && scope === 'all')).toEqual([])
})
