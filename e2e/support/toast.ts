import { expect, type Page } from '@playwright/test'

/** What is said in passing stands in front of neither the newest words of a conversation nor where one writes. */
export async function toastLeavesWordsInSight(page: Page): Promise<void> {
  const toast = page.locator('.toast-region > .toast')
  await expect(toast).toBeVisible({ timeout: 30_000 })
  const [said, newest, composer] = await Promise.all(
    [toast, page.locator('.bubble, .appointment').last(), page.locator('.composer')].map(async (one) => await one.boundingBox()),
  )
  for (const words of [newest!, composer!])
    expect(said!.y >= words.y + words.height || said!.y + said!.height <= words.y, 'the toast covers what is read').toBe(true)
}
