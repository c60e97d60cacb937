import { expect, test } from '@playwright/test'
import { ownTown } from './support/own-town.ts'
import { siteOf } from './support/sites.ts'
import { signedIn, signedInAs, visit } from './support/visitor.ts'

const demo = { tenant: 'demo', locale: 'nl' } as const
const consentOf = async (context: import('@playwright/test').BrowserContext) => {
  const cookie = (await context.cookies()).find(({ name }) => name === 'cookieConsent')
  return cookie && { value: JSON.parse(decodeURIComponent(cookie.value)), days: Math.round((cookie.expires - Date.now() / 1000) / 86_400) }
}

for (const script of [true, false]) {
  test(`the question about cookies is asked until it is answered${script ? '' : ', without script too'}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: siteOf(baseURL, 'demo'), javaScriptEnabled: script, locale: 'nl-NL' })
    const page = await context.newPage()
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Accept all' })).toBeVisible()
    await page.getByRole('button', { name: 'Reject all' }).click()
    await expect(page.getByRole('button', { name: 'Reject all' })).toBeHidden()
    expect(await consentOf(context)).toEqual({ value: { functional: true, analytical: false, thirdParty: false }, days: 365 })

    await page.getByRole('link', { name: 'Cookies aanpassen' }).click()
    await page.getByLabel(/Analytisch/).check()
    await page.getByRole('button', { name: 'Save selection' }).click()
    await expect(page.getByRole('button', { name: 'Reject all' })).toBeHidden()
    expect((await consentOf(context))?.value).toEqual({ functional: true, analytical: true, thirdParty: false })
    await context.close()
  })
}

test('on a phone the question about cookies takes at most a third, below the act of the page; and there is one menu and one act', async ({
  browser,
  baseURL,
}) => {
  const { page, context } = await visit(browser, baseURL, demo)
  await page.goto('/vacancies/search')
  const vacancy = await page.locator('main a[href^="/vacancies/0"]').first().getAttribute('href')
  await context.clearCookies()
  await page.goto(vacancy!)
  const act = page.locator('.apply-bar').getByRole('link', { name: 'Ik wil meedoen' })
  await expect(act).toBeInViewport({ ratio: 1 })
  const box = async (selector: string) => (await page.locator(selector).boundingBox())!
  await expect
    .poll(async () => {
      const [question, bar] = [await box('cookie-banner'), await box('.apply-bar')]
      return question.height <= 844 / 3 && bar.y + bar.height <= question.y + 1
    })
    .toBe(true)
  await page.getByRole('button', { name: 'Reject all' }).click()
  await expect(page.locator('cookie-banner')).toHaveCount(0)
  const shown = async (name: string) => await page.locator(`:is(a, button):visible`).filter({ hasText: name }).count()
  expect([await shown('Menu'), await shown('Ik wil meedoen')]).toEqual([1, 1])

  await signedInAs(page, demo, 'vrijwilliger@demo.example')
  await page.goto(vacancy!)
  expect([await shown('Menu'), await shown('Ik wil meedoen')]).toEqual([1, 1])
  const [bar, below] = [await box('.apply-bar'), await box('.bottom-bar')]
  expect(bar.y + bar.height).toBeLessThanOrEqual(below.y + 1)
  await context.close()
})

test('nothing is asked of anybody else before there is a choice', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: siteOf(baseURL, 'public') })
  const page = await context.newPage()
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
  await page.goto('/')
  await page.goto('/vacancies/search?view=map')
  await page.waitForLoadState('networkidle')
  expect([...hosts]).toEqual(['public.localhost'])
  await context.close()
})

test('the whole way by keyboard: skip, menu, sign in and out', async ({ browser, baseURL }) => {
  const { page, context } = await visit(browser, baseURL, demo, { width: 1440 })
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#inhoud')).toBeInViewport()
  await signedIn(page, demo, 'vrijwilliger@demo.example')
  await page.goto('/dashboard')
  await page.locator('summary').filter({ hasText: 'Sophie' }).first().focus()
  await page.keyboard.press('Enter')
  await expect(
    page
      .getByRole('button', { name: 'Uitloggen' })
      .or(page.getByRole('link', { name: 'Uitloggen' }))
      .first(),
  ).toBeVisible()
  await context.close()
})

test('light and dark can be chosen and stay', async ({ browser, baseURL }) => {
  const { page, context } = await visit(browser, baseURL, demo, { width: 1440 })
  await page.goto('/')
  await page
    .getByRole('button', { name: /donker|licht/i })
    .first()
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto('/vacancies/search')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await context.close()
})

for (const width of [390, 320]) {
  test(`a long name fits beside the toolbar of a phone of ${width} px`, async ({ browser, baseURL }) => {
    const long = { tenant: 'meedoen', locale: 'en' } as const
    const { page, context } = await visit(browser, baseURL, long, { width })
    await signedInAs(page, long, 'vrijwilliger@meedoen.example')
    for (const path of ['/dashboard', '/']) {
      await page.goto(path)
      const bar = page.locator('.site-head')
      const name = page.locator('.site-head .brandmark strong')
      const [bars, names] = [(await bar.boundingBox())!, (await name.boundingBox())!]
      expect(bars.height).toBeLessThanOrEqual(73)
      expect(names.y).toBeGreaterThanOrEqual(bars.y)
      expect(names.y + names.height).toBeLessThanOrEqual(bars.y + bars.height)
      // It stands there whole, shortened only on the smallest, and nothing lies over it.
      if (width === 390) expect(await name.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1)
      const buttons = (await page.locator('.site-head .brandmark ~ div').last().boundingBox())!
      expect(names.x + names.width).toBeLessThanOrEqual(buttons.x + 1)
    }
    const words = page.locator('.bottom-bar > *')
    await page.goto('/dashboard')
    for (const height of await words.evaluateAll((all) => all.map((one) => one.scrollHeight))) expect(height).toBeLessThanOrEqual(61)
    await context.close()
  })
}

for (const [name, width, paths] of [
  ['coordinator', 1440, ['/', '/vacancies/search', '/dashboard', '/organizations', '/conversations', '/content', '/partners', '/uitloggen']],
  ['coordinator', 1100, ['/', '/dashboard', '/conversations']],
  ['vrijwilliger', 390, ['/', '/vacancies/search', '/dashboard', '/conversations', '/profile-edit', '/partners']],
] as const)
  test(`the header of a ${name} is the same on every page of ${width} px`, { tag: width === 1440 ? '@core' : [] }, async ({ browser, baseURL }) => {
    const place = await ownTown({ tenant: 'demo', locale: 'nl' })
    const { page, context } = await visit(browser, baseURL, place, { width })
    await signedInAs(page, place, `${name}@${place.tenant}.example`)
    const headerOn = async (path: string) => {
      await page.goto(path)
      await expect(page.locator('.site-head')).toHaveCount(1)
      return await page.locator('.site-head, .bottom-bar').evaluateAll((bars) =>
        bars.flatMap((bar) =>
          [...bar.querySelectorAll('a, button, summary')]
            .filter((one) => one.checkVisibility() && !one.closest('.menu-list'))
            .map((one) => {
              const { x, y, width, height } = one.getBoundingClientRect()
              // What waits may change by the clock while the pages are compared.
              return [one.getAttribute('href'), one.textContent.replaceAll(/\d+/g, 'n'), ...[x, y, width, height].map(Math.round)]
            }),
        ),
      )
    }
    const [first, ...others] = paths
    const wanted = await headerOn(first)
    expect(wanted.length).toBeGreaterThan(6)
    // Being the current item makes a label a little wider; in what it says and where the bars stand nothing differs.
    for (const path of others) {
      const shown = await headerOn(path)
      expect(shown.map(([href, words]) => [href, words])).toEqual(wanted.map(([href, words]) => [href, words]))
      const rest = (rows: typeof wanted) => rows.map(([, , , ...box]) => [box[0], box[2]])
      expect(rest(shown)).toEqual(rest(wanted))
    }
    await page.goto('/')
    await expect(page.locator('.site-head, .bottom-bar').locator('[aria-current=page]:visible')).toHaveText(/Dashboard/)
    await context.close()
  })

test('on the smallest phone nothing is cut off or lies over something else', async ({ browser, baseURL }) => {
  const { page, context } = await visit(browser, baseURL, demo, { width: 320 })
  await signedInAs(page, demo, 'vrijwilliger@demo.example')
  await page.goto('/profile-edit/settings')
  const open = page.locator('.tab[aria-current]')
  await expect(open).toBeInViewport({ ratio: 1 })

  const spilled = async (selector: string) =>
    await page.locator(selector).evaluateAll((all) => all.filter((one) => one.scrollWidth > one.parentElement!.clientWidth + 1).map((one) => one.textContent))
  await page.goto('/')
  expect(await spilled('main .row > a')).toEqual([])
  await page.goto('/vacancies/search')
  await page.locator('main a[href^="/vacancies/0"]').first().click()
  await page.waitForURL(/\/vacancies\/0/)
  const sign = page.locator('.sign-lg').first()
  if (await sign.count()) {
    const [box, map] = [(await sign.boundingBox())!, (await sign.locator('xpath=ancestor::*[contains(@class, "overflow-hidden")][1]').boundingBox())!]
    expect(box.x + box.width).toBeLessThanOrEqual(map.x + map.width)
  }
  await context.close()
})
