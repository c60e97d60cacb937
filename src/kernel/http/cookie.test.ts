import { expect, test } from 'vitest'
import { parseCookies, writeCookie } from './cookie.ts'
import { tokenCookie } from './token-cookie.ts'

test('a cookie is for the whole site and hidden from scripts, unless it says less', () => {
  expect(writeCookie('theme', 'dark; x')).toBe('theme=dark%3B%20x; Path=/; Secure; HttpOnly; SameSite=Lax')
  expect(writeCookie('reset', 's', { maxAge: 900, path: '/auth' })).toBe('reset=s; Path=/auth; Max-Age=900; Secure; HttpOnly; SameSite=Lax')
  expect(writeCookie('locale', 'nl', { maxAge: 0, httpOnly: false })).toBe('locale=nl; Path=/; Max-Age=0; Secure; SameSite=Lax')
})

test('a token for a draft is removed where it was set', () => {
  const { keep, forget, read } = tokenCookie('draft', { path: '/forms' })
  expect([keep('abc'), forget()]).toEqual([
    'draft=abc; Path=/forms; Max-Age=604800; Secure; HttpOnly; SameSite=Lax',
    'draft=; Path=/forms; Max-Age=0; Secure; HttpOnly; SameSite=Lax',
  ])
  expect(read(new Request('http://x', { headers: { cookie: 'draft=abc' } }))).toBe('abc')
})

test('of two cookies of one name the first counts, and one that is not encoded is taken as it is', () => {
  expect({ ...parseCookies('a=1; b=%C3%A9; a=2; c=100%') }).toEqual({ a: '1', b: 'é', c: '100%' })
})
