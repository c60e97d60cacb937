import { expect, test } from '@playwright/test'
import { say } from '#kernel/i18n/messages.ts'
import { screens } from '#features/auth/forms/screens-messages.ts'
import { type Limited, startLimited } from './support/limited.ts'
import { linkIn, mailTo } from './support/mail.ts'
import { ownTown } from './support/own-town.ts'
import { demoPassword, type Place, places } from './support/sites.ts'
import { fillSignIn, signIn, visit, withoutSession } from './support/visitor.ts'

test.describe('with the limits on', () => {
  // One process for both.
  test.describe.configure({ mode: 'default' })
  let limited: Limited
  let towns: Place[]
  test.beforeAll(async () => {
    towns = await Promise.all(places.map(ownTown))
    limited = await startLimited()
  })
  test.afterAll(async () => await limited.stop())

  for (const [at, like] of places.entries()) {
    const t = (message: { nl: string; en: string }) => say(like.locale, message)

    test(`too many wrong passwords are told in words, with a way out, at ${like.tenant} in ${like.locale}`, async ({ browser }) => {
      const place = towns[at]!
      const { page, context } = await visit(browser, limited.baseURL, place)
      const address = `lid@${place.tenant}.example`
      for (let round = 0; round < 5; round += 1) {
        await signIn(page, place, address, 'dit is het echt niet')
        await expect(page.getByText(t(screens.badCredentials))).toBeVisible()
      }
      await signIn(page, place, address)
      await expect(page.getByText(/(over|in) 15 minut/)).toBeVisible()
      await expect(page.getByRole('link', { name: t(screens.orRecover) })).toHaveAttribute('href', '/auth/recover')

      for (let round = 0; round < 15; round += 1) {
        expect(await limited.fromElsewhere(place.tenant, '/auth/sign_in', { email: address, password: 'dit is het echt niet' })).toBe(401)
      }
      await signIn(page, place, address)
      await expect(page.getByText(t(screens.locked))).toBeVisible()
      await expect(page.getByText(t(screens.lockedText))).toBeVisible()
      await page.getByRole('button', { name: t(screens.mailAgain) }).click()
      await expect(page.getByText(t(screens.mailSent))).toBeVisible()

      await page.goto(linkIn(await mailTo(page, address, /geblokkeerd|locked/), '/auth/unlock'))
      await expect(page.getByText(t(screens.unlocked))).toBeVisible()
      await fillSignIn(page, place, address, demoPassword)
      await expect(page.locator('html')).toHaveAttribute('data-auth', 'in')

      await withoutSession(page)
      await page.goto('/auth/unlock?unlock_token=half')
      await expect(page.getByText(t(screens.unlockInvalid))).toBeVisible()
      await context.close()
    })
  }
})
