import { expect as soon, type Page, test } from '@playwright/test'
import { type AnyMessage, type FactsOf, say } from '#kernel/i18n/messages.ts'
import { undoWords } from '#features/lists/undo-messages.ts'
import { menuNames, menuWords as words } from '#features/menu-items/messages.ts'
import { messages as frame } from '#shell/words.ts'
import { accessibilityIssues } from './support/accessibility-issues.ts'
import { drag } from './support/drag.ts'
import { ownTown } from './support/own-town.ts'
import { signedInAs, visit } from './support/visitor.ts'

// A slow machine takes its time.
const expect = soon.configure({ timeout: 30_000 })
const t = <M extends AnyMessage>(message: M, ...facts: FactsOf<M>) => say('nl', message, ...facts)

test(
  'an editor builds a menu by keyboard, and visitors find their way by it in both languages until the page goes',
  { tag: '@core' },
  async ({ browser, baseURL }) => {
    const dutch = 'Ons kantoor'
    const english = 'Our office'
    const place = await ownTown({ tenant: 'meedoen', locale: 'nl' })
    const { page, context, site } = await visit(browser, baseURL, place, { width: 1440 })
    await context.addCookies([{ name: 'locale', value: 'nl', url: site }])
    const { barriers, look: lookAt } = accessibilityIssues()
    const look = async (of: Page) => await lookAt(of, { from: 'top' })
    /** As its own page would ask. */
    const ask = async (method: string, path: string, body: object = {}) =>
      await page.evaluate(
        async ([how, to, sent]) => {
          const headers = { accept: 'application/json', 'content-type': 'application/json' }
          const answer = await fetch(`/door/api/v1/${to}`, { method: how!, headers, body: sent! })
          return { status: answer.status, id: ((await answer.json()) as { data?: { id: string } }).data?.id ?? '' }
        },
        [method, path, JSON.stringify(body)],
      )
    const blocks = [{ id: 'b1', kind: 'text', value: { body: { nl: [{ type: 'paragraph', content: [{ text: 'Kom langs.' }] }], en: [] } } }]
    const lines = page.locator('#header .menu-lines > li')
    let kept = ''

    await test.step('there is a page to lead to', async () => {
      await signedInAs(page, place, `redacteur@${place.tenant}.example`)
      await page.goto('/content/menu-items')
      kept = (await ask('POST', 'content_items', { titleNl: dutch, titleEn: english, slugNl: 'ons-kantoor', slugEn: 'our-office', blocks })).id
      soon((await ask('PUT', `content_items/${kept}/publish`)).status).toBe(200)
    })

    await test.step('she adds a line, called as the page is', async () => {
      await page.goto('/content/menu-items')
      await expect(lines.first()).toBeVisible()
      await look(page)
      await page.getByRole('button', { name: t(words.begin) }).press('Enter')
      await page
        .locator('#header')
        .getByRole('link', { name: t(words.add) })
        .press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: t(words.newLine) })).toBeVisible()
      await look(page)
      await page.getByLabel(t(words.choosePage), { exact: true }).selectOption({ label: dutch })
      await page.getByRole('button', { name: t(words.add), exact: true }).press('Enter')
      await expect(lines.last()).toContainText(dutch)
    })

    await test.step('with the arrow keys it goes to the front, under another line and back, and each step is said', async () => {
      const grip = page.getByRole('button', { name: t(words.move, { name: dutch }) })
      const live = page.locator('.menu-board [aria-live]')
      // Once more where the page had not woken.
      await expect(async () => {
        if (!(await lines.first().textContent())?.includes(dutch)) await grip.press('ArrowUp')
        await soon(lines.first()).toContainText(dutch, { timeout: 1000 })
      }).toPass({ timeout: 30_000 })
      await grip.press('ArrowUp')
      await expect(page.locator('#top .menu-lines > li').last()).toContainText(dutch)
      await expect(live).toContainText(menuNames.top.nl)
      await expect(grip).toBeFocused()
      await grip.press('ArrowDown')
      await expect(lines.first()).toContainText(dutch)
      await grip.press('ArrowDown')
      await expect(lines.nth(1)).toContainText(dutch)
      await expect(grip).toBeFocused()
      const above = (await lines.first().locator('.tlink').first().textContent())!
      await grip.press('ArrowRight')
      await expect(lines.first().locator('li')).toContainText(dutch)
      await expect(live).toContainText(`‘${above}’`)
      await expect(grip).toBeFocused()
      await grip.press('ArrowLeft')
      await expect(lines.nth(1)).toContainText(dutch)
      await expect(page.locator('.menu-paper-head')).toContainText(dutch)
      await look(page)
    })

    await test.step('with the mouse it goes into another menu and back, under another line and out again; Escape lets go', async () => {
      const grip = page.getByRole('button', { name: t(words.move, { name: dutch }) })
      const faces = page.locator('#header .menu-line')
      const inTop = page.locator('#top .menu-lines > li').filter({ hasText: dutch })
      await drag(page, grip, page.locator('#top h2'))
      await expect(inTop).toBeVisible()
      await drag(page, grip, faces.first(), { at: 0.8, right: 80 })
      await expect(lines.first().locator('li')).toContainText(dutch)
      await expect(grip).toBeFocused()
      await drag(page, grip, faces.first(), { at: 0.2 })
      await expect(lines.first().locator('.menu-line').first()).toContainText(dutch)
      await drag(page, grip, faces.nth(1), { at: 0.8 })
      await expect(lines.nth(1)).toContainText(dutch)
      await grip.hover()
      await page.mouse.down()
      await page.mouse.move(300, 300, { steps: 5 })
      await expect(page.locator('.drag-ghost')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await page.mouse.up()
      await expect(page.locator('.drag-ghost')).toHaveCount(0)
      await expect(lines.nth(1)).toContainText(dutch)
    })

    await test.step('what she moves while the line is lost stays, and is saved when it is back; what she changes she takes back', async () => {
      const grip = page.getByRole('button', { name: t(words.move, { name: dutch }) })
      const lost = page.getByText(t(words.lost))
      await context.setOffline(true)
      await grip.press('ArrowUp')
      await expect(lines.first()).toContainText(dutch)
      await expect(lost).toBeVisible()
      await grip.press('ArrowDown')
      await grip.press('ArrowDown')
      await expect(lines.nth(2)).toContainText(dutch)
      const saved = page.waitForResponse((answer) => answer.url().endsWith('/menu_items/reorder') && answer.ok())
      await context.setOffline(false)
      await saved
      await expect(lost).toHaveCount(0)
      await page.reload()
      await expect(lines.nth(2)).toContainText(dutch)
      await lines.nth(2).getByRole('link', { name: dutch }).press('Enter')
      await page.locator('[name=labelNl]').fill('Kantoortuin')
      await page.getByRole('button', { name: t(words.save), exact: true }).press('Enter')
      await page.getByRole('button', { name: t(undoWords.undo) }).press('Enter')
      await expect(lines.nth(2)).toContainText(dutch)
    })

    const visitor = await visit(browser, baseURL, place, { width: 1440 })
    await visitor.context.addCookies([{ name: 'locale', value: 'nl', url: site }])
    const reader = await visit(browser, baseURL, { ...place, locale: 'en' })
    await reader.context.addCookies([{ name: 'locale', value: 'en', url: site }])
    const inHeader = visitor.page.getByRole('navigation', { name: t(frame.mainMenu) }).getByRole('link', { name: dutch, exact: true })

    await test.step('visitors find it, at a desk and on a phone', async () => {
      await expect(async () => {
        await visitor.page.goto('/vacancies/search')
        await soon(inHeader).toBeVisible({ timeout: 2000 })
      }).toPass({ timeout: 30_000 })
      await look(visitor.page)
      await inHeader.click()
      await expect(visitor.page.getByRole('heading', { level: 1, name: dutch })).toBeVisible()
      await expect(inHeader).toHaveAttribute('aria-current', 'page')
      await reader.page.goto('/vacancies/search')
      await reader.page.getByRole('button', { name: frame.menu.en, exact: true }).first().click()
      const panel = reader.page.getByRole('dialog')
      await expect(panel.getByRole('link', { name: english })).toBeVisible()
      await look(reader.page)
      await panel.getByRole('link', { name: english }).click()
      await expect(reader.page.getByRole('heading', { level: 1, name: english })).toBeVisible()
    })

    await test.step('when the page goes offline the line goes with it, and she sees why', async () => {
      soon((await ask('PUT', `content_items/${kept}/unpublish`)).status).toBe(200)
      await expect(async () => {
        await visitor.page.goto('/vacancies/search')
        await soon(inHeader).toHaveCount(0, { timeout: 2000 })
      }).toPass({ timeout: 30_000 })
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/content/menu-items')
      await expect(lines.filter({ hasText: dutch })).toContainText(t(words.isOffline))
      await look(page)
    })

    expect(barriers).toEqual([])
    for (const one of [visitor, reader]) await one.context.close()
    await context.close()
  },
)
