import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

const { app, db, as, get } = await startTestApp({ pages: true })
const own = '01930001-0000-7000-8000-000000000012'
const run = async (query: ReturnType<typeof sql>) => await db.inCenter(id.center('demo'), async (tx) => await query.execute(tx))
await run(sql`insert into organizations (id, volunteer_center_id, name, slug, organization_type, status, summary)
  values (${own}, ${id.center('demo')}, 'Zutphen helpt', 'zelf', 'VolunteerCenter', 'approved', 'Het centrum zelf')`)
await db.onPlatform(async (tx) => {
  await sql`insert into user_roles (volunteer_center_id, user_id, name, organization_id)
    values (${id.center('demo')}, ${id.person('demo', 'coordinator')}, 'member', ${id.school('demo')})`.execute(tx)
})
const [wim, marijke, fatima] = await Promise.all(['coordinator', 'lid', 'vrijwilliger'].map(async (name) => await as(`${name}@demo.example`)))

const jar = (session: Record<string, string>, more: Record<string, string> = {}) =>
  Object.entries({ ...session, ...more })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
async function dashboard(session: Record<string, string>, chosen?: string, path = '/dashboard') {
  const cookie = jar(session, chosen === undefined ? {} : { currentOrganizationId: chosen })
  const answer = await app.inject({ url: path, headers: { host: 'demo.localhost', accept: 'text/html', cookie } })
  const kept = [answer.headers['set-cookie'] ?? []].flat().find((line) => line.startsWith('currentOrganizationId='))
  return { status: answer.statusCode, html: answer.payload, kept: kept && decodeURIComponent(kept.split(';')[0]!.split('=')[1]!) }
}

test('the center’s own organization comes first in its people’s list, and is theirs unless they choose another', async () => {
  const { data } = (await get('/api/v1/current_organizations', { headers: wim! })).body
  expect(data.map((one: { id: string }) => one.id)).toEqual([own, id.school('demo')])
  const sorted = (await get('/api/v1/current_organizations?sort=name', { headers: wim! })).body
  expect(sorted.data.map((one: { id: string }) => one.id)).toEqual([id.school('demo'), own])
  expect((await get('/api/v1/current_organization', { headers: wim! })).body.data.id).toBe(own)
  const chosen = { ...wim!, 'current-organization-id': id.school('demo') }
  expect((await get('/api/v1/current_organization', { headers: chosen })).body.data.id).toBe(id.school('demo'))
  expect((await get('/api/v1/current_organization', { headers: fatima! })).body.errors[0].code).toBe('no_current_organization')
})

test('an editor works at the center itself, which opens every page of hers, and at no other organization', async () => {
  const lotte = await as('redacteur@demo.example')
  expect((await get('/api/v1/current_organization', { headers: lotte })).body.data.id).toBe(own)
  expect((await get('/api/v1/news', { headers: { ...lotte, 'current-organization-id': own } })).status).toBe(200)
  const elsewhere = await get('/api/v1/news', { headers: { ...lotte, 'current-organization-id': id.school('demo') } })
  expect([elsewhere.status, elsewhere.body.errors[0].code]).toEqual([403, 'not_a_member'])
  for (const path of ['/dashboard', '/content?part=news', '/content?part=partners', '/nieuws'])
    expect([path, (await dashboard(lotte, undefined, path)).status]).toEqual([path, 200])
})

test('Wim sees the whole center, and the school when he has chosen it', async () => {
  const before = await dashboard(wim!)
  expect([before.status, before.kept]).toEqual([200, `~${own}`])
  expect(before.html).toContain('1 organisatie wacht op goedkeuring')
  const after = await dashboard(wim!, id.school('demo'))
  expect(after.kept).toBeUndefined()
  expect(after.html).not.toContain('wacht op goedkeuring')
  expect(after.html).toContain('De Brug')
})

test('the lists follow it: Wim sees all organizations and people, or the school and its own; its own people never more', async () => {
  const rows = async (session: Record<string, string>, path: string, chosen?: string) => {
    const { status, html } = await dashboard(session, chosen, path)
    return { status, ids: [...new Set([...html.matchAll(/[?;]open=([0-9a-f-]{36})"/g)].map(([, one]) => one!))].sort() }
  }
  const school = id.school('demo')
  const [johan, lid, coordinator] = ['beheerder', 'lid', 'coordinator'].map((name) => id.person('demo', name)) as [string, string, string]
  expect((await rows(wim!, '/organizations')).ids).toEqual([school, id.club('demo'), own].sort())
  expect((await rows(wim!, '/users')).ids.length).toBeGreaterThan(5)
  expect((await rows(wim!, '/organizations', school)).ids).toEqual([school])
  expect((await rows(wim!, '/users', school)).ids).toEqual([johan, lid, coordinator].sort())
  expect((await rows(marijke!, '/organizations')).ids).toEqual([school])
  expect((await rows(marijke!, '/users')).ids).toEqual([johan, lid, coordinator].sort())
  // Filters that only the center may use are not offered to others, and are ignored in an address that a colleague shared.
  for (const path of [
    '/organizations?silent=30',
    '/organizations?sort=-active',
    '/organizations?answers=3&theme=care',
    '/users?seen=never',
    '/users?sort=-seen',
  ])
    expect([path, (await rows(marijke!, path)).status, (await rows(marijke!, path)).ids.length > 0]).toEqual([path, 200, true])
  const lotte = await as('redacteur@demo.example')
  expect((await rows(lotte, '/organizations?sort=-active')).ids).toEqual([school, id.club('demo'), own].sort())
})

test('what is no longer the person’s is cleared, and what never was', async () => {
  expect((await dashboard(marijke!, own)).kept).toBe(`~${id.school('demo')}`)
  expect((await dashboard(fatima!, id.school('demo'))).kept).toBe('')
})

test('choosing is kept for a year, across sessions, and a stranger’s choice stays until somebody signs in', async () => {
  const headers = { host: 'demo.localhost', 'sec-fetch-site': 'same-origin', cookie: jar(wim!), 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await app.inject({ method: 'POST', url: '/choices/organization', headers, payload: `organization=${id.school('demo')}&redirect=/dashboard` })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/dashboard'])
  expect(answer.headers['set-cookie']).toContainEqual(expect.stringMatching(new RegExp(`^currentOrganizationId=${id.school('demo')}; .*Max-Age=31536000`)))
  const signedOut = await app.inject({ url: '/', headers: { host: 'demo.localhost', accept: 'text/html', cookie: `currentOrganizationId=${own}` } })
  expect([signedOut.headers['set-cookie'] ?? []].flat().filter((line) => line.startsWith('currentOrganizationId'))).toEqual([])
})

test('calls of a page’s own script carry it too', async () => {
  const todosOf = async (chosen: string) => {
    const headers = { host: 'demo.localhost', 'sec-fetch-site': 'same-origin', cookie: jar(wim!, { currentOrganizationId: chosen }) }
    return (await app.inject({ url: '/door/api/v1/todos', headers })).json().meta.todos.map(({ key }: { key: string }) => key)
  }
  expect(await todosOf(`~${own}`)).toContain('organizations')
  expect(await todosOf(id.school('demo'))).not.toContain('organizations')
})
