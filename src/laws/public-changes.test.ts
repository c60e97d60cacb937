import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#kernel/db/server/database.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { abilities } from '#src/app/abilities.ts'
import { pages } from '#src/app/pages.ts'
import { buildApp } from '#src/server/app.ts'
import { resourceApis } from '#src/server/registered.ts'
import { id, twoTowns } from '#src/testing/two-towns.ts'

const { config, ...db } = await freshDatabase(twoTowns)

/** Also read for the public, but no page shows rows of it that could change. */
const unchanging: Record<string, string> = {
  places: 'towns and postcodes: filled once, at the start of a release',
  region_totals: 'counts of each hour: its page is kept for five minutes at most',
  sharing_tenants: 'written when the product starts',
  vacancy_reminders: 'for whoever has the link of a mail: that page is kept for nobody',
  center_arrivals: 'for whoever has the link of a mail: that page is kept for nobody',
  pool_entries: 'for whoever has the link of a mail: that page is kept for nobody',
  center_forms: 'its pages are kept for nobody, for what somebody typed stands in them',
  applications: 'for whoever has the link of a mail or the code of a letter: that page is kept for nobody',
}

const names = async (text: string) => (await db.onPlatform((tx) => tx.executeQuery<{ name: string }>(CompiledQuery.raw(text)))).rows.map(({ name }) => name)
const telling = await names(`select c.relname as name from pg_class c join pg_trigger t on t.tgrelid = c.oid join pg_proc p on p.oid = t.tgfoid
  where p.proname in ('tell_public_change', 'tell_site_change') and t.tgenabled <> 'D' group by 1 having bit_or(t.tgtype) & 28 = 28`)

test('every table that visitors may read tells its changes, so that kept pages are dropped', () => {
  const readable = resourceApis.filter(({ resource }) => resource.type in abilities.anonymous).map(({ resource }) => resource.table)
  expect(readable.length).toBeGreaterThan(4)
  expect(readable.filter((table) => !telling.includes(table))).toEqual([])
})

const known: Record<string, string> = { vacancies: id.gardening('demo'), organizations: id.school('demo'), addresses: id.address('demo') }
const addressOf = (path: string, type: string) => path.replace(/:slug\?/, '').replace(/:id/, known[type] ?? id.center('demo'))

test('so does every table that PostgreSQL counts as read when a visitor opens everything that is public', { timeout: 120_000 }, async () => {
  const own = await openDatabase(config)
  const app = await buildApp({ config: { ...config, rateLimits: false, logLevel: 'silent' }, db: own })
  await app.ready()
  const open = async (url: string, accept: string) =>
    (await app.inject({ url, headers: { host: 'demo.localhost', accept, cookie: 'cookieConsent=%7B%7D' } })).statusCode
  const answered: Record<string, number> = {}
  for (const { path, file, public: isPublic } of pages)
    if (isPublic && existsSync(join(import.meta.dirname, '..', file))) answered[path] = await open(`/${addressOf(path, path.split('/')[0]!)}`, 'text/html')
  for (const { method, url } of app.routeList) {
    if (method !== 'GET' || !/^\/(api\/v1|config|sitemap|robots)/.test(url)) continue
    const includes = resourceApis.find(({ resource }) => resource.type === url.split('/')[3])?.resource.includes ?? []
    const plain = addressOf(url, url.split('/')[3] ?? '')
    answered[url] = Math.min(await open(plain, '*/*'), await open(`${plain}?include=${includes.join()}`, '*/*'))
  }
  await open('/vacancies/search?q=tuin&theme=nature&daypart=mon_morning&place=Oldebroek&km=10&sort=distance', 'text/html')
  await app.close()
  await own.close() // a connection reports its statistics when it closes

  for (const path of [':slug?', 'vacancies/search', 'vacancies/:id', 'organizations/:id', '/api/v1/vacancies/search', '/sitemap.xml'])
    expect([path, answered[path]]).toEqual([path, 200])
  const readNow = async () =>
    await names(`select relname as name from pg_stat_user_tables where schemaname = 'public' and coalesce(seq_scan, 0) + coalesce(idx_scan, 0) > 0 order by 1`)
  // PostgreSQL removes a closed connection a moment later.
  await expect.poll(readNow, { timeout: 60_000 }).toEqual(expect.arrayContaining(['vacancies', 'organizations', 'places']))
  const read = await readNow()
  expect(read.filter((table) => !telling.includes(table) && !(table in unchanging))).toEqual([])
})
