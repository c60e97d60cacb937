import { expect, test } from 'vitest'
import { resources } from '#src/app/resources.ts'
import { ApiError, createClient } from './client.ts'

function answering(...answers: [status: number, body?: object, headers?: Record<string, string>][]) {
  const calls: { path: string; method: string; body: unknown; headers: Record<string, string> }[] = []
  const client = createClient(resources, async (path, { method = 'GET', body, headers = {} } = {}) => {
    calls.push({ path, method, body: body && JSON.parse(body), headers })
    const [status, document = {}, more = {}] = answers[Math.min(calls.length, answers.length) - 1]!
    return new Response(JSON.stringify(document), { status, headers: more, statusText: status === 403 ? 'wrong center' : '' })
  })
  return { client, calls }
}

test.each([408, 409, 425, 429, 500, 502, 503, 504])('reading is tried once more after %i', async (status) => {
  const { client, calls } = answering([status], [200, { data: [], meta: { total: 0 } }])
  expect((await client.vacancies.list()).total).toBe(0)
  expect(calls).toHaveLength(2)
})

test('reading is not tried a third time, nor after an answer that will not change', async () => {
  const failing = answering([503], [503])
  await expect(failing.client.vacancies.list()).rejects.toMatchObject({ status: 503 })
  expect(failing.calls).toHaveLength(2)
  const missing = answering([404])
  await expect(missing.client.vacancies.get('x')).rejects.toMatchObject({ status: 404 })
  expect(missing.calls).toHaveLength(1)
})

test('writing is never repeated', async () => {
  const { client, calls } = answering([503])
  for (const write of [
    () => client.messages.create({ body: 'Hallo' }),
    () => client.messages.update('x', { body: 'Hallo' }),
    () => client.conversations.callVerb('x', 'close'),
    () => client.messages.remove('x'),
  ])
    await expect(write()).rejects.toBeInstanceOf(ApiError)
  expect(calls.map(({ method }) => method)).toEqual(['POST', 'PATCH', 'PUT', 'DELETE'])
})

test('attributes are flattened and relations resolved from what is included', async () => {
  const { client } = answering([
    200,
    {
      data: { type: 'vacancies', id: '1', attributes: { title: 'Tuin' }, relationships: { organization: { data: { type: 'organizations', id: '2' } } } },
      included: [{ type: 'organizations', id: '2', attributes: { name: 'De Brug' } }],
    },
  ])
  const vacancy = await client.vacancies.get('1', { include: ['organization'] })
  expect([vacancy.title, vacancy.organization?.name]).toEqual(['Tuin', 'De Brug'])
})

test('a filter, a sort and an include are written as the contract has them', async () => {
  const { client, calls } = answering([200, { data: [] }])
  await client.vacancies.list({
    filter: { themesIn: ['care', 'sport'], titleCont: undefined },
    include: ['organization.address'],
    sort: ['-publishedAt', 'title'],
    page: { size: 24 },
  })
  expect(decodeURIComponent(calls[0]!.path)).toBe(
    '/api/v1/vacancies?include=organization.address&filter[themes_in]=care&filter[themes_in]=sport&sort=-published_at,title&page[size]=24',
  )
})

test('what is wrong with a field is found by its name, in both shapes of errors', async () => {
  const faultOf = async (body: object) =>
    await answering([422, body])
      .client.request('POST', '/x')
      .catch((error: ApiError) => error.fields)
  expect(
    await faultOf({ errors: [{ code: 'blank', detail: 'Vul dit in.', source: { pointer: '/data/attributes/first_name' }, meta: { attribute: 'firstName' } }] }),
  ).toEqual({ firstName: 'Vul dit in.' })
  expect(await faultOf({ success: false, errors: { password_confirmation: ['klopt niet'], full_messages: ['…'] } })).toEqual({
    passwordConfirmation: 'klopt niet',
  })
})

test('an error that says wrong center keeps that text', async () => {
  await expect(answering([403]).client.read('current_user')).rejects.toThrow('wrong center')
})
