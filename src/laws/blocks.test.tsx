import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { chromium } from '@playwright/test'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterAll, expect, test } from 'vitest'
import { LocaleProvider } from '#kernel/i18n/web/provider.tsx'
import { type Block, emptySeo } from '#features/pages/blocks/block.ts'
import { blockKinds } from '#features/pages/blocks/kinds.ts'
import { exampleForm, examplePictures } from '#features/pages/blocks/example-blocks.ts'
import { localise, noReferences } from '#features/pages/blocks/localise.ts'
import { BlockViews } from '#features/pages/blocks/web/block-views.tsx'
import { factsOfExample } from '#features/pages/blocks/web/example-facts.ts'
import { themeCss } from '#features/settings/look/server/center-themes.ts'
import { readTheme } from '#features/settings/colors/theme.ts'
import { profileRow } from '#src/seed/center-rows.ts'
import { centers } from '#src/seed/content/centers.ts'
import { tenants } from '#src/seed/content/tenants.ts'
import { findChromium } from '#src/testing/chromium.ts'

// Law: every kind of block is accessible, in the colours of every site, in both colour schemes, on phones and desktops.
const assets = join(import.meta.dirname, '../../build/client/assets')
const styles = readdirSync(assets)
  .filter((name) => /^styles-.*\.css$/.test(name))
  .map((name) => readFileSync(join(assets, name), 'utf8'))
  .join('\n')

/** Switches off transitions, so that no colour is checked while it changes. */
const still = '*, ::before, ::after { transition: none !important; animation: none !important; }'

/** One block of each kind, from its examples; a block with the page's main heading comes first. */
function drawn(locale: 'nl' | 'en'): string {
  const blocks = blockKinds.map(({ kind, example }): Block => ({ id: kind, kind, value: example as unknown as Block['value'] }))
  const beside = { ...noReferences, pictures: examplePictures, forms: new Map([[exampleForm.id, exampleForm]]) }
  const shown = localise({ titleNl: 'Alles', titleEn: 'All', slugNl: 'alles', slugEn: 'all', layout: 'wide', blocks, seo: emptySeo }, locale, beside)
  const Stub = createRoutesStub([
    { path: '/', Component: () => <BlockViews blocks={shown.blocks.map((block) => ({ ...block, facts: factsOfExample(block.kind) }))} /> },
  ])
  return renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <Stub />
    </LocaleProvider>,
  )
}

const themes = Object.entries(tenants).map(([key, tenant]) => {
  const row = profileRow(centers.find(({ tenantKey }) => tenantKey === key)!)
  const settings = {
    primaryColorPreset: row['primary_color_preset'] as string | null,
    primaryColorShades: row['primary_color_shades'],
    secondaryColorPreset: row['secondary_color_preset'] as string | null,
    secondaryColorShades: row['secondary_color_shades'],
    mutedColorPreset: row['muted_color_preset'] as string | null,
  }
  const theme = readTheme({ ...settings, footerColor: tenant.footerColor, rounded: tenant.corners === 'rounded' }, (reason) => expect.fail(`${key}: ${reason}`))
  return { key, css: themeCss(theme, tenant.header), shape: tenant.corners }
})

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
afterAll(async () => await browser.close())

test('each site has a theme of its own, and every kind of block is drawn', () => {
  expect(new Set(themes.map(({ css }) => css)).size).toBe(themes.length)
  const html = drawn('nl')
  for (const { kind, example } of blockKinds) expect([kind, Object.keys(example).length > 0]).toEqual([kind, true])
  expect(html.length).toBeGreaterThan(blockKinds.length * 200)
})

test.each([
  ['nl', 1280],
  ['en', 390],
] as const)('no block keeps anybody out, in %s at %i px, in the colours of all sites, light and dark', { timeout: 300_000 }, async (locale, width) => {
  const context = await browser.newContext({ viewport: { width, height: 900 } })
  const page = await context.newPage()
  await page.setContent(
    `<!DOCTYPE html><html lang="${locale}"><head><title>Blokken</title><style>${styles}</style><style>${still}</style><style id="theme"></style></head><body><main>${drawn(locale)}</main></body></html>`,
  )
  // All blocks share one page; only its colours change.
  const barriers: string[] = []
  for (const { key, css, shape } of themes)
    for (const mode of ['light', 'dark']) {
      await page.evaluate(
        ([sheet, shown, corners]) => {
          document.querySelector('#theme')!.textContent = sheet!
          document.documentElement.dataset['theme'] = shown
          document.documentElement.dataset['shape'] = corners
        },
        [css, mode, shape] as const,
      )
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze()
      barriers.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${key}, ${mode}: ${id} ${html.slice(0, 160)}`)))
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) barriers.push(`${key}, ${mode}: wider than the window`)
    }
  expect(barriers).toEqual([])
  await context.close()
})
