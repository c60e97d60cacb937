import { expect, test } from 'vitest'
import { canPrefetch } from './can-prefetch.ts'

test.each(['/', '/dashboard', '/applications', '/applications?status=done', '/vacancies/search?q=taal', '/vacancies/x', '/auth/login-1', '/auth/recover'])(
  '%s may be fetched before somebody goes there',
  (path) => expect(canPrefetch(path)).toBe(true),
)

test.each([
  '/applications/x',
  '/applications/x?page=2',
  '/users/x',
  '/uitloggen',
  '/confirm?confirmation_token=x',
  '/auth/reset',
  '/auth/token',
  '/choices/language',
])('%s waits for who goes there, for reading it leaves a trace', (path) => expect(canPrefetch(path)).toBe(false))
