import { expect, type Page, test } from '@playwright/test'
import { say } from '#kernel/i18n/messages.ts'
import { conflictWords } from '#design/form/conflict-words.ts'
import { chipWords } from '#features/notification-templates/variable-words.ts'
import { templateWords as words } from '#features/notification-templates/messages.ts'
import { pageWords } from '#features/notifications/notices/page-words.ts'
import { messages as shell } from '#shell/words.ts'
import { applyByApi, ownOrganization } from './support/apply.ts'
import { faultsOn } from './support/accessibility-issues.ts'
import { mailTo } from './support/mail.ts'
import { ownTown } from './support/own-town.ts'
import type { Place } from './support/sites.ts'
import { signedInAs, visit } from './support/visitor.ts'

const journeys: readonly { like: Place; width: number }[] = [
  { like: { tenant: 'demo', locale: 'nl' }, width: 1440 },
  { like: { tenant: 'public', locale: 'en' }, width: 390 },
]

const isAccessible = async (page: Page) => expect(await faultsOn(page)).toEqual([])

for (const { like, width } of journeys) {
  test(
    `news lights the bell in another window, and a center writes a mail itself, in ${like.locale} at ${width} px`,
    { tag: like.locale === 'nl' ? '@core' : [] },
    async ({ browser, baseURL }) => {
      const place = await ownTown(like)
      const host = `${place.tenant}.example`
      const t = (message: { nl: string; en: string }) => say(place.locale, message)
      const patient = { timeout: 30_000 }
      const team = await visit(browser, baseURL, place, { width })
      const inLanguage = { name: 'locale', value: place.locale, url: team.site }
      await team.context.addCookies([inLanguage])
      const volunteer = await visit(browser, baseURL, place)
      await signedInAs(team.page, place, `lid@${host}`)
      await signedInAs(volunteer.page, place, `vrijwilliger@${host}`)
      await volunteer.page.goto('/dashboard')

      // Nothing new, then something: nobody loads anything.
      await team.page.goto('/notificaties')
      await isAccessible(team.page)
      const bell = (n: number) => team.page.getByRole('button', { name: say(place.locale, shell.notifications, { n }), exact: true })
      const readAll = team.page.getByRole('button', { name: t(pageWords.readAll), exact: true })
      await readAll.click()
      await expect(bell(0)).toBeVisible(patient)
      const application = await applyByApi(volunteer.page, await ownOrganization(team.page))
      await expect(bell(1)).toBeVisible(patient)
      const line = team.page.getByRole('main').locator(`a[href="/applications/${application}"]`)
      await expect(line).toBeVisible(patient)
      await bell(1).click()
      await team.page.getByRole('dialog').locator(`a[href="/applications/${application}"]`).click()
      await expect(team.page).toHaveURL(new RegExp(`/applications/${application}`), patient)
      await expect(bell(0)).toBeVisible(patient)

      // The center's own words: broken ones are told at the field, good ones are seen, mailed to oneself, used, and taken back.
      const center = await visit(browser, baseURL, place, { width })
      await center.context.addCookies([inLanguage])
      const { page } = center
      await signedInAs(page, place, `centerbeheerder@${host}`)
      await page.goto('/notification_templates')
      await isAccessible(page)
      await page.goto('/notification_templates/application.accepted/edit')
      await isAccessible(page)
      const subject = page.locator(`[name="${place.locale}.subject"]`)
      const press = async (message: { nl: string; en: string }) => await page.getByRole('button', { name: t(message), exact: true }).click()
      // Facts are chips with words: a name in braces that is typed becomes one, and one that is not known stays as it was typed.
      const typed = page.locator(`[name="${place.locale}.subject"] + .chip-box > [role=textbox]`)
      await expect(typed).toBeVisible(patient)
      await typed.fill('Hoera {{achternaam}}')
      await press(words.save)
      await expect(page.getByText('{{achternaam}}').filter({ hasText: '{{voornaam}}' }).first()).toBeVisible(patient)
      await isAccessible(page)
      // The example follows what is typed.
      await typed.fill('Hoera ')
      await page
        .locator('.template-names')
        .getByRole('button', { name: say(place.locale, chipWords.firstName), exact: true })
        .press('Enter')
      await page.keyboard.type('!')
      await expect(typed.locator('.variable')).toHaveText(say(place.locale, chipWords.firstName))
      await expect(subject).toHaveValue('Hoera {{voornaam}}!')
      await expect(page.locator('.mail-subject')).toHaveText(/^Hoera [^{]+!$/, patient)
      // What was typed is there again after a reload.
      page.once('dialog', (asks) => void asks.accept())
      await page.reload()
      await expect(subject).toHaveValue('Hoera {{voornaam}}!', patient)
      await press(words.testMail)
      await expect(page.getByText(t(words.testSent))).toBeVisible(patient)
      await mailTo(page, `centerbeheerder@${host}`, /^Test: Hoera [^{]+!$/)
      // A colleague was first: both texts are there to choose from.
      await page.evaluate(async (language) => {
        const at = '/door/api/v1/notification_templates/application.accepted'
        const { texts } = ((await (await fetch(at)).json()) as { meta: { template: { texts: Record<string, object> } } }).meta.template
        const body = JSON.stringify({ ...texts, [language]: { ...texts[language], subject: 'Van een collega' } })
        const headers = { 'content-type': 'application/json' }
        const answers = [await fetch(`${at}/test_mail`, { method: 'POST', headers, body }), await fetch(at, { method: 'PATCH', headers, body })]
        for (const answer of answers) if (!answer.ok) throw new Error(await answer.text())
      }, place.locale)
      await press(words.save)
      await expect(page.locator('.conflict')).toContainText('Van een collega', patient)
      await press(conflictWords.allMine)
      await expect(page.getByText(t(words.own), { exact: true })).toBeVisible(patient)
      await expect(subject).toHaveValue('Hoera {{voornaam}}!')
      await press(words.back)
      await expect(page.getByText(t(words.builtIn), { exact: true })).toBeVisible(patient)
      await expect(subject).not.toHaveValue('Hoera {{voornaam}}!')
      // On a phone the versions stand behind a tab.
      if (width < 1024) await page.getByRole('radio', { name: t(words.versions), exact: true }).check()
      await page
        .getByRole('button', { name: new RegExp(`^${t(words.restore)}`) })
        .first()
        .click()
      await expect(subject).toHaveValue('Hoera {{voornaam}}!', patient)
      await press(words.back)
      await expect(page.getByText(t(words.builtIn), { exact: true })).toBeVisible(patient)
      for (const { context } of [team, volunteer, center]) await context.close()
    },
  )
}
