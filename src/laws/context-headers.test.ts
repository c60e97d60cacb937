import { describe, expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

const { get, as } = await startTestApp()
const demo = id.center('demo')
const oldebroek = id.center('oldebroek')
const nowhere = '01930009-0000-7000-8000-999999999999'
const credentials: Record<string, Record<string, string>> = {
  visitor: {},
  volunteer: await as('vrijwilliger@demo.example'),
  member: await as('lid@demo.example'),
  coordinator: await as('coordinator@demo.example'),
}

/** Contract §4: which values a header may have, and which are refused. */
const matrix: [header: string, value: string, who: string, status: number, code?: string][] = [
  ['x-tenant', 'demo', 'visitor', 200],
  ['x-tenant', '', 'visitor', 200],
  ['x-tenant', 'oldebroek', 'visitor', 400, 'tenant_mismatch'],
  ['x-tenant', 'nobody', 'visitor', 400, 'tenant_mismatch'],
  ['x-tenant', 'oldebroek', 'coordinator', 400, 'tenant_mismatch'],
  ['app-context', 'gelderland', 'visitor', 200],
  ['app-context', '', 'visitor', 200],
  ['app-context', 'meedoen', 'visitor', 400, 'invalid_app_context'],
  ['app-context', 'foo', 'visitor', 400, 'invalid_app_context'],
  ['volunteer-center-id', demo, 'visitor', 200],
  ['volunteer-center-id', '', 'visitor', 200],
  ['volunteer-center-id', oldebroek, 'visitor', 400, 'unknown_volunteer_center'],
  ['volunteer-center-id', oldebroek, 'coordinator', 400, 'unknown_volunteer_center'],
  ['volunteer-center-id', nowhere, 'visitor', 400, 'unknown_volunteer_center'],
  ...['999', 'abc', '-1', '1e9', '1 OR 1=1'].map((value): [string, string, string, number, string] => [
    'volunteer-center-id',
    value,
    'visitor',
    400,
    'unknown_volunteer_center',
  ]),
  ['current-organization-id', '', 'member', 200],
  ['current-organization-id', id.school('demo'), 'member', 200],
  ['current-organization-id', id.school('demo'), 'coordinator', 200],
  ['current-organization-id', id.school('demo'), 'volunteer', 403, 'not_a_member'],
  ['current-organization-id', id.club('demo'), 'member', 403, 'not_a_member'],
  ['current-organization-id', id.school('oldebroek'), 'member', 403, 'not_a_member'],
  ['current-organization-id', id.school('oldebroek'), 'coordinator', 403, 'not_a_member'],
  ['current-organization-id', nowhere, 'member', 403, 'not_a_member'],
  ['current-organization-id', 'tekst', 'member', 403, 'not_a_member'],
  // Ignored, because a visitor does not act for anybody.
  ['current-organization-id', id.school('oldebroek'), 'visitor', 200],
  ['current-organization-id', 'tekst', 'visitor', 200],
]

test.each(matrix)('%s: %j from a %s is %i %s', async (header, value, who, status, code) => {
  const answer = await get('/api/v1/vacancies', { headers: { ...credentials[who], [header]: value } })
  expect(answer.status).toBe(status)
  if (code) {
    expect(answer.body.errors[0].code).toBe(code)
    if (header !== 'current-organization-id') expect(answer.body.errors[0].source.header.toLowerCase()).toBe(header)
  } else expect(answer.text).not.toContain(id.gardening('oldebroek'))
})

describe('a stale organization is passed over', () => {
  test.each(['current_user', 'current_organizations', 'current_organization', 'volunteer_centers', 'volunteer_centers/current'])('by /%s', async (path) => {
    const { status } = await get(`/api/v1/${path}`, { headers: { ...credentials['member'], 'current-organization-id': id.school('oldebroek') } })
    expect(status).toBe(200)
  })
})

test('where the host says nothing, a header may choose the tenant, and still not the rights', async () => {
  const chosen = await get('/api/v1/vacancies', { host: 'localhost', headers: { 'x-tenant': 'oldebroek' } })
  expect(chosen.text).toContain(id.gardening('oldebroek'))
  const widened = await get('/api/v1/users', { host: 'localhost', headers: { 'x-tenant': 'oldebroek', ...credentials['coordinator'] } })
  expect(widened.body.errors[0].code).toBe('wrong_center')
})

test('a proxy that is not trusted cannot name another host', async () => {
  const { text } = await get('/api/v1/vacancies', { headers: { 'x-forwarded-host': 'oldebroek.localhost', forwarded: 'host=oldebroek.localhost' } })
  expect(text).not.toContain(id.gardening('oldebroek'))
})
