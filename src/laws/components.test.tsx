import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { chromium } from '@playwright/test'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test } from 'vitest'
import { Gallery } from '#design/gallery.tsx'
import { colorPresets, mutedPresets, tenantRamps } from '#features/settings/colors/presets.ts'
import { themeCss } from '#features/settings/look/server/center-themes.ts'
import { defaultTheme } from '#features/settings/colors/theme.ts'
import { tenants } from '#src/seed/content/tenants.ts'
import { findChromium } from '#src/testing/chromium.ts'

// Law: every example of every component is accessible, in both colour schemes, with round and straight corners, in a light hue too.
const assets = join(import.meta.dirname, '../../build/client/assets')
const styles = readdirSync(assets)
  .filter((name) => /^styles-.*\.css$/.test(name))
  .map((name) => readFileSync(join(assets, name), 'utf8'))
  .join('\n')
const themes = {
  delft: { ...defaultTheme, primary: tenantRamps.delft.shades, secondary: tenantRamps.abrikoos.shades, muted: mutedPresets.slate.shades },
  heath: { ...defaultTheme, primary: tenantRamps.heide.shades, secondary: colorPresets.yellow.shades, muted: mutedPresets.neutral.shades, rounded: false },
  yellow: { ...defaultTheme, primary: colorPresets.yellow.shades, secondary: colorPresets.indigo.shades, muted: mutedPresets.gray.shades },
}
const gallery = renderToStaticMarkup(<Gallery />)
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
afterAll(async () => await browser.close())

test.each(
  Object.keys(themes).flatMap(
    (name) =>
      [
        [name, 'light'],
        [name, 'dark'],
      ] as const,
  ),
)('in %s, %s', { timeout: 120_000 }, async (name, mode) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const theme = themes[name as keyof typeof themes]
  await page.setContent(
    `<!DOCTYPE html><html lang="nl" data-theme="${mode}" data-shape="${theme.rounded ? 'rounded' : 'straight'}"><head><title>Onderdelen</title><style>${styles}</style><style>${themeCss(theme, tenants.public.header)}</style></head><body><main><h1>Onderdelen</h1>${gallery}</main></body></html>`,
  )
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html.slice(0, 160)}`))).toEqual([])
  await context.close()
})
