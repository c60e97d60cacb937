import { expect as soon, type Page, test } from '@playwright/test'
import { type AnyMessage, type FactsOf, type Locale, say } from '#kernel/i18n/messages.ts'
import { screens } from '#features/auth/forms/screens-messages.ts'
import { builderWords as build, type typeWords } from '#features/center-forms/model/builder-words.ts'
import { messages as words } from '#features/center-forms/model/messages.ts'
import { conflictWords as conflict } from '#design/form/conflict-words.ts'
import { messages as declared } from '#design/form/messages.ts'
import { accessibilityIssues } from './support/accessibility-issues.ts'
import { ownTown } from './support/own-town.ts'
import { demoPassword } from './support/sites.ts'
import { endSession, signedInAs, visit } from './support/visitor.ts'

// A slow machine takes its time.
const expect = soon.configure({ timeout: 30_000 })
const t = <M extends AnyMessage>(message: M, ...facts: FactsOf<M>) => say('nl', message, ...facts)

/** By keyboard alone: what has the focus is typed into or pressed. */
const press = async (page: Page, name: string) => {
  const button = page.getByRole('button', { name, exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
}

test(
  'an editor builds a form with two steps and a condition by keyboard, people fill it in with and without script, and a coordinator reads it',
  { tag: '@core' },
  async ({ browser, baseURL }) => {
    const place = await ownTown({ tenant: 'meedoen', locale: 'nl' })
    const title = 'Lunch met de buurt'
    const { page, context, site } = await visit(browser, baseURL, place, { width: 1440 })
    await context.addCookies([{ name: 'locale', value: 'nl', url: site }])
    await signedInAs(page, place, `redacteur@${place.tenant}.example`)
    const { barriers, look: lookAt } = accessibilityIssues()
    const look = async (of: Page) => await lookAt(of, { from: 'top' })
    let address = ''

    await test.step('it is built by keyboard', async () => {
      await page.goto('/content?part=forms')
      await expect(page.getByLabel(t(build.newTitle))).toBeVisible()
      await look(page)
      await page.getByLabel(t(build.newTitle)).fill(title)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      // The frame of staff, not that of visitors.
      await expect(page.locator('footer')).toHaveCount(0)
      const add = async (type: keyof typeof typeWords, question: string, english: string) => {
        await page.locator('#add-type').selectOption(type)
        await press(page, t(build.addField))
        const label = page.locator('input[name="label.nl"]')
        await expect(label).toHaveValue(/./)
        await expect(page.locator('select[name=type]').first()).toHaveValue(type)
        await label.fill(question)
        await page.locator('input[name="label.en"]').fill(english)
      }
      await add('one', 'Eet je mee?', 'Will you eat?')
      await page.locator('input[name="option.o1.nl"]').fill('Ja')
      await page.locator('input[name="option.o1.en"]').fill('Yes')
      await page.locator('input[name="option.o2.nl"]').fill('Nee')
      await page.locator('input[name="option.o2.en"]').fill('No')
      await press(page, t(build.ready))
      await expect(page.locator('input[name="label.nl"]')).toHaveCount(0)
      await add('text', 'Wat eet je niet?', 'What do you not eat?')
      await page.locator('select[name=when]').selectOption('f2:o1')
      await press(page, t(build.up))
      // Above the question that it hangs on there is nothing to hang on; below it there is again.
      await expect(page.locator('select[name=when]')).toHaveCount(0)
      await press(page, t(build.down))
      await page.locator('select[name=when]').selectOption('f2:o1')
      await look(page)
      await press(page, t(build.ready))
      await expect(page.locator('.form-card').getByText(t(build.onlyIf), { exact: true })).toBeVisible()
      await press(page, t(build.addStep))
      await expect(page.getByRole('heading', { level: 2, name: t(words.step, { n: 2 }) })).toBeVisible()
      await add('yes', 'Heb je een rijbewijs?', 'Do you have a driving licence?')
      await press(page, t(build.ready))
      await add('email', 'Je e-mailadres', 'Your email address')
      // Saved while it is typed: nothing is pressed.
      await expect(
        page
          .locator('.form-card', { hasText: 'Je e-mailadres' })
          .or(page.locator('.form-outline-field', { hasText: 'Je e-mailadres' }))
          .first(),
      ).toBeVisible()
      await page.reload()
      await expect(page.locator('input[name="label.nl"]')).toHaveValue('Je e-mailadres')
    })

    await test.step('her session ends while she types: she signs in again and nothing is lost', async () => {
      const help = page.locator('[name="help.nl"]')
      await endSession(page)
      await help.fill('Alleen als we iets willen vragen.')
      const again = page.getByRole('link', { name: t(build.signIn) })
      await expect(again).toBeVisible()
      // She goes on, and presses a button instead.
      await help.fill('Alleen als we je iets willen vragen.')
      await press(page, t(build.ready))
      await page.getByLabel(t(screens.email)).fill(`redacteur@${place.tenant}.example`)
      await page.getByLabel(t(screens.password), { exact: true }).fill(demoPassword)
      await page.getByRole('button', { name: t(screens.signIn), exact: true }).click()
      await expect(help).toHaveValue('Alleen als we je iets willen vragen.')
      await expect(page.locator('.form-preview')).toContainText('Alleen als we je iets willen vragen.')
      // What she typed last goes along, however fast she goes on.
      await help.fill('Alleen voor vragen.')
      await press(page, t(build.ready))
      await expect(page.locator('input[name="label.nl"]')).toHaveCount(0)
      await expect(page.locator('.form-preview')).toContainText('Alleen voor vragen.')
    })

    await test.step('what she and a colleague change of the settings stands, and of the same field she chooses', async () => {
      await page
        .locator('main')
        .getByRole('link', { name: t(build.settings), exact: true })
        .click()
      await look(page)
      const colleague = await visit(browser, baseURL, place)
      await signedInAs(colleague.page, place, `centerbeheerder@${place.tenant}.example`)
      await colleague.page.goto(page.url())
      await page.locator('[name="intro.nl"]').fill('Schuif je aan?')
      await colleague.page.locator('[name="thanks.nl"]').fill('Tot dan!')
      await press(colleague.page, t(build.save))
      await expect(colleague.page.getByText(t(build.saved), { exact: true })).toBeVisible()
      // She loads the page again before she has saved: her words are there, and she is told that they are not online.
      await page.reload()
      await expect(page.getByText(t(declared.kept))).toBeVisible()
      await press(page, t(build.save))
      await expect(page.getByText(t(declared.kept))).toBeHidden()
      await expect(page.locator('[name="intro.nl"]')).toHaveValue('Schuif je aan?')
      await expect(page.locator('[name="thanks.nl"]')).toHaveValue('Tot dan!')
      await colleague.page.locator('[name="intro.nl"]').fill('Eet mee')
      await press(colleague.page, t(build.save))
      await expect(colleague.page.locator('.conflict')).toContainText('Schuif je aan?')
      await look(colleague.page)
      await press(colleague.page, t(conflict.allTheirs, { by: null }))
      await expect(colleague.page.locator('[name="intro.nl"]')).toHaveValue('Schuif je aan?')
      await colleague.context.close()
    })

    await test.step('it is put online', async () => {
      address = await page.locator('input[name=slug]').inputValue()
      await press(page, t(build.putOnline))
      await expect(page.getByRole('link', { name: t(build.seeOnline) })).toBeVisible()
    })

    const fill = async (locale: Locale, script: boolean) => {
      const visitor = await visit(browser, baseURL, { ...place, locale }, { script })
      const { page: there } = visitor
      await visitor.context.addCookies([{ name: 'locale', value: locale, url: visitor.site }])
      const yes = locale === 'nl' ? 'Ja' : 'Yes'
      const dish = there.getByLabel(locale === 'nl' ? 'Wat eet je niet?' : 'What do you not eat?', { exact: true })
      const next = there.getByRole('button', { name: say(locale, words.next), exact: true })
      await there.goto(`/forms/${address}`)
      if (script) await expect(dish).toBeHidden()
      await next.click()
      await expect(there.locator('#q-f2-error')).not.toBeEmpty()
      if (script) await look(there)
      await there.getByLabel(yes, { exact: true }).check()
      await dish.fill('Noten')
      if (script) {
        await there.reload()
        await expect(dish).toHaveValue('Noten')
      }
      await next.click()
      await there.getByLabel(locale === 'nl' ? 'Nee' : 'No', { exact: true }).check()
      const mail = there.getByLabel(locale === 'nl' ? 'Je e-mailadres' : 'Your email address', { exact: true })
      await mail.fill('geen adres')
      await next.click()
      await expect(there.locator('.error-summary')).toBeVisible()
      await mail.fill(`${locale}@voorbeeld.example`)
      await next.click()
      await expect(there.getByText('Noten', { exact: true })).toBeVisible()
      await expect(there.getByText(locale === 'nl' ? 'Nee' : 'No', { exact: true })).toBeVisible()
      if (script) await look(there)
      await there.getByRole('button', { name: say(locale, words.send), exact: true }).click()
      await expect(there.getByRole('heading', { name: say(locale, words.thanks) })).toBeVisible()
      await there.goto(`/forms/${address}`)
      await expect(there.getByRole('button', { name: say(locale, words.onceMore) })).toBeVisible()
      await visitor.context.close()
    }
    await test.step('in Dutch without script', async () => await fill('nl', false))
    await test.step('in English with it', async () => await fill('en', true))

    await test.step('a coordinator reads the answers and takes them along', async () => {
      const reader = await visit(browser, baseURL, place, { width: 1440 })
      await reader.context.addCookies([{ name: 'locale', value: 'nl', url: reader.site }])
      await signedInAs(reader.page, place, `coordinator@${place.tenant}.example`)
      await reader.page.goto(`/content?part=forms&q=${encodeURIComponent(title)}`)
      await reader.page.getByRole('link', { name: title, exact: true }).click()
      const panel = reader.page.locator('dialog[open]')
      await expect(panel.getByText(`/forms/${address}`)).toBeVisible()
      await expect(panel.getByRole('button', { name: t(build.close) })).toHaveCount(0)
      await look(reader.page)
      await panel.getByRole('link', { name: t(build.answers), exact: true }).click()
      await expect(reader.page.getByRole('table', { name: 'Eet je mee?' }).getByRole('row', { name: /Ja.*2/ })).toBeVisible()
      await expect(reader.page.getByRole('table', { name: 'Heb je een rijbewijs?' }).getByRole('row', { name: /Nee.*2/ })).toBeVisible()
      await reader.page.goto(`${reader.page.url()}&q=en@voorbeeld`)
      await expect(reader.page.locator('[data-row]')).toHaveCount(1)
      await look(reader.page)
      await reader.page.locator('[data-row]').getByRole('link').first().click()
      await expect(panel.getByText('en@voorbeeld.example')).toBeVisible()
      await look(reader.page)
      await reader.page.goto(reader.page.url().replace(/&(q|open)=[^&]*/g, ''))
      const [file] = await Promise.all([reader.page.waitForEvent('download'), reader.page.getByRole('link', { name: t(build.takeAlong) }).click()])
      expect(file.suggestedFilename()).toBe(`${address}.csv`)
      await reader.context.close()
    })
    expect(barriers).toEqual([])
  },
)
