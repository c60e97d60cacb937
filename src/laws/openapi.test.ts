import { expect, test } from 'vitest'
import { describedCalls } from '#src/server/registered.ts'
import { id } from '#src/testing/two-towns.ts'
import { startTestApp } from '#src/testing/harness.ts'

type Operation = { summary: string; responses: Record<string, unknown>; parameters?: { name: string }[] }
type Document = { openapi: string; paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, any> } }

const { app, get } = await startTestApp()
const { body, headers, text } = await get('/openapi.json')
const document = body as Document
const operations = Object.entries(document.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))

test('the document is there for everybody and may be kept', () => {
  expect(document.openapi).toBe('3.1.0')
  expect(headers['cache-control']).toContain('public')
})

test('every call of the API is in it, and it names none that is not there', () => {
  const registered = app.routeList.map(({ method, url }) => `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`)
  const inSnakeCase = registered.filter((call) => call.includes(' /api/v1/') && !/ .*[A-Z]/.test(call.replaceAll(/\{\w+\}/g, '')))
  expect(inSnakeCase.filter((call) => !operations.includes(call))).toEqual([])
  expect(operations.filter((call) => !registered.includes(call))).toEqual([])
  expect(Object.keys(describedCalls).filter((call) => !app.routeList.some(({ method, url }) => `${method} ${url}` === call))).toEqual([])
})

test('every reference leads somewhere', () => {
  const names = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map((match) => match[1]!)
  expect([...new Set(names)].filter((name) => !(name in document.components.schemas))).toEqual([])
})

test('what is only read is not asked for, what is only written is not answered', () => {
  expect(document.components.schemas['vacancies'].properties.attributes.properties.status).toMatchObject({
    readOnly: true,
    enum: expect.arrayContaining(['published']),
  })
  const applying = JSON.stringify(document.paths['/api/v1/applications']!['post'])
  expect(applying).toContain('"consentShare"')
  expect(JSON.stringify(document.components.schemas['applications'])).not.toContain('"consentShare":')
})

test('of a list it tells how to page, sort, filter and include', () => {
  const names = document.paths['/api/v1/vacancies']!['get']!.parameters!.map(({ name }) => name)
  expect(names).toEqual(['include', 'fields', 'sort', 'page', 'filter'])
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
