import { expect as soon, test } from '@playwright/test'
import { type AnyMessage, type FactsOf, say } from '#kernel/i18n/messages.ts'
import { screens } from '#features/auth/forms/screens-messages.ts'
import { pageWords as exportWords } from '#features/center-archives/messages.ts'
import { faultWords, removalWords as words } from '#features/center-removals/messages.ts'
import { oneWords } from '#features/platform-centers/messages.ts'
import { accessibilityIssues, type State } from './support/accessibility-issues.ts'
import { asOwner } from './support/as-owner.ts'
import { awake } from './support/awake.ts'
import { ownTown } from './support/own-town.ts'
import { demoPassword } from './support/sites.ts'
import { fillSignIn, signedInAs, visit } from './support/visitor.ts'

// A slow machine takes its time.
const expect = soon.configure({ timeout: 60_000 })
const states: readonly State[] = [
  { width: 1440, dark: false, rules: 'all' },
  { width: 390, dark: true, rules: 'contrast' },
]

for (const { locale, width } of [
  { locale: 'nl', width: 390 },
  { locale: 'en', width: 1440 },
] as const) {
  const t = <M extends AnyMessage>(message: M, ...facts: FactsOf<M>) => say(locale, message, ...facts)

  test(`the platform’s admin removes a center once it has its data, in ${locale} at ${width} px`, async ({ browser, baseURL }) => {
    const town = await ownTown({ tenant: 'meedoen', locale })
    const here = { tenant: 'meedoen', locale } as const
    const { page, context, site } = await visit(browser, baseURL, here, { width })
    await context.addCookies([{ name: 'locale', value: locale, url: site }])
    await signedInAs(page, here, 'platform@demo.example')
    const { id, name } = await asOwner(
      async (owner) =>
        (await owner.query<{ id: string; name: string }>('select id, name from volunteer_centers where tenant_key = $1', [town.tenant])).rows[0]!,
    )
    const there = await visit(browser, baseURL, town, { width })
    await there.context.addCookies([{ name: 'locale', value: locale, url: there.site }])
    const { barriers, look } = accessibilityIssues()
    const seen = async () => {
      await look(page, { from: 'top', states })
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: null })
    }
    const button = (message: { nl: string; en: string }) => page.getByRole('button', { name: t(message), exact: true })
    const field = (message: { nl: string; en: string }) => page.getByLabel(t(message), { exact: true })

    await test.step('a center that is open cannot be removed; closed, there is a way to it', async () => {
      await page.goto(`/volunteerly/centers/${id}`)
      await awake(page)
      await expect(page.getByRole('link', { name: t(words.open), exact: true })).toHaveCount(0)
      await button(oneWords.suspend).click()
      await page.getByRole('dialog').getByLabel(t(oneWords.reason)).fill('Het contract loopt af')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t(oneWords.suspendNow), exact: true })
        .click()
      await expect(page.getByRole('link', { name: t(words.open), exact: true })).toBeVisible()
    })

    await test.step('it says what goes and what stays, and what is typed wrong is told at its field and kept', async () => {
      await page.getByRole('link', { name: t(words.open), exact: true }).click()
      await expect(page.getByRole('heading', { name: t(words.staysTitle), exact: true })).toBeVisible()
      await awake(page)
      await seen()
      await button(words.plan).click()
      await expect(field(words.typeName)).toHaveAccessibleDescription(t(words.nameMissing))
      await expect(field(words.password)).toHaveAccessibleDescription(t(screens.enterPassword))
      await field(words.typeName).fill('Een ander')
      await field(words.password).fill(demoPassword)
      await button(words.plan).click()
      await expect(field(words.typeName)).toHaveAccessibleDescription(t(faultWords.otherName, { name }))
      await expect(field(words.typeName)).toHaveValue('Een ander')
      await field(words.typeName).fill(name)
      await field(words.password).fill('dit is het niet')
      await button(words.plan).click()
      await expect(field(words.password)).toHaveAccessibleDescription(t(screens.currentWrong))
      await expect(field(words.typeName)).toHaveValue(name)
      await seen()
    })

    await test.step('planned, it says what it waits for; one press stops it, and it is planned again', async () => {
      const plan = async () => {
        await field(words.password).fill(demoPassword)
        await button(words.plan).click()
        await expect(page.getByText(t(words.plannedTitle), { exact: true })).toBeVisible()
      }
      await plan()
      await expect(page.getByText(t(words.no_export), { exact: true })).toBeVisible()
      await seen()
      await button(words.without).click()
      await expect(page.getByRole('dialog').getByLabel(t(words.reason))).toBeVisible()
      await look(page, { within: 'dialog' })
      await page.keyboard.press('Escape')
      await button(words.cancel).click()
      await expect(page.getByRole('link', { name: t(words.open), exact: true })).toBeVisible()
      await page.getByRole('link', { name: t(words.open), exact: true }).click()
      await field(words.typeName).fill(name)
      await plan()
    })

    await test.step('at the closed site its admin signs in and takes everything along, and sees nothing else', async () => {
      await expect(async () => soon((await there.page.goto(`${there.site}/settings/export`))?.status()).toBe(200)).toPass({ timeout: 60_000 })
      await fillSignIn(there.page, town, `centerbeheerder@${town.tenant}.example`, demoPassword)
      await expect(there.page.getByRole('heading', { name: t(exportWords.askTitle) })).toBeVisible()
      await look(there.page)
      await there.page.getByLabel(t(exportWords.password), { exact: true }).fill(demoPassword)
      await there.page.getByRole('button', { name: t(exportWords.ask), exact: true }).click()
      await expect(there.page.getByText(t(exportWords.ready), { exact: true })).toBeVisible()
      await page.reload()
      await expect(page.getByText(t(words.unfetched), { exact: true })).toBeVisible()
      const downloading = there.page.waitForEvent('download')
      await there.page.getByRole('link', { name: t(exportWords.download), exact: true }).click()
      await (await downloading).path()
      soon((await there.page.goto(`${there.site}/dashboard`))?.status()).toBe(503)
      await page.reload()
      await expect(page.getByText(t(words.waitsForNothing), { exact: true })).toBeVisible()
      await seen()
    })

    await test.step('on its day it goes by itself: the list says so, and its address is nobody’s', async () => {
      await asOwner(async (owner) => {
        await owner.query('update center_removals set due_at = now() where center_id = $1', [id])
        // The clock of the jobs strikes.
        await owner.query(`insert into pgboss.job (name) values ('center-removals.begin')`)
      })
      const removed = page.getByRole('region', { name: t(words.removedTitle) })
      await expect(async () => {
        await page.goto('/volunteerly/centers')
        await soon(removed.getByText(name).first()).toBeVisible({ timeout: 2_000 })
      }).toPass({ timeout: 120_000 })
      await seen()
      await expect(async () => {
        const known = await there.page.goto(`${there.site}/config`)
        soon(((await known!.json()) as { tenant: string }).tenant).toBe('demo')
      }).toPass({ timeout: 60_000 })
      soon((await page.goto(`/volunteerly/centers/${id}`))?.status()).toBe(404)
    })
    soon(barriers).toEqual([])
    await context.close()
    await there.context.close()
  })
}
