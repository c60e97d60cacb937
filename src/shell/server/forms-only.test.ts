import { expect, test } from 'vitest'
import { refuseBody } from './forms-only.ts'

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
