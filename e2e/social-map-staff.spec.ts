import { expect as soon, test, type Page } from '@playwright/test'
import { conflictWords } from '#design/form/conflict-words.ts'
import { editorWords as words } from '#features/social-map/editor/editor-words.ts'
import { entryWords } from '#features/social-map/editor/entry-words.ts'
import { statusWords } from '#features/social-map/model/status-words.ts'
import { suggestWords } from '#features/social-map/suggestions/suggest-words.ts'
import { suggestForm } from '#features/social-map/suggestions/suggest-form.ts'
import { toldWords } from '#features/social-map/suggestions/told-words.ts'
import { say } from '#kernel/i18n/messages.ts'
import { faultsOn } from './support/accessibility-issues.ts'
import { ownTown } from './support/own-town.ts'
import { savedWith } from './support/saved.ts'
import { tick } from './support/tick.ts'
import { signedInAs, visit } from './support/visitor.ts'

const expect = soon.configure({ timeout: 30_000 })
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

for (const [tenant, locale, width] of [
  ['demo', 'nl', 390],
  ['public', 'en', 1440],
] as const)
  test(
    `a worker puts a place on the map, its organization changes the hours and the name, and the center looks again, in ${locale}`,
    {
      ...(locale === 'nl' && { tag: '@core' }),
    },
    async ({ browser, baseURL }) => {
      const t = (message: { nl: string; en: string }) => say(locale, message)
      const place = await ownTown({ tenant, locale })
      const at = (name: string) => `${name}@${place.tenant}.example`
      const { page, context, site } = await visit(browser, baseURL, place, { width, dark: locale === 'en' })

      await context.addCookies([{ name: 'locale', value: locale, url: site }])

      // Wim writes it from nothing; it is saved while he types.
      await signedInAs(page, place, at('coordinator'))
      await page.goto('/sociale-kaart/add')
      expect(await faultsOn(page)).toEqual([])
      await page.getByLabel(t(entryWords.name)).fill('Huis van de Buurt')
      await page.locator('#organizationId').fill('')
      await page.getByRole('button', { name: t(words.begin), exact: true }).click()
      await expect(page).toHaveURL(/\/sociale-kaart\/[0-9a-f-]{36}\/edit/)
      const address = new URL(page.url()).pathname
      await savedWith(page, 'Samen eten', async () => await field(page, 'shortDescription').fill('Samen eten en praten.'))
      await savedWith(page, 'Inloop', async () => await field(page, 'service1.name').fill('Inloop'))
      await field(page, 'place1.city').fill('Oldebroek')
      const times = page.locator('[data-part=place1] .hours-row')
      await page
        .getByRole('button', { name: t(entryWords.addRow) })
        .first()
        .click()
      await times.first().getByLabel(t(entryWords.opens), { exact: true }).fill('09:00')
      // Half a row stays in the form, and says so nowhere but there.
      await times.first().getByLabel(t(entryWords.closes), { exact: true }).fill('09:00')
      await expect(times.first().getByRole('status')).toBeVisible()
      await savedWith(page, '17:00', async () => await times.first().getByLabel(t(entryWords.closes), { exact: true }).fill('17:00'))
      await tick(field(page, 'themes').first())
      await expect(page.locator('.saved-state')).toHaveAttribute('data-state', 'saved')
      expect(await faultsOn(page)).toEqual([])
      await page.reload()
      await expect(times).toHaveCount(1)
      await page.locator('button[name=intent][value=submit]').click()
      await expect(page.getByText(t(statusWords.active), { exact: true }).first()).toBeVisible()

      // Two at once: the second sees both texts.
      const other = await context.newPage()
      await other.goto(address)
      await page.reload()
      const before = await field(other, 'version').inputValue()
      await field(other, 'shortDescription').fill('Van het andere scherm.')
      await other.getByRole('button', { name: t(words.save), exact: true }).click()
      await expect(field(other, 'version')).not.toHaveValue(before)
      await field(page, 'shortDescription').fill('Van dit scherm.')
      await page.getByRole('button', { name: t(words.save), exact: true }).click()
      await expect(page.locator('.conflict')).toContainText('Van het andere scherm.')
      await page.getByRole('button', { name: t(conflictWords.allMine), exact: true }).click()
      await expect(page.locator('.conflict')).toHaveCount(0)
      await expect(field(page, 'shortDescription')).toHaveValue('Van dit scherm.')
      await other.close()

      // A volunteer says what is wrong; whoever looks after it answers beside the form.
      await signedInAs(page, place, at('vrijwilliger'))
      await page.goto(address.replace(/edit$/, 'klopt-niet'))
      expect(await faultsOn(page)).toEqual([])
      await page.getByLabel(t(suggestForm.entries.part.label)).selectOption('hours')
      await field(page, 'words').fill('Op maandag gaan jullie om tien uur open.')
      await page.getByRole('button', { name: t(suggestWords.send), exact: true }).click()
      await expect(page.getByText(t(suggestWords.sent)).first()).toBeVisible()
      await signedInAs(page, place, at('coordinator'))
      await page.goto(address)
      await page.getByRole('button', { name: t(toldWords.accept), exact: true }).click()
      await page
        .locator('.reason-form')
        .getByRole('button', { name: t(toldWords.accept), exact: true })
        .click()
      await expect(page.getByText('om tien uur open')).toHaveCount(0)

      // An organization keeps its own; another name is looked at again, in the queue, with its key.
      await signedInAs(page, place, at('beheerder'))
      await page.goto('/sociale-kaart/add')
      await page.getByLabel(t(entryWords.name)).fill('Soep op woensdag')
      await page.getByRole('button', { name: t(words.begin), exact: true }).click()
      await expect(page).toHaveURL(/\/sociale-kaart\/[0-9a-f-]{36}\/edit/)
      const own = new URL(page.url()).pathname
      await savedWith(page, 'Soep voor iedereen', async () => await field(page, 'shortDescription').fill('Soep voor iedereen.'))
      await savedWith(page, 'Soep eten', async () => await field(page, 'service1.name').fill('Soep eten'))
      await tick(field(page, 'themes').first())
      await expect(page.locator('.saved-state')).toHaveAttribute('data-state', 'saved')
      await page.locator('button[name=intent][value=submit]').click()
      await expect(page.getByText(t(statusWords.pending), { exact: true }).first()).toBeVisible()

      await signedInAs(page, place, at('coordinator'))
      await page.goto(`/sociale-kaart/overzicht?view=queue&id=${own.split('/')[2]}`)
      await expect(page.getByRole('heading', { name: 'Soep op woensdag' })).toBeVisible()
      expect(await faultsOn(page)).toEqual([])
      await page.keyboard.press('a')
      await expect(page.getByRole('heading', { name: 'Soep op woensdag' })).toHaveCount(0)

      await page.goto('/sociale-kaart/overzicht?q=soep')
      await expect(page.getByRole('link', { name: 'Soep op woensdag' })).toBeVisible()
      expect(await faultsOn(page)).toEqual([])
      await context.close()
    },
  )
