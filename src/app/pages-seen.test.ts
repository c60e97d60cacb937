import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { demoTemplate } from '#src/testing/demo.ts'
import { pages } from './pages.ts'

const { app, get } = await startTestApp({ template: demoTemplate, pages: true })
const host = 'public.localhost'
const origin = `http://${host}:3000`
const first = async (path: string) => (await get(`/api/v1/${path}`, { host })).body.data[0]
const [article, vacancy, organization, activity, entry] = [
  await first('news?filter[published]=true&filter[title_en_present]=true'),
  await first('vacancies?filter[open]=true'),
  await first('organizations'),
  await first('activities?filter[upcoming]=true&filter[status_eq]=published&filter[repeats]=true'),
  await first('social_map_entries/search?page[size]=1'),
]

/** One address of every public row that has a page. */
const addresses: Record<string, string> = {
  ':slug?': '/',
  'nieuws/:slug?': '/nieuws',
  activiteitenkalender: '/activiteitenkalender',
  'activiteitenkalender/:id': `/activiteitenkalender/${activity.attributes.slug}--${activity.id.slice(-12)}`,
  'auth/login-1': '/auth/login-1',
  'auth/recover': '/auth/recover',
  'auth/reset': '/auth/reset',
  confirm: '/confirm',
  'forms/:token?': '/forms',
  'organizations/:id': `/organizations/${organization.id}`,
  'organizations/signup': '/organizations/signup',
  'organizations/signup/success': '/organizations/signup/success',
  partners: '/partners',
  signup: '/signup',
  'signup/success': '/signup/success',
  'sociale-kaart': '/sociale-kaart',
  'sociale-kaart/:id': `/sociale-kaart/${entry.attributes.slug}--${entry.id.slice(-12)}`,
  switch: '/switch',
  'vacancies/:id': `/vacancies/${vacancy.id}`,
  'vacancies/search': '/vacancies/search',
}
/** Its address is on a host of its own (`src/server/region-host.test.ts`). */
const elsewhere = ['gelderse-handen', 'een-op-een-hulp', 'een-op-een-hulp/:id']
const more = { article: `/nieuws/${article.attributes.slug}`, page: '/privacy', theme: `/nieuws?theme=${article.attributes.theme}` }

const look = async (path: string, language?: string) => {
  const answer = await app.inject({ url: path, headers: { host, accept: 'text/html', ...(language && { 'accept-language': language }) } })
  const { document } = new JSDOM(answer.statusCode === 200 ? answer.payload : '').window
  const meta = (name: string) => document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? null
  const link = (which: string) => document.querySelector(`link${which}`)?.getAttribute('href') ?? null
  const things = [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => {
    const data = JSON.parse(script.textContent!) as Record<string, any>
    expect(data['@context']).toBe('https://schema.org')
    return (data['@graph'] ?? [data]) as Record<string, any>[]
  })
  // A page has one main heading.
  if (answer.statusCode === 200) expect([path, document.querySelectorAll('h1').length]).toEqual([path, 1])
  return { status: answer.statusCode, location: answer.headers['location'], lang: document.documentElement.lang, title: document.title, meta, link, things }
}

/** The properties of each kind of thing that Google requires and schema.org defines. */
const required: Record<string, readonly string[]> = {
  WebSite: ['name', 'url', 'potentialAction'],
  Organization: ['name', 'url'],
  NGO: ['name', 'url'],
  School: ['name', 'url'],
  NewsArticle: ['headline', 'image', 'datePublished', 'dateModified', 'publisher', 'mainEntityOfPage'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'employmentType', 'identifier'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Service: ['name', 'provider'],
  Event: ['name', 'startDate', 'endDate', 'eventStatus', 'eventAttendanceMode', 'location', 'organizer', 'url'],
}

test('there is an address for every public page', () => {
  expect(Object.keys(addresses).toSorted()).toEqual(
    pages
      .filter(({ path, public: open, file }) => open && !elsewhere.includes(path) && existsSync(join(import.meta.dirname, '..', file)))
      .map(({ path }) => path)
      .toSorted(),
  )
})

test.each([...Object.values(addresses), ...Object.values(more)])('%s says what it is to search engines and to who shares it', async (path) => {
  for (const [language, tag] of [
    ['nl', 'nl_NL'],
    ['en', 'en_GB'],
  ] as const) {
    const asked = await look(path, language)
    // Follows the redirect to the address in the reader's language.
    const { status, lang, title, meta, link, things } = asked.status === 302 ? await look(String(asked.location), language) : asked
    expect([status, lang]).toEqual([200, language])
    expect(title).not.toBe('')
    expect(meta('description')!.length).toBeGreaterThan(3)
    for (const name of ['og:title', 'og:description', 'og:image', 'og:image:width', 'og:image:height', 'og:image:alt', 'og:site_name', 'og:type'])
      expect([name, meta(name)]).toEqual([name, expect.stringMatching(/./)])
    expect(meta('og:locale')).toBe(tag)
    expect(link('[rel=canonical]')).toMatch(new RegExp(`^${origin}/`))
    expect(meta('og:url')).toBe(link('[rel=canonical]'))
    const shared = await app.inject({ url: meta('og:image')!.slice(origin.length), headers: { host } })
    expect([shared.statusCode, shared.headers['content-type']]).toEqual([200, 'image/jpeg'])
    for (const thing of things) expect([thing['@type'], required[thing['@type']]?.filter((name) => !thing[name])]).toEqual([thing['@type'], []])
  }
})

test.each([...Object.values(addresses), ...Object.values(more)])('%s has an address of its own in each language that it is there in', async (path) => {
  const { meta, link } = await look(path, 'nl')
  const own = link('[rel=canonical]')!
  const [dutch, english, otherwise] = ['nl', 'en', 'x-default'].map((tag) => link(`[rel=alternate][hreflang=${tag}]`))
  if (meta('robots') === 'noindex' || english === null) return expect([dutch, english, otherwise]).toEqual([null, null, null])
  expect([dutch, otherwise]).toEqual([own, own])
  // This address always shows the English page, whatever the reader's language, with the same alternates.
  const there = await look(english!.slice(origin.length), 'nl')
  expect([there.status, there.lang, there.link('[rel=canonical]')]).toEqual([200, 'en', english])
  expect(there.link('[rel=alternate][hreflang=nl]')).toBe(own)
  expect(there.link('[rel=alternate][hreflang=en]')).toBe(english)
})

test('the sitemap names the pages that say they are to be found, in each of their languages', async () => {
  const { text } = await get('/sitemap.xml', { host })
  const { document } = new JSDOM(text, { contentType: 'application/xml' }).window
  const listed = [...document.querySelectorAll('url')].map((url) => url.querySelector('loc')!.textContent!)
  expect(new Set(listed).size).toBe(listed.length)
  for (const path of [
    '/',
    '/vacancies/search',
    '/activiteitenkalender',
    addresses['activiteitenkalender/:id']!,
    '/nieuws',
    '/partners',
    `/organizations/${organization.id}`,
    ...Object.values(more).slice(0, 2),
  ]) {
    const { link } = await look(path, 'nl')
    expect(listed).toContain(link('[rel=canonical]'))
    const english = link('[rel=alternate][hreflang=en]')
    if (english) expect(listed).toContain(english)
  }
  for (const hidden of ['/auth/login-1', '/confirm', '/switch', '/forms']) expect(listed).not.toContain(origin + hidden)
})

test('a page is about what its things say: the site, an article, a vacancy, questions', async () => {
  const types = async (path: string) => (await look(path, 'nl')).things.map((thing) => thing['@type'])
  expect(await types('/')).toEqual(expect.arrayContaining(['WebSite', 'Organization']))
  expect(await types(more.article)).toEqual(['NewsArticle', 'BreadcrumbList'])
  expect(await types(addresses['vacancies/:id']!)).toEqual(['JobPosting', 'BreadcrumbList'])
  expect(await types(addresses['activiteitenkalender/:id']!)).toEqual(['Event', 'BreadcrumbList'])
  expect(await types(more.page)).toContain('BreadcrumbList')
  const [site] = (await look('/', 'nl')).things
  expect(site!['potentialAction']).toMatchObject({ '@type': 'SearchAction', target: { urlTemplate: `${origin}/vacancies/search?q={search_term_string}` } })
})

test('what was narrowed, or is one of many pages, is not for search engines; another language is', async () => {
  expect((await look('/vacancies/search?q=tuin', 'nl')).meta('robots')).toBe('noindex')
  expect((await look('/vacancies/search?lang=en', 'nl')).meta('robots')).toBeNull()
  expect((await look('/nieuws?utm_source=mail', 'nl')).link('[rel=canonical]')).toBe(`${origin}/nieuws`)
})

test('the address of an article in the other language leads to it', async () => {
  const { slug, slug_en: slugEn, slugEn: camel } = article.attributes
  const english = slugEn ?? camel
  expect(await look(`/nieuws/${slug}?lang=en`, 'nl')).toMatchObject({ status: 302, location: `/nieuws/${english}?lang=en` })
  expect(await look(`/nieuws/${english}`, 'nl')).toMatchObject({ status: 302, location: `/nieuws/${slug}` })
})

test('the page to sign in is found by its plain address, wherever it leads on to', async () => {
  for (const path of ['/auth/login-1', '/auth/login-1?redirect=/applications', '/auth/login-1?lang=nl']) {
    const { meta, link } = await look(path)
    expect([meta('robots'), link('[rel="canonical"]'), link('[hreflang="en"]')]).toEqual([null, `${origin}/auth/login-1`, `${origin}/auth/login-1?lang=en`])
  }
  expect((await look('/auth/recover')).meta('robots')).toBe('noindex')
})

test('an address in capitals leads in one step to the page: for good in its own language, for now from the other', async () => {
  const { slug, slugEn = article.attributes.slug_en } = article.attributes
  const pairs = [
    ['/toegankelijkheid', '/accessibility'],
    [`/nieuws/${slug}`, `/nieuws/${slugEn}`],
  ] as const
  const shouted = (path: string) => path.replace(/[^/]+$/, (name) => name.toUpperCase())
  for (const [dutch, english] of pairs) {
    for (const path of [shouted(dutch), `${shouted(dutch)}/`]) {
      expect([path, await look(path, 'nl')]).toMatchObject([path, { status: 301, location: dutch }])
      expect([path, await look(path, 'en')]).toMatchObject([path, { status: 302, location: english }])
      expect([path, await look(`${path}?lang=en`, 'nl')]).toMatchObject([path, { status: 302, location: `${english}?lang=en` }])
    }
    expect(await look(shouted(english), 'nl')).toMatchObject({ status: 302, location: dutch })
    expect(await look(`${shouted(english)}?lang=en`, 'nl')).toMatchObject({ status: 301, location: `${english}?lang=en` })
    expect(await look(`${dutch}/`, 'nl')).toMatchObject({ status: 200 })
  }
  expect(await look('/PARTNERS')).toMatchObject({ status: 301, location: '/partners' })
  expect(await look('/Nieuws/?page=1')).toMatchObject({ status: 301, location: '/nieuws?page=1' })
  expect(await look('/Vacancies/Search?q=tuin&km=5')).toMatchObject({ status: 301, location: '/vacancies/search?q=tuin&km=5' })
})
