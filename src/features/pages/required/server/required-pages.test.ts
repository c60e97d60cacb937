import { expect, test } from 'vitest'
import { requiredPages } from '#features/pages/required/required-pages.ts'
import { linkTarget } from '#kernel/rich-text/link-target.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'
import { retentionRules } from '#features/users/privacy/server/retention.ts'
import { silence } from '#features/users/privacy/server/inactive-users.ts'
import { startTestApp } from '#src/testing/harness.ts'

const { call, get, as } = await startTestApp()
const anja = await as('centerbeheerder@demo.example')
const read = async (slug: string, host = 'demo.localhost', locale = 'nl') =>
  await get(`/api/v1/pages/${slug}`, { host, headers: { 'accept-language': locale } })
const wordsOf = ({ body }: { body: any }): string => JSON.stringify(body.data.attributes.blocks)
const linksIn = (text: RichText) => JSON.stringify(text).match(/(?<="href":")[^"]+/g) ?? []
const facts = { center: 'Harderwijk Helpt', town: 'Harderwijk', phone: '0341 00 00 00', email: 'hallo@voorbeeld.nl' }

test('every site has its privacy, accessibility and cookie pages and says who runs it, in both languages', async () => {
  for (const { slug, title } of Object.values(requiredPages)) {
    const page = await read(slug.nl)
    expect([page.status, page.body.data.attributes.title]).toEqual([200, title.nl])
    expect((await read(slug.en, 'demo.localhost', 'en')).body.data.attributes.title).toBe(title.en)
    expect(wordsOf(page)).not.toBe(wordsOf(await read(slug.en, 'demo.localhost', 'en')))
  }
  expect(wordsOf(await read('privacy', 'oldebroek.localhost'))).not.toContain('Harderwijk')
  expect((await get('/sitemap.xml')).text).toMatch(/<loc>[^<]+\/toegankelijkheid<\/loc>/)
})

test('their links lead where links may lead, with a telephone, without one and without anything', () => {
  for (const { body } of Object.values(requiredPages))
    for (const reachable of [facts, { ...facts, phone: null }, { ...facts, email: null }, { ...facts, phone: null, email: null }])
      for (const text of Object.values(body(reachable) as Record<string, RichText>))
        for (const link of linksIn(text)) expect([link, linkTarget(link)]).toEqual([link, link])
})

test('the privacy page promises what the nightly job does', () => {
  const said = JSON.stringify(requiredPages.privacy.body(facts).nl)
  const months = (table: string) => {
    const term = retentionRules.find((one) => one.table === table && 'months' in one.keep)
    return (term!.keep as { months: number }).months
  }
  expect([months('applications'), months('messages'), months('notifications')]).toEqual([12, 12, 12])
  expect(said).toContain('12 maanden')
  expect(said).toContain(`${months('audit_events')} maanden`)
  expect(said).toContain(`${months('consents') / 12} jaar`)
  expect(said).toContain(`${silence.inactive} maanden zonder inloggen`)
  expect(said).toContain(`na ${silence.archived} maanden verdwijnt het`)
  for (const n of silence.notes) expect(said).toMatch(new RegExp(`${n} .*krijg je eerst een mail`))
})

test('Anja changes the privacy page of her site and can neither throw it away nor hide it', async () => {
  await call('POST', '/api/v1/content_items/home', { headers: anja })
  const { body } = await get('/api/v1/content_items?filter[slug]=privacy', { headers: anja })
  const [page] = body.data
  expect(page.meta.permissions).not.toContain('remove')
  expect(page.meta.permissions).not.toContain('unpublish')
  expect(page.attributes).toMatchObject({ titleNl: 'Privacy', slugEn: 'privacy-statement', status: 'published' })
  const blocks = [{ id: 'a', kind: 'text', value: { body: { nl: [{ type: 'paragraph', content: [{ text: 'Ons eigen verhaal.' }] }], en: [] } } }]
  await call('PATCH', `/api/v1/content_items/${page.id}`, { headers: anja, body: { blocks } })
  await call('PUT', `/api/v1/content_items/${page.id}/publish`, { headers: anja })
  expect(wordsOf(await read('privacy'))).toContain('Ons eigen verhaal.')
  expect(wordsOf(await read('privacy', 'oldebroek.localhost'))).not.toContain('Ons eigen verhaal.')
  expect((await get('/sitemap.xml')).text).toMatch(/<loc>[^<]+\/privacy<\/loc>/)
  for (const [method, path] of [
    ['DELETE', ''],
    ['PUT', '/unpublish'],
  ] as const)
    expect((await call(method, `/api/v1/content_items/${page.id}${path}`, { headers: anja })).body.errors[0].code).toBe('standing_stays')
})

test('a center that has a page of its own at such an address keeps it', async () => {
  const host = 'oldebroek.localhost'
  const tom = await as('centerbeheerder@oldebroek.example')
  const made = await call('POST', '/api/v1/content_items', { host, headers: tom, body: { titleNl: 'Cookies bij de koffie', slugNl: 'cookies' } })
  const blocks = [{ id: 'a', kind: 'text', value: { body: { nl: [{ type: 'paragraph', content: [{ text: 'Met roomboter.' }] }], en: [] } } }]
  await call('PATCH', `/api/v1/content_items/${made.body.data.id}`, { host, headers: tom, body: { blocks } })
  await call('PUT', `/api/v1/content_items/${made.body.data.id}/publish`, { host, headers: tom })
  await call('POST', '/api/v1/content_items/home', { host, headers: tom })
  expect(wordsOf(await read('cookies', 'oldebroek.localhost'))).toContain('Met roomboter.')
})
