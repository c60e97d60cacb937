import { expect, test } from 'vitest'
import { maxViews } from '#features/lists/saved-view.ts'
import { startTestApp } from '#src/testing/harness.ts'

const { call, get, as } = await startTestApp()
const save = async (who: string, attributes: Record<string, unknown>) =>
  await call('POST', '/api/v1/saved_views', { headers: await as(who), body: { data: { type: 'saved_views', attributes } } })
const namesOf = async (who: string) =>
  (await get('/api/v1/saved_views?filter[page_eq]=/organizations', { headers: await as(who) })).body.data.map(
    (one: { attributes: { name: string } }) => one.attributes.name,
  )
const sanne = 'coordinator@demo.example'

test('a coordinator keeps a view, changes it by its name and throws it away; nobody else sees it', async () => {
  const first = await save(sanne, { page: '/organizations', name: 'Stil', query: 'silent=90' })
  expect(first.status).toBe(201)
  const again = await save(sanne, { page: '/organizations', name: 'Stil', query: 'silent=365' })
  expect([again.body.data.id, again.body.data.attributes.query]).toEqual([first.body.data.id, 'silent=365'])
  expect(await namesOf(sanne)).toEqual(['Stil'])
  expect(await namesOf('centerbeheerder@demo.example')).toEqual([])
  const path = `/api/v1/saved_views/${first.body.data.id}`
  expect((await call('DELETE', path, { headers: await as('centerbeheerder@demo.example') })).status).toBe(404)
  expect((await call('DELETE', path, { headers: await as(sanne) })).status).toBe(204)
  expect(await namesOf(sanne)).toEqual([])
})

test('another page is refused at its field, a stranger is asked who they are, and there is an end to it', async () => {
  expect((await save(sanne, { page: '/elsewhere', name: 'x', query: '' })).body.errors[0].source.pointer).toBe('/data/attributes/page')
  expect((await call('POST', '/api/v1/saved_views', { body: { data: { type: 'saved_views', attributes: { page: '/users', name: 'x' } } } })).status).toBe(401)
  for (let n = 0; n < maxViews; n++) await save(sanne, { page: '/users', name: `Weergave ${n}`, query: '' })
  expect((await save(sanne, { page: '/users', name: 'Nog een', query: '' })).body.errors[0].code).toBe('too_many_views')
})
