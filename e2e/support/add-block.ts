import { expect, type Page } from '@playwright/test'
import { editorWords as words } from '#features/pages/editor/web/editor-words.ts'

/** Adds a block to the page that is being written, by keyboard. */
export async function addBlock(page: Page, name: string): Promise<void> {
  const adds = page.getByRole('button', { name: words.addBlock.nl })
  // A press before React has taken over the page does nothing.
  await expect(async () => {
    if ((await adds.getAttribute('aria-expanded')) !== 'true') await adds.press('Enter')
    await expect(adds).toHaveAttribute('aria-expanded', 'true', { timeout: 3_000 })
  }).toPass({ timeout: 30_000 })
  await page
    .getByRole('list', { name: words.chooseBlock.nl })
    .getByRole('button')
    .filter({ has: page.getByText(name, { exact: true }) })
    .press('Enter')
}
