import { expect as soon, test } from '@playwright/test'
import { say } from '#kernel/i18n/messages.ts'
import { band } from '#features/pages/blocks/band/band.ts'
import { panelWords } from '#features/files/edit/panel-messages.ts'
import { stockWords } from '#features/files/model/stock-messages.ts'
import { pictures } from '#features/pages/blocks/pictures/pictures.ts'
import { text } from '#features/pages/blocks/text/text.ts'
import { pageWords } from '#features/pages/blocks/page-words.ts'
import { deadWords } from '#features/pages/editor/web/dead-words.ts'
import { editorWords as words } from '#features/pages/editor/web/editor-words.ts'
import { menuNames, menuWords } from '#features/menu-items/messages.ts'
import { addBlock } from './support/add-block.ts'
import { accessibilityIssues } from './support/accessibility-issues.ts'
import { ownTown } from './support/own-town.ts'
import { signedInAs, visit } from './support/visitor.ts'

// A slow machine takes its time.
const expect = soon.configure({ timeout: 30_000 })

test('an editor writes a page by keyboard in both languages, and visitors read it once it is published', { tag: '@core' }, async ({ browser, baseURL }) => {
  const place = await ownTown({ tenant: 'meedoen', locale: 'nl' })
  const { page, context, site } = await visit(browser, baseURL, place, { width: 1440 })
  await context.addCookies([{ name: 'locale', value: 'nl', url: site }])
  await signedInAs(page, place, `redacteur@${place.tenant}.example`)
  const { barriers, look } = accessibilityIssues()

  await page.goto('/content')
  // A button while nobody wrote it, a link afterwards.
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: words.home.nl }).or(main.getByRole('link', { name: words.home.nl }))).toBeVisible()
  await look(page)
  await page.getByLabel(words.newTitle.nl).fill('Koffie in het buurthuis')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: words.addBlock.nl })).toBeVisible()
  const add = async (name: string) => await addBlock(page, name)

  await add(band.name.nl)
  // Where one writes an address, the places of the site are offered.
  const field = (name: string) => page.getByRole('textbox', { name }).or(page.getByRole('combobox', { name })).first()
  const fill = async (label: string, value: string) => await field(label).fill(value)
  await fill('Kop', 'Kom je ook?')
  await fill('Kop in het Engels', 'Will you come too?')
  await fill('Woorden op de knop', 'Zoek een plek')
  await fill('De knop leidt naar', '/dit-is-er-nog-niet')
  await page.keyboard.press('Tab')
  await expect(page.getByText(deadWords.offline.nl, { exact: true })).toBeVisible()
  await fill('De knop leidt naar', '/vacancies/search')
  await expect(page.getByText(deadWords.offline.nl, { exact: true })).toBeHidden()
  await add(pictures.name.nl)
  await page.getByRole('button', { name: say('nl', words.addOne, { one: 'Foto' }) }).press('Enter')
  await page.getByRole('button', { name: stockWords.pick.nl, exact: true }).press('Enter')
  await page.getByRole('dialog').locator('.pick-one').last().press('Enter')
  const seen = page.getByRole('textbox', { name: panelWords.altNl.nl })
  await expect(seen).toBeVisible({ timeout: 60_000 })
  await seen.fill('Buren rond een pan soep')
  await page.keyboard.press('Tab')
  await add(text.name.nl)
  const dutch = page.getByRole('textbox', { name: 'Tekst', exact: true })
  await dutch.click()
  await page.keyboard.type('## Elke ochtend')
  await page.keyboard.press('Enter')
  await page.keyboard.type('De koffie is ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('gratis')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('.')
  await expect(page.locator('.untranslated').first()).toBeVisible()
  await test.step('what a colleague writes elsewhere in the page comes in, and the caret stays where she types', async () => {
    const colleague = await visit(browser, baseURL, place, { width: 1440 })
    await signedInAs(colleague.page, place, `centerbeheerder@${place.tenant}.example`)
    const calls = colleague.page.locator('.block-name', { hasText: 'Kom je ook?' })
    await expect(async () => {
      await colleague.page.goto(page.url())
      await soon(colleague.page.locator('.block-name')).toHaveCount(3, { timeout: 3000 })
    }).toPass({ timeout: 30_000 })
    const heading = colleague.page.getByRole('textbox', { name: 'Kop', exact: true })
    // A press before React has taken over the page does nothing.
    await expect(async () => {
      await calls.press('Enter')
      await soon(heading).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 30_000 })
    const saved = colleague.page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
    await heading.fill('Kom je mee?')
    await saved
    await colleague.context.close()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.type(' en')
    await expect(page.locator('.block-name', { hasText: 'Kom je mee?' })).toBeVisible()
    await page.keyboard.type(' warm')
    await expect(dutch).toContainText('De koffie is gratis en warm.')
  })
  await page.getByRole('textbox', { name: 'Tekst in het Engels', exact: true }).click()
  await page.keyboard.type('Coffee is free.')
  // The text stands below the call and the photo: with Alt and an arrow it goes above them.
  await page.locator('.block-name').nth(2).press('Alt+ArrowUp')
  await page.locator('.block-name').nth(1).press('Alt+ArrowUp')
  await expect(page.locator('.block-name').first()).toContainText(text.name.nl)
  await test.step('a block that was removed by mistake is put back where it stood', async () => {
    const names = page.locator('.block-name')
    const before = await names.allTextContents()
    await page.getByRole('button', { name: say('nl', words.remove, { name: band.name.nl }), exact: true }).press('Enter')
    await expect(names).toHaveCount(2)
    await page.getByRole('button', { name: words.putBack.nl, exact: true }).press('Enter')
    await expect(names).toHaveText(before)
  })
  await test.step('the paper shows her page as visitors will see it; a block is copied, and the page gets its place in the menu', async () => {
    const paper = page.locator('.page-paper')
    await expect(paper.locator('.block-sight').getByText('Kom je mee?', { exact: true })).toBeVisible()
    await expect(paper.locator('.block-sight img')).toBeVisible()
    const names = page.locator('.block-name')
    await page.getByRole('button', { name: say('nl', words.copy, { name: band.name.nl }), exact: true }).press('Enter')
    await expect(names).toHaveCount(4)
    await expect(paper.locator('.block-sight').getByText('Kom je mee?', { exact: true })).toHaveCount(2)
    await page
      .getByRole('button', { name: say('nl', words.remove, { name: band.name.nl }), exact: true })
      .last()
      .press('Enter')
    await expect(names).toHaveCount(3)
    await page.getByLabel(menuWords.standsIn.nl).selectOption({ label: menuNames.header.nl })
    await expect(page.getByText(menuWords.placed.nl)).toBeVisible()
    await expect(page.getByLabel(menuWords.standsIn.nl)).toHaveValue('header:')
    await expect(page.locator('.page-tree [aria-current]')).toHaveText(/Koffie in het buurthuis/)
  })
  await look(page)
  await page.getByRole('button', { name: words.publish.nl, exact: true }).press('Enter')
  await expect(page.getByText(words.isPublished.nl)).toBeVisible()

  const visitor = await visit(browser, baseURL, place)
  await visitor.context.addCookies([{ name: 'locale', value: 'nl', url: site }])
  await visitor.page.goto('/koffie-in-het-buurthuis')
  await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText('Koffie in het buurthuis')
  await expect(visitor.page.getByRole('heading', { level: 2 }).first()).toHaveText('Elke ochtend')
  await expect(visitor.page.locator('main strong')).toHaveText('gratis en warm')
  await expect(visitor.page.getByRole('img', { name: 'Buren rond een pan soep' })).toBeVisible()
  await look(visitor.page)
  await visitor.context.addCookies([{ name: 'locale', value: 'en', url: site }])
  await visitor.page.goto('/koffie-in-het-buurthuis')
  await expect(visitor.page.getByText('Coffee is free.')).toBeVisible()
  await expect(visitor.page.getByRole('heading', { name: 'Will you come too?' })).toBeVisible()

  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: words.view.nl }).click()
  const preview = await opened
  await expect(preview.getByText(say('nl', pageWords.draftShown))).toBeVisible()
  expect(barriers).toEqual([])
})
