import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { say } from '#kernel/i18n/messages.ts'
import { listWords } from '#features/files/list/list-messages.ts'
import { panelWords } from '#features/files/edit/panel-messages.ts'
import { sendWords } from '#features/files/send/send-messages.ts'
import { stockWords } from '#features/files/model/stock-messages.ts'
import { faultsOn } from './support/accessibility-issues.ts'
import { ownTown } from './support/own-town.ts'
import { places } from './support/sites.ts'
import { endSession, signedInAs, visit } from './support/visitor.ts'

const picture = async (red: number) =>
  await sharp({ create: { width: 800, height: 600, channels: 3, background: { r: red, g: 80, b: 160 } } })
    .jpeg()
    .toBuffer()

/** Lets files fall on the page, as from a folder. */
async function drop(page: Page, files: { name: string; type: string; body: Buffer }[]): Promise<void> {
  const given = files.map(({ name, type, body }) => ({ name, type, bytes: [...body] }))
  await page.locator('file-inbox').evaluate((inbox, all) => {
    const transfer = new DataTransfer()
    for (const { name, type, bytes } of all) transfer.items.add(new File([new Uint8Array(bytes)], name, { type }))
    for (const event of ['dragover', 'drop']) inbox.dispatchEvent(new DragEvent(event, { dataTransfer: transfer, bubbles: true, cancelable: true }))
  }, given)
}

for (const [at, like] of places.entries()) {
  const { locale } = like
  const width = at === 0 ? 390 : 1440

  test(
    `an admin fills the library with a bad file among good ones, past a lost connection (${like.tenant}, ${width} px, ${locale})`,
    { tag: at === 0 ? '@core' : [] },
    async ({ browser, baseURL }) => {
      const place = await ownTown(like)
      const { page, context, site } = await visit(browser, baseURL, place, { width })
      await context.addCookies([{ name: 'locale', value: locale, url: site }])
      const shade = 120
      const own = like.tenant
      await signedInAs(page, place, `centerbeheerder@${place.tenant}.example`)
      await page.goto('/content/file-upload')
      await expect(page.locator('file-inbox[awake]')).toBeVisible()
      // Where a script runs, the form of one file is not offered too.
      await expect(page.locator('.send-plain')).toBeHidden()
      const lineOf = (name: string) => page.locator('.send-line').filter({ hasText: name })

      await drop(page, [
        { name: `soep-${own}.jpg`, type: 'image/jpeg', body: await picture(shade) },
        { name: `liegt-${own}.png`, type: 'image/png', body: Buffer.from('<svg onload="alert(1)"/>') },
        { name: `../verslag-${own}.pdf`, type: 'application/pdf', body: Buffer.from(`%PDF-1.4\n% ${own}\n%%EOF`) },
      ])
      await expect(lineOf(`soep-${own}`)).toContainText(say(locale, sendWords.done), { timeout: 30_000 })
      await expect(lineOf(`verslag-${own}`)).toContainText(say(locale, sendWords.done), { timeout: 30_000 })
      await expect(lineOf(`liegt-${own}`)).toHaveClass(/is-refused/)

      // Half-way the line is gone: it is told, and goes on by itself. What arrives meanwhile puts no error in place of the page.
      await drop(page, [{ name: `net-${own}.jpg`, type: 'image/jpeg', body: await picture(shade + 25) }])
      await expect(lineOf(`net-${own}`)).toBeVisible()
      await context.setOffline(true)
      await drop(page, [{ name: `later-${own}.jpg`, type: 'image/jpeg', body: await picture(shade + 50) }])
      await expect(page.getByText(say(locale, sendWords.offline))).toBeVisible({ timeout: 30_000 })
      // Whoever leaves now is asked first: the files are in this page alone.
      const isAsked = async () => await page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
      expect(await isAsked()).toBe(true)
      await context.setOffline(false)
      await expect(lineOf(`net-${own}`)).toContainText(say(locale, sendWords.done), { timeout: 40_000 })
      await expect(lineOf(`later-${own}`)).toContainText(say(locale, sendWords.done), { timeout: 40_000 })

      expect(await isAsked()).toBe(false)

      // What it shows, in both languages, and what stays in sight of it, by keyboard.
      await lineOf(`soep-${own}`).getByRole('link').click()
      const panel = page.locator('dialog[open]')
      await expect(panel.getByRole('heading', { name: `soep-${own}.webp`, level: 3 })).toBeVisible({ timeout: 30_000 })
      await panel.locator('.focus-knob').press('ArrowLeft')
      await panel.locator('.focus-knob').press('ArrowUp')
      await expect(panel.locator('.focus-knob')).toHaveAccessibleName(say(locale, panelWords.focusAt, { x: 45, y: 45 }))
      await panel.getByLabel(say(locale, panelWords.altNl)).fill('Een bord soep')
      await panel.getByLabel(say(locale, panelWords.altEn)).fill('A bowl of soup')
      expect(await faultsOn(page, { within: 'dialog[open]' })).toEqual([])
      await panel.getByRole('button', { name: say(locale, panelWords.save), exact: true }).press('Enter')
      await expect(page.getByText(say(locale, panelWords.saved), { exact: true })).toBeAttached({ timeout: 30_000 })
      await page.reload()
      await expect(panel.getByLabel(say(locale, panelWords.altEn))).toHaveValue('A bowl of soup', { timeout: 30_000 })
      await expect(panel.locator('.focus-knob')).toHaveAccessibleName(say(locale, panelWords.focusAt, { x: 45, y: 45 }))

      // Offered to everybody, it is used, and cannot go; nobody is offered to throw it away.
      await page.goto('/content/stock-images')
      await expect(page.locator('.stock-card').first()).toBeVisible()
      expect(await faultsOn(page, { within: 'main' })).toEqual([])
      const offer = page.locator('details').filter({ hasText: say(locale, stockWords.offerText) })
      await offer.locator('summary').click()
      // Pictures that cannot be reached are not said to be none.
      await context.setOffline(true)
      await expect(async () => {
        await offer.getByRole('button', { name: say(locale, stockWords.pick) }).click()
        await expect(page.locator('dialog[open]').getByText(say(locale, stockWords.failed))).toBeVisible({ timeout: 5000 })
      }).toPass({ timeout: 30_000 })
      await context.setOffline(false)
      await page
        .locator('dialog[open]')
        .getByRole('button', { name: say(locale, stockWords.again) })
        .click()
      await expect(page.locator('dialog[open] .pick-one').first()).toBeVisible()
      await page.locator('dialog[open]').getByRole('searchbox').fill(`soep-${own}`)
      await expect(page.locator('dialog[open] .pick-grid').first().locator('.pick-one')).toHaveCount(1, { timeout: 30_000 })
      await page.locator('dialog[open] .pick-one').first().click()
      await offer.getByLabel(say(locale, stockWords.titleNl), { exact: true }).fill(`Soep van ${own}`)
      await offer.getByLabel(say(locale, stockWords.titleEn), { exact: true }).fill(`Soup of ${own}`)
      await offer.getByRole('button', { name: say(locale, stockWords.offerYes) }).click()
      await expect(page.getByRole('heading', { name: locale === 'nl' ? `Soep van ${own}` : `Soup of ${own}` })).toBeVisible({ timeout: 30_000 })
      await page.goto(`/content/file-upload?q=soep-${own}&open=first`)
      await expect(panel.getByText(say(locale, panelWords.locked))).toBeVisible({ timeout: 30_000 })
      await expect(panel.getByRole('button', { name: say(locale, panelWords.throwAway) })).toHaveCount(0)

      // What is used nowhere goes, many at once.
      await page.goto(`/content/file-upload?q=later-${own}`)
      await page
        .locator('[data-row]')
        .filter({ hasText: `later-${own}` })
        .getByRole('checkbox')
        .check()
      await page.getByRole('button', { name: say(locale, listWords.throwAway), exact: true }).click()
      await page
        .locator('dialog[open]')
        .getByRole('button', { name: say(locale, listWords.throwAway) })
        .click()
      await expect(page.locator(`[data-row]`).filter({ hasText: `later-${own}` })).toHaveCount(0, { timeout: 30_000 })

      // A session that ended in the meantime is said, with the way back, and nothing is called wrong.
      await endSession(page)
      await drop(page, [{ name: `uit-${own}.jpg`, type: 'image/jpeg', body: await picture(shade + 40) }])
      await expect(page.getByText(say(locale, sendWords.signedOut))).toBeVisible({ timeout: 30_000 })
      await expect(lineOf(`uit-${own}`)).toContainText(say(locale, sendWords.waiting))
      await page.getByRole('link', { name: say(locale, sendWords.signIn) }).click()
      await expect(page).toHaveURL(/login-1/)
      await context.close()
    },
  )
}
