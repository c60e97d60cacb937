import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Abilities, AbilityRole } from '#kernel/access/abilities.ts'
import { abilities } from '#src/app/abilities.ts'
import { pages } from '#src/app/pages.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { type ActorName, actors, mailOf, others, ours, restore, restoreOrganizations, theirs } from './ranked-people.ts'

// Law: a staff page opens for those whom the abilities allow, and shows what the API would show them; it has no role list of its own.

const { app, get, as, db } = await startTestApp({ pages: true })
const rows = pages.filter(
  ({ path, layout, file }) => /^(users|organizations|vacancies)(\/|$)/.test(path) && layout === 'topnav' && existsSync(join(import.meta.dirname, '..', file)),
)
const people = others.filter(({ rank }) => rank === 'member' || rank === 'coordinator')
const vacancyOfOurs = '0193000c-0000-7000-8000-000000000001'
/** Ids for the pages with `:id`: of each kind the person's own, somebody else's and another town's. */
const subjectsOf: Record<string, readonly { id: string; about: string }[]> = {
  users: people.map((person) => ({ id: person.id, about: `${person.rank}-${person.place}` })),
  organizations: [
    { id: ours, about: 'own' },
    { id: theirs, about: 'other' },
    { id: id.school('oldebroek'), about: 'elsewhere' },
  ],
  vacancies: [
    { id: vacancyOfOurs, about: 'own' },
    { id: id.draft('demo'), about: 'other' },
    { id: id.draft('oldebroek'), about: 'elsewhere' },
  ],
}
const headersOf = new Map<ActorName, Record<string, string>>()

beforeAll(async () => {
  await restoreOrganizations(db)
  await db.inCenter(id.center('demo'), async (tx) => {
    await sql`insert into vacancies (volunteer_center_id, id, organization_id, title, slug, status)
      values (${id.center('demo')}, ${vacancyOfOurs}, ${ours}, 'Van de trein', 'van-de-trein', 'draft') on conflict do nothing`.execute(tx)
  })
  for (const other of others) await restore(db, other)
  for (const actor of actors) headersOf.set(actor, await as(mailOf(actor)))
}, 60_000)

const statusAt = async (path: string, headers: Record<string, string> = {}) => {
  const cookie = Object.entries(headers)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
  return (await app.inject({ url: path, headers: { host: 'demo.localhost', ...(cookie && { cookie }) } })).statusCode
}

/** Rights that every signed-in person has do not open staff pages. */
function hasRight(actor: ActorName, right: string): boolean {
  const [type = '', verb = ''] = right.split('.')
  const role = actor === 'center_admin elsewhere' ? 'volunteer' : actor
  return role !== 'volunteer' && (abilities as Abilities)[role as AbilityRole]?.[type]?.[verb] !== undefined
}

test('every page of users, organizations and vacancies is held to this law', () => {
  expect(rows.map(({ path, needs }) => [path, needs])).toEqual([
    ['organizations', 'organizations.read'],
    ['organizations/:id/edit', 'organizations.update'],
    ['organizations/:id/move', 'organizations.move'],
    ['organizations/add', 'organizations.create'],
    ['organizations/approve', 'organizations.approve'],
    ['users', 'users.read'],
    ['users/add', 'users.create'],
    ['users/:id', 'users.read'],
    ['users/:id/edit', 'users.update'],
    ['users/:id/add_role', 'users.add_role'],
    ['vacancies', 'vacancies.read'],
    ['vacancies/:id/edit', 'vacancies.update'],
    ['vacancies/add', 'vacancies.create'],
    ['vacancies/bulk-edit', 'vacancies.bulk_update'],
  ])
})

test('a stranger is led to signing in', async () => {
  for (const { path } of rows) expect(await statusAt(`/${path.replace(':id', people[0]!.id)}`)).toBe(302)
})

test.each(actors)('%s', { timeout: 60_000 }, async (actor) => {
  const headers = headersOf.get(actor)!
  const wrong: string[] = []
  const hold = async (path: string, should: number) => {
    const status = await statusAt(path, headers)
    if (status !== should) wrong.push(`${path}: ${status}, should be ${should}`)
  }
  for (const { path, needs = '', organization } of rows) {
    // A page that needs an organization is closed to people who work for none.
    const lets = hasRight(actor, needs) && (!organization || (await get('/api/v1/current_organization', { headers })).status === 200)
    const [type = '', verb = ''] = needs.split('.')
    if (!path.includes(':id')) await hold(`/${path}`, lets ? 200 : 403)
    else {
      await hold(`/${path.replace(':id', '01930000-0000-7000-8000-00000000dead')}`, lets ? 404 : 403)
      for (const { id: subject, about } of subjectsOf[type]!) {
        const { status, body } = await get(`/api/v1/${type}/${subject}`, { headers })
        const may = verb === 'read' || body.data?.meta.permissions.includes(verb)
        await hold(`/${path.replace(':id', subject)}?${about}`, !lets ? 403 : status === 404 ? 404 : may ? 200 : 403)
      }
    }
  }
  // Lists of people are only for those who may import one (domain §4).
  const brings = (abilities as Abilities)[actor as AbilityRole]?.['imports']?.['create']
  await hold('/users/add?way=import', brings === 'all' ? 200 : 403)
  await hold('/organizations/add?way=import', brings ? 200 : 403)
  const hasOrganization = (await get('/api/v1/current_organization', { headers })).status === 200
  await hold('/vacancies/add?way=import', brings && hasOrganization ? 200 : 403)
  expect(wrong).toEqual([])
})
