import { expect, test } from 'vitest'
import type { RoleName } from '#kernel/access/actor.ts'
import { viewOf } from './view-of.ts'

const as = (...names: RoleName[]) => names.map((name) => ({ name }))
const club = { id: 'club', kind: 'Organization' }
const center = { id: 'center', kind: 'VolunteerCenter' }

test('with the center’s own organization, or none, its staff see the whole center; with another that one', () => {
  for (const role of ['coordinator', 'center_admin', 'super_admin'] as const)
    expect([viewOf(as(role), center), viewOf(as(role), null), viewOf(as(role, 'member'), club)]).toEqual(['center', 'center', 'team'])
})

test('an organization’s people see what is theirs, and whoever has none their own', () => {
  expect([viewOf(as('member'), club), viewOf(as('admin'), { id: 'school', kind: null })]).toEqual(['team', 'team'])
  expect([viewOf(as('volunteer'), null), viewOf(as('member'), null), viewOf(as('editor'), center)]).toEqual(['own', 'own', 'own'])
})
