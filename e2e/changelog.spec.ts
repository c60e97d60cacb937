import { expect as soon, type Page, test } from '@playwright/test'
import { say } from '#kernel/i18n/messages.ts'
import { changelogEntries } from '#features/changelog/entries.ts'
import { changelogWords as words, kindWords } from '#features/changelog/words.ts'
import { messages as shell } from '#shell/words.ts'
import { faultsOn } from './support/accessibility-issues.ts'
import { demoPassword, type Place } from './support/sites.ts'
import { endSession, fillSignIn, signedInAs, visit } from './support/visitor.ts'

// A slow machine takes its time.
const expect = soon.configure({ timeout: 30_000 })

const journeys: readonly { place: Place; width: number; dark: boolean; who: string; own: string; others: string }[] = [
  { place: { tenant: 'demo', locale: 'nl' }, width: 1440, dark: true, who: 'coordinator', own: 'keys-for-queues', others: 'platform-centers' },
  { place: { tenant: 'public', locale: 'en' }, width: 390, dark: false, who: 'vrijwilliger', own: 'what-fits-me', others: 'keys-for-queues' },
]

for (const { place, width, dark, who, own, others } of journeys) {
  test(`${who}@ reads what is new for them in ${place.locale} at ${width} px, narrows it, and has seen it on leaving`, async ({ browser, baseURL }) => {
    const { page, context, site } = await visit(browser, baseURL, place, { width, dark })
    const t = (message: { nl: string; en: string }) => say(place.locale, message)
    const titleOf = (key: string) => changelogEntries.find((entry) => entry.key === key)!.title[place.locale]
    await context.addCookies([{ name: 'locale', value: place.locale, url: site }])
    await signedInAs(page, place, `${who}@${place.tenant}.example`)
    await page.goto('/dashboard')
    if (width > 1000) await page.locator('.app-nav .nav-more summary').click()
    else await page.locator('.bottom-bar').getByRole('button').last().click()
    await page
      .getByRole('link', { name: t(shell.whatIsNew) })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: t(words.title) })).toBeVisible()
    await expect(page.getByRole('heading', { name: titleOf(own) })).toBeVisible()
    await expect(page.getByRole('heading', { name: titleOf(others) })).toBeHidden()
    expect(await faultsOn(page)).toEqual([])
    await page.getByRole('link', { name: t(words.all), exact: true }).click()
    await expect(page).toHaveURL('/volunteerly/changelog?show=all')
    await page.getByRole('link', { name: t(kindWords.security), exact: true }).click()
    await expect(page).toHaveURL('/volunteerly/changelog?show=all&kind=security')
    await expect(page.locator('main h4')).toHaveText(changelogEntries.filter(({ kind }) => kind === 'security').map(({ title }) => title[place.locale]))
    // An address that somebody changed by hand shows what there is.
    await page.goto('/volunteerly/changelog?show=all&kind=great&page=99')
    await expect(page.getByRole('heading', { name: changelogEntries.at(-1)!.title[place.locale] })).toBeVisible()
    expect(await faultsOn(page)).toEqual([])
    const seen = page.waitForResponse((answer) => answer.url().endsWith('/changelog_entries/seen'))
    await page.getByRole('link', { name: t(words.better) }).click()
    expect((await seen).status()).toBe(204)
  })
}

/** Moves on with the Tab key until a link with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const link = page.getByRole('link', { name, exact: true })
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab')
    if (await link.evaluateAll((found) => found.includes(document.activeElement as never))) return
  }
  throw new Error(`The Tab key does not come to ${name}.`)
}

for (const tenant of ['oldebroek', 'meedoen'])
  test(`at ${tenant}, with corners and a language of its own, it is read by keyboard at 400 %, and an ended session comes back to the page`, async ({
    browser,
    baseURL,
  }) => {
    const place: Place = { tenant, locale: 'nl' }
    // 1280 px at 400 %.
    const { page, context } = await visit(browser, baseURL, place, { width: 320 })
    await signedInAs(page, place, `lid@${tenant}.example`)
    await page.goto('/volunteerly/changelog')
    await expect(page.getByRole('heading', { level: 1, name: words.title.nl })).toBeVisible()
    const isTooWide = async () => await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
    expect([await faultsOn(page), await isTooWide()]).toEqual([[], false])
    await tabTo(page, words.all.nl)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/volunteerly/changelog?show=all')
    await tabTo(page, kindWords.better.nl)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/volunteerly/changelog?show=all&kind=better')
    await expect(page.locator('main h4').first()).toBeVisible()
    expect([await faultsOn(page), await isTooWide()]).toEqual([[], false])
    await endSession(page)
    await page.getByRole('link', { name: words.everyKind.nl, exact: true }).click()
    await expect(page).toHaveURL(/auth\/login-1\?redirect=/)
    await fillSignIn(page, place, `lid@${tenant}.example`, demoPassword)
    await expect(page).toHaveURL('/volunteerly/changelog?show=all')
    await expect(page.getByRole('heading', { level: 1, name: words.title.nl })).toBeVisible()
    await context.close()
  })
