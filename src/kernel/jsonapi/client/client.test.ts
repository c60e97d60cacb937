import { expect, test } from 'vitest'
import { resources } from '#src/app/resources.ts'
import { asIs } from '#kernel/jsonapi/names.ts'
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

test('bodies have snake_case names, at every depth but in what says of itself what it is', async () => {
  const { client, calls } = answering([200, { data: { type: 'x', id: '1' } }])
  await client.request('PATCH', 'settings/current', {
    replyTo: 'a@b.nl',
    seo: { titleNl: 'Zo', drawnOrder: [{ parentId: null }] },
    words: asIs({ 'Q-1': 'Ja', ownAnswer: 'Nee' }),
    at: new Date(0),
  })
  await client.vacancies.update('1', { slots: [{ startsAt: '2027-01-01T10:00:00Z' }] } as never, { related: { contactUser: '2' } })
  expect(calls.map(({ body }) => body)).toEqual([
    {
      reply_to: 'a@b.nl',
      seo: { title_nl: 'Zo', drawn_order: [{ parent_id: null }] },
      words: { 'Q-1': 'Ja', ownAnswer: 'Nee' },
      at: '1970-01-01T00:00:00.000Z',
    },
    {
      data: {
        type: 'vacancies',
        id: '1',
        attributes: { slots: [{ starts_at: '2027-01-01T10:00:00Z' }] },
        relationships: { contact_user: { data: { type: 'users', id: '2' } } },
      },
    },
  ])
})

test('half a sign in an id or a filter makes an address all the same', async () => {
  const { client, calls } = answering([200, { data: [] }])
  await client.vacancies.list({ filter: { titleCont: 'a\ud83d' } })
  await client.vacancies.get('\ud83d')
  expect(calls.map(({ path }) => path)).toEqual(['/api/v1/vacancies?filter%5Btitle_cont%5D=a%EF%BF%BD', '/api/v1/vacancies/%EF%BF%BD'])
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
