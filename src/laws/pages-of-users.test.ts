import { beforeAll, expect, test } from 'vitest'
import type { Abilities, AbilityRole } from '#kernel/access/abilities.ts'
import { abilities } from '#src/abilities.ts'
import { pages } from '#src/pages.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { type ActorName, actors, mailOf, others, restore, restoreOrganizations } from './ranked-people.ts'

// Law: a page about people opens for whom the abilities let in, and shows what the API would show them; no second list of roles.

const { app, get, as, db } = await startTestApp({ pages: true })
const rows = pages.filter(({ path }) => path === 'users' || path.startsWith('users/'))
const subjects = others.filter(({ rank }) => rank === 'member' || rank === 'coordinator')
const headersOf = new Map<ActorName, Record<string, string>>()

beforeAll(async () => {
  await restoreOrganizations(db)
  for (const other of others) await restore(db, other)
  for (const actor of actors) headersOf.set(actor, await as(mailOf(actor)))
}, 60_000)

const statusAt = async (path: string, headers: Record<string, string> = {}) => {
  const cookie = Object.entries(headers)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
  return (await app.inject({ url: path, headers: { host: 'demo.localhost', ...(cookie && { cookie }) } })).statusCode
}

/** What everybody who is signed in may anyway opens no page of staff. */
function hasRight(actor: ActorName, right: string): boolean {
  const [type = '', verb = ''] = right.split('.')
  const role = actor === 'center_admin elsewhere' ? 'volunteer' : actor
  return role !== 'volunteer' && (abilities as Abilities)[role as AbilityRole]?.[type]?.[verb] !== undefined
}

test('every page of users is held to this law', () => {
  expect(rows.map(({ path, needs }) => [path, needs])).toEqual([
    ['users', 'users.read'],
    ['users/add', 'users.create'],
    ['users/:id', 'users.read'],
    ['users/:id/edit', 'users.update'],
    ['users/:id/add_role', 'users.add_role'],
  ])
})

test('a stranger is led to signing in', async () => {
  for (const { path } of rows) expect(await statusAt(`/${path.replace(':id', subjects[0]!.id)}`)).toBe(302)
})

test.each(actors)('%s', { timeout: 60_000 }, async (actor) => {
  const headers = headersOf.get(actor)!
  const wrong: string[] = []
  const hold = async (path: string, should: number) => {
    const status = await statusAt(path, headers)
    if (status !== should) wrong.push(`${path}: ${status}, should be ${should}`)
  }
  for (const { path, needs = '' } of rows) {
    const lets = hasRight(actor, needs)
    if (!path.includes(':id')) await hold(`/${path}`, lets ? 200 : 403)
    else {
      await hold(`/${path.replace(':id', '01930000-0000-7000-8000-00000000dead')}`, lets ? 404 : 403)
      for (const { id, rank, place } of subjects) {
        const { status, body } = await get(`/api/v1/users/${id}`, { headers })
        const [, verb = ''] = needs.split('.')
        const may = verb === 'read' || body.data?.meta.permissions.includes(verb)
        await hold(`/${path.replace(':id', id)}?${rank}-${place}`, !lets ? 403 : status === 404 ? 404 : may ? 200 : 403)
      }
    }
  }
  expect(wrong).toEqual([])
})
