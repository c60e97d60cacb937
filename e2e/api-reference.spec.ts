import { expect as soon, type Page, test } from '@playwright/test'
import { say } from '#kernel/i18n/messages.ts'
import { apiReferenceWords as words } from '#features/api-reference/words.ts'
import { widgetSettingWords } from '#features/widget/setting-words.ts'
import { accessibilityIssues, faultsOn } from './support/accessibility-issues.ts'
import { demoPassword, type Place } from './support/sites.ts'
import { signedInAs, visit } from './support/visitor.ts'

// A slow machine takes its time.
const expect = soon.configure({ timeout: 30_000 })

/** What a page asks of others, and what a policy had to stop. */
function complaintsOf(page: Page, site: string): string[] {
  const said: string[] = []
  page.on('request', (request) => !request.url().startsWith(site) && !request.url().startsWith('data:') && said.push(request.url()))
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  return said
}

/** Finds a call by its method and address, and unfolds it. */
async function unfold(page: Page, label: string, call: string): Promise<void> {
  await page.getByLabel(label).fill(call)
  await page.getByRole('button', { name: call, exact: false }).first().click()
}

/** The call that is unfolded, to be made: its fields stand open. */
async function tryIt(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try it out' }).click()
  await expect(page.getByRole('button', { name: 'Execute' })).toBeVisible()
}

const journeys: readonly { place: Place; width: number; dark: boolean }[] = [
  { place: { tenant: 'demo', locale: 'nl' }, width: 1440, dark: false },
  { place: { tenant: 'demo', locale: 'nl' }, width: 390, dark: true },
]

for (const { place, width, dark } of journeys)
  test(`who writes a program finds a call at the demo site, makes it without their own session, then in one begun there, at ${width} px`, async ({
    browser,
    baseURL,
  }) => {
    const { page, site } = await visit(browser, baseURL, place, { width, dark })
    const said = complaintsOf(page, site)
    const t = (message: { nl: string; en: string }) => say(place.locale, message)
    await signedInAs(page, place, 'coordinator@demo.example')
    await page.goto('/settings/widget')
    await page.getByRole('link', { name: t(widgetSettingWords.api) }).click()
    await expect(page.getByRole('heading', { level: 1, name: t(words.title) })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /^(\d+) \D+ \1 / })).toBeVisible()
    expect(await faultsOn(page)).toEqual([])

    await unfold(page, t(words.search), 'get /api/v1/current_user')
    await tryIt(page)
    const { barriers, look } = accessibilityIssues()
    await look(page)
    const refused = page.waitForResponse((answer) => answer.url() === `${site}/api/v1/current_user`)
    await page.getByRole('button', { name: 'Execute' }).click()
    // The reader is signed in, and the call is not.
    expect((await refused).status()).toBe(401)
    expect((await (await refused).request().allHeaders())['cookie']).toBeUndefined()
    await expect(page.locator('.live-responses-table')).toContainText('401')
    await look(page)

    await unfold(page, t(words.search), 'post /auth/sign_in')
    await tryIt(page)
    await page.getByLabel('Request body').fill(JSON.stringify({ email: 'lid@demo.example', password: demoPassword }))
    await page.getByRole('button', { name: 'Execute' }).click()
    await expect(page.locator('.live-responses-table')).toContainText('lid@demo.example')

    await page.getByLabel(t(words.search)).fill('get /api/v1/current_user')
    const answered = page.waitForResponse((answer) => answer.url() === `${site}/api/v1/current_user`)
    await page.getByRole('button', { name: 'Execute' }).click()
    expect((await answered).status()).toBe(200)
    await page.getByRole('button', { name: 'Authorize' }).first().click()
    await expect(page.getByRole('heading', { name: 'Available authorizations' })).toBeVisible()
    await look(page)
    await page.getByRole('button', { name: 'Close' }).first().click()
    await page.getByLabel(t(words.search)).fill('geen aanroep heet zo')
    await expect(page.getByRole('status').filter({ hasText: /^0 / })).toBeVisible()
    expect(barriers).toEqual([])
    // The call that is refused, and the preview of the page before, in whose frame nothing runs.
    expect(said.filter((one) => !/401|sandboxed/.test(one))).toEqual([])
  })

test('on the site of a town people read every call and are led to the demo site to make one', async ({ browser, baseURL }) => {
  const place: Place = { tenant: 'public', locale: 'en' }
  const { page, context, site } = await visit(browser, baseURL, place)
  const said = complaintsOf(page, site)
  await context.addCookies([{ name: 'locale', value: 'en', url: site }])
  await page.goto('/volunteerly/api')
  await expect(page).toHaveURL(/\/auth\/login-1\?redirect=/)
  await signedInAs(page, place, 'vrijwilliger@public.example')
  await page.goto('/volunteerly/api')
  // Other journeys have demo sites of their own.
  await expect(page.getByRole('link', { name: words.toDemo.en })).toHaveAttribute('href', /^http:\/\/demo(-\d+)?\.localhost(:\d+)?\/volunteerly\/api$/)
  // At once and not letter by letter: each of them draws the calls anew, and takes the focus along.
  await page.getByLabel(words.search.en).fill('listVacancies')
  await expect(page.getByRole('status').filter({ hasText: /^2 of \d+ calls$/ })).toBeVisible()
  await expect(page.locator('.opblock')).toHaveCount(2)
  // By keyboard alone: the tag, the call, and what it takes.
  const call = page.getByRole('button', { name: '/api/v1/vacancies', exact: false }).last()
  await call.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Parameters', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /Try it out|Authorize|Execute/ })).toHaveCount(0)
  expect(await faultsOn(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(said).toEqual([])
})
