import { createHash } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '#kernel/db/server/database.ts'
import { resourceApis } from '#src/server/registered.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { moreOfTown } from './more-of-town.ts'

const { app, call, get, as, db } = await startTestApp()
await app.ready()
const here = id.center('demo')
const there = id.center('oldebroek')
const nowhere = '01930009-0000-7000-8000-999999999999'
const people = ['vrijwilliger', 'lid', 'beheerder', 'redacteur', 'coordinator', 'centerbeheerder']

const query = async <Row>(tx: Tx, text: string, values: unknown[] = []) => (await tx.executeQuery<Row>(CompiledQuery.raw(text, values))).rows
let before: Record<string, string>
/** Ids of the other town by resource type. */
const foreign = new Map<string, string[]>()
const headersOf = new Map<string, Record<string, string>>()

beforeAll(async () => {
  for (const [town, center] of [
    ['demo', here],
    ['oldebroek', there],
  ] as const)
    await db.inCenter(center, (tx) => moreOfTown(tx, center, town))
  for (const { resource } of resourceApis) {
    const own =
      resource.table === 'volunteer_centers' ? 'where id = $1' : resource.table === 'users' ? 'where home_center_id = $1' : 'where volunteer_center_id = $1'
    // What somebody keeps for themselves is seen in their own work alone.
    const rows = await db
      .forUser(id.person('oldebroek', 'tweede'))
      .inCenter(there, (tx) => query<{ id: string }>(tx, `select id from ${resource.table} ${own} order by id limit 20`, [there]))
    foreign.set(
      resource.type,
      rows.map((row) => row.id),
    )
  }
  before = await fingerprint()
  headersOf.set('anonymous', {})
  for (const person of people) headersOf.set(person, await as(`${person}@demo.example`))
}, 60_000)

/** The routes with an id. */
const routes = app.routeList.filter(({ url }) => url.startsWith('/api/v1/') && url.includes('/:id'))
const typeOf = (url: string) => url.split('/')[3]!

test('every kind of thing is there in the other town, so that there is something to hide', () => {
  expect([...foreign].filter(([, ids]) => ids.length === 0).map(([type]) => type)).toEqual([])
  expect(routes.length).toBeGreaterThan(100)
})

describe.each(['anonymous', ...people])('to %s', (person) => {
  test('a thing of another town is to the byte what does not exist', { timeout: 60_000 }, async () => {
    const different: string[] = []
    for (const { method, url } of routes) {
      const theirs = foreign.get(typeOf(url))?.[0]
      if (!theirs) continue
      const ask = async (wanted: string) => {
        const headers = { ...headersOf.get(person), 'x-request-id': 'same' }
        const body =
          method === 'GET'
            ? undefined
            : { data: { type: typeOf(url), attributes: { role_name: 'member', organization_id: id.school('demo'), status: 'approved', body: 'Hallo' } } }
        const { status, text } = await call(method as 'GET', url.replace(':id', wanted), { headers, body })
        return `${status} ${text.replaceAll(wanted, ':id')}`
      }
      const [seen, missing] = [await ask(theirs), await ask(nowhere)]
      if (seen !== missing) different.push(`${method} ${url}: ${seen.slice(0, 200)} instead of ${missing.slice(0, 200)}`)
      if (Number(missing.slice(0, 3)) >= 500 || missing.startsWith('2')) different.push(`${method} ${url}: ${missing.slice(0, 200)} for what does not exist`)
    }
    expect(different).toEqual([])
  })

  test('no list tells of another town', { timeout: 60_000 }, async () => {
    const secret = [...foreign].filter(([type]) => type !== 'volunteer_centers').flatMap(([, ids]) => ids)
    const told: string[] = []
    for (const { method, url } of app.routeList.filter((route) => route.method === 'GET' && route.url.startsWith('/api/v1/') && !route.url.includes(':'))) {
      const { text } = await call(method as 'GET', url, { headers: headersOf.get(person) })
      const found = secret.filter((one) => text.includes(one))
      if (found.length > 0) told.push(`${url}: ${found[0]}`)
    }
    expect(told).toEqual([])
  })

  test('a thing of another town cannot be pointed at', { timeout: 60_000 }, async () => {
    const different: string[] = []
    for (const { resource, create, openCreate } of resourceApis) {
      if (!create && !openCreate) continue
      for (const [name, { to, many, inverse }] of Object.entries(resource.relationships)) {
        const theirs = foreign.get(to)?.[0]
        if (many || inverse || !theirs) continue
        const send = async (wanted: string) => {
          const body = {
            data: {
              type: resource.type,
              attributes: attributesFor[resource.type] ?? {},
              relationships: { ...(await relatedFor(resource.type)), [name]: { data: { type: to, id: wanted } } },
            },
          }
          const { status, text } = await call('POST', `/api/v1/${resource.type}`, { headers: { ...headersOf.get(person), 'x-request-id': 'same' }, body })
          return `${status} ${text.replaceAll(wanted, ':id')}`
        }
        const seen = await send(theirs)
        // A relation that the verb does not read may be sent, but must not be stored.
        if (seen.startsWith('2') && !seen.includes(':id')) continue
        const missing = await send(nowhere)
        if (seen !== missing || seen.startsWith('2')) different.push(`${resource.type}.${name}: ${seen.slice(0, 300)} instead of ${missing.slice(0, 300)}`)
      }
    }
    expect(different).toEqual([])
  })

  test('the credentials of this town open nothing in another', { timeout: 60_000 }, async () => {
    if (person === 'anonymous') return
    const open: string[] = []
    for (const path of [
      '/api/v1/vacancies',
      '/api/v1/users',
      '/api/v1/current_user',
      '/api/v1/applications',
      `/api/v1/organizations/${id.club('oldebroek')}`,
    ]) {
      const { status, body, reason } = await get(path, { host: 'oldebroek.localhost', headers: headersOf.get(person) })
      if (status !== 403 || body.errors[0].code !== 'wrong_center' || reason !== 'wrong center') open.push(`${path}: ${status} ${reason}`)
    }
    expect(open).toEqual([])
  })
})

test('after all this nothing in the other town has changed', async () => {
  expect(await fingerprint()).toEqual(before)
})

/** A checksum of everything of the other town that the API could have changed. */
async function fingerprint(): Promise<Record<string, string>> {
  const tables = ['organizations', 'organization_profiles', 'addresses', 'vacancies', 'volunteer_center_profiles']
  const entries = tables.map(async (table) => {
    const rows = await db.inCenter(there, (tx) => query<{ row: string }>(tx, `select t::text as row from ${table} t order by 1`))
    return [table, createHash('sha256').update(JSON.stringify(rows)).digest('hex')] as const
  })
  const people = await db.inCenter(there, (tx) =>
    query<{ row: string }>(tx, `select (id, email, first_name, status, lock_version)::text as row from users order by 1`),
  )
  const roles = await db.inCenter(there, (tx) => query<{ row: string }>(tx, `select (user_id, name, organization_id)::text as row from user_roles order by 1`))
  return { ...Object.fromEntries(await Promise.all(entries)), people: JSON.stringify(people), roles: JSON.stringify(roles) }
}

/** Bodies that would be accepted if they did not point to the other town. */
const attributesFor: Record<string, Record<string, unknown>> = {
  applications: { motivation: 'Ik help graag', consent_share: true },
  messages: { body: 'Dag allemaal' },
  vacancies: {
    title: 'Koffie schenken',
    summary: 'Schenk koffie',
    description: 'Je schenkt koffie en thee en maakt een praatje. '.repeat(5),
    themes: ['elderly'],
    commitment: 'recurring',
    location_mode: 'on_site',
    valid_through: '2099-01-01',
    expenses: 'none',
  },
}

async function relatedFor(type: string): Promise<Record<string, unknown>> {
  if (type === 'applications') return { vacancy: { data: { type: 'vacancies', id: id.gardening('demo') } } }
  if (type === 'vacancies') return { organization: { data: { type: 'organizations', id: id.school('demo') } } }
  return {}
}
