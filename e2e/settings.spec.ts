import { expect as soon, type Page, test } from '@playwright/test'
import { type AnyMessage, type FactsOf, say } from '#kernel/i18n/messages.ts'
import { designWords as design } from '#features/settings/look/design-messages.ts'
import { footerWords as footer } from '#features/settings/profile/footer-messages.ts'
import { settingsWords as words } from '#features/settings/model/messages.ts'
import { shadesFrom } from '#features/settings/colors/shades-from.ts'
import { colorPresets } from '#features/settings/colors/presets.ts'
import { accessibilityIssues } from './support/accessibility-issues.ts'
import { ownTown } from './support/own-town.ts'
import { signedInAs, visit } from './support/visitor.ts'

// A slow machine takes its time.
const expect = soon.configure({ timeout: 30_000 })
const t = <M extends AnyMessage>(message: M, ...facts: FactsOf<M>) => say('nl', message, ...facts)
const colorOf = async (page: Pick<Page, 'locator'>) =>
  await page.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--primary-500').trim())

test(
  'an admin gives the site a new look that visitors have at once, thinks better of it, and says whom to call',
  { tag: '@core' },
  async ({ browser, baseURL }) => {
    const place = await ownTown({ tenant: 'meedoen', locale: 'nl' })
    const { page, context, site } = await visit(browser, baseURL, place, { width: 1440 })
    const visitor = await visit(browser, baseURL, { ...place, locale: 'en' })
    await context.addCookies([{ name: 'locale', value: 'nl', url: site }])
    await visitor.context.addCookies([{ name: 'locale', value: 'en', url: site }])
    await signedInAs(page, place, `centerbeheerder@${place.tenant}.example`)

    const { barriers, look: lookAt } = accessibilityIssues()
    const look = async () => await lookAt(page, { without: 'iframe' })
    const seenByVisitors = async (color: string) =>
      await expect(async () => {
        await visitor.page.goto('/')
        soon(await colorOf(visitor.page)).toBe(color)
      }).toPass({ timeout: 30_000 })
    const preset = (group: AnyMessage, name: string) => page.getByRole('group', { name: t(group) }).getByRole('radio', { name, exact: true })
    const save = page.getByRole('button', { name: t(words.save), exact: true })
    const { mauve, emerald } = colorPresets

    await test.step('a look is chosen, measured, seen in real pages, and corrected', async () => {
      await seenByVisitors(mauve.shades[500])
      await page.goto('/settings')
      await look()
      await page.getByRole('link', { name: t(words.design), exact: true }).click()
      const frame = page.frameLocator('.look-frames iframe:not(.is-coming)')
      await expect(frame.locator('h1')).toBeVisible()
      await preset(design.primary, emerald.label.nl).check()
      // While it is asked, the frame that is shown may give way to the next.
      await expect(async () => soon(await colorOf(frame)).toBe(emerald.shades[500])).toPass({ timeout: 30_000 })
      // Custom shades begin with those of the preset, and choosing a preset clears them.
      const shades = page.getByLabel(t(design.primaryShades))
      await preset(design.primary, t(design.own)).check()
      await expect(shades).toHaveValue(new RegExp(emerald.shades[500]))
      // One hex code is enough: its shades are worked out, and shown at once.
      const code = page.getByLabel(t(design.primaryOwn))
      await expect(code).toHaveValue(emerald.shades[500])
      await code.fill('#8c4181')
      await expect(shades).toHaveValue(JSON.stringify(shadesFrom('#8c4181')))
      await expect(async () => soon(await colorOf(frame)).toBe('#8c4181')).toPass({ timeout: 30_000 })
      await look()
      await preset(design.primary, emerald.label.nl).check()
      await expect(shades).toHaveValue('')
      await expect(code).toBeHidden()
      await page.getByLabel(t(design.textColor)).fill('#eeeeee')
      await page.getByRole('button', { name: /^Neem / }).click()
      await expect(page.getByLabel(t(design.textColor))).toHaveValue(/^(primary|muted|secondary)-\d+$/)
      await page.getByLabel(t(design.textColor)).fill('')
      await page.getByRole('button', { name: t(design.night), exact: true }).click()
      await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark')
      await page.getByRole('button', { name: t(design.search), exact: true }).click()
      await page.getByRole('button', { name: t(design.phone), exact: true }).click()
      await expect(frame.locator('main')).toBeVisible()
      await look()
      // Nobody else has seen any of it.
      await seenByVisitors(mauve.shades[500])
    })

    await test.step('saved, every visitor has it; put back, it is as before', async () => {
      await save.click()
      await expect(page.locator('.act-state')).toHaveText(t(words.allSaved))
      await seenByVisitors(emerald.shades[500])
      await page
        .getByRole('button', { name: /^Zet de kleuren van / })
        .last()
        .click()
      await expect(preset(design.primary, mauve.label.nl)).toBeChecked()
      await seenByVisitors(mauve.shades[500])
    })

    await test.step('the footer and the contact person stand on the site at once, in both languages', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/settings/footer')
      await page.getByLabel(t(footer.titleNl), { exact: false }).first().fill('Kom je langs?')
      await page.getByLabel(t(footer.titleEn), { exact: false }).fill('Will you drop by?')
      await save.click()
      await expect(page.locator('.act-state')).toHaveText(t(words.saved))
      await look()
      await page.goto('/settings/contact-person')
      await page.getByLabel(t(footer.name)).first().fill('Fenna Wolters')
      await page.getByLabel(t(footer.phone)).fill('0314 65 43 21')
      await save.click()
      await expect(page.locator('.act-state')).toHaveText(t(words.saved))
      await look()
      await expect(async () => {
        await visitor.page.goto('/vacancies/search')
        const foot = visitor.page.locator('footer.site-foot')
        await soon(foot).toContainText('Will you drop by?', { timeout: 2000 })
        await soon(foot).toContainText('Fenna Wolters', { timeout: 2000 })
        await soon(foot.getByRole('link', { name: '0314 65 43 21' })).toHaveAttribute('href', 'tel:+31314654321', { timeout: 2000 })
      }).toPass({ timeout: 30_000 })
    })

    expect(barriers).toEqual([])
    await visitor.context.close()
    await context.close()
  },
)
