import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

// What is pasted brings characters along that nobody sees. They are taken out where a text comes in, so that it is found again.
const { as, call, get } = await startTestApp()
const school = id.school('demo')
const anna = await as('beheerder@demo.example')
const change = async (attributes: object) =>
  await call('PATCH', `/api/v1/organizations/${school}`, { headers: anna, body: { data: { type: 'organizations', id: school, attributes } } })

test('an organization is kept and found without them', async () => {
  const { status, body } = await change({
    name: '\u200eGehandi\u00adcapten\u00a0sport\u200b',
    website: '\u00a0WWW.Caf\u00e9.nl\u200b/',
    phone: '\u202a+31\u00a0(0)341\u2011123456\u202c',
    public_email: '\ufeffInfo@Voor\u00adbeeld.nl\u00a0',
    address: { postcode: '8081\u200b–\u00a0ab' },
  })
  expect([status, body.data.attributes]).toMatchObject([
    200,
    { name: 'Gehandicapten sport', website: 'https://www.xn--caf-dma.nl', phone: '+31 (0)341\u2011123456', publicEmail: 'info@voorbeeld.nl' },
  ])
  const coordinator = await as('coordinator@demo.example')
  const found = async (filter: string) =>
    (await get(`/api/v1/organizations?${filter}&include=address`, { headers: coordinator })).body.data.map((one: { id: string }) => one.id)
  expect(await found(`filter[search]=${encodeURIComponent('gehandicapten\u00a0sp\u00adort\u200e')}`)).toContain(school)
  expect(await found(`filter[name_eq]=${encodeURIComponent('Gehandicapten\u202fsport')}`)).toEqual([school])
  expect(await found(`filter[address_postcode_eq]=${encodeURIComponent('8081-ab')}`)).toContain(school)
})

test('what is no number that can be called is refused in words that say what to do', async () => {
  for (const phone of ['0341-123456 / 06-12345678', '123456', 'n.v.t.', '3,16123E+10']) {
    const { status, body } = await change({ phone })
    expect([phone, status, body.errors[0].code, body.errors[0].source.pointer]).toEqual([phone, 422, 'invalid', '/data/attributes/phone'])
    expect(body.errors[0].detail).toContain('06 12 34 56 78')
  }
})

test('somebody signs in with an address that was pasted, and a Persian name keeps how it is spelled', async () => {
  const answer = await call('POST', '/auth/sign_in', { body: { email: '\u200e Beheerder@demo.example\u00a0', password: 'samen-voor-de-buurt' } })
  expect(answer.status).toBe(200)
  const named = await call('PATCH', '/api/v1/current_user', { headers: anna, body: { first_name: '\u200fمهر\u200cنوش\u200e', last_name: 'Ka\u00adya\u00a0' } })
  expect(named.body.data.attributes).toMatchObject({ firstName: 'مهر\u200cنوش', lastName: 'Kaya' })
})
