import { expect, test } from 'vitest'
import { cookieValues, readCookie, writeCookie } from './cookie.ts'
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

test('every value of a name is there, and one that is not encoded is taken as it is', () => {
  const header = 'a=1; b=%C3%A9; a=2; c=100%; ab=3; d'
  expect(['a', 'b', 'c', 'd'].map((name) => cookieValues(header, name))).toEqual([['1', '2'], ['é'], ['100%'], []])
  expect(cookieValues(undefined, 'a')).toEqual([])
})

test('a cookie of another application on the parent domain is passed over, whichever comes first', () => {
  const theme = (header: string) => readCookie(header, 'theme', (value) => (value === 'dark' ? value : null))
  expect(['theme=ocean; theme=dark', 'theme=dark; theme=ocean', 'theme=; theme=dark', 'theme=ocean', ''].map(theme)).toEqual([
    'dark',
    'dark',
    'dark',
    null,
    null,
  ])
})
