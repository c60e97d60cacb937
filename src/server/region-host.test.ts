import { afterAll, expect, test } from 'vitest'
import { pages } from '#src/app/pages.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { demoTemplate } from '#src/testing/demo.ts'
import { buildApp } from './app.ts'

const db = await freshDatabase(demoTemplate)
const app = await buildApp({ config: { ...db.config, rateLimits: false, logLevel: 'silent', regionHost: 'handen.example' }, db })
afterAll(async () => await app.close())

const ask = async (url: string, host = 'handen.example', method: 'GET' | 'POST' = 'GET') =>
  await app.inject({ method, url, headers: { host, accept: 'text/html', 'accept-language': 'nl' } })

test('every other page of the host leads to the one page, before anything else is looked at', async () => {
  const paths = pages.filter(({ path }) => path !== 'gelderse-handen').map(({ path }) => `/${path.replaceAll(/:(\w+)\??/g, 'x')}`)
  const feeds = [
    '/feeds/vacancies',
    '/feeds/activities',
    '/activities.ics',
    '/agenda/x.ics',
    '/hsds',
    '/hsds/services',
    '/widget/vacancies',
    '/nieuws/atom.xml',
  ]
  for (const path of ['/', ...paths, ...feeds, '/onbekend/pad', '/wp-login.php', '/choices/language', '/test/mail']) {
    const { statusCode, headers } = await ask(path)
    expect([path, statusCode, headers.location, headers['set-cookie']]).toEqual([path, 302, '/gelderse-handen', undefined])
  }
})

test('its page, calls, files and colours stay, and a stranger gets no cookie', async () => {
  const { statusCode, headers, payload } = await ask('/gelderse-handen?place=Zutphen')
  expect([statusCode, headers['set-cookie']]).toEqual([200, undefined])
  expect(payload).toContain('<link rel="canonical" href="http://handen.example')
  expect(payload).toContain('Vrijwilligersbank Zutphen')
  expect(payload).toMatch(/href="http:\/\/vrijwilligersbank\.localhost(:\d+)?\/vacancies\/search\?place=Zutphen"/)
  for (const [, sheet] of payload.matchAll(/<link rel="stylesheet" href="(\/theme[^"]+)"/g)) expect((await ask(sheet!)).statusCode).toBe(200)
  expect((await app.inject({ url: '/api/v1/region', headers: { host: 'handen.example' } })).statusCode).toBe(200)
})

test('its forms come back to it', async () => {
  const { statusCode, headers } = await app.inject({
    method: 'POST',
    url: '/choices/language',
    headers: { host: 'handen.example', 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ locale: 'en', redirect: '/gelderse-handen' }).toString(),
  })
  expect([statusCode, headers.location]).toEqual([303, '/gelderse-handen'])
})

test('on other hosts the page names the region’s host as the one to be found, and nothing leads away', async () => {
  const { statusCode, payload } = await ask('/gelderse-handen', 'vrijwilligersbank.localhost')
  expect([statusCode, /rel="canonical" href="([^"]+)"/.exec(payload)?.[1]]).toEqual([200, expect.stringContaining('handen.example')])
  expect((await ask('/nieuws', 'vrijwilligersbank.localhost')).statusCode).toBe(200)
})

test('what somebody typed stays, with the fault at its field', async () => {
  const { payload } = await ask(`/gelderse-handen?place=${encodeURIComponent('Nergenshuizen"><b>')}`)
  expect(payload).toContain('value="Nergenshuizen&quot;&gt;&lt;b&gt;"')
  expect(payload).toContain('aria-describedby="place-error"')
  expect((await ask('/gelderse-handen?place=%F0%9F%98')).statusCode).toBeLessThan(500)
  expect((await ask(`/gelderse-handen?place=${'😀'.repeat(60)}`)).statusCode).toBe(200)
})

test('what a center writes at this address, without a frame, is the middle of its page', async () => {
  const host = 'public.localhost'
  const signedIn = await app.inject({
    method: 'POST',
    url: '/auth/sign_in',
    headers: { host },
    payload: { email: 'redacteur@public.example', password: 'samen-voor-de-buurt' },
  })
  const trio = Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, String(signedIn.headers[name])]))
  const call = async (method: 'POST' | 'PUT', path: string, payload?: object) =>
    await app.inject({ method, url: `/api/v1/content_items${path}`, headers: { host, ...trio }, ...(payload && { payload }) })
  const shown = async () => (await ask('/gelderse-handen', host)).payload
  expect(await shown()).toContain('Eén keer is ook goed')
  const paragraph = (said: string) => [{ type: 'paragraph', content: [{ text: said }] }]
  const block = { id: 'text', kind: 'text', value: { body: { nl: paragraph('Handen uit de mouwen'), en: paragraph('Roll up your sleeves') } } }
  const slugs = { slugNl: 'gelderse-handen', slugEn: 'gelderse-handen' }
  const attributes = { titleNl: 'Gelderse Handen', titleEn: 'Gelderse Handen', ...slugs, layout: 'empty', blocks: [block] }
  const made = await call('POST', '', { data: { type: 'content_items', attributes } })
  expect(made.statusCode).toBe(201)
  expect((await call('PUT', `/${made.json().data.id}/publish`)).statusCode).toBe(200)
  expect(await shown()).toContain('Handen uit de mouwen')
  expect(await shown()).not.toContain('Eén keer is ook goed')
})
