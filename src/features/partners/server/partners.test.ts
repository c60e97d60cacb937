import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'

const { call, get, as } = await startTestApp()
const [lotte, piet, tom] = ['redacteur@demo.example', 'coordinator@demo.example', 'redacteur@oldebroek.example']
const hostOf = (who: string) => `${who.split('@')[1]!.split('.')[0]}.localhost`
const path = '/api/v1/partners'
const does = async (who: string, method: 'POST' | 'PATCH' | 'DELETE', id: string, attributes?: object) =>
  await call(method, id ? `${path}/${id}` : path, {
    host: hostOf(who),
    headers: await as(who),
    ...(attributes && { body: { data: { type: 'partners', ...(id && { id }), attributes } } }),
  })
const names = async (host = 'demo.localhost') => (await get(path, { host })).body.data.map((one: any) => one.attributes.name)

test('Lotte names whom the center works with, in the order that she wants, and visitors see it', async () => {
  const one = await does(lotte, 'POST', '', { name: 'Gemeente Demo', kind: 'municipality', url: 'www.demo.example' })
  expect([one.status, one.body.data.attributes]).toMatchObject([201, { kind: 'municipality', url: 'https://www.demo.example', position: 10 }])
  const other = await does(lotte, 'POST', '', { name: 'Fonds voor de buurt', kind: 'fund' })
  expect(await names()).toEqual(['Gemeente Demo', 'Fonds voor de buurt'])
  await does(lotte, 'PATCH', other.body.data.id, { position: 5 })
  expect(await names()).toEqual(['Fonds voor de buurt', 'Gemeente Demo'])
  expect((await does(lotte, 'DELETE', other.body.data.id)).status).toBe(204)
  expect(await names()).toEqual(['Gemeente Demo'])
  expect(await names('oldebroek.localhost')).toEqual([])
})

test('who does not write for the center changes nothing, nor does another town', async () => {
  const { body } = await does(lotte, 'POST', '', { name: 'Woningstichting' })
  const { id } = body.data
  expect((await does(piet, 'POST', '', { name: 'Van Piet' })).status).toBe(403)
  expect((await does(piet, 'PATCH', id, { name: 'Anders' })).status).toBe(403)
  expect((await does(tom, 'PATCH', id, { name: 'Anders' })).status).toBe(404)
  expect((await does(tom, 'DELETE', id)).status).toBe(404)
})

test.each(['javascript:alert(1)', 'https://user:word@x.example/'])('%s is no address of a partner', async (url) => {
  const { status, body } = await does(lotte, 'POST', '', { name: 'Kwaad', url })
  expect([status, body.errors[0].source.pointer]).toEqual([422, '/data/attributes/url'])
})
