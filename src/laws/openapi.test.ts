import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { describedCalls } from '#src/server/registered.ts'
import { id } from '#src/testing/two-towns.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { requiredIn, withFullOperations } from '#src/testing/openapi-document.ts'

type Response = { $ref?: string; description?: string }
type Operation = {
  operationId: string
  summary: string
  responses: Record<string, Response>
  parameters?: { name: string }[]
  requestBody?: { required?: boolean; content: Record<string, { schema: any }> }
}
type Document = {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: Record<'schemas' | 'responses' | 'parameters' | 'requestBodies', Record<string, any>>
}

const { app, get } = await startTestApp()
const { body, headers, text } = await get('/openapi.json')
const document = withFullOperations(body as Document)
const operations = Object.entries(document.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))

test('the document is there for everybody and may be kept', () => {
  expect(document.openapi).toBe('3.1.0')
  expect(headers['cache-control']).toContain('public')
})

test('a judge of others finds it right', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(text))
  expect([valid, errors]).toEqual([true, undefined])
})

test('every call of the API is in it, and it names none that is not there', () => {
  const registered = app.routeList.map(({ method, url }) => `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`)
  const inSnakeCase = registered.filter((call) => call.includes(' /api/v1/') && !/ .*[A-Z]/.test(call.replaceAll(/\{\w+\}/g, '')))
  expect(inSnakeCase.filter((call) => !operations.includes(call))).toEqual([])
  expect(operations.filter((call) => !registered.includes(call))).toEqual([])
  expect(Object.keys(describedCalls).filter((call) => !app.routeList.some(({ method, url }) => `${method} ${url}` === call))).toEqual([])
})

test('it says each shape once: nothing that is longer than a few lines stands in two calls, and no two names have one shape', () => {
  const seen = new Map<string, number>()
  const count = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    const written = JSON.stringify(part)
    if (written.length > 600) seen.set(written, (seen.get(written) ?? 0) + 1)
    for (const one of Object.values(part)) count(one)
  }
  const { paths, components } = body as Document
  for (const operations of Object.values(paths))
    for (const { parameters, requestBody, responses } of Object.values(operations))
      for (const part of [parameters, requestBody?.content, ...Object.values(responses)].flat()) count(part)
  for (const shared of Object.values(components))
    for (const one of Object.values(shared)) seen.set(JSON.stringify(one), (seen.get(JSON.stringify(one)) ?? 0) + Number(JSON.stringify(one).length > 600))
  expect([...seen].filter(([, times]) => times > 1).map(([written, times]) => [times, written.slice(0, 200)])).toEqual([])
  expect(text.length).toBeLessThan(1_600_000)
})

test('every reference leads somewhere', () => {
  const named = [...text.matchAll(/"\$ref":"#\/components\/(schemas|responses|parameters|requestBodies)\/([^"]+)"/g)].map(
    ([, kind, name]) => [kind, name] as const,
  )
  expect(named.filter(([kind, name]) => !Object.hasOwn(document.components[kind as 'schemas'], name!))).toEqual([])
})

const every = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, path, method, ...operation })),
)

test('every call has a name of its own that a program can use', () => {
  const ids = every.map(({ operationId }) => operationId)
  expect(ids.filter((id) => !/^[a-z][a-zA-Z]{3,60}$/.test(id))).toEqual([])
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  expect(ids).toEqual(expect.arrayContaining(['listVacancies', 'getVacancy', 'searchVacancies', 'createApplication', 'withdrawApplication', 'signIn']))
})

test('every status of every call is described, and none is left to a default', () => {
  const described = ({ $ref, description }: Response) => ($ref ? document.components.responses[$ref.split('/').at(-1)!].description : description)
  for (const { name, responses } of every) {
    expect(
      Object.keys(responses).filter((status) => !/^[2345]\d\d$/.test(status)),
      name,
    ).toEqual([])
    expect(
      Object.values(responses).filter((response) => !described(response)),
      name,
    ).toEqual([])
    expect(Object.keys(responses).length, name).toBeGreaterThan(0)
  }
  expect(Object.keys(document.paths['/api/v1/applications']!['post']!.responses)).toEqual([
    '200',
    '201',
    '400',
    '401',
    '403',
    '404',
    '406',
    '409',
    '412',
    '413',
    '414',
    '415',
    '422',
    '429',
    '500',
    '503',
    '507',
  ])
})

test('a body is a document for JSON:API, and that or its bare attributes for JSON, with what must be there', () => {
  for (const { name, path, requestBody } of every) {
    // A form with a file and a part of a list have no JSON body.
    if (!requestBody || !path.startsWith('/api/') || !('application/json' in requestBody.content)) continue
    const { 'application/vnd.api+json': strict, 'application/json': plain } = requestBody.content
    expect(strict!.schema.required, name).toEqual(['data'])
    const { data } = strict!.schema.properties
    expect((data.items ?? data).required, name).toContain('type')
    // A list of changes has no short form without `data`.
    if (!data.items) expect(plain!.schema.anyOf, name).toHaveLength(2)
  }
  const applying = document.paths['/api/v1/applications']!['post']!.requestBody!
  expect(applying.required).toBe(true)
  const { attributes, relationships } = applying.content['application/vnd.api+json']!.schema.properties.data.properties
  expect([attributes.required, relationships.required]).toEqual([['consentShare'], ['vacancy']])
  expect(requiredIn(applying.content['application/json']!.schema.anyOf[1])).toEqual(['consentShare', 'vacancyId'])
})

test('/auth is refused as clients of device tokens are used to, everything else in error documents', () => {
  for (const { name, path, responses } of every) {
    const styles = Object.values(responses).flatMap(({ $ref }) => ($ref ? [$ref.includes('/Auth')] : []))
    expect(new Set([...styles, path.startsWith('/auth')]).size, name).toBe(1)
  }
  expect(document.components.schemas['AuthErrors'].required).toEqual(['success', 'errors', 'code'])
})

test('what is only read is not asked for, what is only written is not answered', () => {
  expect(document.components.schemas['applications'].properties.attributes.properties.status).toMatchObject({
    readOnly: true,
    enum: expect.arrayContaining(['accepted']),
  })
  const applying = JSON.stringify(document.paths['/api/v1/applications']!['post'])
  expect(applying).toContain('"consentShare"')
  expect(JSON.stringify(document.components.schemas['applications'])).not.toContain('"consentShare":')
})

test('of a list it tells how to page, sort, filter and include', () => {
  const names = document.paths['/api/v1/vacancies']!['get']!.parameters!.map(({ name }) => name)
  expect(names).toEqual(['include', 'fields', 'sort', 'page', 'filter', 'counts'])
})

test('/config names the center of every host, the default, and the flags as the specification spells them, and no secret', async () => {
  const { body: config, text: raw } = await get('/config')
  expect(config).toMatchObject({ tenant: 'demo', locales: ['nl'], volunteerCenterId: id.center('demo'), defaultVolunteerCenterId: id.center('demo') })
  expect(Object.values(config.volunteerCenters)).toEqual([id.center('demo')])
  expect(Object.entries(config.hosts).map(([host, center]) => [host.split(':')[0], center])).toEqual(
    expect.arrayContaining([
      ['demo.localhost', id.center('demo')],
      ['oldebroek.localhost', id.center('oldebroek')],
    ]),
  )
  expect(config.flags).toMatchObject({ activities: true, useI18n: true, isStagedoos: false, allowInactiveUsers: false, enableOrganizationsMoving: true })
  expect(raw).not.toMatch(/postgres|password|secret|key"/i)
})

test('the search names everything it can be asked', () => {
  const { parameters } = document.paths['/api/v1/vacancies/search']!['get']!
  const names = (parameters as { name: string }[]).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['filter[search]', 'filter[with_theme]', 'filter[place]', 'filter[km]', 'sort', 'page[number]']))
})
