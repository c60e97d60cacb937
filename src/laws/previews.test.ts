import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

// Law: for any bulk change the preview either refuses it with a reason or changes nothing; it never fails.
const { app, as, db } = await startTestApp()
const sanne = await as('centerbeheerder@demo.example')
const kept = async () =>
  await db.inCenter(
    id.center('demo'),
    async (tx) => (await sql`select id, xmin::text from organizations union all select id, xmin::text from vacancies order by 1`.execute(tx)).rows,
  )

const rows = { organizations: id.school('demo'), vacancies: id.gardening('demo'), users: id.person('demo', 'lid') }
const long = 'x'.repeat(300_000)
const bodiesOf = (type: string, one: string): [string, unknown][] => [
  ['nothing', undefined],
  ['null', null],
  ['a word', 'data'],
  ['data that is null', { data: null }],
  ['a row that is null', { data: [null] }],
  ['a row that is a word', { data: ['x'] }],
  ['lists in lists', { data: [[[]]] }],
  ['a row without an id', { data: [{ type, attributes: {} }] }],
  ['an id that is an object', { data: [{ type, id: { $ne: 1 }, attributes: {} }] }],
  ['an id that is endless', { data: [{ type, id: long, attributes: {} }] }],
  ['another type', { data: [{ type: 'sessions', id: one, attributes: {} }] }],
  ['attributes that are a list', { data: [{ type, id: one, attributes: [] }] }],
  ['attributes that are a word', { data: [{ type, id: one, attributes: 'status' }] }],
  ['names that are none', { data: [{ type, id: one, attributes: { ['_'.repeat(5000)]: 1, __proto__: { status: 'x' }, constructor: 1 } }] }],
  ['a status that is none', { data: [{ type, id: one, attributes: { status: long } }] }],
  ['a status that is an object', { data: [{ type, id: one, attributes: { status: {} } }] }],
  ['a reason that is endless', { data: [{ type, id: one, attributes: { status: 'denied', reason: long } }] }],
  ['a reason of signs', { data: [{ type, id: one, attributes: { status: 'denied', reason: '\u0000\ud800\u0345' } }] }],
  ['relations that are none', { data: [{ type, id: one, attributes: {}, relationships: { contact_user: { data: { type: 'users', id: long } } } }] }],
  ['relations that are a list', { data: [{ type, id: one, attributes: {}, relationships: [] }] }],
  ['the same one a thousand times', { data: Array.from({ length: 1000 }, () => ({ type, id: one, attributes: {} })) }],
  ['deep below', { data: [{ type, id: one, attributes: { status: JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`) } }] }],
]
const refusals = [400, 403, 404, 409, 413, 415, 422]
const addresses = ['?preview=true', '?preview=x', '?preview=TRUE', '?preview[a]=true', '?preview=true&filter[id_in]=1']

test.each(Object.entries(rows))('a preview of a change of many %s is refused in words, whatever its body', async (type, one) => {
  const before = await kept()
  const faults: string[] = []
  for (const [name, body] of bodiesOf(type, one))
    for (const address of addresses) {
      const answer = await app.inject({
        method: 'PATCH',
        url: `/api/v1/${type}${address}`,
        headers: { host: 'demo.localhost', 'content-type': 'application/json', ...sanne },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      })
      const { statusCode: status } = answer
      // A preview reports the same refusal as the change itself, which is no fault.
      const isSaid = status < 400 ? answer.json().meta.preview === true : refusals.includes(status) && answer.json().errors[0].code
      if (!isSaid) faults.push(`${name} ${address}: ${status}`)
    }
  expect(faults).toEqual([])
  expect(await kept()).toEqual(before)
})
