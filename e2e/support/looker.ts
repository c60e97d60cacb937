import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Opens a screen and notes what keeps people out: faults axe finds, and a page wider than its window. */
export function looker(page: Page) {
  const barriers: string[] = []
  const look = async (path: string, isReady = async () => await expect(page.locator('h1')).toBeAttached()) => {
    await page.goto(path)
    await isReady()
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze()
    barriers.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${path}: ${id} ${html.slice(0, 200)}`)))
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) barriers.push(`${path}: wider than the window`)
  }
  return Object.assign(look, { barriers })
}
