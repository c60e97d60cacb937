import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { serveUsers } from './testing.ts'

// The published JSON:API client devour-client 3.2 with the axios it brings, unchanged.
const { api, as, rowOf } = await serveUsers()
const require = createRequire(import.meta.url)

async function open(email: string) {
  const Devour = require('devour-client')
  const client = new (Devour.default ?? Devour)({ apiUrl: api, logger: false })
  client.headers = { ...client.headers, ...(await as(email)) }
  client.define('organization', { name: '', status: '' })
  client.define('role', { name: '', scopeType: '', scopeId: '' })
  const fields = ['firstName', 'lastName', 'name', 'email', 'unconfirmedEmail', 'phone', 'locale', 'status', 'confirmedAt', 'notificationPrefs', 'createdAt']
  client.define('user', {
    ...Object.fromEntries(fields.map((name) => [name, ''])),
    roles: { jsonApi: 'hasMany', type: 'roles' },
    organizations: { jsonApi: 'hasMany', type: 'organizations' },
  })
  return client
}

test('Johan finds himself and saves what he read, unchanged', async () => {
  const client = await open('beheerder@demo.example')
  const before = await rowOf('beheerder@demo.example')
  const { data: people } = await client.findAll('user', {
    filter: { search: 'Johan' },
    include: ['roles', 'organizations'],
    fields: { organizations: ['name'] },
  })
  const { data: johan } = await client.find('user', people[0].id, { include: ['roles', 'organizations'] })
  expect(johan).toMatchObject({ email: 'beheerder@demo.example', organizations: [{ name: 'De Brug' }] })
  const saved = await client.update('user', johan)
  expect(saved.data).toMatchObject({ id: johan.id, firstName: 'Johan' })
  expect(await rowOf('beheerder@demo.example')).toEqual(before)
})

test('an admin of an organization saves a member unchanged, with another name, and with nothing that is not theirs', async () => {
  const client = await open('beheerder@demo.example')
  const { data: people } = await client.findAll('user', { filter: { search: 'Marijke' } })
  const { data: marijke } = await client.find('user', people[0].id)
  expect((await client.update('user', marijke)).data.status).toBe('active')
  expect((await client.update('user', { ...marijke, firstName: 'Rijke' })).data.firstName).toBe('Rijke')
  const refused = await client.update('user', { ...marijke, phone: '0612345678' }).catch((error: unknown) => error)
  expect(JSON.stringify(refused)).toContain('Verboden toegang')
})

test('deletes with a Content-Type and no body', async () => {
  const client = await open('centerbeheerder@demo.example')
  const { data: made } = await client.create('user', { email: 'devour@demo.example', firstName: 'De', lastName: 'Vour' })
  await client.destroy('user', made.id)
  expect(await rowOf('devour@demo.example')).toMatchObject({ status: 'archived' })
})
