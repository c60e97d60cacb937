import { expect, test } from '@playwright/test'
import { toastTime } from '#design/feedback/toast.ts'
import { dateForm } from '#features/developer/date-form.ts'
import { developerPages } from '#features/developer/developer-pages.ts'
import { doubleWords } from '#features/developer/double-words.ts'
import { authWords } from '#features/developer/auth-words.ts'
import { reportWords } from '#features/developer/report-words.ts'
import { toastWords } from '#features/developer/toast-words.ts'
import { clearingDelay } from '#shell/browser/auth-status.ts'
import { faultsOn } from './support/accessibility-issues.ts'
import type { Place } from './support/sites.ts'
import { signedInAs, visit } from './support/visitor.ts'

const english: Place = { tenant: 'public', locale: 'en' }
const dutch: Place = { tenant: 'public', locale: 'nl' }
const paths = [
  '/test',
  ...developerPages.map(({ name }) => `/test/${name}`),
  '/test/form?state=faulty',
  '/test/formbuilder?view=fill',
  '/test/step-form-2?view=one',
  '/test/api?sample=422',
]

for (const { place, width, dark } of [
  { place: dutch, width: 390, dark: false },
  { place: english, width: 1440, dark: true },
]) {
  test(`every developer page is accessible in ${place.locale} at ${width} px`, async ({ browser, baseURL }) => {
    const { page, context, site } = await visit(browser, baseURL, place, { width, dark })
    await context.addCookies([{ name: 'locale', value: place.locale, url: site }])
    await signedInAs(page, place, 'coordinator@public.example')
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect([path, await faultsOn(page)]).toEqual([path, []])
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)]).toEqual([path, true])
      if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/${path.replaceAll(/\W+/g, '-')}-${width}.png`, fullPage: true })
    }
  })
}

test('a toast stands for six seconds, gives way to the next, and stays while somebody is on it', async ({ browser, baseURL }) => {
  const { page, context, site } = await visit(browser, baseURL, english, { width: 1440 })
  await context.addCookies([{ name: 'locale', value: 'en', url: site }])
  await signedInAs(page, english, 'beheerder@public.example')
  await page.clock.install({ time: '2026-12-01T10:00:00Z' })
  await page.goto('/test/toaster')
  await page.clock.pauseAt('2026-12-01T11:00:00Z')
  const toasts = page.locator('toast-region .toast')
  await page.getByRole('button', { name: toastWords.two.en }).click()
  await expect(toasts).toHaveText([toastWords.second.en])
  await page.mouse.move(0, 0)
  await page.clock.runFor(toastTime - 500)
  await expect(toasts).toHaveCount(1)
  await page.clock.runFor(600)
  await expect(toasts).toHaveCount(0)
  await page.getByRole('button', { name: toastWords.danger.en, exact: true }).click()
  await toasts.hover()
  await page.clock.runFor(toastTime * 2)
  await expect(toasts).toHaveCount(1)
})

test('by keyboard a date is typed, an hour that is skipped is refused, and a double press makes one row', async ({ browser, baseURL }) => {
  const { page, context, site } = await visit(browser, baseURL, english, { width: 1440 })
  await context.addCookies([{ name: 'locale', value: 'en', url: site }])
  await signedInAs(page, english, 'lid@public.example')
  await page.goto('/test/datepicker')
  await page.getByLabel(dateForm.entries.day.label.en, { exact: true }).focus()
  // The same in the order of every language.
  await page.keyboard.type('03032027')
  await expect(page.locator('#day')).toHaveValue('2027-03-03')
  await page.locator('#moment').fill('2027-03-28T02:30')
  await page.locator('#moment').press('Enter')
  await expect(page.locator('#moment-error')).toContainText('03:30')
  await page.goto('/test/dupe')
  const rows = page.locator('main section').first().locator('td')
  const before = Number(await rows.textContent())
  await page.getByRole('button', { name: doubleWords.make.en }).dblclick()
  await expect(rows).toHaveText(String(before + 1))
  await page.getByRole('button', { name: doubleWords.remove.en }).click()
  await expect(rows).toHaveText('0')
})

test('what the server says of a field stays until the field changes, and a fault does not move what is being pressed', async ({ browser, baseURL }) => {
  const { page, context, site } = await visit(browser, baseURL, english, { width: 1440 })
  await context.addCookies([{ name: 'locale', value: 'en', url: site }])
  await signedInAs(page, english, 'lid@public.example')
  let arrives = () => {}
  const held = new Promise<void>((resolve) => (arrives = resolve))
  await page.route('**/judge-field-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/test/datepicker')
  await page.locator('#day').fill('2027-03-03')
  const moment = page.locator('#moment')
  const fault = page.locator('#moment-error')
  await moment.fill('2027-03-28T02:30')
  await moment.press('Enter')
  await expect(fault).toContainText('03:30')
  // The code that judges the field comes after the answer, and leaving the field as it is changes nothing.
  arrives()
  for (const field of [moment, page.locator('#typed'), moment, page.locator('#typed')]) await field.focus()
  await expect(fault).toContainText('03:30')
  await moment.fill('2027-03-28T04:30')
  await page.locator('#typed').focus()
  await expect(fault).toBeEmpty()
  await moment.fill('2027-03-28T02:30')
  await page.locator('#typed').focus()
  await expect(fault).toContainText('03:30')

  await page.locator('#day').fill('')
  await page.locator('#day').focus()
  const next = page.locator('#typed')
  const box = (await next.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await expect(page.locator('#day')).not.toBeFocused()
  expect((await next.boundingBox())!.y).toBe(box.y)
  await page.mouse.up()
  await expect(page.locator('#day-error')).not.toBeEmpty()
})

test('what is thrown in the browser leaves the page, and after signing out elsewhere the page clears itself', async ({ browser, baseURL }) => {
  const { page, context, site } = await visit(browser, baseURL, english, { width: 1440 })
  await context.addCookies([{ name: 'locale', value: 'en', url: site }])
  await signedInAs(page, english, 'redacteur@public.example')
  await page.goto('/test/sentry')
  for (const where of ['event', 'promise'] as const) {
    await page.getByRole('button', { name: reportWords[where].en }).click()
    await expect(page.getByText(reportWords.caught.en({ where }))).toBeVisible()
  }
  await page.goto('/test/user-store')
  await page.getByRole('button', { name: authWords.clear.en }).click()
  const cleared = page.getByText(/^Cleared after \d+ ms\.$/)
  await expect(cleared).toBeVisible()
  expect(Number(/\d+/.exec((await cleared.textContent())!)![0])).toBeGreaterThanOrEqual(clearingDelay)
})

test('without script forms say what is wrong and go on', async ({ browser, baseURL }) => {
  const { page, context, site } = await visit(browser, baseURL, english, { script: false })
  await context.addCookies([{ name: 'locale', value: 'en', url: site }])
  await signedInAs(page, english, 'vrijwilliger@public.example')
  await page.goto('/test/form')
  await page.locator('#short').fill('Kept')
  await page
    .locator('main form')
    .filter({ has: page.locator('#short') })
    .getByRole('button', { name: 'Send form' })
    .click()
  await expect(page.locator('.error-summary')).toBeVisible()
  await expect(page.locator('#short')).toHaveValue('Kept')
  await page.goto('/test/step-form-2?view=one')
  await page.locator('input[name="q-name"]').fill('Kees')
  await page.locator('input[name="q-car"][value="no"]').check()
  await page.locator('input[name="q-way"][value="bike"]').check()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Sent. Below is what arrived')).toBeVisible()
})
