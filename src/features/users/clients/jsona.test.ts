import { Jsona } from 'jsona'
import { expect, test } from 'vitest'
import { serveUsers } from './testing.ts'

// The published (de)serializer jsona 1.14 around plain fetch, as its manual shows.
const { api, as, rowOf } = await serveUsers()
const jsona = new Jsona()

async function open(email: string) {
  const credentials = await as(email)
  return async (method: string, path: string, model?: object): Promise<any> => {
    const type = 'application/vnd.api+json'
    const body = model && JSON.stringify(jsona.serialize({ stuff: model as never, includeNames: (model as any).relationshipNames }))
    const answer = await fetch(`${api}/${path}`, { method, headers: { accept: type, 'content-type': type, ...credentials }, ...(body && { body }) })
    const text = await answer.text()
    return { status: answer.status, data: answer.ok && text ? jsona.deserialize(text) : JSON.parse(text || 'null') }
  }
}

test('Marijke reads herself with her roles and organizations and saves all of it, unchanged', async () => {
  const call = await open('lid@demo.example')
  const before = await rowOf('lid@demo.example')
  const { data: own } = await call('GET', 'current_user?include=roles,organizations')
  expect(own).toMatchObject({ type: 'users', email: 'lid@demo.example', organizations: [{ name: 'De Brug' }] })
  expect((await call('PATCH', `users/${own.id}`, own)).data).toMatchObject({ firstName: 'Marijke' })
  expect((await call('PATCH', 'current_user', own)).status).toBe(200)
  expect(await rowOf('lid@demo.example')).toEqual(before)
})

test('a coordinator saves somebody unchanged, and then one name', async () => {
  const call = await open('coordinator@demo.example')
  const before = await rowOf('lid@demo.example')
  const [person] = (await call('GET', 'users?filter[search]=Marijke&include=roles')).data
  expect((await call('PATCH', `users/${person.id}`, person)).status).toBe(200)
  expect(await rowOf('lid@demo.example')).toEqual(before)
  expect((await call('PATCH', `users/${person.id}`, { ...person, lastName: 'Smit-Bakker' })).data).toMatchObject({ lastName: 'Smit-Bakker', status: 'active' })
})
