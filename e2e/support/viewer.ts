import { expect, type Page } from '@playwright/test'
import { accessibilityIssues, type State } from './accessibility-issues.ts'

/** Opens a screen and notes what keeps people out, in each of these states on the one loaded page. */
export function viewer(page: Page, states: readonly State[] = []) {
  const { barriers, look } = accessibilityIssues()
  const open = async (path: string, isReady = async () => await expect(page.locator('h1')).toBeAttached()) => {
    await page.goto(path)
    await isReady()
    await look(page, { from: 'top', states })
  }
  return Object.assign(open, { barriers })
}
