import { expect, test } from 'vitest'
import type { RoleName } from '#kernel/access/actor.ts'
import { flags } from '#features/tenancy/tenant.ts'
import { pages } from '#src/app/pages.ts'
import { tenants } from '#src/seed/content/tenants.ts'
import { decideAccess } from './decide-access.ts'

const row = (path: string) => pages.find((page) => `/${page.path}` === path)
const person = (...names: RoleName[]) => ({
  id: '1',
  name: 'Anna',
  locale: null,
  organizations: [],
  changelogSince: '2026-11-21',
  organizationsFailed: false,
  impersonator: null,
  roles: names.map((name) => ({ id: name, name, organizationId: null })),
})
const visit = (over: { tenant?: keyof typeof tenants; roles?: RoleName[]; organizationId?: string; wrongCenter?: boolean; production?: boolean } = {}) => ({
  flags: flags(tenants[over.tenant ?? 'public']),
  production: over.production ?? false,
  wrongCenter: over.wrongCenter ?? false,
  shell: { person: over.roles ? person(...over.roles) : null, organizationId: over.organizationId ?? null },
})

test('a page that is not public sends a stranger to sign-in', () => {
  expect(decideAccess(row('/dashboard'), visit())).toEqual({ signIn: true })
  expect(decideAccess(row('/vacancies/search'), visit())).toBeNull()
})

test('an address that is no page is not found', () => {
  expect(decideAccess(undefined, visit())).toEqual({ refuse: { status: 404, code: 'not_found' } })
  expect(decideAccess(row('/:slug?'), visit())).toBeNull()
})

test('a page whose flag is off is not there', () => {
  expect(decideAccess(row('/activiteitenkalender'), visit({ tenant: 'oldebroek' }))).toMatchObject({ refuse: { status: 404 } })
  expect(decideAccess(row('/activiteitenkalender'), visit({ tenant: 'demo' }))).toBeNull()
})

test('who has no organization gets 403 on pages of an organization, and only there', () => {
  expect(decideAccess(row('/vacancies'), visit({ roles: ['member'] }))).toEqual({ refuse: { status: 403, code: 'no_organization' } })
  expect(decideAccess(row('/vacancies'), visit({ roles: ['member'], organizationId: '12' }))).toBeNull()
  expect(decideAccess(row('/dashboard'), visit({ roles: ['volunteer'] }))).toBeNull()
})

test('who has neither an organization nor the right hears of the organization, and with one of the right', () => {
  for (const path of ['/vacancies', '/vacancies/add', '/vacancies/bulk-edit', '/vacancies/:id/edit', '/organizations/:id/edit'])
    expect(decideAccess(row(path), visit({ roles: ['volunteer'] }))).toEqual({ refuse: { status: 403, code: 'no_organization' } })
  expect(decideAccess(row('/vacancies/bulk-edit'), visit({ roles: ['member'], organizationId: '12' }))).toEqual({ refuse: { status: 403, code: 'forbidden' } })
})

test('a page of staff is forbidden to a volunteer', () => {
  expect(decideAccess(row('/settings'), visit({ roles: ['volunteer'] }))).toEqual({ refuse: { status: 403, code: 'forbidden' } })
})

test('at the wrong center there is one page only, and the way out', () => {
  expect(decideAccess(row('/dashboard'), visit({ wrongCenter: true }))).toEqual({ refuse: { status: 403, code: 'wrong_center' } })
  expect(decideAccess(row('/uitloggen'), visit({ wrongCenter: true }))).toBeNull()
})

test('developer pages do not exist in production', () => {
  expect(decideAccess(row('/test/toaster'), visit({ roles: ['volunteer'], production: true }))).toMatchObject({ refuse: { status: 404 } })
})

test('who is signed in while the server is away is no stranger', () => {
  expect(decideAccess(row('/dashboard'), { ...visit(), isAway: 'unavailable' })).toEqual({ refuse: { status: 503, code: 'unavailable' } })
  expect(decideAccess(row('/dashboard'), { ...visit(), isAway: 'too-many' })).toEqual({ refuse: { status: 429, code: 'rate_limited' } })
  // They may leave all the same (decisions 71).
  expect(decideAccess(row('/uitloggen'), { ...visit(), isAway: 'unavailable' })).toBeNull()
})

/** Who may open which page, according to domain §4; a volunteer none of these. */
const doors: [string, RoleName[]][] = [
  ['/analytics', ['member', 'admin', 'editor', 'coordinator', 'center_admin', 'super_admin']],
  ['/content', ['editor', 'coordinator', 'center_admin', 'super_admin']],
  ['/notification_templates', ['editor', 'coordinator', 'center_admin', 'super_admin']],
  ['/organizations', ['member', 'admin', 'editor', 'coordinator', 'center_admin', 'super_admin']],
  ['/organizations/add', ['coordinator', 'center_admin', 'super_admin']],
  ['/organizations/approve', ['coordinator', 'center_admin', 'super_admin']],
  ['/organizations/:id/edit', ['admin', 'coordinator', 'center_admin', 'super_admin']],
  ['/organizations/:id/move', ['admin', 'center_admin', 'super_admin']],
  ['/settings/design', ['editor', 'coordinator', 'center_admin', 'super_admin']],
  ['/users', ['member', 'admin', 'coordinator', 'center_admin', 'super_admin']],
  ['/users/add', ['admin', 'coordinator', 'center_admin', 'super_admin']],
  ['/users/:id/add_role', ['admin', 'coordinator', 'center_admin', 'super_admin']],
  ['/vacancies', ['member', 'admin', 'editor', 'coordinator', 'center_admin', 'super_admin']],
  ['/vacancies/add', ['member', 'admin', 'coordinator', 'center_admin', 'super_admin']],
  ['/vacancies/bulk-edit', ['admin', 'coordinator', 'center_admin', 'super_admin']],
  ['/vrijwilligerspool', ['member', 'admin', 'coordinator', 'center_admin']],
]

test.each(doors)('%s opens for %j', (path, names) => {
  const all: RoleName[] = ['volunteer', 'member', 'admin', 'editor', 'coordinator', 'center_admin', 'super_admin']
  const opens = (name: RoleName) =>
    decideAccess(row(path), {
      ...visit({ roles: ['volunteer', name], organizationId: '12', tenant: 'demo' }),
      flags: { ...flags(tenants.demo), enableOrganizationsMoving: true },
    }) === null
  expect(all.filter(opens)).toEqual(names)
})
