import { expect, test } from 'vitest'
import { isReturning, keepReturning } from './returning-cookie.ts'

const visit = (cookie: string) => new Request('https://demo.localhost/auth/login-1', { headers: { cookie } })

test('a browser in which somebody has signed in is known again, and one in which nobody has is not', () => {
  expect(isReturning(visit(keepReturning().split(';', 1)[0]!))).toBe(true)
  expect(isReturning(visit('locale=nl'))).toBe(false)
})
