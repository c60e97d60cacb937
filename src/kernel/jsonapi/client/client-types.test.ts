import { expect, expectTypeOf, test } from 'vitest'
import { json, oneOf, text } from '#kernel/fields/field.ts'
import { emptyOf } from '#kernel/search/search.ts'
import { vacancySearch } from '#features/vacancies/search/search.ts'
import { resources } from '#src/app/resources.ts'
import { createClient } from './client.ts'
import { defineResource } from '#kernel/jsonapi/resource.ts'
import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'

const sent: { path: string; body: unknown }[] = []
const api = createClient(resources, async (path, { body } = {}) => {
  sent.push({ path: decodeURIComponent(path), body: body && JSON.parse(body) })
  return new Response(JSON.stringify({ data: [], meta: { total: 0 } }))
})
const lastBody = () => sent.at(-1)!.body as { data: { attributes: object; relationships?: object } }

test('a filter is an attribute with a predicate it allows, a key, or one of the declared ones', async () => {
  await api.vacancies.list({ filter: { titleCont: 'tuin', statusIn: ['published'], themes: 'care', validThroughLteq: '2026-12-01', startDateNull: true } })
  await api.applications.list({ filter: { organizationId: 'x', mine: true, waiting: false } })
  expect(sent.at(-1)!.path).toBe('/api/v1/applications?filter[organization_id]=x&filter[mine]=true&filter[waiting]=false')
  // @ts-expect-error no such attribute
  await api.vacancies.list({ filter: { colourEq: 'red' } })
  // @ts-expect-error titles cannot be compared by order
  await api.vacancies.list({ filter: { titleGteq: 'a' } })
  // @ts-expect-error no such status
  await api.vacancies.list({ filter: { statusEq: 'lost' } })
  // @ts-expect-error one value, not several
  await api.vacancies.list({ filter: { statusEq: ['published'] } })
  // @ts-expect-error vacancies have no such filter, notifications have
  await api.vacancies.list({ filter: { unread: true } })
  // @ts-expect-error yes or no
  await api.applications.list({ filter: { mine: 'maybe' } })
})

test('an order is an attribute that lists may be in', async () => {
  await api.applications.list({ sort: ['-isEscalated', 'waitingSince'] })
  expect(sent.at(-1)!.path).toBe('/api/v1/applications?sort=-is_escalated,waiting_since')
  // @ts-expect-error not sortable
  await api.applications.list({ sort: 'motivation' })
  // @ts-expect-error names are spelled as declared
  await api.applications.list({ sort: '-waiting_since' })
})

test('what `fields` leaves out is not in the type', async () => {
  const { items } = await api.vacancies.list({ fields: { vacancies: ['title'] } })
  expectTypeOf(items).items.toHaveProperty('title').toEqualTypeOf<string>()
  expectTypeOf(items).items.not.toHaveProperty('summary')
  const whole = await api.vacancies.get('1')
  expectTypeOf(whole).toHaveProperty('summary').toEqualTypeOf<string>()
  // @ts-expect-error no such attribute
  await api.vacancies.list({ fields: { vacancies: ['colour'] } })
  // @ts-expect-error no such type
  await api.vacancies.list({ fields: { vacancies: ['title'], cars: ['wheels'] } })
})

test('a relation is there when it was included, with the fields that were asked of it', async () => {
  const one = await api.applications.get('1', { include: ['vacancy.organization'], fields: { organizations: ['name'] } })
  type Organization = NonNullable<NonNullable<(typeof one)['vacancy']>['organization']>
  expectTypeOf<Organization>().toHaveProperty('name').toEqualTypeOf<string>()
  expectTypeOf<Organization>().not.toHaveProperty('summary')
  expectTypeOf(one).not.toHaveProperty('conversation')
  expectTypeOf(await api.applications.get('1')).not.toHaveProperty('vacancy')
  // @ts-expect-error not a declared path
  await api.applications.get('1', { include: ['vacancy.applications'] })
})

test('what only some roles may see can be missing, and what is only written never comes', async () => {
  const organization = await api.organizations.get('1')
  expectTypeOf(organization.kvkNumber).toEqualTypeOf<string | null | undefined>()
  expectTypeOf(await api.applications.get('1')).not.toHaveProperty('consentShare')
})

test('only declared verbs can be called', async () => {
  // @ts-expect-error notifications cannot be created
  expect(() => api.notifications.make({})).toThrow()
  expectTypeOf(api.roles).not.toHaveProperty('list')
  expectTypeOf(api.notifications).not.toHaveProperty('create')
  expectTypeOf(api.messages).toHaveProperty('remove')
  // @ts-expect-error no such verb
  await api.conversations.callVerb('1', 'burn')
})

test('a body takes what may be written, and goes out in snake_case', async () => {
  await api.applications.create({ motivation: 'Ja', answers: [{ questionId: 'q', text: 'a' }], consentShare: true }, { related: { vacancy: 'v' } })
  expect(lastBody().data).toEqual({
    type: 'applications',
    attributes: { motivation: 'Ja', answers: [{ question_id: 'q', text: 'a' }], consent_share: true },
    relationships: { vacancy: { data: { type: 'vacancies', id: 'v' } } },
  })
  await api.applications.callVerb('1', 'decline', { declineReason: 'no_place', message: 'Helaas' })
  expect(lastBody().data.attributes).toEqual({ decline_reason: 'no_place', message: 'Helaas' })
  await api.organizations.update('1', { publicEmail: 'a@example.nl' }, { version: 2 })
  expect(lastBody().data.attributes).toEqual({ public_email: 'a@example.nl' })
  // @ts-expect-error the server sets it
  await api.applications.create({ decidedAt: '2026-11-21' })
  // @ts-expect-error a message must have a body
  await api.messages.create({})
  // @ts-expect-error no such reason
  await api.applications.callVerb('1', 'decline', { declineReason: 'because' })
  // @ts-expect-error a reason is required
  await api.applications.callVerb('1', 'decline')
  // @ts-expect-error no such relation
  await api.applications.create({ motivation: 'Ja' }, { related: { colour: 'red' } })
})

test('a search is asked by its declaration, and its numbers have its codes', async () => {
  const { items, facets } = await api.vacancies.search(vacancySearch, { ...emptyOf(vacancySearch), q: 'tuin' }, { fields: { vacancies: ['title'] } })
  expectTypeOf(items).items.not.toHaveProperty('summary')
  expectTypeOf(facets.commitment).toEqualTypeOf<{ one_off?: number; recurring?: number; flexible?: number; project?: number }>()
  expect(sent.at(-1)!.path).toBe('/api/v1/vacancies/search?filter[search]=tuin&fields[vacancies]=title')
})

const bicycle = defineResource({
  type: 'bicycles',
  belongsTo: 'center',
  order: 'name',
  attributes: { name: text({ max: 20 }), lights: json<{ front: boolean }>()({ optional: true }), soldAt: text({ readOnly: true }) },
  filters: { mine: text() },
  verbs: ['get', 'create'],
  memberVerbs: { paint: { colour: oneOf(['red', 'green']) } },
})
const done = async () => 'id'

test('the server serves what is declared, with the input that was declared', () => {
  const whole: ApiOf<typeof bicycle> = {
    resource: bicycle,
    scopes: {},
    filters: { mine: { kind: 'text', sql: 'true' } },
    get: true,
    create: async ({ input }) => {
      expectTypeOf(input.name).toEqualTypeOf<string>()
      expectTypeOf(input.lights).toBeUnknown() // the verb checks its shape
      expectTypeOf(input).not.toHaveProperty('soldAt')
      return 'id'
    },
    memberVerbs: {
      paint: {
        run: async ({ input }) => {
          expectTypeOf(input.colour).toEqualTypeOf<'red' | 'green'>()
          return 'id'
        },
      },
    },
  }
  // @ts-expect-error a declared verb is missing
  const less: ApiOf<typeof bicycle> = { resource: bicycle, scopes: {}, filters: whole.filters, get: true, memberVerbs: whole.memberVerbs }
  // @ts-expect-error a member verb that is not declared
  const more: ApiOf<typeof bicycle> = { ...whole, memberVerbs: { ...whole.memberVerbs, ride: { run: done } } }
  // @ts-expect-error a verb that is not declared
  const other: ApiOf<typeof bicycle> = { ...whole, remove: done }
  const painted = async (_call: Call<{ colour: number }>) => 'id'
  // @ts-expect-error a string is not a number
  const wrong: ApiOf<typeof bicycle> = { ...whole, memberVerbs: { paint: { run: painted } } }
  expect([less, more, other, wrong]).toHaveLength(4)
})
