import { expect, type Page, test } from '@playwright/test'
import { undoWords } from '#features/lists/undo-messages.ts'
import { expenseWords as words } from '#features/expenses/expense-words.ts'
import { recordWords } from '#features/work-record/record-words.ts'
import { words as profileWords } from '#features/users/profile/web/profile-words.ts'
import { inEuros } from '#kernel/i18n/euros.ts'
import { type AnyMessage, type FactsOf, say } from '#kernel/i18n/messages.ts'
import { faultsOn } from './support/accessibility-issues.ts'
import { ownTown } from './support/own-town.ts'
import type { Place } from './support/sites.ts'
import { signedInAs, visit } from './support/visitor.ts'

const march = '/profiel?part=expenses&month=2025-03'

/** A phone in Dutch, a desk in English. */
const walks: readonly (readonly [Place, number])[] = [
  [{ tenant: 'demo', locale: 'nl' }, 390],
  [{ tenant: 'public', locale: 'en' }, 1440],
]

/** Finds and fills the parts of the screen by their words. */
function screenOf(page: Page, { locale }: Place) {
  const t = <M extends AnyMessage>(message: M, ...facts: FactsOf<M>) => say(locale, message, ...facts)
  return {
    t,
    euros: (cents: number) => inEuros(locale, cents),
    form: page.locator('#expense-form'),
    month: page.locator('.meter-card').first(),
    year: page.locator('.meter-card').nth(1),
    save: async () =>
      await page
        .locator('#expense-form')
        .getByRole('button', { name: t(words.save), exact: true })
        .click(),
  }
}

for (const [like, width] of walks)
  test(
    `a volunteer notes what she got, sees what is left and changes her mind: ${like.locale} ${width}`,
    { tag: width === 390 ? ['@core'] : [] },
    async ({ browser, baseURL }) => {
      // A town of its own, two forms and their undo take a while on a small machine.
      test.slow()
      const place = await ownTown(like)
      const { page, context, site } = await visit(browser, baseURL, place, { width })
      await context.addCookies([{ name: 'locale', value: place.locale, url: site }])
      await signedInAs(page, place, `vrijwilliger@${place.tenant}.example`)
      const { t, euros, form, month, year, save } = screenOf(page, place)
      await page.goto('/profiel')
      await page
        .getByRole('navigation', { name: t(profileWords.editChildren) })
        .getByRole('link', { name: t(words.title) })
        .click()
      await expect(page.getByRole('heading', { level: 1, name: t(words.title) })).toBeVisible()
      expect(await faultsOn(page)).toEqual([])

      // A month of a year that nobody knows the limits of.
      await page.goto('/profiel?part=expenses&month=2021-05')
      await expect(month.getByText(t(words.unknownLimit, { year: 2021 }))).toBeVisible()
      await expect(page.locator('.meter-card progress')).toHaveCount(0)

      // What is typed wrong is told at its field, and the rest stays.
      await page.goto('/profiel?part=expenses&month=2025-08')
      await expect(month).toContainText(t(words.left, { amount: euros(21_000) }))
      const before = await year.locator('.meter-answer').innerText()
      await form.getByLabel(t(words.otherPlace)).check()
      await form.getByLabel(t(words.organization), { exact: true }).fill('Wijkcentrum')
      await form
        .getByRole('group', { name: t(words.kind) })
        .getByLabel(t(words.allowance))
        .check()
      await form.getByLabel(t(words.amount)).fill('een tientje')
      await form.getByLabel(t(words.hours)).fill('34')
      await save()
      await expect(form.locator('#amount-error')).toHaveText(t(words.amountWrong))
      await expect(form.getByLabel(t(words.organization), { exact: true })).toHaveValue('Wijkcentrum')
      expect(await faultsOn(page)).toEqual([])
      await form.getByLabel(t(words.amount)).fill('€ 170,00')
      await save()
      await expect(month).toContainText(t(words.left, { amount: euros(4000) }))
      await expect(month).toContainText(t(words.near))
      await expect(year.locator('.meter-answer')).not.toHaveText(before)

      // The next time her organization is there: the amount is all there is to type. Two organizations add up.
      await page.reload()
      await form.getByLabel('Wijkcentrum').check()
      await form.getByLabel(t(words.amount)).fill('1.250,00')
      await save()
      await expect(month).toContainText(t(words.over, { amount: euros(125_000 + 17_000 - 21_000) }))
      expect(await faultsOn(page)).toEqual([])

      // A mistake: she changes it, takes that back, removes it, takes that back too, and removes it.
      const amount = { amount: euros(125_000), organization: 'Wijkcentrum' }
      await page.getByRole('link', { name: t(words.editOne, amount) }).click()
      await expect(form.getByRole('heading', { name: t(words.change) })).toBeVisible()
      await form.getByLabel(t(words.amount)).fill('12.50')
      expect(await faultsOn(page)).toEqual([])
      await save()
      await expect(month).toContainText(t(words.left, { amount: euros(21_000 - 17_000 - 1250) }))
      const bar = page.locator('.undo-bar')
      await bar.getByRole('button', { name: t(undoWords.undo) }).click()
      await expect(month).toContainText(t(words.over, { amount: euros(121_000) }))
      const remove = page.getByRole('button', { name: t(words.removeOne, amount) })
      await remove.click()
      await expect(month).toContainText(t(words.left, { amount: euros(4000) }))
      await bar.getByRole('button', { name: t(undoWords.undo) }).click()
      await expect(month).toContainText(t(words.over, { amount: euros(121_000) }))
      await remove.click()
      await expect(month).toContainText(t(words.left, { amount: euros(4000) }))

      await context.close()
    },
  )

for (const [place, width] of walks)
  test(`a volunteer prints her volunteer work on one page: ${place.locale} ${width}`, async ({ browser, baseURL }) => {
    const { page, context, site } = await visit(browser, baseURL, place, { width })
    await context.addCookies([{ name: 'locale', value: place.locale, url: site }])
    await signedInAs(page, place, `vrijwilliger@${place.tenant}.example`)
    const { t } = screenOf(page, place)
    const noted = place.tenant === 'demo' ? 'Koor Havenklank' : 'Buurthuis De Kom'
    await page.goto('/profiel')

    // Her record has where she helped and the hours, and no amounts.
    await page.getByRole('link', { name: t(recordWords.title) }).click()
    const paper = page.locator('.record-paper')
    await expect(paper.getByText(noted)).toBeVisible()
    await expect(paper).not.toContainText('€')
    await expect(page.getByRole('button', { name: t(recordWords.print) })).toBeVisible()
    expect(await faultsOn(page)).toEqual([])
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await expect(paper.getByText(noted)).toBeVisible()
    const { length } = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type ?\/Page\b/g)!
    expect(length).toBe(1)
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('link', { name: t(recordWords.leaveOut) }).click()
    await expect(page.getByRole('link', { name: t(recordWords.takeIn) })).toBeVisible()
    await expect(page.getByText(noted)).toBeHidden()
    await context.close()
  })

test('two organizations in one busy month come close to the limit, in the dark too', async ({ browser, baseURL }) => {
  const place = { tenant: 'demo', locale: 'nl' } as const
  const { page, context } = await visit(browser, baseURL, place, { width: 390, dark: true })
  await signedInAs(page, place, 'vrijwilliger@demo.example')
  const { t, euros, month } = screenOf(page, place)
  await page.goto(march)
  await expect(month).toContainText(t(words.left, { amount: euros(3500) }))
  await expect(month).toContainText(t(words.near))
  await expect(month).toContainText(t(words.apart, { amount: euros(1840) }))
  expect(await faultsOn(page)).toEqual([])
  await page.goto('/profiel?part=record')
  expect(await faultsOn(page)).toEqual([])
  await context.close()
})

test('without script she notes an amount, removes it and takes that back', async ({ browser, baseURL }) => {
  const place = await ownTown({ tenant: 'demo', locale: 'nl' })
  const { page, context } = await visit(browser, baseURL, place, { width: 390, script: false })
  await signedInAs(page, place, `vrijwilliger@${place.tenant}.example`)
  const { t, euros, form, month, save } = screenOf(page, place)
  await page.goto('/profiel?part=expenses&month=2025-08')
  await form.getByLabel('Koor Havenklank').check()
  await form.getByLabel(t(words.amount)).fill('210')
  await save()
  await expect(month).toContainText(t(words.full))
  await page.getByRole('button', { name: t(words.removeOne, { amount: euros(21_000), organization: 'Koor Havenklank' }) }).click()
  await expect(month).toContainText(t(words.left, { amount: euros(21_000) }))
  await page.getByRole('button', { name: t(undoWords.undo) }).click()
  await expect(month).toContainText(t(words.full))
  await context.close()
})
