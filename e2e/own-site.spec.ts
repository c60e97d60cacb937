import { expect as soon, type Locator, type Page, test } from '@playwright/test'
import { type AnyMessage, type FactsOf, say } from '#kernel/i18n/messages.ts'
import { builderWords as build } from '#features/center-forms/model/builder-words.ts'
import { panelWords } from '#features/files/edit/panel-messages.ts'
import { stockWords } from '#features/files/model/stock-messages.ts'
import { menuWords as menu } from '#features/menu-items/messages.ts'
import { newsWords as news } from '#features/news/model/messages.ts'
import { staffWords as article } from '#features/news/staff-list/staff-messages.ts'
import { formBlock } from '#features/pages/blocks/form/form.ts'
import { pictures } from '#features/pages/blocks/pictures/pictures.ts'
import { text } from '#features/pages/blocks/text/text.ts'
import { editorWords as pages } from '#features/pages/editor/web/editor-words.ts'
import { designWords as design } from '#features/settings/look/design-messages.ts'
import { settingsWords as settings } from '#features/settings/model/messages.ts'
import { colorPresets } from '#features/settings/colors/presets.ts'
import { messages as frame } from '#shell/words.ts'
import { addBlock } from './support/add-block.ts'
import { accessibilityIssues } from './support/accessibility-issues.ts'
import { awake } from './support/awake.ts'
import { savedWith } from './support/saved.ts'
import { signedIn, visit } from './support/visitor.ts'

// A slow machine takes its time.
const expect = soon.configure({ timeout: 30_000 })
const t = <M extends AnyMessage>(message: M, ...facts: FactsOf<M>) => say('nl', message, ...facts)
const colorOf = async (page: Page) => await page.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--primary-500').trim())
/** By keyboard alone: what has the focus is pressed. */
const press = async (what: Locator) => {
  await what.focus()
  await what.press('Enter')
}

test('in one sitting and by keyboard an admin gives a site its look, home page, form, news and menu, and visitors have them in both languages', async ({
  browser,
  baseURL,
}) => {
  // A center with a host of its own, which no other journey comes to.
  const place = { tenant: 'apeldoorn', locale: 'nl' } as const
  const { page, context, site } = await visit(browser, baseURL, place, { width: 1440 })
  await context.addCookies([{ name: 'locale', value: 'nl', url: site }])
  await signedIn(page, place, 'michiel.overweg@vrijwilligerscentrum-apeldoorn.example')
  const button = (name: AnyMessage & { nl: string; en: string }) => page.getByRole('button', { name: t(name), exact: true })
  const { emerald } = colorPresets
  const { barriers, look } = accessibilityIssues()

  await test.step('the look', async () => {
    await page.goto('/settings/design')
    const preset = page.getByRole('group', { name: t(design.primary) }).getByRole('radio', { name: emerald.label.nl, exact: true })
    // `early.spec.ts` holds what is pressed before this.
    await awake(page)
    await preset.focus()
    await page.keyboard.press('Space')
    await expect(preset).toBeChecked()
    await press(button(settings.save))
    await expect(page.locator('.act-state')).toHaveText(t(settings.allSaved))
  })

  await test.step('a form', async () => {
    await page.goto('/content?part=forms')
    await page.getByLabel(t(build.newTitle)).fill('Proefmiddag')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Proefmiddag' })).toBeVisible()
    await page.locator('#add-type').selectOption('text')
    await press(button(build.addField))
    const label = page.locator('input[name="label.nl"]')
    await expect(label).toHaveValue(/./)
    await label.fill('Hoe heet je?')
    await page.locator('input[name="label.en"]').fill('What is your name?')
    await press(button(build.ready))
    await expect(label).toHaveCount(0)
    await press(page.locator('main').getByRole('link', { name: t(build.settings), exact: true }))
    await press(button(build.putOnline))
    await expect(page.getByRole('link', { name: t(build.seeOnline) })).toBeVisible()
  })

  await test.step('the home page, with a photo, words in both languages and the form', async () => {
    await page.goto('/content')
    // The name of the site above the page leads home too.
    const main = page.getByRole('main')
    await press(
      main
        .getByRole('button', { name: pages.home.nl })
        .or(main.getByRole('link', { name: pages.home.nl }))
        .first(),
    )
    await expect(page.getByRole('button', { name: pages.addBlock.nl })).toBeVisible()
    const add = async (name: string) => await addBlock(page, name)
    await add(pictures.name.nl)
    await press(page.getByRole('button', { name: t(pages.addOne, { one: 'Foto' }) }))
    await press(button(stockWords.pick))
    await press(page.getByRole('dialog').locator('.pick-one').last())
    const seen = page.getByRole('textbox', { name: panelWords.altNl.nl })
    await expect(seen).toBeVisible({ timeout: 60_000 })
    await seen.fill('Buren om een lange tafel')
    await page.getByRole('textbox', { name: panelWords.altEn.nl, exact: true }).fill('Neighbours around a long table')
    await page.keyboard.press('Tab')
    await add(text.name.nl)
    await page.getByRole('textbox', { name: 'Tekst', exact: true }).focus()
    await page.keyboard.type('Apeldoorn eet samen.')
    await page.getByRole('textbox', { name: 'Tekst in het Engels', exact: true }).focus()
    await page.keyboard.type('Apeldoorn eats together.')
    await add(formBlock.name.nl)
    await page.locator('.block-body select').last().selectOption({ label: 'Proefmiddag' })
    await press(button(pages.publish))
    await expect(page.getByText(pages.isPublished.nl)).toBeVisible()
  })

  await test.step('news', async () => {
    await page.goto('/nieuws')
    await press(page.getByRole('link', { name: t(news.write), exact: true }))
    await page.getByLabel(t(article.fieldTitle), { exact: false }).fill('De lange tafel staat er')
    await press(button(article.begin))
    await expect(page.getByRole('heading', { level: 1, name: 'De lange tafel staat er' })).toBeVisible()
    await page.getByRole('textbox', { name: t(article.fieldBody), exact: true }).focus()
    await page.keyboard.type('Schuif je aan?')
    await page.getByLabel(t(article.fieldTitleEn)).fill('The long table is here')
    await page.getByRole('textbox', { name: t(article.fieldBodyEn), exact: true }).focus()
    await savedWith(page, 'Will you join us?', async () => await page.keyboard.type('Will you join us?'))
    await press(page.locator('.news-standing').getByRole('button', { name: t(article.publish), exact: true }))
    await expect(page.locator('.news-standing').getByRole('button', { name: t(article.archive), exact: true })).toBeVisible()
  })

  await test.step('the menu leads to a page of the site', async () => {
    await page.goto('/content/menu-items')
    const lines = page.locator('#header .menu-lines > li')
    await expect(lines.first()).toBeVisible()
    await press(button(menu.begin))
    await press(page.locator('#header').getByRole('link', { name: t(menu.add) }))
    await page.getByLabel(t(menu.choosePage), { exact: true }).selectOption({ label: 'Over deze website' })
    await page.getByLabel(t(menu.labelNl), { exact: false }).fill('Wie wij zijn')
    await page.getByLabel(t(menu.labelEn), { exact: false }).fill('Who we are')
    await press(button(menu.add))
    await expect(lines.last()).toContainText('Wie wij zijn')
  })

  for (const locale of ['nl', 'en'] as const)
    await test.step(`a visitor has all of it, ${locale}`, async () => {
      const own = { nl: 'Wie wij zijn', en: 'Who we are' }[locale]
      const visitor = await visit(browser, baseURL, { ...place, locale }, { width: locale === 'nl' ? 1440 : 390, dark: locale === 'en' })
      const there = visitor.page
      await visitor.context.addCookies([{ name: 'locale', value: locale, url: site }])
      await expect(async () => {
        await there.goto('/')
        soon(await colorOf(there)).toBe(emerald.shades[500])
        await soon(there.getByText({ nl: 'Apeldoorn eet samen.', en: 'Apeldoorn eats together.' }[locale]).first()).toBeVisible({ timeout: 2000 })
      }).toPass({ timeout: 30_000 })
      await expect(there.getByRole('img', { name: { nl: 'Buren om een lange tafel', en: 'Neighbours around a long table' }[locale] }).first()).toBeVisible()
      await expect(there.getByLabel({ nl: 'Hoe heet je?', en: 'What is your name?' }[locale], { exact: false }).first()).toBeVisible()
      await look(there)
      if (locale === 'en') await there.getByRole('button', { name: frame.menu.en, exact: true }).first().click()
      await there.getByRole('link', { name: own, exact: true }).first().click()
      await expect(there.getByRole('heading', { level: 1 })).toBeVisible()
      soon(new URL(there.url()).pathname).not.toBe('/')
      await there.goto('/nieuws')
      await expect(there.getByRole('link', { name: { nl: 'De lange tafel staat er', en: 'The long table is here' }[locale] }).first()).toBeVisible()
      await visitor.context.close()
    })
  soon(barriers).toEqual([])
  await context.close()
})
