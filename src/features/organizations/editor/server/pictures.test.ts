import { expect, test, vi } from 'vitest'
import { photo, pictureForm, sender } from '#features/uploads/server/testing.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

// Each picture is encoded by a child process, which waits for its turn on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const started = await startTestApp()
const { call, get, as } = started
const send = sender(started)
const school = id.school('demo')
const anna = await as('beheerder@demo.example')
const member = await as('lid@demo.example')
const coordinator = await as('coordinator@demo.example')
const blue = await photo({ width: 800, height: 400 })

const upload = async (headers: Record<string, string>, purpose = 'organization_logo') =>
  (await send(pictureForm(blue, { purpose }), { headers })).body.data.id as string
const show = async (headers: Record<string, string>, relationships: Record<string, string | null>) =>
  await call('PATCH', `/api/v1/organizations/${school}`, {
    headers,
    body: {
      data: {
        type: 'organizations',
        id: school,
        relationships: Object.fromEntries(Object.entries(relationships).map(([name, other]) => [name, { data: other && { type: 'uploads', id: other } }])),
      },
    },
  })
const shown = async () => {
  const { body } = await get(`/api/v1/organizations/${school}?include=logo,cover`)
  return Object.fromEntries(['logo', 'cover'].map((name) => [name, body.data.relationships[name].data?.id ?? null]))
}

test('an admin shows a logo and a cover, and takes them away', async () => {
  const [logo, cover] = [await upload(anna), await upload(anna, 'organization_cover')]
  expect((await show(anna, { logo, cover })).status).toBe(200)
  expect(await shown()).toEqual({ logo, cover })
  const { body } = await get(`/api/v1/organizations/${school}?include=logo`)
  expect(body.included[0].attributes).toMatchObject({ alt: 'Een blauwe deur', purpose: 'organization_logo' })
  expect((await get(`/api/v1/uploads/${logo}`)).status).toBe(200)

  expect((await call('DELETE', `/api/v1/uploads/${logo}`, { headers: anna })).body.errors[0].code).toBe('upload_in_use')
  expect((await show(anna, { logo: null })).status).toBe(200)
  expect(await shown()).toEqual({ logo: null, cover })
  expect((await get(`/api/v1/uploads/${logo}`)).status).toBe(404)
  expect((await call('DELETE', `/api/v1/uploads/${logo}`, { headers: anna })).status).toBe(204)
})

test('logo_id says the same', async () => {
  const logo = await upload(anna)
  const { status } = await call('PATCH', `/api/v1/organizations/${school}`, {
    headers: anna,
    body: { data: { type: 'organizations', id: school, attributes: { logo_id: logo } } },
  })
  expect([status, (await shown())['logo']]).toEqual([200, logo])
})

test('only with their own upload, sent for this, at this center', async () => {
  const theirs = await upload(coordinator)
  const elsewhere = (await send(pictureForm(blue), { host: 'oldebroek.localhost', headers: await as('beheerder@oldebroek.example') })).body.data.id
  const answers = [
    await show(anna, { logo: theirs }),
    await show(anna, { logo: elsewhere }),
    await show(anna, { logo: '01930009-0000-7000-8000-999999999999' }),
    await show(anna, { logo: await upload(anna, 'organization_cover') }),
  ]
  expect(answers.map(({ status, body }) => [status, body.errors[0].code])).toEqual([
    [404, 'related_not_found'],
    [404, 'related_not_found'],
    [404, 'related_not_found'],
    [422, 'inclusion'],
  ])
})

test('what is shown may be sent back by somebody else, who then says what is on it', async () => {
  const logo = await upload(coordinator)
  expect((await show(coordinator, { logo })).status).toBe(200)
  expect((await show(anna, { logo })).status).toBe(200)
  const body = { data: { type: 'uploads', id: logo, attributes: { alt: 'Het nieuwe logo' } } }
  expect((await call('PATCH', `/api/v1/uploads/${logo}`, { headers: anna, body })).status).toBe(200)
  expect((await call('PATCH', `/api/v1/uploads/${logo}`, { headers: member, body })).status).toBe(403)
})

test('a member does not change how the organization looks', async () => {
  expect((await show(member, { logo: await upload(member) })).status).toBe(403)
})
