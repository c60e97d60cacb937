import type { Page } from '@playwright/test'

/** Opens a page whose script is still under way; what it gives back lets the script through. */
export async function openBeforeHydration(page: Page, path: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/entry.client-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  // Not `page.goto`, which waits for the script.
  await page.mainFrame().goto(path)
  return held.resolve
}
