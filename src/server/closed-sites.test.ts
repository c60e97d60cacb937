import { afterAll, expect, test, vi } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { type SiteWriting, addCenter, addTenant, reopenSite, suspendSite } from '#features/tenancy/server/write-sites.ts'
import { twoTowns } from '#src/testing/two-towns.ts'
import { buildApp } from './app.ts'
import { publicChanges } from './live-centers.ts'

// What visitors read where there is no site yet, and of one that is closed for now; and that two processes hear of it at once.
const towns = await freshDatabase(twoTowns)
const empty = await freshDatabase()
const started: { close(): Promise<unknown> }[] = []
afterAll(async () => {
  for (const one of started) await one.close()
})

async function start(db: typeof towns, over: object = {}): Promise<FastifyInstance> {
  const config = { ...db.config, rateLimits: false, logLevel: 'silent' as const, ...over }
  const changes = publicChanges(config, () => {})
  const app = await buildApp({ config, db, changes })
  started.push({ close: async () => (await app.close(), await changes.stop?.()) })
  return app
}
const page = async (app: FastifyInstance, host: string, language = 'nl') => {
  const { statusCode, headers, payload } = await app.inject({ url: '/', headers: { host, accept: 'text/html', 'accept-language': language } })
  return { status: statusCode, retryAfter: headers['retry-after'], title: /<h1>(.*?)<\/h1>/.exec(payload)?.[1], payload }
}
const api = async (app: FastifyInstance, host: string) => {
  const { statusCode, payload } = await app.inject({ url: '/api/v1/volunteer_centers/current', headers: { host } })
  return [statusCode, JSON.parse(payload).errors?.[0].code]
}
const writingOf = (db: typeof towns): SiteWriting => ({ actor: null, from: null, locale: 'nl', settings: { ...db.config, production: true } })

test('in production an empty database says that the site is being set up, and an unknown host is refused once there is one', async () => {
  const apps = [await start(empty, { production: true }), await start(empty, { production: true })]
  for (const app of apps) {
    expect(await page(app, 'vrijwilligers.example')).toMatchObject({ status: 503, retryAfter: '600', title: 'Deze website wordt ingericht' })
    expect(await page(app, 'vrijwilligers.example', 'en')).toMatchObject({ status: 503, title: 'This website is being set up' })
    expect(await api(app, 'vrijwilligers.example')).toEqual([503, 'site_being_set_up'])
    expect((await app.inject({ url: '/health' })).statusCode).toBe(200)
  }
  await empty.onPlatform(async (tx) => {
    await addTenant(tx, { key: 'ede', kind: 'town_bank', origin: 'https://vrijwilligers.example' }, writingOf(empty))
    await addCenter(tx, 'ede', { name: 'Vrijwilligers Ede', slug: 'ede', town: 'Ede', latitude: 52.04, longitude: 5.67 }, writingOf(empty))
  })
  for (const app of apps) {
    await vi.waitFor(async () => expect(await page(app, 'vrijwilligers.example')).toMatchObject({ status: 200 }), { timeout: 30_000 })
    const elsewhere = await page(app, 'elders.example')
    expect(elsewhere).toMatchObject({ status: 400, title: 'Deze website is niet ingesteld' })
    expect(elsewhere.payload).not.toMatch(/Ede|vrijwilligers\.example/)
    expect(await api(app, 'elders.example')).toEqual([400, 'unknown_tenant'])
  }
})

test('a site that is closed says so kindly at every process, others go on, and everything is there when it opens', async () => {
  const apps = [await start(towns), await start(towns)]
  const before = await page(apps[0]!, 'demo.localhost')
  expect(before.status).toBe(200)
  await towns.onPlatform((tx) => suspendSite(tx, { tenantKey: 'demo' }, writingOf(towns)))
  for (const app of apps) {
    await vi.waitFor(async () => expect((await page(app, 'demo.localhost')).status).toBe(503), { timeout: 30_000 })
    const { title, retryAfter, payload } = await page(app, 'demo.localhost')
    expect([title, retryAfter]).toEqual(['Deze website is tijdelijk gesloten', '600'])
    expect(payload).toContain('blijft bewaard')
    expect(await api(app, 'demo.localhost')).toEqual([503, 'site_suspended'])
    expect((await page(app, 'oldebroek.localhost')).status).toBe(200)
  }
  await towns.onPlatform((tx) => reopenSite(tx, { tenantKey: 'demo' }, writingOf(towns)))
  for (const app of apps) await vi.waitFor(async () => expect((await page(app, 'demo.localhost')).status).toBe(200), { timeout: 30_000 })
})
