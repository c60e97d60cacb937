import { expect, test, vi } from 'vitest'
import { colorPresets } from '#features/settings/colors/presets.ts'
import { pageWords } from '#features/pages/blocks/page-words.ts'
import { startTestApp } from '#src/testing/harness.ts'

const { call, get, as } = await startTestApp({ pages: true })
const [anja, tom] = ['centerbeheerder@demo.example', 'centerbeheerder@oldebroek.example']
const hostOf = (who: string) => `${who.split('@')[1]!.split('.')[0]}.localhost`
const tokenOf = async (who: string, attributes: object) => {
  const body = { data: { type: 'volunteer_center_profiles', attributes } }
  return (await call('POST', '/api/v1/settings/preview', { host: hostOf(who), headers: await as(who), body })).body.meta.preview as string
}
const emerald = colorPresets.emerald.shades[500]
const html = { accept: 'text/html' }
const sheetIn = (page: string) => /href="(\/theme\/[^"]+)"/.exec(page)![1]!.replaceAll('&amp;', '&')

test('a page with a signed look has its colours, may stand in our own frames, and nobody is there', async () => {
  const token = await tokenOf(anja, { primaryColorPreset: 'emerald', cornerShape: 'straight' })
  const cookie = Object.entries(await as(anja))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
  const { status, headers, text } = await get(`/?look=${token}&night=1`, { headers: { ...html, cookie } })
  expect([status, headers['x-frame-options'], headers['cache-control'], headers['set-cookie']]).toEqual([200, 'SAMEORIGIN', 'private, no-store', undefined])
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(text).toMatch(/<html[^>]*data-shape="straight"[^>]*data-theme="dark"[^>]*data-auth="out"/)
  expect(text).toMatch(/<body[^>]* inert/)
  // Structured data for search engines is not executed.
  expect(text).not.toMatch(/<script(?! type="application\/ld\+json">)/)
  const sheet = await get(sheetIn(text))
  expect([sheet.status, sheet.text.includes(emerald)]).toEqual([200, true])
})

test('visitors see nothing of it, before and after, and their pages are framed by nobody', async () => {
  const before = await get('/', { headers: html })
  await get(`/?look=${await tokenOf(anja, { primaryColorPreset: 'emerald' })}`, { headers: html })
  const after = await get('/', { headers: html })
  expect(sheetIn(after.text)).toBe(sheetIn(before.text))
  expect([after.headers['x-frame-options'], String(after.headers['content-security-policy'])]).toEqual([
    'DENY',
    expect.stringContaining("frame-ancestors 'none'"),
  ])
  expect(after.headers['content-security-policy']).not.toContain('frame-src')
})

test('a token of another center, a changed one, one without an end and one of nobody are none', async () => {
  const token = await tokenOf(anja, { primaryColorPreset: 'emerald' })
  const [said, seal] = token.split('.') as [string, string]
  const other = Buffer.from(JSON.stringify({ until: Date.now() * 2, look: { primaryColorPreset: 'red;}body{' } })).toString('base64url')
  for (const one of [
    await tokenOf(tom, { primaryColorPreset: 'emerald' }),
    `${other}.${seal}`,
    `${said}.${seal.slice(1)}`,
    `${said}.`,
    `${token}.x`,
    'x'.repeat(5000),
    '%00',
    '',
  ]) {
    const { status, headers, text } = await get(`/?look=${one}`, { headers: html })
    // The text that our preview frame may show, though no page of the site may.
    expect([one.slice(0, 20), status, headers['x-frame-options']]).toEqual([one.slice(0, 20), 410, 'SAMEORIGIN'])
    expect(text).toContain('<h1>Dit voorbeeld is verlopen</h1>')
    expect(text).not.toMatch(/<(a|form|script|link)\b/)
  }
  expect((await get(`/theme/preview.css?look=${other}.${seal}`)).status).toBe(410)
})

test('a look whose hour is over says so in the frame that asks for it', async () => {
  const token = await tokenOf(anja, { primaryColorPreset: 'emerald' })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 60 * 60_000 })
  const { status, headers, text } = await get(`/vacancies/search?look=${token}`, { headers: html })
  vi.useRealTimers()
  expect([status, headers['x-frame-options'], headers['cache-control']]).toEqual([410, 'SAMEORIGIN', 'no-store'])
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(text).toContain('<h1>Dit voorbeeld is verlopen</h1>')
})

test('only the page that chooses a look may frame others, and only ours', async () => {
  const cookie = Object.entries(await as(anja))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
  const policyOf = async (path: string) => String((await get(path, { headers: { ...html, cookie } })).headers['content-security-policy'])
  expect(await policyOf('/settings/design')).toContain("frame-src 'self'; frame-ancestors 'none'")
  for (const path of ['/settings', '/settings/footer', '/dashboard', '/']) expect(await policyOf(path)).not.toContain('frame-src')
})

test('a link to a page that is being written says in words when its time is over', async () => {
  const headers = await as(anja)
  const { body } = await call('POST', '/api/v1/content_items', { headers, body: { data: { type: 'content_items', attributes: { titleNl: 'Nog geheim' } } } })
  const { preview } = (await call('POST', `/api/v1/content_items/${body.data.id}/preview`, { headers })).body.meta
  expect((await get(`/?concept=${preview}`, { headers: html })).text).toContain('Nog geheim')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 24 * 60 * 60_000 })
  const { status, text } = await get(`/?concept=${preview}`, { headers: html })
  vi.useRealTimers()
  expect(status).toBe(410)
  expect(text).toContain(pageWords.draftOver.nl)
  expect(text).not.toContain('Nog geheim')
})
