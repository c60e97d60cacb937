import type { Page } from '@playwright/test'

/** Waits until React has hydrated a signed-in page and the custom elements of its forms are defined. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => customElements.get('keep-draft') !== undefined, undefined, { timeout: 60_000 })
}
