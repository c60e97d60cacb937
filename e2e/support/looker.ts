import { expect, type Page } from '@playwright/test'
import { barriersOn } from './barriers.ts'

/** Opens a screen and notes what keeps people out. */
export function looker(page: Page) {
  const { barriers, look } = barriersOn()
  const open = async (path: string, isReady = async () => await expect(page.locator('h1')).toBeAttached()) => {
    await page.goto(path)
    await isReady()
    await look(page, { from: 'top' })
  }
  return Object.assign(open, { barriers })
}
