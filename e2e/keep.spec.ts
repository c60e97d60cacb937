import { expect, test } from '@playwright/test'
import { say } from '#kernel/i18n/messages.ts'
import { screens } from '#features/auth/forms/screens-messages.ts'
import { favouriteWords as keeping } from '#features/favourites/messages.ts'
import { alertWords, savedSearchWords as saving } from '#features/saved-searches/messages.ts'
import { guideWords as guide } from '#features/vacancies/guide/messages.ts'
import { linkIn, mailTo } from './support/mail.ts'
import { faultsOn } from './support/accessibility-issues.ts'
import { ownTown } from './support/own-town.ts'
import { places } from './support/sites.ts'
import { newAddress, signedIn, signedInAs, visit } from './support/visitor.ts'

/** On a busy machine everything comes, later. */
const patient = { timeout: 30_000 }

for (const place of places) {
  const t = (message: { nl: string; en: string }) => say(place.locale, message)

  test(`a stranger keeps two hearts, and finds them after signing in, at ${place.tenant} in ${place.locale}`, async ({ browser, baseURL }) => {
    const town = await ownTown(place)
    const { page } = await visit(browser, baseURL, town)
    await page.goto('/vacancies/search')
    const hearts = page.locator('.result .heart')
    for (const n of [0, 1]) {
      const kept = page.waitForResponse((answer) => answer.url().endsWith('/choices/favourite'))
      await hearts.nth(n).click()
      await kept
      await expect(hearts.nth(n)).toHaveAttribute('aria-pressed', 'true', patient)
    }
    // The page is the same for every stranger, and the hearts are theirs all the same.
    await page.reload()
    await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true', patient)
    await signedIn(page, town, `vrijwilliger@${town.tenant}.example`)
    await page.goto('/vacancies/search')
    // The way to the map stands above the bar of who is signed in.
    const [way, bar] = await Promise.all(['.map-switch .btn', '.bottom-bar'].map(async (one) => (await page.locator(one).boundingBox())!))
    expect(way!.y + way!.height).toBeLessThanOrEqual(bar!.y)
    await page.goto('/vacancies/search?view=favourites')
    await expect(page.locator('.result')).toHaveCount(2, patient)
    for (const n of [0, 1]) {
      const taken = page.waitForResponse((answer) => answer.url().endsWith('/choices/favourite'))
      await hearts.nth(n).click()
      await taken
    }
    await page.reload()
    await expect(page.locator('.empty')).toBeVisible(patient)
  })

  test(`without script a heart is a form, at ${place.tenant}`, async ({ browser, baseURL }) => {
    const { page } = await visit(browser, baseURL, place, { script: false })
    await page.goto('/vacancies/search')
    await page.locator('.result .heart').first().click()
    await expect(page.getByText(t(keeping.keptToast))).toBeVisible(patient)
    await page.goto('/vacancies/search?view=favourites')
    await expect(page.locator('.result')).toHaveCount(1, patient)
  })

  test(`a stranger asks for mails about a search, says yes and stops, at ${place.tenant} in ${place.locale}`, async ({ browser, baseURL }) => {
    const { page } = await visit(browser, baseURL, place)
    const address = newAddress('zoeker')
    await page.goto('/vacancies/search?daypart=sat')
    await page.getByRole('link', { name: t(saving.mailMe) }).click()
    await page.getByLabel(t(screens.email)).fill(address)
    await page.getByLabel(t(saving.weekly)).check()
    await page.getByRole('button', { name: t(saving.ask) }).click()
    await expect(page.getByRole('heading', { name: t(saving.lookInMail) })).toBeVisible(patient)
    const link = linkIn(await mailTo(page, address, t(alertWords.confirmSubject)), '/vacancies/search')
    await page.goto(link)
    await page.getByRole('button', { name: t(saving.confirm) }).click()
    await expect(page.getByRole('heading', { name: t(saving.confirmedTitle) })).toBeVisible(patient)
    await page.goto(link)
    await page.getByRole('button', { name: t(saving.stop) }).click()
    await expect(page.getByRole('heading', { name: t(saving.stoppedTitle) })).toBeVisible(patient)
  })

  test(`who does not know answers five questions, and is told why, at ${place.tenant} in ${place.locale}`, async ({ browser, baseURL }) => {
    const { page } = await visit(browser, baseURL, place, { script: place.tenant !== 'demo' })
    await page.goto('/vacancies/search?view=guide')
    await page.locator('.tile-choice').first().click()
    await page.getByRole('button', { name: t(guide.next) }).click()
    await expect(page.getByRole('heading', { name: t(guide.withWhom) })).toBeVisible(patient)
    await page.goBack()
    await expect(page.getByRole('heading', { name: t(guide.whatYouLike) })).toBeVisible(patient)
    await page.goForward()
    for (const title of [guide.withWhom, guide.whenYouCan, guide.howMuchTime, guide.whatHelps]) {
      await expect(page.getByRole('heading', { name: t(title) })).toBeVisible(patient)
      await page.getByRole('link', { name: t(guide.skip) }).click()
    }
    await expect(page.getByRole('heading', { name: t(guide.result) })).toBeVisible(patient)
    await expect(page.locator('.result .why').first()).toContainText(place.locale === 'nl' ? 'Omdat je' : 'Because you', patient)
  })
}

test('who has signed in saves a search with one press, and removes it again', { tag: '@core' }, async ({ browser, baseURL }) => {
  const place = await ownTown(places[0]!)
  const { page } = await visit(browser, baseURL, place, { width: 1440 })
  await signedInAs(page, place, `vrijwilliger@${place.tenant}.example`)
  await page.goto('/vacancies/search?daypart=sun')
  await page.getByRole('button', { name: saving.mailMe.nl }).click()
  await expect(page.getByText(saving.saved.nl)).toBeVisible(patient)
  await page.goto('/profile-edit/settings')
  const row = page.locator('#searches li')
  await expect(row).toContainText('Hele zondag', patient)
  expect(await faultsOn(page)).toEqual([])
  await row.getByRole('button', { name: /Verwijder/ }).click()
  await expect(page.getByText(saving.listNone.nl)).toBeVisible(patient)
})
