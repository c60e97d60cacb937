import { expect, type Page } from '@playwright/test'

/** What is said in passing stands in front of neither the newest words of a conversation nor where one writes. */
export async function toastLeavesWordsInSight(page: Page): Promise<void> {
  // Read at once, in the page: a few seconds later it is gone.
  const places = await page.waitForFunction(
    () => {
      const spot = (element: Element | null | undefined) =>
        element && { top: element.getBoundingClientRect().top, bottom: element.getBoundingClientRect().bottom }
      const toast = spot(document.querySelector('.toast-region > .toast'))
      const words = [[...document.querySelectorAll('.bubble, .appointment')].at(-1), document.querySelector('.composer')].map(spot)
      return toast && words.every(Boolean) ? { toast, words: words as NonNullable<(typeof words)[number]>[] } : null
    },
    undefined,
    { timeout: 30_000 },
  )
  const { toast, words } = (await places.jsonValue())!
  for (const { top, bottom } of words) expect(toast.top >= bottom || toast.bottom <= top, 'the toast covers what is read').toBe(true)
}
