import { type Browser, expect, type Page, test } from '@playwright/test'
import { say } from '#kernel/i18n/messages.ts'
import { actionWords as words } from '#features/notifications/dashboard/words.ts'
import { messages } from '#shell/words.ts'
import { faultsOn } from './support/accessibility-issues.ts'
import { mailTo } from './support/mail.ts'
import { ownTown } from './support/own-town.ts'
import { letJoin, letOrganizationsWait } from './support/rows.ts'
import type { Place } from './support/sites.ts'
import { signedInAs, visit } from './support/visitor.ts'

const demo = { tenant: 'demo', locale: 'nl' } as const
const english = { tenant: 'public', locale: 'en' } as const
/** Signed in, in the language of the place whatever the account says. */
async function at(browser: Browser, baseURL: string | undefined, place: Place, width: number, name: string) {
  const { page, context, site } = await visit(browser, baseURL, place, { width })
  await context.addCookies([{ name: 'locale', value: place.locale, url: site }])
  await signedInAs(page, place, `${name}@${place.tenant}.example`)
  return { page, context }
}
const groupOf = (page: Page, about: RegExp) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: about, level: 3 }) })
/** The row of one kind of to-do, opened. */
async function openedGroup(page: Page, about: RegExp) {
  const group = groupOf(page, about)
  await group.getByRole('heading', { name: about, level: 3 }).click()
  return group
}

for (const [like, width] of [
  [{ tenant: 'vrijwilligerspunt', locale: 'nl' }, 390],
  [english, 1440],
] as [Place, number][])
  test(
    `a coordinator approves, calls and denies one after another without leaving, ${like.locale}, ${width} px`,
    { tag: like.locale === 'nl' ? '@core' : [] },
    async ({ browser, baseURL }) => {
      const place = await ownTown(like)
      const { tenant, locale } = place
      const email = `coordinator@${tenant}.example`
      const names = [1, 2, 3].map((n) => `Proef ${tenant} ${n}`)
      await letOrganizationsWait(email, names)
      const { page, context } = await at(browser, baseURL, place, width, 'coordinator')
      await page.goto('/dashboard')
      const group = await openedGroup(page, locale === 'nl' ? /wacht(en)? op goedkeuring/ : /waiting for approval/)
      const waiting = async () => Number(/\d+/.exec((await group.getByRole('heading').textContent()) ?? '')![0])
      const before = await waiting()
      const title = group.locator('.h-row')

      // The first in line, whoever the seed made it.
      const first = await title.textContent()
      await expect(group.getByRole('link', { name: /^(Bel|Call) / })).toHaveAttribute('href', /^tel:\+?\d+$/)
      await group.getByRole('button', { name: say(locale, words.approve) }).click()
      await expect(page.getByRole('status').filter({ hasText: say(locale, words.approved) })).toBeVisible()
      await expect(title).not.toHaveText(first!)
      expect(await waiting()).toBe(before - 1)
      // The focus is at the name of what came up, so that pressing on does nothing by accident.
      await expect(title).toBeFocused()

      const second = await title.textContent()
      await group
        .locator('summary')
        .filter({ hasText: say(locale, words.deny) })
        .click()
      await group.getByRole('button', { name: say(locale, words.deny) }).click()
      await expect(group.getByText(locale === 'nl' ? 'Vul dit in.' : 'Fill this in.')).toBeVisible()
      await group.getByLabel(say(locale, words.denyWhy)).fill('Jullie werkgebied ligt buiten onze gemeente.')
      await group.getByRole('button', { name: say(locale, words.deny) }).click()
      await expect(title).not.toHaveText(second!)
      expect(await waiting()).toBe(before - 2)
      await expect(page).toHaveURL(/\/dashboard$/)
      expect(await faultsOn(page)).toEqual([])
      await context.close()
    },
  )

test('somebody of an organization answers, declines and extends by keyboard, and the numbers follow', async ({ browser, baseURL }) => {
  const { page, context } = await at(browser, baseURL, await ownTown(demo), 1440, 'lid')
  await page.goto('/dashboard')
  const group = await openedGroup(page, /zonder besluit/)
  const waits = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: /^Aanvragen/ })
  const before = Number(/\d+/.exec((await waits.textContent())!)![0])

  const answered = (await group.locator('.h-row').textContent())!
  await group.locator('summary').filter({ hasText: 'Antwoord' }).press('Enter')
  await group.getByLabel(/^Je antwoord aan/).fill('Dank je! Kun je donderdag langskomen?')
  await group.getByRole('button', { name: 'Verstuur' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Je antwoord is verstuurd.' })).toBeVisible()

  // Who has an answer goes behind those who have none, and no longer counts as waiting.
  await expect(group.locator('.h-row')).not.toHaveText(answered)
  await expect(waits).toContainText(String(before - 1))
  const person = await group.locator('.h-row').textContent()
  await group.locator('summary').filter({ hasText: 'Meer' }).press('Enter')
  await group.locator('summary').filter({ hasText: 'Wijs af' }).press('Enter')
  await group.getByLabel('Waarom wijs je af?').selectOption({ index: 1 })
  await group.getByRole('button', { name: 'Wijs af' }).press('Enter')
  await expect(group.locator('.h-row')).not.toHaveText(person!)
  await expect(waits).toContainText(String(before - 2))

  const ending = await openedGroup(page, /verlo(opt|pen) binnen twee weken/)
  const vacancy = await ending.locator('.h-row').textContent()
  await ending.getByRole('button', { name: /^Verleng tot/ }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'De vacature is verlengd.' })).toBeVisible()
  await expect(ending.locator('.h-row').first()).not.toHaveText(vacancy!)
  await context.close()
})

test('the center publishes a vacancy, and its organization gets a mail', async ({ browser, baseURL }) => {
  const { page, context } = await at(browser, baseURL, await ownTown(demo), 390, 'centerbeheerder')
  await page.goto('/dashboard')
  const group = await openedGroup(page, /wacht(en)? op plaatsing/)
  const vacancy = (await group.locator('.h-row').textContent())!
  await group.getByRole('button', { name: 'Publiceer' }).click()
  await expect(page.getByText('De vacature staat online.')).toBeVisible()
  await mailTo(page, '@', `‘${vacancy}’ staat online`)
  await context.close()
})

for (const width of [390, 1440])
  test(`one of forty organizations is found by a few letters, and what was typed is not lost in silence, ${width} px`, async ({ browser, baseURL }) => {
    const place = await ownTown({ tenant: width === 390 ? 'vrijwilligersbank' : 'meedoen', locale: 'nl' })
    await letJoin(`beheerder@${place.tenant}.example`, 40)
    const { page, context } = await at(browser, baseURL, place, width, 'beheerder')
    await page.goto('/dashboard')
    const menu = page.locator('organization-switcher')
    await menu.locator('summary').press('Enter')
    const field = menu.getByRole('searchbox', { name: say(place.locale, messages.findOrganization) })
    await field.fill('BUURTHUIS 27')
    await expect(menu.getByRole('button', { name: /Buurthuis/ })).toHaveCount(1)
    for (const button of await menu.locator('.organization-names button:visible').all()) expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    expect(await faultsOn(page, { within: 'organization-switcher' })).toEqual([])
    await field.press('Enter')
    await expect(page.getByText('Buurthuis 27').first()).toBeVisible()
    await expect(page.locator('main').getByText('Buurthuis 27')).toBeVisible()

    // Those chosen lately come first, and the arrows go through the names.
    await menu.locator('summary').press('Enter')
    const first = menu.locator('.organization-names button').first()
    await expect(first).toHaveText('Buurthuis 27')
    await field.focus()
    await field.press('ArrowDown')
    await expect(first).toBeFocused()

    await page.goto('/profile-edit')
    await page.locator('main form[method=post] input[type=text]').first().fill('Iets anders')
    await menu.locator('summary').press('Enter')
    await menu.locator('.organization-names button').nth(1).click()
    await expect(page.getByText(say(place.locale, messages.leaveUnsavedTitle))).toBeVisible()
    await page.getByRole('button', { name: say(place.locale, messages.stayHere) }).click()
    await expect(page.locator('main form[method=post] input[type=text]').first()).toHaveValue('Iets anders')
    await menu.locator('summary').press('Enter')
    await menu.locator('.organization-names button').nth(1).click()
    await page.getByRole('button', { name: say(place.locale, messages.leaveAnyway) }).click()
    await expect(menu.locator('summary')).not.toContainText('Buurthuis 27')
    await context.close()
  })
