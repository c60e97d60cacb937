import { expect as expectSoon, test } from '@playwright/test'
import { say } from '#kernel/i18n/messages.ts'
import { mapWords } from '#features/vacancies/map/map-messages.ts'
import { faultsOn } from './support/accessibility-issues.ts'
import { visit } from './support/visitor.ts'

const expect = expectSoon.configure({ timeout: 30_000 })
const place = { tenant: 'demo', locale: 'nl' } as const
const t = (message: { nl: string; en: string }) => say('nl', message)

test('on a phone the map is the screen: one steps through its cards, moves it and searches there', { tag: '@core' }, async ({ browser, baseURL }) => {
  const { page, context } = await visit(browser, baseURL, place)
  await page.goto('/vacancies/search?view=map')
  const [cards, pager] = [page.locator('.map-screen .result'), page.locator('[data-pager]')]
  await expect(pager).toContainText(/^1 van \d+$/)
  await expect(page.locator('[data-seen]')).toContainText('in beeld')
  expect(await faultsOn(page)).toEqual([])

  await pager.getByRole('button', { name: t(mapWords.nextCard) }).click()
  await expect(pager).toContainText(/^2 van/)
  await expect(cards.nth(1)).toHaveClass(/is-current/)
  await expect(cards.nth(1).getByRole('link')).toBeInViewport()

  const area = page.getByRole('button', { name: t(mapWords.searchArea) })
  await expect(area).toBeHidden()
  await page.locator('.leaflet-container').focus()
  await page.keyboard.press('ArrowRight')
  await area.click()
  await expect(page).toHaveURL(/place=.+&km=\d+#map=52\./)
  await page.getByRole('link', { name: t(mapWords.toList) }).click()
  await expect(page).toHaveURL(/place=.+&km=\d+$/)
  await expect(page.getByRole('banner')).toBeVisible()
  await context.close()
})

test('on a phone a pin shows its card in the strip, and those of one address a card that nothing covers', async ({ browser, baseURL }) => {
  const { page, context } = await visit(browser, baseURL, place, { hasTouch: true })
  const card = page.locator('.live-card')
  const at = async (q: string) => await page.goto(`/vacancies/search?${new URLSearchParams({ view: 'map', q })}`)

  await at('piano')
  await page.locator('.live-pin').first().focus()
  await page.keyboard.press('Enter')
  const ofStrip = page.locator('.map-screen .result.is-current a:focus')
  await expect(ofStrip).toBeInViewport()
  await ofStrip.click({ trial: true })
  await expect(card).toHaveCount(0)

  // All of one house: no pressing parts them.
  await at('Wijkhuis De Zuiderzee')
  await page.locator('.live-cluster').first().focus()
  await page.keyboard.press('Enter')
  await expect(card.locator('a:focus')).toHaveCount(1)
  await expect(card).toBeInViewport({ ratio: 1 })
  for (const link of await card.getByRole('link').all()) await link.click({ trial: true })
  await card.getByRole('button').click({ trial: true })
  await page.keyboard.press('Escape')
  await expect(page.locator('.live-card')).toHaveCount(0)
  await context.close()
})

test('groups on the map come apart by keyboard, down to the card of a place', async ({ browser, baseURL }) => {
  const { page, context } = await visit(browser, baseURL, place, { width: 1440 })
  await page.goto('/vacancies/search?view=map')
  await page.locator('.live-cluster').first().focus()
  // Each press goes nearer; the focus goes along, until it stands on the link of a card.
  await expect(async () => {
    if ((await page.locator('.live-card a:focus').count()) === 0) await page.keyboard.press('Enter')
    await expect(page.locator('.live-card a:focus')).toHaveCount(1, { timeout: 1000 })
  }).toPass()
  // Nothing lies over the card, not the button that searches there either.
  await page.locator('.live-card a:focus').click({ trial: true })
  await page.keyboard.press('Escape')
  await expect(page.locator('.live-card')).toHaveCount(0)
  await expect(page.locator('.leaflet-marker-icon:focus')).toHaveCount(1)
  await context.close()
})
