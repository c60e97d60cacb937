import type { Locator, Page } from '@playwright/test'

type Where = { /** A part of the height of what it is let go at. */ at?: number; /** Pixels to the right of where it was taken. */ right?: number }

/** Takes something by its grip and lets go at something else, as slowly as a hand. */
export async function drag(page: Page, grip: Locator, to: Locator, { at = 0.5, right = 0 }: Where = {}): Promise<void> {
  await to.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const [from, goal] = [await grip.boundingBox(), await to.boundingBox()]
  if (!from || !goal) throw new Error('what is dragged is not there')
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + right, goal.y + goal.height * at, { steps: 15 })
  await page.mouse.up()
}
