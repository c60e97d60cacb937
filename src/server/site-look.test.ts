import { EventEmitter } from 'node:events'
import { afterAll, expect, test, vi } from 'vitest'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { id, twoTowns } from '#src/testing/two-towns.ts'
import { buildApp } from './app.ts'
import type { PublicChanges } from '#kernel/feature/server/define-feature.ts'

const db = await freshDatabase(twoTowns)
const changes: PublicChanges = new EventEmitter()
const app = await buildApp({ config: { ...db.config, logLevel: 'silent' }, db, changes })
afterAll(async () => await app.close())

const home = async (site: string) => (await app.inject({ url: '/', headers: { host: `${site}.localhost`, accept: 'text/html' } })).payload
const headerOf = (html: string) => /<header class="site-head[\s\S]*?<\/header>/.exec(html)?.[0] ?? ''
const sheetOf = async (site: string) => {
  const href = /href="(\/theme\/[0-9a-f]+\.css)"/.exec(await home(site))![1]!
  return (await app.inject({ url: href, headers: { host: `${site}.localhost` } })).payload
}

test('the header of the demo stays in view, with its menu at the right and a tab to sign in', async () => {
  const html = await home('demo')
  expect(headerOf(html)).toMatch(/^<header class="site-head is-sticky">/)
  expect(headerOf(html)).toMatch(/<nav [^>]*class="[^"]*ml-auto[^"]*"/)
  expect(headerOf(html)).toMatch(/class="auth-tab [^"]*auth-accent"/)
  expect(html).not.toContain('auth-bar')
})

test('that of Oldebroek goes along, with lines in a menu in the middle and a bar of its own above', async () => {
  const html = await home('oldebroek')
  expect(headerOf(html)).toMatch(/^<header class="site-head">/)
  expect(headerOf(html)).toMatch(/<nav [^>]*class="[^"]*mx-auto[^"]*"/)
  expect(headerOf(html)).toContain('nav-ruled')
  expect(headerOf(html)).not.toContain('auth-tab')
  expect(html).toMatch(/<div class="auth-bar on-dark auth-band"/)
})

test('the stylesheet has the colours of the words in the header, by state, by day and by night', async () => {
  const css = await sheetOf('demo')
  for (const mode of [/^:root\{[^}]*\}/, /\[data-theme=dark\]\{[^}]*\}/]) {
    const rule = mode.exec(css)![0]
    for (const name of ['header-text', 'header-text-hover', 'header-text-active']) expect(rule).toMatch(new RegExp(`--${name}:#[0-9a-f]{6};`))
  }
  expect(css).toMatch(/--header-accent:#[0-9a-f]{6};/)
})

test('a center may choose other corners than its tenant has', async () => {
  expect(await home('demo')).toContain('data-shape="rounded"')
  const demo = id.center('demo')
  await db.inCenter(demo, (tx) =>
    tx
      .insertInto('volunteer_center_profiles')
      .values({ volunteer_center_id: demo, corner_shape: 'straight' } as never)
      .execute(),
  )
  changes.emit('changed', demo)
  await vi.waitFor(async () => expect(await home('demo')).toContain('data-shape="straight"'), { timeout: 30_000 })
  expect(await sheetOf('demo')).toContain('--r-md:0px;')

  await db.inCenter(demo, (tx) => tx.updateTable('volunteer_center_profiles').set({ corner_shape: null }).execute())
  changes.emit('changed', demo)
  await vi.waitFor(async () => expect(await home('demo')).toContain('data-shape="rounded"'), { timeout: 30_000 })
})
