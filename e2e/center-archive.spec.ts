import { expect as soon, test } from '@playwright/test'
import { type AnyMessage, type FactsOf, say } from '#kernel/i18n/messages.ts'
import { screens } from '#features/auth/forms/screens-messages.ts'
import { pageWords as words } from '#features/center-archives/messages.ts'
import { readArchive } from '#features/center-archives/server/read-archive.ts'
import { settingsWords } from '#features/settings/model/messages.ts'
import { accessibilityIssues } from './support/accessibility-issues.ts'
import { ownTown } from './support/own-town.ts'
import { demoPassword } from './support/sites.ts'
import { signedInAs, visit } from './support/visitor.ts'

// A slow machine takes its time.
const expect = soon.configure({ timeout: 30_000 })

for (const { locale, width } of [
  { locale: 'nl', width: 1440 },
  { locale: 'en', width: 390 },
] as const) {
  const t = <M extends AnyMessage>(message: M, ...facts: FactsOf<M>) => say(locale, message, ...facts)

  test(`an admin takes everything of the center along, in ${locale} at ${width} px`, async ({ browser, baseURL }, testInfo) => {
    const place = await ownTown({ tenant: 'meedoen', locale })
    const { page, context, site } = await visit(browser, baseURL, place, { width })
    await context.addCookies([{ name: 'locale', value: locale, url: site }])
    await signedInAs(page, place, `centerbeheerder@${place.tenant}.example`)
    const { barriers, look } = accessibilityIssues()
    const password = page.getByLabel(t(words.password), { exact: true })
    const ask = page.getByRole('button', { name: t(words.ask), exact: true })

    await test.step('they find it in the settings, and a wrong password is told at its field', async () => {
      await page.goto('/settings')
      await page.getByRole('link', { name: t(settingsWords.toExport), exact: true }).click()
      await expect(page.getByRole('heading', { name: t(words.askTitle) })).toBeVisible()
      await look(page)
      await ask.click()
      await expect(password).toHaveAccessibleDescription(t(screens.enterPassword))
      await password.fill('dit is het niet')
      await ask.click()
      await expect(password).toHaveAccessibleDescription(t(screens.currentWrong))
      await look(page)
    })

    const code = await test.step('with the right one the code is shown, this once', async () => {
      await password.fill(demoPassword)
      await ask.click()
      const shown = page.getByLabel(t(words.code), { exact: true })
      await expect(shown).toHaveValue(/^([2-9A-Z]{4}-){5}[2-9A-Z]{4}$/)
      const value = await shown.inputValue()
      await look(page)
      // The copy gets ready while the code is still there.
      await expect(page.getByText(t(words.ready), { exact: true })).toBeVisible()
      await expect(shown).toHaveValue(value)
      await look(page)
      await page.goto('/settings/export')
      await expect(page.getByText(t(words.ready), { exact: true })).toBeVisible()
      await expect(shown).toHaveCount(0)
      expect(await page.content()).not.toContain(value)
      return value
    })

    await test.step('they download it, and it opens with that code', async () => {
      const downloading = page.waitForEvent('download')
      await page.getByRole('link', { name: t(words.download), exact: true }).click()
      const download = await downloading
      expect(download.suggestedFilename()).toMatch(new RegExp(`^${place.tenant}-\\d{4}-\\d\\d-\\d\\d\\.tar\\.gz\\.age$`))
      const path = testInfo.outputPath('center.age')
      await download.saveAs(path)
      const { about, manifest } = await readArchive(path, code)
      expect(about.center.slug).toBe(place.tenant)
      expect(manifest.tables['vacancies']).toBeGreaterThan(0)
    })

    await test.step('who is no admin has no way to it', async () => {
      await signedInAs(page, place, `coordinator@${place.tenant}.example`)
      await page.goto('/settings')
      await expect(page.getByRole('heading', { name: t(settingsWords.settings), level: 1 })).toBeVisible()
      await expect(page.getByRole('link', { name: t(settingsWords.toExport), exact: true })).toHaveCount(0)
      const answer = await page.goto('/settings/export')
      expect(answer!.status()).toBe(403)
    })
    expect(barriers).toEqual([])
  })
}
