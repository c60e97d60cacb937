import { beforeAll, expect, test } from 'vitest'
import type { Document, ResourceObject } from '#kernel/jsonapi/document.ts'
import { resourceApis } from '#src/server/registered.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id, password } from '#src/testing/two-towns.ts'
import { moreOfTown } from './more-of-town.ts'

const { app, db, call, get, as } = await startTestApp()
await app.ready()
beforeAll(async () => await db.inCenter(id.center('demo'), (tx) => moreOfTown(tx, id.center('demo'), 'demo')))

const people = ['vrijwilliger', 'tweede', 'lid', 'beheerder', 'redacteur', 'coordinator', 'centerbeheerder']

/** The starting points: every list without an id, with everything that can be included. */
const lists = app.routeList.filter(({ method, url }) => method === 'GET' && url.startsWith('/api/v1/') && !url.includes(':')).map(({ url }) => url)
const includesAt = new Map<string, readonly string[]>([
  ...resourceApis.map(({ resource }) => [`/api/v1/${resource.type}`, resource.includes] as const),
  ['/api/v1/current_user', ['roles', 'organizations']] as const,
  ['/api/v1/current_organizations', ['address', 'profile']] as const,
  ['/api/v1/volunteer_centers/current', ['profile']] as const,
])

const objectsOf = ({ data, included = [] }: Document) => [data ?? [], included].flat() as ResourceObject[]

function linksOf(document: Document): string[] {
  const ofObjects = objectsOf(document).flatMap(({ links, relationships = {} }) => [
    links?.self,
    ...Object.values(relationships).map((relationship) => relationship.links?.related),
  ])
  return [...ofObjects, ...Object.values(document.links ?? {})].filter((link) => link !== undefined)
}

/** Follows all links of an answer, then those of the answers that they lead to, and so on. */
async function walk(headers: Record<string, string>) {
  const dead: string[] = []
  const waiting: string[] = []
  const known = new Set<string>()
  const follow = (document: Document) => {
    const unseen = linksOf(document).filter((link) => !known.has(link))
    for (const link of unseen) known.add(link)
    waiting.push(...new Set(unseen))
  }
  for (const url of lists) {
    const includes = includesAt.get(url) ?? []
    const { status, body } = await get(includes.length > 0 ? `${url}?include=${includes.join()}` : url, { headers })
    // A file is not a document.
    if (status === 200 && body) follow(body)
  }
  for (let link = waiting.shift(); link; link = waiting.shift()) {
    const { status, body } = await get(link, { headers })
    if (status === 200) follow(body)
    else dead.push(`${link}: ${status}`)
  }
  return { dead, known }
}

test.each(['anonymous', ...people])('to %s every link of every answer answers, or is not there', { timeout: 60_000 }, async (person) => {
  const { dead, known } = await walk(person === 'anonymous' ? {} : await as(`${person}@demo.example`))
  expect(dead).toEqual([])
  expect(known.size).toBeGreaterThan(10)
})

test('the answer of a write has links that answer, too', async () => {
  const headers = await as('centerbeheerder@demo.example')
  const made = await call('POST', '/api/v1/users?include=roles', {
    headers,
    body: { email: 'schakel@demo.example', first_name: 'Scha', last_name: 'Kel', role_name: 'volunteer' },
  })
  const changed = await call('PATCH', `/api/v1/organizations/${id.school('demo')}?include=address,profile,vacancies`, { headers, body: { summary: 'Anders' } })
  const signedUp = await call('POST', '/api/v1/users', { body: { email: 'los@demo.example', first_name: 'Los', password, password_confirmation: password } })
  for (const link of [made, changed].flatMap(({ body }) => linksOf(body))) expect([link, (await get(link, { headers })).status]).toEqual([link, 200])
  expect([signedUp.status, linksOf(signedUp.body)]).toEqual([201, []])
})

/** Included resources must not list relationships back to the types that included them, unless asked for. */
test('what is included names nothing back that nobody asked for', { timeout: 60_000 }, async () => {
  const headers = await as('centerbeheerder@demo.example')
  const back: string[] = []
  let seen = 0
  for (const [url, includes] of includesAt) {
    if (!lists.includes(url)) continue
    for (const path of includes.filter((one) => !one.includes('.'))) {
      const { status, body } = await get(`${url}?include=${path}`, { headers })
      // A site without one-on-one help has none of its lists.
      if (status === 404) continue
      const roots = new Set([body.data].flat().map(({ type }: ResourceObject) => type))
      for (const { type, id: own, relationships = {} } of (body.included ?? []) as ResourceObject[]) {
        seen += 1
        for (const [name, { data }] of Object.entries(relationships))
          if ([data ?? []].flat().some((one) => roots.has(one.type))) back.push(`${url}?include=${path}: ${type} ${own} names its ${name}`)
      }
    }
  }
  expect(back).toEqual([])
  expect(seen).toBeGreaterThan(10)
})

test('everything that is included is named by what is beside it', async () => {
  const headers = await as('centerbeheerder@demo.example')
  for (const [url, includes] of includesAt) {
    if (!lists.includes(url)) continue
    const { body } = await get(`${url}?include=${includes.join()}`, { headers })
    const named = objectsOf(body).flatMap(({ relationships = {} }) => Object.values(relationships).flatMap(({ data }) => [data ?? []].flat()))
    const names = new Set(named.map(({ type, id: one }) => `${type} ${one}`))
    // A site may lack a kind of thing altogether.
    expect(((body.included ?? []) as ResourceObject[]).filter(({ type, id: one }) => !names.has(`${type} ${one}`))).toEqual([])
  }
})
