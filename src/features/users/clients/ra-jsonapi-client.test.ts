import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { serveUsers } from './testing.ts'

// The published data provider for react-admin, ra-jsonapi-client 0.10 with its axios, unchanged.
const { api, as, rowOf } = await serveUsers()
const require = createRequire(import.meta.url)

async function open(email: string) {
  // It reads the token from the browser's storage and sends it as a bearer token, which holds all three headers.
  const token = Buffer.from(JSON.stringify(await as(email))).toString('base64')
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: { getItem: (name: string) => (name === 'token' ? token : null) } })
  return require('ra-jsonapi-client').default(api)
}

const page = { pagination: { page: 1, perPage: 10 }, sort: { field: 'lastName', order: 'ASC' } }

test('a coordinator lists, opens and saves somebody unchanged', async () => {
  const provider = await open('coordinator@demo.example')
  const before = await rowOf('lid@demo.example')
  const { data, total } = await provider('GET_LIST', 'users', { ...page, filter: { search: 'Marijke' } })
  expect(total).toBe(1)
  const { data: person } = await provider('GET_ONE', 'users', { id: data[0].id })
  const { data: saved } = await provider('UPDATE', 'users', { id: person.id, data: { ...person } })
  expect(saved).toEqual(person)
  expect(await rowOf('lid@demo.example')).toEqual(before)
})

test('everybody of one organization, and several by id', async () => {
  const provider = await open('coordinator@demo.example')
  const { data: schools } = await provider('GET_LIST', 'organizations', { ...page, sort: { field: 'name', order: 'ASC' }, filter: { search: 'Brug' } })
  const { data: members } = await provider('GET_MANY_REFERENCE', 'users', { ...page, target: 'organization_id', id: schools[0].id, filter: {} })
  expect(members.map(({ email }: any) => email)).toEqual(['lid@demo.example', 'beheerder@demo.example'])
  const { data: again } = await provider('GET_MANY', 'users', { ids: members.map(({ id }: any) => id) })
  expect(again).toHaveLength(2)
})

test('Fatima opens her own account and saves it unchanged', async () => {
  const provider = await open('vrijwilliger@demo.example')
  const before = await rowOf('vrijwilliger@demo.example')
  const { data: own } = await provider('GET_LIST', 'users', { ...page, filter: { self: true } })
  const { data: saved } = await provider('UPDATE', 'users', { id: own[0].id, data: { ...own[0] } })
  expect(saved).toEqual(own[0])
  expect(await rowOf('vrijwilliger@demo.example')).toEqual(before)
})
