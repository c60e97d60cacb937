import { expect, test } from 'vitest'
import { withRedirect, safeRedirectPath } from './safe-redirect-path.ts'

test.each(['/', '/vacancies/1?x=1#top', '/vacancies/search?q=%C3%A9', '/profiel', '/authors'])('%s is a page of ours', (path) => {
  expect(safeRedirectPath(path)).toBe(path)
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/a\nb',
  '/a b',
  '/a\\b',
  'vacancies',
  '',
  null,
  undefined,
  `/${'a'.repeat(1000)}`,
])('%s is not', (path) => {
  expect(safeRedirectPath(path)).toBeNull()
})

test.each(['/auth/login-1', '/uitloggen', '/vacancies.data', '/vacancies.data?x=1', '/choices/theme', '/signup?redirect=/x', '/confirm'])(
  'after signing in nobody comes back to %s',
  (path) => {
    expect(safeRedirectPath(path)).toBeNull()
  },
)

test('the way is kept in links', () => {
  expect(withRedirect('/signup', '/vacancies/1?a=b')).toBe('/signup?redirect=%2Fvacancies%2F1%3Fa%3Db')
  expect(withRedirect('/auth/login-1?confirmed=true', '/x')).toBe('/auth/login-1?confirmed=true&redirect=%2Fx')
  expect(withRedirect('/signup', null)).toBe('/signup')
})
