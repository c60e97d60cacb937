import Kitsu from 'kitsu'
import { expect, test } from 'vitest'
import { serveUsers } from './testing.ts'

// The published JSON:API client kitsu 11, with its defaults: vnd.api+json everywhere, kebab-case addresses, camelCase types.
const { api, as, rowOf } = await serveUsers()

async function open(email: string): Promise<any> {
  return new Kitsu({ baseURL: api, headers: await as(email) })
}

test('Fatima asks who she is and saves what she read, unchanged', async () => {
  const kitsu = await open('vrijwilliger@demo.example')
  const before = await rowOf('vrijwilliger@demo.example')
  const { data } = await kitsu.self({ params: { include: 'roles,organizations' } })
  const fatima = [data].flat()[0]
  expect(fatima).toMatchObject({ email: 'vrijwilliger@demo.example', roles: { data: [{ name: 'volunteer' }] } })
  JSON.stringify(fatima) // throws if included resources form a cycle
  const saved = await kitsu.patch('users', fatima)
  expect([saved.status, saved.data.firstName]).toEqual([200, 'Fatima'])
  expect(await rowOf('vrijwilliger@demo.example')).toEqual(before)
})

test('the center’s coordinator changes a name of somebody, and saves the rest as it was', async () => {
  const kitsu = await open('coordinator@demo.example')
  const { data } = await kitsu.get('users', { params: { filter: { search: 'Kees' }, page: { size: 5 }, sort: 'lastName' } })
  const { data: kees } = await kitsu.get(`users/${data[0].id}`, { params: { include: 'roles' } })
  const before = await rowOf('tweede@demo.example')
  const { status, data: saved } = await kitsu.patch('users', { ...kees, firstName: 'Cornelis' })
  expect([status, saved.firstName]).toEqual([200, 'Cornelis'])
  expect(await rowOf('tweede@demo.example')).toMatchObject({ ...before, first_name: 'Cornelis', lock_version: expect.any(Number) })
})

test('a changed address is refused, and says where', async () => {
  const kitsu = await open('coordinator@demo.example')
  const { data } = await kitsu.get('users', { params: { filter: { search: 'Groot' } } })
  const refused = await kitsu.patch('users', { ...data[0], email: 'ander@demo.example' }).catch((error: unknown) => error)
  expect(refused.response.status).toBe(403)
  expect(refused.errors[0]).toMatchObject({ code: 'forbidden_attribute', source: { pointer: '/data/attributes/email' } })
})

test('invites somebody, and deletes the account again with a body', async () => {
  const kitsu = await open('centerbeheerder@demo.example')
  const { status, data } = await kitsu.post('users', { email: 'kitsu@demo.example', firstName: 'Kit', lastName: 'Su', roleName: 'volunteer' })
  expect([status, data.status]).toEqual([201, 'invited'])
  expect((await kitsu.delete('users', data.id)).status).toBe(204)
})

test('finds the centers under the spelling of its own', async () => {
  const kitsu = new Kitsu({ baseURL: api }) as any
  const { data } = await kitsu.get('volunteerCenters', { params: { include: 'profile' } })
  JSON.stringify(data)
  expect(data[0].name).toBe('Vrijwilligerscentrale demo')
})
