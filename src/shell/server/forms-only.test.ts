import { expect, test } from 'vitest'
import { refuseBody, withForm } from './page-request.ts'

const sent = (method: string, type?: string) => ({ method, headers: new Headers(type ? { 'content-type': type } : {}) })

test('reading needs no body', () => {
  expect(refuseBody(sent('GET'))).toBeNull()
  expect(refuseBody(sent('HEAD'))).toBeNull()
})

test.each(['application/x-www-form-urlencoded', 'application/x-www-form-urlencoded;charset=UTF-8', 'Application/X-WWW-Form-Urlencoded'])(
  'a form is taken: %s',
  (type) => expect(refuseBody(sent('POST', type))).toBeNull(),
)

test.each(['application/json', 'text/plain', 'multipart/form-data', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencodedx', undefined])(
  'anything else is refused, not stumbled over: %s',
  (type) => expect(refuseBody(sent('POST', type))).toMatchObject({ status: 415 }),
)

test('forms know no other way of sending', () => {
  for (const method of ['PUT', 'PATCH', 'DELETE']) expect(refuseBody(sent(method, 'application/x-www-form-urlencoded'))).toMatchObject({ status: 405 })
})

test('who is known may bring a file with it', () => {
  for (const type of ['multipart/form-data; boundary=x', 'Multipart/Form-Data']) expect(refuseBody(sent('POST', type), true)).toBeNull()
  for (const type of ['multipart/mixed; boundary=x', 'application/json', undefined]) expect(refuseBody(sent('POST', type), true)).toMatchObject({ status: 415 })
})

test('what was read of a form stands in the request as every form has it', async () => {
  const request = withForm(
    new Request('http://demo.localhost/support', { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' } }),
    'a=b&a=c',
  )
  expect([request.method, (await request.formData()).getAll('a')]).toEqual(['POST', ['b', 'c']])
})
