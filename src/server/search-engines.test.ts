import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

const { get } = await startTestApp()

test('search engines are told of what is open in this town, and of nothing else', async () => {
  const { status, text, headers } = await get('/sitemap.xml')
  expect(status).toBe(200)
  expect(headers['content-type']).toContain('application/xml')
  expect(text).toContain(`/vacancies/${id.gardening('demo')}</loc>`)
  expect(text).toContain(`/organizations/${id.school('demo')}</loc>`)
  for (const hidden of [id.draft('demo'), id.closed('demo'), id.club('demo'), id.gardening('oldebroek')]) expect(text).not.toContain(hidden)
})

test('they are told what is not for them, with the address of this very site', async () => {
  const { text } = await get('/robots.txt', { host: 'oldebroek.localhost' })
  expect(text).toContain('Disallow: /api/')
  for (const search of ['/vacancies/search', '/sociale-kaart']) expect(text).toContain(`Disallow: ${search}?\nAllow: ${search}?lang=en$\n`)
  // A site without activities does not name them.
  expect(text).not.toContain('activiteitenkalender')
  expect((await get('/robots.txt', { host: 'demo.localhost' })).text).toContain(
    'Disallow: /activiteitenkalender?\nAllow: /activiteitenkalender?lang=en$\nAllow: /activiteitenkalender?month=\n',
  )
  expect(text).toMatch(/Sitemap: http:\/\/oldebroek\.localhost(:\d+)?\/sitemap\.xml/)
})

test('the plain page to sign in can be found, and nothing else below /auth', async () => {
  const { text } = await get('/robots.txt')
  expect(text.split('\n').filter((line) => line.includes('/auth'))).toEqual(['Disallow: /auth/', 'Allow: /auth/login-1$', 'Allow: /auth/login-1?lang=en$'])
})
