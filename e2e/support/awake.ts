import type { Page } from '@playwright/test'

/** Waits until React has hydrated a signed-in page and the custom elements of its forms are defined. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => customElements.get('keep-draft') !== undefined, undefined, { timeout: 60_000 })
}

/**
 * Makes a page wait, each time it is opened, until React has hydrated what the server rendered: a press before that does
 * nothing, and a slow machine takes seconds. Pages without React wait for nothing, nor does who asks for no more than the
 * first byte (`waitUntil: 'commit'`) in order to be quicker than the page.
 */
export function awakeWhenOpened(page: Page): Page {
  const { goto, reload } = page
  const settled = async (): Promise<void> => {
    if (await page.locator('link[rel=modulepreload][href*="/entry.client-"]').count()) await awake(page)
  }
  page.goto = async (url, options) => {
    const answer = await goto.call(page, url, options)
    if (options?.waitUntil !== 'commit') await settled()
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload.call(page, options)
    if (options?.waitUntil !== 'commit') await settled()
    return answer
  }
  return page
}
