import { expect, test } from 'vitest'
import { pagePath } from './page-path.ts'

test.each([
  ['/', '/'],
  ['/_.data', '/'],
  ['/_root.data', '/'],
  ['/dashboard.data', '/dashboard'],
  ['/vacancies/search', '/vacancies/search'],
])('%s is the page %s', (given, path) => {
  expect(pagePath(given)).toBe(path)
})
