import { expect, test } from 'vitest'
import type { Field } from '#kernel/fields/field.ts'
import { resourceApis } from '#src/server/registered.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { withFullOperations } from '#src/testing/openapi-document.ts'
import { id } from '#src/testing/two-towns.ts'

const { call, get, as } = await startTestApp()
const admin = await as('centerbeheerder@demo.example')
const vacancy = { data: { type: 'vacancies', id: id.gardening('demo') } }
const applied = await call('POST', '/api/v1/applications', {
  body: { data: { type: 'applications', attributes: { motivation: 'Ik kom graag.', consentShare: true }, relationships: { vacancy } } },
  headers: await as('vrijwilliger@demo.example'),
})
const examples: Record<string, string> = {
  applications: applied.body.data.id,
  organizations: id.school('demo'),
  users: id.person('demo', 'lid'),
  vacancies: id.gardening('demo'),
}

const valueOf = ({ kind, values }: Field): unknown => {
  if (kind === 'boolean') return true
  if (kind === 'group') return { name: 'Iemand anders' }
  return values?.[0] ?? 'iets anders'
}

const bulky = resourceApis.filter(({ resource }) => resource.bulk !== undefined).map(({ resource: { type, attributes } }) => ({ type, attributes }))

test.each(bulky)('what only a new one of $type is made of is changed by no list either', async ({ type, attributes }) => {
  const onlyNew = Object.entries<Field>(attributes).filter(([, field]) => field.onlyNew)
  const path = `/api/v1/${type}/${examples[type]}`
  const before = (await get(path, { headers: admin })).body.data
  for (const [name, field] of onlyNew) {
    const data = { type, id: examples[type], attributes: { [name]: valueOf(field) } }
    const one = await call('PATCH', path, { body: { data }, headers: admin })
    const many = await call('PATCH', `/api/v1/${type}`, { body: { data: [data] }, headers: admin })
    expect([name, one.status, many.status]).toEqual([name, 200, 200])
    expect((await get(path, { headers: admin })).body.data.attributes[name], name).toEqual(before.attributes[name])
  }
  const body = withFullOperations((await get('/openapi.json')).body)
  const sent = JSON.stringify(body.paths[`/api/v1/${type}`].patch.requestBody)
  expect(onlyNew.map(([name]) => name).filter((name) => sent.includes(`"${name}":`))).toEqual([])
})
