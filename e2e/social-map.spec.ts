import { expect, test } from '@playwright/test'
import { searchWords } from '#features/vacancies/search/search-messages.ts'
import { entryPageWords } from '#features/social-map/presentation/entry-page-words.ts'
import { mapSearchWords } from '#features/social-map/search/search-words.ts'
import { say } from '#kernel/i18n/messages.ts'
import { faultsOn } from './support/accessibility-issues.ts'
import { visit } from './support/visitor.ts'

test(
  'a daughter finds on her phone who helps her father, and can call, in three presses and without script',
  { tag: '@core' },
  async ({ browser, baseURL }) => {
    const { page, context } = await visit(browser, baseURL, { tenant: 'demo', locale: 'nl' }, { width: 390, script: false })
    const t = (words: { nl: string }) => words.nl
    await page.goto('/sociale-kaart')
    await page.getByText(t(mapSearchWords.anything), { exact: true }).click()
    await page.getByLabel(t(mapSearchWords.what)).fill('dementie')
    await page.getByLabel(t(searchWords.placeOrPostcode)).fill('Harderwijk')
    await page.locator('.search-sheet-foot button').click()
    await expect(page).toHaveURL(/q=dementie&place=Harderwijk/)
    const row = page.locator('.result').first()
    await expect(row).toContainText('Odensehuis De Brink')
    await expect(row).toContainText(/Vandaag/)
    await expect(row).toContainText(/Gratis/)
    await expect(row).toContainText(/Gecontroleerd in \w+ 20\d\d/)
    await row.getByRole('link', { name: 'Odensehuis De Brink', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odensehuis De Brink')
    await expect(page.getByText(t(entryPageWords.noReferral)).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Bel 0341 00 00 21' })).toHaveAttribute('href', 'tel:+31341000021')
    await expect(page.getByRole('heading', { level: 2, name: t(entryPageWords.route) })).toBeVisible()
    await context.close()
  },
)

test('in English on a wide screen a filter narrows at once, the map stands beside the list in its order, and nothing keeps anybody out', async ({
  browser,
  baseURL,
}) => {
  const { page, context } = await visit(browser, baseURL, { tenant: 'public', locale: 'en' }, { width: 1440 })
  await page.goto('/sociale-kaart?lang=en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('en', mapSearchWords.title))
  const rows = page.locator('.result')
  const all = await rows.count()
  await page.getByRole('button', { name: say('en', mapSearchWords.handy) }).click()
  await page.getByLabel(say('en', mapSearchWords.stepFree)).check()
  await expect(page).toHaveURL(/access=step_free/)
  await expect.poll(() => rows.count()).toBeLessThan(all)
  await page.keyboard.press('Escape')
  expect(await faultsOn(page)).toEqual([])
  const hrefs = await page
    .locator('.results .result a[href*="/sociale-kaart/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!.split('?')[0]))
  const pins = await page.locator('a.map-pin').evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  expect(pins.length).toBeGreaterThan(0)
  expect(pins).toEqual(hrefs.filter((href) => pins.includes(href!)))
  await rows.first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 2, name: say('en', entryPageWords.what) })).toBeVisible()
  expect(await faultsOn(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
  await context.close()
})
