import { expect, test } from 'vitest'
import { isSafeRedirectPath } from './choice-actions.ts'

test('a form leads back to the page it stood on', () => {
  for (const path of ['/', '/vacancies/search?q=koken&page=2']) expect(isSafeRedirectPath(path)).toBe(true)
})

test('a form never leads to another site', () => {
  for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '', '/a\nb', '/choices/theme'])
    expect(isSafeRedirectPath(path)).toBe(false)
})
