import { expect, type Page, test } from '@playwright/test'
import { say } from '#kernel/i18n/messages.ts'
import { messages as formWords } from '#design/form/messages.ts'
import { frameWords } from '#features/auth/access/frame-messages.ts'
import { screens } from '#features/auth/forms/screens-messages.ts'
import { words } from '#features/users/profile/web/profile-words.ts'
import { faultsOn } from './support/accessibility-issues.ts'
import { linkIn, mailTo } from './support/mail.ts'
import { type Place, places } from './support/sites.ts'
import { newAddress, signedIn, signIn, signUp, visit, withoutSession } from './support/visitor.ts'

const first = 'een fiets in de regen'
const second = 'twee fietsen in de zon'
const third = 'drie fietsen in de mist'

for (const place of places) {
  const t = (message: { nl: string; en: string }) => say(place.locale, message)

  test(
    `an account from its first day to its last, at ${place.tenant} in ${place.locale}`,
    { tag: place.locale === 'nl' ? '@core' : [] },
    async ({ browser, baseURL }) => {
      const { page, context } = await visit(browser, baseURL, place)
      const address = newAddress('samira')

      // Signing up on the way to somewhere.
      await page.goto('/signup?redirect=/profiel')
      expect(await faultsOn(page)).toEqual([])
      await signUp(page, place, address, first)
      await expect(page).toHaveURL('/signup/success')
      await expect(page.getByText(address)).toBeVisible()

      // The way goes on behind the mail.
      await page.goto(linkIn(await mailTo(page, address), '/confirm'))
      await page.getByRole('button', { name: t(screens.confirmButton) }).click()
      await expect(page).toHaveURL('/profiel')
      await expect(page.getByText(address)).toBeVisible()

      // Out, and in again with the password.
      await withoutSession(page)
      await signIn(page, place, address.toUpperCase(), first, '/auth/login-1?redirect=/profiel')
      await expect(page).toHaveURL('/profiel')

      // Credentials are kept where no script sees them.
      expect(await page.evaluate(() => document.cookie)).not.toMatch(/access-token|client=|uid/)
      const tokenHeaders = (await context.cookies()).filter(({ name }) => ['access-token', 'client', 'uid'].includes(name))
      expect(tokenHeaders).toHaveLength(3)
      for (const cookie of tokenHeaders) expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' })

      // Another address, confirmed by its own mail.
      const other = newAddress('samira')
      await page.goto('/profile-edit/email')
      await page.getByLabel(t(words.mailNew)).fill(other)
      await page.getByRole('button', { name: t(words.mailButton) }).click()
      await expect(page.getByText(say(place.locale, words.mailPendingText, { email: other }))).toBeVisible()
      await page.goto(linkIn(await mailTo(page, other), '/confirm'))
      await page.getByRole('button', { name: t(screens.confirmButton) }).click()
      await expect(page.getByRole('heading', { name: t(screens.addressMoved) })).toBeVisible()

      // Forgotten the password: once by the token of the mail alone, which ends every session …
      await askForReset(page, place, other)
      const link = linkIn(await mailTo(page, other, /wachtwoord|password/i), '/auth/password/edit')
      await page.goto(`/auth/reset?reset_password_token=${new URL(link).searchParams.get('reset_password_token')}`)
      await expect(page).toHaveURL('/auth/reset')
      await choose(page, place, second)
      await expect(page.getByText(t(screens.passwordChanged))).toBeVisible()

      // … and once by the session that the link opens, which goes on as one.
      await withoutSession(page)
      await askForReset(page, place, other)
      const redirected = page.waitForRequest((request) => request.url().includes('access-token='))
      await page.goto(linkIn(await newest(page, other, link), '/auth/password/edit'))
      const opened = new URL((await redirected).url())
      await expect(page).toHaveURL('/auth/reset')
      await context.clearCookies({ name: 'reset' })
      await page.goto(
        `/auth/reset?${new URLSearchParams(['access-token', 'client', 'uid'].map((name): [string, string] => [name, opened.searchParams.get(name)!]))}`,
      )
      await expect(page).toHaveURL('/auth/reset')
      await choose(page, place, third)
      await expect(page.locator('html')).toHaveAttribute('data-auth', 'in')

      // Out, and in again with the last password only.
      await page.goto('/uitloggen')
      await page.getByRole('button', { name: t(frameWords.signOut), exact: true }).click()
      await expect(page).toHaveURL('/auth/login-1')
      await expect(page.getByText(t(screens.signedOut))).toBeVisible()
      // An answer that was under way may bring them back for a moment; the next page forgets credentials of no session.
      await expect(async () => {
        await page.goto('/auth/login-1')
        expect((await context.cookies()).filter(({ name }) => name === 'access-token')).toHaveLength(0)
      }).toPass()
      await signIn(page, place, other, first)
      await expect(page.getByText(t(screens.badCredentials))).toBeVisible()
      await signedIn(page, place, other, third)

      // Goodbye, with a look at everything first.
      await page.goto('/profile-edit/settings')
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: t(words.download) }).click()])
      expect(file.suggestedFilename()).toMatch(/^mijn-gegevens-\d{4}-\d\d-\d\d\.json$/)
      await page.getByRole('button', { name: t(words.removeButton) }).click()
      await expect(page.getByText(say(place.locale, words.removeTypeWrong, { word: t(words.removeWord) })).first()).toBeVisible()
      await page.getByLabel(say(place.locale, words.removeType, { word: t(words.removeWord) })).fill(t(words.removeWord))
      await page.getByRole('button', { name: t(words.removeButton) }).click()
      await expect(page).toHaveURL('/profiel/verwijderd')
      await expect(page.getByRole('heading', { name: t(screens.deleted) })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-auth', 'out')
      await context.clearCookies({ name: 'account-deleted' })
      await page.goto('/profiel/verwijderd')
      await expect(page).toHaveURL(/\/auth\/login-1/)
      await signIn(page, place, other, third)
      await expect(page.getByText(t(screens.badCredentials))).toBeVisible()
      await context.close()
    },
  )

  test(`what is typed stays and is judged in words, at ${place.tenant} in ${place.locale}`, async ({ browser, baseURL }) => {
    const { page, context } = await visit(browser, baseURL, place)
    await page.goto('/signup')
    await page.getByLabel(t(screens.firstName)).fill('Nguyễn')
    await page.getByLabel(t(screens.email)).fill('a@@b')
    await page.getByLabel(t(screens.password), { exact: true }).fill('welkom01')
    await expect(page.getByText(t(screens.passwordShort))).toHaveCount(0) // judged when it is left, not before
    // The page becomes React's at the first touch, a moment later.
    await expect(async () => {
      await page.getByLabel(t(screens.password), { exact: true }).focus()
      await page.getByLabel(t(screens.password), { exact: true }).blur()
      await expect(page.getByText(t(screens.passwordShort))).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 30_000 })
    await page.getByRole('button', { name: t(screens.createAccount) }).click()

    const summary = page.getByRole('alert').filter({ hasText: t(formWords.somethingWrong) })
    await expect(summary.getByRole('link')).toHaveCount(3)
    await expect(page).toHaveTitle(new RegExp(place.locale === 'nl' ? '^Fout: ' : '^Error: '))
    await summary.getByRole('link', { name: t(screens.passwordShort) }).click()
    await expect(page.getByLabel(t(screens.password), { exact: true })).toBeFocused()
    await expect(page.getByLabel(t(screens.firstName))).toHaveValue('Nguyễn')

    await page.goto('/signup')
    await signUp(page, place, `vrijwilliger@${place.tenant}.example`, first)
    await expect(page.getByText(t(screens.taken)).first()).toBeVisible()
    await expect(page.getByRole('link', { name: t(screens.orRecover) })).toBeVisible()
    await context.close()
  })
}

async function askForReset(page: Page, { locale }: Place, address: string): Promise<void> {
  await page.goto('/auth/recover')
  await page.getByLabel(say(locale, screens.email)).fill(address)
  await page.getByRole('button', { name: say(locale, screens.recoverSend) }).click()
  await expect(page.getByText(say(locale, screens.mailSent))).toBeVisible()
}

/** The mail after the one whose link is known. */
async function newest(page: Page, address: string, known: string) {
  await expect.poll(async () => (await mailTo(page, address, /kies|choose/i)).text.includes(known), { timeout: 30_000 }).toBe(false)
  return await mailTo(page, address, /kies|choose/i)
}

async function choose(page: Page, { locale }: Place, password: string): Promise<void> {
  await page.getByLabel(say(locale, screens.newPassword), { exact: true }).fill(password)
  await page.getByLabel(say(locale, screens.passwordAgain)).fill(password)
  await page.getByRole('button', { name: say(locale, screens.savePassword) }).click()
}
