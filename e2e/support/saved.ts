import { expect, type Page } from '@playwright/test'

/**
 * Does something in a form that saves itself, and waits until the server has these words. That it is saved stands on the page
 * before the first letter too, and again after each pause, so that alone it does not say what was saved.
 */
export async function savedWith(page: Page, words: string, act: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse((one) => one.request().method() === 'PATCH' && one.ok() && (one.request().postData() ?? '').includes(words), {
    timeout: 60_000,
  })
  await act()
  await answer
  await expect(page.locator('.saved-state')).toHaveAttribute('data-state', 'saved', { timeout: 30_000 })
}
