import { expect as soon, type Page, test } from '@playwright/test'
import { type AnyMessage, type FactsOf, say } from '#kernel/i18n/messages.ts'
import { screens } from '#features/auth/forms/screens-messages.ts'
import { addWords, centerWords, oneWords } from '#features/platform-centers/messages.ts'
import { formWords } from '#features/users/person/form-messages.ts'
import { frameWords, messages as frame } from '#shell/words.ts'
import { accessibilityIssues, type State } from './support/accessibility-issues.ts'
import { awake } from './support/awake.ts'
import { linkIn, mailTo } from './support/mail.ts'
import { demoPassword, siteOf } from './support/sites.ts'
import { newAddress, signedInAs, visit } from './support/visitor.ts'

// A slow machine takes its time.
const expect = soon.configure({ timeout: 30_000 })
const t = <M extends AnyMessage>(message: M, ...facts: FactsOf<M>) => say('nl', message, ...facts)
const place = { tenant: 'demo', locale: 'nl' } as const
const button = (page: Page, words: { nl: string; en: string }) => page.getByRole('button', { name: t(words), exact: true })
/** Each screen in the other scheme and at the other width too. */
const states: readonly State[] = [
  { width: 1440, dark: false, rules: 'all' },
  { width: 390, dark: true, rules: 'contrast' },
  { width: 390, dark: false, rules: 'all' },
  { width: 1440, dark: true, rules: 'contrast' },
]

for (const { width, town } of [
  { width: 390, town: 'Barneveld' },
  { width: 1440, town: 'Zeewolde' },
])
  test(`the platform’s admin adds a town, whose first admin comes; it is closed and opened again, at ${width} px`, async ({ browser, baseURL }) => {
    const { page, context } = await visit(browser, baseURL, place, { width })
    await signedInAs(page, place, 'platform@demo.example')
    const { barriers, look } = accessibilityIssues()
    const seen = async () => {
      await look(page, { from: 'top', states })
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: null })
    }
    const name = `Vrijwilligers ${town}`
    const site = siteOf(baseURL, town.toLowerCase())
    const address = newAddress('bas')
    const there = await visit(browser, baseURL, { tenant: town.toLowerCase(), locale: 'nl' }, { width })

    await test.step('found in the account menu', async () => {
      await page.goto('/dashboard')
      await awake(page)
      const menu = page.locator('details').filter({ hasText: t(frameWords.accountOf) })
      await menu.locator('summary').click()
      await menu.getByRole('link', { name: t(frame.centers), exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: t(centerWords.title), exact: true })).toBeVisible()
      await seen()
    })

    await test.step('all faults at once, and what was typed stays', async () => {
      await page.getByRole('link', { name: t(centerWords.add), exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: t(centerWords.add), exact: true })).toBeVisible()
      await awake(page)
      await page.getByLabel(t(addWords.town), { exact: true }).fill('Atlantis')
      await page.getByLabel(t(formWords.lastName)).fill('Kok')
      await page.getByLabel(t(formWords.email), { exact: true }).fill('centerbeheerder@demo.example')
      await button(page, centerWords.add).click()
      await expect(page.locator('main .has-error, main [aria-invalid="true"]').first()).toBeVisible()
      await expect(page.getByLabel(t(addWords.name), { exact: true })).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByLabel(t(formWords.firstName), { exact: true })).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByLabel(t(addWords.town), { exact: true })).toHaveValue('Atlantis')
      await seen()
      await page.getByLabel(t(addWords.name), { exact: true }).fill(name)
      await page.getByLabel(t(formWords.firstName), { exact: true }).fill('Bas')
      await button(page, centerWords.add).click()
      await expect(page.getByText('We kennen geen plaats Atlantis.').first()).toBeVisible()
      await expect(page.getByLabel(t(formWords.email), { exact: true })).toHaveAttribute('aria-invalid', 'true')
    })

    const link = await test.step('the town is added, and its address answers at once', async () => {
      await page.getByLabel(t(addWords.town), { exact: true }).fill(town)
      await page.getByLabel(t(formWords.email), { exact: true }).fill(address)
      await button(page, centerWords.add).click()
      await expect(page.getByRole('heading', { level: 1, name: t(addWords.added, { name }) })).toBeVisible()
      await seen()
      await expect(async () => soon((await there.page.goto(`${site}/`))?.status()).toBe(200)).toPass({ timeout: 30_000 })
      await expect(there.page).toHaveTitle(new RegExp(name))
      return await page.getByLabel(t(oneWords.link)).inputValue()
    })

    await test.step('its first admin comes by the link that was passed on, and the mail came too', async () => {
      expect(linkIn(await mailTo(there.page, address, /uitgenodigd|nodigt/), '/confirm')).not.toBe(link)
      await there.page.goto(link)
      await there.page.getByRole('button', { name: t(screens.confirmButton) }).click()
      await there.page.getByLabel(t(screens.newPassword), { exact: true }).fill(demoPassword)
      await there.page.getByLabel(t(screens.passwordAgain)).fill(demoPassword)
      await there.page.getByRole('button', { name: t(screens.savePassword) }).click()
      await expect(there.page).toHaveURL(/\/dashboard/)
    })

    await test.step('closed: its page says so, and it can be opened again', async () => {
      await page.getByRole('link', { name: t(addWords.toCenter) }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await awake(page)
      await seen()
      await button(page, oneWords.suspend).click()
      const dialog = page.getByRole('dialog')
      await button(page, oneWords.suspendNow).click()
      await expect(dialog.getByText(t(oneWords.reasonMissing)).first()).toBeVisible()
      await look(page, { within: 'dialog' })
      await dialog.getByLabel(t(oneWords.reason)).fill('Het contract loopt af')
      await button(page, oneWords.suspendNow).click()
      await expect(page.getByText(t(oneWords.isClosed), { exact: true })).toBeVisible()
      await expect(page.getByText('Het contract loopt af')).toBeVisible()
      await seen()
      await expect(async () => soon((await there.page.goto(`${site}/`))?.status()).toBe(503)).toPass({ timeout: 30_000 })
      await expect(there.page.getByRole('heading', { name: 'Deze website is tijdelijk gesloten' })).toBeVisible()
      await look(there.page)
    })

    await test.step('open: all is there, and the list says how the town does', async () => {
      await button(page, oneWords.reopen).click()
      await expect(button(page, oneWords.suspend)).toBeVisible()
      await expect(async () => soon((await there.page.goto(`${site}/dashboard`))?.status()).toBe(200)).toPass({ timeout: 30_000 })
      await expect(there.page).toHaveURL(`${site}/dashboard`)
      await page.goto(`/volunteerly/centers?q=${town}`)
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
      await expect(page.locator('tbody tr')).toHaveCount(1)
      await expect(page.locator('tbody tr')).toContainText(t(centerWords.open))
    })
    soon(barriers).toEqual([])
    await context.close()
    await there.context.close()
  })
