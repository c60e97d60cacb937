import { expect as soon, type Page, test } from '@playwright/test'
import { type AnyMessage, type FactsOf, say } from '#kernel/i18n/messages.ts'
import { shareWords } from '#design/link/share-words.ts'
import { newsWords as shown } from '#features/news/model/messages.ts'
import { stockWords } from '#features/files/model/stock-messages.ts'
import { relatedWords } from '#features/news/editor/related-messages.ts'
import { staffWords as words } from '#features/news/staff-list/staff-messages.ts'
import { richWords as rich } from '#design/rich-editor/messages.ts'
import { statusWords } from '#features/news/model/status-words.ts'
import { partnerWords } from '#features/partners/messages.ts'
import { staffWords as partners } from '#features/partners/staff-messages.ts'
import { pasted } from '#src/testing/pasted.ts'
import { accessibilityIssues } from './support/accessibility-issues.ts'
import { ownTown } from './support/own-town.ts'
import { savedWith } from './support/saved.ts'
import { signedInAs, visit } from './support/visitor.ts'

// A slow machine takes its time.
const expect = soon.configure({ timeout: 30_000 })
const t = <M extends AnyMessage>(message: M, ...facts: FactsOf<M>) => say('nl', message, ...facts)
const title = 'De Meent krijgt een nieuwe bank'
const english = 'De Meent gets a new bench'
const inPicture = 'Twee buren zitten op de nieuwe bank'
const caption = 'De bank staat er sinds zaterdag.'

test(
  'an editor writes, schedules, publishes and pins an article, and visitors read and share it in both languages',
  { tag: '@core' },
  async ({ browser, baseURL }) => {
    const place = await ownTown({ tenant: 'public', locale: 'nl' })
    const { page, context, site } = await visit(browser, baseURL, place, { width: 1440 })
    await context.addCookies([{ name: 'locale', value: 'nl', url: site }])
    const visitor = await visit(browser, baseURL, { ...place, locale: 'en' })
    await visitor.context.addCookies([{ name: 'locale', value: 'en', url: site }])
    const { barriers, look: lookAt } = accessibilityIssues()
    const look = async (of: Page) => await lookAt(of, { from: 'top' })
    const status = (name: keyof typeof statusWords) => page.locator('.news-standing').getByText(t(statusWords[name]), { exact: true })
    const act = (name: AnyMessage & { nl: string; en: string }) => page.locator('.news-standing').getByRole('button', { name: t(name), exact: true })
    await signedInAs(page, place, `redacteur@${place.tenant}.example`)

    await test.step('a draft is begun and written', async () => {
      await page.goto('/nieuws')
      await page.getByRole('link', { name: t(shown.write), exact: true }).click()
      await page.getByLabel(t(words.fieldTitle), { exact: false }).fill(title)
      await page.getByRole('button', { name: t(words.begin), exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(status('draft')).toBeVisible()
      // By keyboard alone: a heading and a list come of the signs that begin them.
      const body = page.getByRole('textbox', { name: t(words.fieldBody), exact: true })
      await body.focus()
      await page.keyboard.type('Vanaf zaterdag zit je weer goed.')
      await page.keyboard.press('Enter')
      await page.keyboard.type('## Kom je ook?')
      await page.keyboard.press('Enter')
      await page.keyboard.type('- met koffie')
      await page.keyboard.press('Enter')
      await page.keyboard.type('met taart')
      await expect(body.getByRole('listitem')).toHaveCount(2)
      await page.getByLabel(t(words.fieldTitleEn)).fill(english)
      const bodyEn = page.getByRole('textbox', { name: t(words.fieldBodyEn), exact: true })
      await bodyEn.focus()
      await page.keyboard.type('From Saturday you can sit down again.')
      await expect(bodyEn).toContainText('sit down again.')
    })

    await test.step('pictures of the library stand within both texts, one with words and a caption, one as decoration', async () => {
      const place = async (nth: number, ask: () => Promise<void>) => {
        await page
          .getByRole('button', { name: t(rich.picture), exact: true })
          .nth(nth)
          .click()
        await page.locator('.pick-one').first().click()
        await ask()
        await page.getByRole('button', { name: t(rich.placePicture), exact: true }).click()
      }
      const alt = page.getByLabel(t(rich.alt), { exact: true })
      await place(0, async () => {
        await expect(alt).toBeFocused()
        // Without words it is not placed.
        await alt.fill('')
        await page.getByRole('button', { name: t(rich.placePicture), exact: true }).click()
        await expect(page.getByText(t(rich.altMissing), { exact: true })).toBeVisible()
        await alt.fill(inPicture)
        await page.getByLabel(t(rich.caption)).fill(caption)
        await look(page)
      })
      const body = page.getByRole('textbox', { name: t(words.fieldBody), exact: true })
      await expect(body.getByRole('img', { name: inPicture, exact: true })).toBeVisible()
      await expect(body.getByText(caption, { exact: true })).toBeVisible()
      // What is typed next stands below it.
      await page.keyboard.type('Tot dan!')
      await expect(body.locator('figure + p')).toHaveText('Tot dan!')
      await place(1, async () => await page.getByLabel(t(rich.decorative)).check())
      await expect(page.getByRole('textbox', { name: t(words.fieldBodyEn), exact: true }).locator('figure img')).toHaveAttribute('alt', '')
      // Selected, it is changed or taken away, and what was done is undone.
      await body.locator('figure').click()
      await page
        .getByRole('button', { name: t(rich.picture), exact: true })
        .first()
        .click()
      await expect(alt).toHaveValue(inPicture)
      await page.getByRole('button', { name: t(rich.removePicture), exact: true }).click()
      await expect(body.locator('figure')).toHaveCount(0)
      await page
        .getByRole('button', { name: t(rich.undo), exact: true })
        .first()
        .click()
      await expect(body.getByRole('img', { name: inPicture, exact: true })).toBeVisible()
    })

    await test.step('a picture is chosen, and vacancies are searched and put in an order', async () => {
      await page.getByRole('button', { name: t(stockWords.pick), exact: true }).click()
      await page.locator('.pick-one').first().click()
      await expect(page.getByRole('button', { name: t(stockWords.pickOther), exact: true })).toBeVisible()
      const search = page.getByRole('combobox', { name: t(relatedWords.label), exact: false })
      const chosen = page.getByRole('list', { name: t(relatedWords.chosen), exact: true }).getByRole('listitem')
      for (const [number, typed] of ['buur', 'koffie'].entries()) {
        await page.locator('#relatedVacancies').fill(typed)
        // What makes it a combobox is loaded with the first focus.
        await expect(async () => {
          await search.press('ArrowDown')
          await soon(page.locator('#relatedVacancies-list').getByRole('option').first()).toBeVisible({ timeout: 3000 })
        }).toPass({ timeout: 30_000 })
        await page.locator('#relatedVacancies-list').getByRole('option').first().click()
        await expect(chosen).toHaveCount(number + 1)
      }
      const last = (await chosen.nth(1).locator('.font-semibold').innerText()).trim()
      const lastId = await chosen.nth(1).getAttribute('data-id')
      await savedWith(
        page,
        `["${lastId}"`,
        async () => await page.getByRole('button', { name: t(relatedWords.up, { title: last }), exact: true }).press('Enter'),
      )
      await expect(chosen.first()).toContainText(last)
      await look(page)
      // What was saved while it was written is there again.
      await page.reload()
      await expect(page.getByRole('textbox', { name: t(words.fieldBody), exact: true })).toContainText('met taart')
      await expect(page.getByRole('img', { name: inPicture, exact: true })).toBeVisible()
      await expect(chosen.first()).toContainText(last)
      await expect(page.getByLabel(t(words.fieldTitleEn))).toHaveValue(english)
    })

    await test.step('it is scheduled, and then published at once after all', async () => {
      await act(words.schedule).click()
      await page.getByLabel(t(words.scheduleDay), { exact: true }).fill('2099-01-01')
      await page.getByRole('button', { name: t(words.scheduleIt), exact: true }).click()
      await expect(status('scheduled')).toBeVisible()
      await visitor.page.goto('/nieuws')
      await expect(visitor.page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(visitor.page.getByRole('link', { name: english })).toHaveCount(0)
      await act(words.publish).click()
      await expect(status('published')).toBeVisible()
    })

    await test.step('it is put on top', async () => {
      await page.getByLabel(t(words.fieldPinned)).check()
      await page.getByRole('button', { name: t(words.save), exact: true }).click()
      await expect(page.getByText(t(words.saved), { exact: true }).first()).toBeVisible()
      await expect(page.getByLabel(t(words.fieldPinned))).toBeChecked()
    })

    await test.step('a visitor reads it in English on a phone, and shares it', async () => {
      await expect(async () => {
        await visitor.page.goto('/nieuws')
        await soon(visitor.page.locator('.news-card', { hasText: english })).toContainText(shown.pinned.en, { timeout: 3000 })
      }).toPass({ timeout: 30_000 })
      await look(visitor.page)
      await visitor.page.getByRole('link', { name: english }).click()
      await expect(visitor.page.getByRole('heading', { level: 1, name: english })).toBeVisible()
      await expect(visitor.page.getByText('From Saturday you can sit down again.')).toBeVisible()
      // Its size is known before it is loaded, so that nothing jumps.
      const within = visitor.page.locator('.news-figure img')
      await expect(within).toHaveAttribute('alt', '')
      await expect(within).toHaveAttribute('width', /^\d+$/)
      await expect(within).toHaveAttribute('srcset', /320w/)
      const told = await visitor.page.getByRole('link', { name: shareWords.whatsapp.en }).getAttribute('href')
      soon(decodeURIComponent(told!)).toContain(`${english} ${visitor.page.url()}`)
      await look(visitor.page)
      const picture = await visitor.page.locator('meta[property="og:image"]').getAttribute('content')
      const answer = await visitor.page.evaluate(async (url) => {
        const { status, headers } = await fetch(url)
        return [status, headers.get('content-type')]
      }, picture!)
      soon(answer).toEqual([200, expect.stringMatching(/^image\//)])
      // The address of the English article says so, whatever language the reader's browser has.
      const stranger = await visit(browser, baseURL, place)
      await stranger.page.goto((await visitor.page.locator('link[rel=alternate][hreflang=en]').getAttribute('href'))!)
      await expect(stranger.page.getByRole('heading', { level: 1, name: english })).toBeVisible()
      await expect(stranger.page.locator('html')).toHaveAttribute('lang', 'en')
      await stranger.page.goto((await visitor.page.locator('link[rel=alternate][hreflang=nl]').getAttribute('href'))!)
      const dutch = stranger.page.getByRole('figure').filter({ hasText: caption })
      await expect(dutch.getByRole('img', { name: inPicture, exact: true })).toBeVisible()
      await stranger.context.close()
    })

    await test.step('partners are kept beside it, and the article goes again', async () => {
      await visitor.page.goto('/partners')
      await expect(visitor.page.getByRole('heading', { level: 1 })).toBeVisible()
      await look(visitor.page)
      await page.goto('/partners')
      await page.getByRole('link', { name: t(partnerWords.manage), exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: t(partners.title), exact: true })).toBeVisible()
      await look(page)
      await page.goto('/content?part=news')
      await page.getByRole('link', { name: title, exact: true }).click()
      await act(words.archive).click()
      await expect(status('archived')).toBeVisible()
    })
    soon(barriers).toEqual([])
  },
)

test('what is pasted from other programs arrives as one saw it there, under the policy of the page', async ({ browser, baseURL }) => {
  const place = await ownTown({ tenant: 'public', locale: 'nl' })
  const { page, context, site } = await visit(browser, baseURL, place, { width: 1440 })
  await context.addCookies([{ name: 'locale', value: 'nl', url: site }])
  await signedInAs(page, place, `redacteur@${place.tenant}.example`)
  await page.goto('/nieuws')
  await page.getByRole('link', { name: t(shown.write), exact: true }).click()
  await page.getByLabel(t(words.fieldTitle), { exact: false }).fill('Geplakt')
  await page.getByRole('button', { name: t(words.begin), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Geplakt' })).toBeVisible()
  const answer = await page.reload()
  expect((answer!.headers()['content-security-policy'] ?? '').split('; ')).toContain("style-src 'self'")
  const body = page.getByRole('textbox', { name: t(words.fieldBody), exact: true })
  await expect(body).toBeVisible()
  const kept = async () => JSON.parse((await page.locator('input[name="body"]').inputValue()) || '[]') as unknown
  for (const { program, html, seen } of pasted) {
    await test.step(program, async () => {
      await body.press('ControlOrMeta+a')
      await page.keyboard.press('Delete')
      await expect.poll(kept).toEqual([])
      await body.evaluate((box, copied) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/html', copied)
        box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }, html)
      await expect.poll(kept).toEqual(seen)
    })
  }
  // What was copied in the editor itself comes back the same.
  await body.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+x')
  await expect.poll(kept).toEqual([])
  await page.keyboard.press('ControlOrMeta+v')
  await expect.poll(kept).toEqual(pasted.at(-1)!.seen)
  await context.close()
})
