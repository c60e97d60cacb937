import { expect, test } from 'vitest'
import type { Tx } from '#kernel/db/server/database.ts'
import type { HttpError } from '#kernel/http/errors.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { siteHost, siteOrigin } from '#features/tenancy/site-address.ts'
import { id, twoTowns } from '#src/testing/two-towns.ts'
import { Centers } from './centers.ts'
import { tenantOf } from './resolve.ts'
import { type SiteWriting, addCenter, addHost, addTenant, removeHost, reopenSite, suspendSite } from './write-sites.ts'

// What the platform's admin does to sites, and what is refused at which field.
const { config, ...db } = await freshDatabase(twoTowns)
const writing: SiteWriting = { actor: null, from: null, locale: 'nl', settings: config }
const inProduction: SiteWriting = { ...writing, settings: { ...config, production: true } }
const write = async <T>(work: (tx: Tx) => Promise<T>) => await db.onPlatform(work)
const faults = async (work: (tx: Tx) => Promise<unknown>) =>
  await write(work).then(
    () => [],
    (error: HttpError) => error.issues.map(({ attribute, code }) => `${attribute} ${code}`),
  )
const center = { name: 'Vrijwilligers Ede', slug: 'ede', town: 'Ede', latitude: 52.04, longitude: 5.67 }

async function siteAt(host: string, settings = config) {
  const centers = new Centers(db, settings)
  await centers.load()
  const tenant = tenantOf(host, centers.rules)
  return tenant && { key: tenant.key, origin: tenant.origin, center: centers.atHost(host, tenant)?.slug ?? null }
}

test('a site and its first center are found at their address, whatever way it was typed', async () => {
  await write(async (tx) => {
    await addTenant(tx, { key: 'ede', kind: 'town_bank', origin: 'HTTPS://Vrijwilligers.Ede.example.:443/' }, inProduction)
    await addCenter(tx, 'ede', center, inProduction)
  })
  expect(await siteAt('vrijwilligers.ede.example', { ...config, production: true })).toEqual({
    key: 'ede',
    origin: 'https://vrijwilligers.ede.example',
    center: 'ede',
  })
  expect(await siteAt('elders.example', { ...config, production: true })).toBeNull()
})

test('TENANT_ORIGINS comes before the row', async () => {
  const settings = { ...config, production: true, tenantOrigins: { ede: 'https://nieuw.example' } }
  expect(await siteAt('nieuw.example', settings)).toEqual({ key: 'ede', origin: 'https://nieuw.example', center: 'ede' })
})

test('a second center has a host of its own, and a site may have more than one', async () => {
  const second = await write((tx) => addCenter(tx, 'ede', { ...center, name: 'Lunteren', slug: 'lunteren', host: 'Lunteren.example' }, inProduction))
  await write((tx) => addHost(tx, { tenantKey: 'ede', centerId: null, host: 'www.ede.example' }, inProduction))
  await write((tx) => addHost(tx, { tenantKey: 'ede', centerId: second, host: 'münchen.example' }, inProduction))
  const found = await Promise.all(['lunteren.example', 'www.ede.example', 'xn--mnchen-3ya.example'].map(async (host) => (await siteAt(host))?.center))
  expect(found).toEqual(['lunteren', 'ede', 'lunteren'])
})

test('all faults of a site are told at once, each at its field', async () => {
  expect(await faults((tx) => addTenant(tx, { key: 'ede', kind: 'public', origin: 'http://vrijwilligers.ede.example' }, inProduction))).toEqual([
    'key taken',
    'kind taken',
    'origin invalid',
  ])
  expect(await faults((tx) => addTenant(tx, { key: 'Ede!', kind: 'dorp', origin: 'https://a.example/pad' }, inProduction))).toEqual([
    'key invalid',
    'kind inclusion',
    'origin invalid',
  ])
  expect(await faults((tx) => addTenant(tx, { key: 'wezep', kind: 'town_bank' }, inProduction))).toEqual(['origin blank'])
  expect(await faults((tx) => addTenant(tx, { key: 'wezep', kind: 'town_bank', origin: 'https://www.ede.example' }, inProduction))).toEqual(['origin taken'])
  expect(await faults((tx) => addTenant(tx, { key: 'wezep', kind: 'town_bank', origin: 'http://demo.localhost:3000' }, writing))).toEqual(['origin taken'])
  expect(await faults((tx) => addCenter(tx, 'ede', { ...center, name: ' ', latitude: 12, host: 'lunteren.example.' }, inProduction))).toEqual([
    'name blank',
    'latitude invalid',
    'slug taken',
    'host taken',
  ])
  expect(await faults((tx) => addHost(tx, { tenantKey: 'ede', centerId: id.center('demo'), host: '10.0.0.1' }, inProduction))).toEqual([
    'host invalid',
    'centerId inclusion',
  ])
})

test('of a site that was refused nothing stands', async () => {
  expect(await write((tx) => tx.selectFrom('tenants').select('key').where('key', '=', 'wezep').execute())).toEqual([])
})

test('of two who claim one host at once the second is told', async () => {
  const claim = (tenantKey: string) => faults((tx) => addHost(tx, { tenantKey, centerId: null, host: 'samen.example' }, inProduction))
  expect((await Promise.all([claim('demo'), claim('oldebroek')])).toSorted((one, other) => one.length - other.length)).toEqual([[], ['host taken']])
})

test('a host goes, the address of the site itself does not', async () => {
  await write((tx) => removeHost(tx, { tenantKey: 'ede', host: 'www.ede.example' }, inProduction))
  expect(await siteAt('www.ede.example', { ...config, production: true })).toBeNull()
  expect(await faults((tx) => removeHost(tx, { tenantKey: 'ede', host: 'vrijwilligers.ede.example' }, inProduction))).toEqual(['host in_use'])
  await expect(write((tx) => removeHost(tx, { tenantKey: 'demo', host: 'lunteren.example' }, inProduction))).rejects.toMatchObject({ status: 404 })
})

test('a site is closed once and opened again, but not by who is there', async () => {
  const isSuspended = async (key: string) => {
    const centers = new Centers(db, config)
    await centers.load()
    return centers.ofTenant(key).map((one) => one.isSuspended)
  }
  const traces = async () =>
    (await db.read(id.center('demo'), [{ text: `select action from audit_events where action like 'volunteer_center.%' order by at`, values: [] }]))[0]!.flat()
  const here = { ...writing, from: { tenantKey: 'demo', centerId: id.center('demo') } }
  expect(await faults((tx) => suspendSite(tx, { tenantKey: 'demo' }, here))).toEqual(['suspended own_site'])
  for (let times = 0; times < 2; times += 1) await write((tx) => suspendSite(tx, { tenantKey: 'demo' }, writing))
  expect([await isSuspended('demo'), await isSuspended('oldebroek')]).toEqual([[true], [false]])
  await write((tx) => reopenSite(tx, { tenantKey: 'demo' }, writing))
  expect(await isSuspended('demo')).toEqual([false])
  expect((await traces()).filter((action) => /suspended|reopened/.test(action!))).toEqual(['volunteer_center.suspended', 'volunteer_center.reopened'])
  await expect(write((tx) => suspendSite(tx, { tenantKey: 'nergens' }, writing))).rejects.toMatchObject({ status: 404 })
})

test.each([
  ['  Vrijwilligers.Example.NL. ', 'vrijwilligers.example.nl'],
  ['bücher.example:8443', 'xn--bcher-kva.example'],
  ['a'.repeat(64) + '.example', null],
  ['localhost', null],
  ['127.0.0.1', null],
  ['0x7f.1', null],
  ['[::1]', null],
  ['-a.example', null],
  ['a b.example', null],
  ['naam@example.nl', null],
  ['example.nl/pad', null],
  ['ex%61mple.nl', null],
  ['', null],
])('the host %j is %j', (typed, host) => expect(siteHost(typed)).toBe(host))

test.each([
  ['vrijwilligers.example', 'https://vrijwilligers.example'],
  ['https://Vrijwilligers.Example:443/', 'https://vrijwilligers.example'],
  ['http://demo.localhost:3000', 'http://demo.localhost:3000'],
  ['ftp://vrijwilligers.example', null],
  ['https://naam:geheim@vrijwilligers.example', null],
  ['https://vrijwilligers.example/?a', null],
  ['https://127.0.0.1', null],
])('the address %j is %j', (typed, origin) => expect(siteOrigin(typed)).toBe(origin))
