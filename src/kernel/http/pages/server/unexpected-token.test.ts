import { expect, test } from 'vitest'
import { refuseUnexpectedToken } from './api-fetch.ts'

const call = (over: object) => () => refuseUnexpectedToken({ method: 'GET', path: '/api/v1/vacancies', sentToken: false, gotToken: true, ...over })

test('a token that nobody sent is an error in the words of the specification', () => {
  expect(call({})).toThrow('[useApiFetch] Received unexpected token in response.')
})

test('an echo of the own token and the first token of a sign-in are expected', () => {
  expect(call({ sentToken: true })).not.toThrow()
  expect(call({ gotToken: false })).not.toThrow()
  expect(call({ method: 'POST', path: '/auth/sign_in' })).not.toThrow()
})
