import { expect, test } from 'vitest'
import { errorWords, knownError } from './error-page.tsx'

test.each([
  [{ status: 401 }, 'Not authorized', 'You are not authorized to access this page.'],
  [{ status: 403 }, 'Verboden toegang', 'Je hebt geen toegangsrechten voor deze pagina.'],
])('%j on a Dutch page', (error, heading, text) => {
  expect(errorWords(error, 'nl', '/')).toMatchObject({ heading, text })
})

test('a page that does not exist tells its path', () => {
  expect(errorWords({ status: 404 }, 'nl', '/vacancies/9127')).toMatchObject({
    code: '404',
    heading: 'Page not found',
    detail: 'Page Not Found: /vacancies/9127',
  })
})

test.each([
  ['/caf%C3%A9', '/café'],
  ['/%25zz', '/%zz'],
  ['/a%2Fb', '/a%2Fb'],
  ['/%E2%80%AEgnp', '/%E2%80%AEgnp'],
  ['/%E0%A4', '/%E0%A4'],
])('the path %s is read as %s', (path, told) => {
  expect(errorWords({ status: 404 }, 'nl', path).detail).toBe(`Page Not Found: ${told}`)
})

test('403 without an organization', () => {
  expect(errorWords({ status: 403, code: 'no_organization' }, 'nl', '/').heading).toBe('Geen organisatie gevonden')
})

test('the wrong center', () => {
  expect(errorWords({ status: 403, code: 'wrong_center' }, 'nl', '/').heading).toBe('Ingelogd op de verkeerde website')
  expect(errorWords({ status: 403, code: 'wrong_center' }, 'nl', '/').text).toContain('beheerder van de website')
  expect(knownError(new Error('[GET] "/api": 403 wrong center'))).toEqual({ status: 403, code: 'wrong_center' })
})

test('the wrong center knows the right one', () => {
  const home = { name: 'Vrijwilligerscentrum Arnhem', origin: 'https://arnhem.example' }
  const refusal = { status: 403, statusText: '', internal: false, data: { code: 'wrong_center', home } }
  expect(knownError(refusal)).toEqual({ status: 403, code: 'wrong_center', home })
})

test('any other status is appended', () => {
  expect(errorWords({ status: 503 }, 'nl', '/').heading).toBe('Oeps... er ging iets mis! 503')
  expect(errorWords({ status: 500 }, 'nl', '/').heading).toBe('Oeps... er ging iets mis! 500')
})

test('a fault of ours has no status', () => {
  expect(knownError(new TypeError('x is undefined'))).toBeNull()
})

test('an English page has English words', () => {
  expect(errorWords({ status: 403 }, 'en', '/').heading).toBe('Access forbidden')
})
