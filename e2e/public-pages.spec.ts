import { expect, type Page, type Route, test } from '@playwright/test'
import { regionWords } from '#features/region/messages.ts'
import { searchWords } from '#features/vacancies/search/search-messages.ts'
import { say } from '#kernel/i18n/messages.ts'
import { faultsOn } from './support/accessibility-issues.ts'
import { signedInAs, visit } from './support/visitor.ts'

const demo = { tenant: 'demo', locale: 'nl' } as const

/** Names of the scripts a page has loaded so far. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url().split('/').at(-1)!)))
  return scripts
}
const withReact = (scripts: readonly string[]) => scripts.filter((name) => name.startsWith('hydrate-'))

test('a search narrows with each tick and its map moves, without React', { tag: '@core' }, async ({ browser, baseURL }) => {
  const { page, context } = await visit(browser, baseURL, demo, { width: 1300 })
  const scripts = scriptsOf(page)
  await page.goto('/vacancies/search')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const all = await page.locator('.result').count()
  await page.locator('.search-sheet input[type=checkbox]').first().dispatchEvent('click')
  await expect(page).toHaveURL(/theme=/)
  await expect.poll(() => page.locator('.result').count()).toBeLessThan(all)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await expect(page.locator('.search-sheet input[type=checkbox]').first()).toBeChecked()
  expect(await faultsOn(page)).toEqual([])

  await page.locator('[data-map]').hover({ position: { x: 60, y: 300 } })
  await expect(page.locator('.leaflet-pane').first()).toBeAttached()
  expect(withReact(scripts)).toEqual([])
  await context.close()
})

test('a question says how it was read, and each part can be taken away without script', async ({ browser, baseURL }) => {
  const { page, context } = await visit(browser, baseURL, demo, { script: false })
  await page.goto(`/vacancies/search?${new URLSearchParams({ q: 'iets met ouderen op maandag, maar niet met kinderen' })}`)
  const parts = page.getByRole('list', { name: say('nl', searchWords.understood) }).getByRole('link')
  await expect(parts).toHaveText(['je wilt: ouderen', 'wanneer: maandag', 'niet: kinderen'])
  const before = await page.locator('.result').allTextContents()
  await parts.nth(1).click()
  await expect(page).toHaveURL(/q=iets\+met\+ouderen%2C\+maar\+niet\+met\+kinderen/)
  await expect(parts).toHaveText(['je wilt: ouderen', 'niet: kinderen'])
  expect(await page.locator('.result').allTextContents()).not.toEqual(before)
  // A word that is read as it stands needs no line.
  await page.goto('/vacancies/search?q=ouderen')
  await expect(page.locator('.result').first()).toBeVisible()
  await expect(parts).toHaveCount(0)
  await context.close()
})

test('a field is judged when it is left, and is right again when it is', async ({ browser, baseURL }) => {
  const { page, context } = await visit(browser, baseURL, demo)
  const scripts = scriptsOf(page)
  await page.goto('/auth/login-1')
  const email = page.getByLabel('E-mailadres')
  await email.fill('nope')
  await email.blur()
  await expect(email).toHaveAccessibleDescription(/e-mailadres/)
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await email.fill('iemand@voorbeeld.nl')
  await email.blur()
  await expect(email).not.toHaveAttribute('aria-invalid')

  const password = page.getByLabel('Wachtwoord', { exact: true })
  await password.fill('geheim')
  await page.getByRole('button', { name: 'Toon' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Verberg' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  expect(withReact(scripts)).toEqual([])
  await context.close()
})

test('a page is fetched before one goes to it, by the rules of the site', async ({ browser, baseURL }) => {
  // When it does so is up to the browser, which fetches nothing ahead while it is busy.
  await expect(async () => {
    const { page, context } = await visit(browser, baseURL, demo, { width: 1300 })
    try {
      const rules = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/speculation-rules.json')
      await page.goto('/')
      expect((await rules).headers()['content-type']).toContain('speculationrules')
      const link = page.locator('a[href="/vacancies/search"]').first()
      // A hand rests on a link before it presses.
      await link.hover()
      await page.waitForTimeout(500)
      await link.click()
      await expect(page).toHaveURL('/vacancies/search')
      const arrived = await page.evaluate(() => (performance.getEntriesByType('navigation')[0] as PerformanceEntry & { deliveryType: string }).deliveryType)
      expect(arrived).toBe('navigational-prefetch')
    } finally {
      await context.close()
    }
  }).toPass({ timeout: 90_000 })
})

test('a page that takes long is announced by the line at the top', async ({ browser, baseURL }) => {
  const { page, context } = await visit(browser, baseURL, demo, { width: 1300 })
  await page.goto('/')
  await page.route('**/confirm', async (route) => {
    await new Promise((later) => setTimeout(later, 1500))
    await route.continue()
  })
  await page.evaluate(() => {
    const bar = document.querySelector('.loading-bar')!
    new MutationObserver(() => sessionStorage.setItem('line', bar.getAttribute('data-state')!)).observe(bar, { attributes: true })
    const link = Object.assign(document.createElement('a'), { href: '/confirm', textContent: 'verder' })
    document.querySelector('main')!.prepend(link)
  })
  await page.getByRole('link', { name: 'verder' }).click()
  await expect(page).toHaveURL('/confirm')
  expect(await page.evaluate(() => sessionStorage.getItem('line'))).toBe('running')
  await context.close()
})

test('within the dashboard the line says too whether the page came', async ({ browser, baseURL }) => {
  const { page, context } = await visit(browser, baseURL, demo, { width: 1300 })
  await signedInAs(page, demo, 'vrijwilliger@demo.example')
  await page.goto('/dashboard')
  await page.evaluate(() => {
    const seen: (string | undefined)[] = []
    const note = ({ target }: MutationRecord) => target instanceof HTMLElement && target.matches('loading-bar') && seen.push(target.dataset['state'])
    new MutationObserver((records) => records.forEach(note)).observe(document, { subtree: true, attributeFilter: ['data-state'] })
    Object.assign(window, { seen })
  })
  const line = async () => await page.evaluate(() => (window as unknown as { seen: string[] }).seen.join(' '))
  const answers = [async (route: Route) => await route.continue(), async (route: Route) => await route.abort('connectionfailed')]
  await page.route(/\.data/, async (route) => {
    await new Promise((later) => setTimeout(later, 900))
    await answers[0]!(route)
  })
  const way = page.getByRole('navigation').first()
  await way.getByRole('link', { name: 'Aanvragen' }).click()
  await expect.poll(line).toBe('running done leaving idle')
  answers.shift()
  await way.getByRole('link', { name: 'Conversaties' }).click()
  await expect.poll(line).toMatch(/ failed leaving idle$/)
  await context.close()
})

test('letters that are left are counted, and what was not right is told first', async ({ browser, baseURL }) => {
  const { page, context } = await visit(browser, baseURL, demo)
  await page.goto('/vacancies/search')
  await page.locator('.result a').first().click()
  await expect(page).toHaveURL(/\/vacancies\/[0-9a-f-]{36}/)
  const words = page.locator('textarea[name=motivation]').first()
  await words.fill('Hallo')
  await expect(page.locator('.counter').first()).toHaveText('nog 1995 tekens')
  await page.locator('form#reageren button[type=submit]').last().click()
  await expect(page.locator('.error-summary').first()).toBeFocused()
  await expect(words).toHaveValue('Hallo')
  await context.close()
})

test('a resident of the province is in the search of the own town in two steps, without script', async ({ browser, baseURL }) => {
  const { page, context } = await visit(browser, baseURL, { tenant: 'gelderse-handen', locale: 'nl' }, { script: false })
  // Whatever page of the host somebody was sent to.
  await page.goto('/vacancies/search')
  await expect(page).toHaveURL(/\/gelderse-handen$/)
  await page.getByLabel(say('nl', regionWords.where)).fill('Nergenshuizen')
  await page.getByRole('button', { name: say('nl', regionWords.search) }).click()
  await expect(page.getByText(say('nl', regionWords.unknown))).toBeVisible()
  await page.getByLabel(say('nl', regionWords.where)).fill('Warnsveld')
  await page.getByRole('button', { name: say('nl', regionWords.search) }).click()
  // Other journeys may have made towns like it, which serve the place too.
  const toTown = page.getByRole('link', { name: say('nl', regionWords.toTown, { town: 'Zutphen' }) })
  await toTown.and(page.locator('[href*="//vrijwilligersbank.localhost"]')).click()
  await expect(page).toHaveURL(/vrijwilligersbank\.localhost.*\/vacancies\/search\?place=Warnsveld/)
  await expect(page.locator('.result').first()).toBeVisible()
  await context.close()
})

test('the wall leads to each municipality by keyboard, and says where nobody is yet', async ({ browser, baseURL }) => {
  const { page, context } = await visit(browser, baseURL, { tenant: 'gelderse-handen', locale: 'en' }, { width: 1440 })
  await page.goto('/gelderse-handen')
  const wall = page.getByRole('navigation', { name: say('en', regionWords.wallLabel) })
  await expect(wall.getByRole('link')).toHaveCount(51)
  await wall.getByRole('link', { name: 'Tiel' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(say('en', regionWords.servesNobody, { municipality: 'Tiel' }))).toBeVisible()
  await expect(wall.getByRole('link', { name: 'Tiel' })).toHaveAttribute('aria-current', 'true')
  expect(await faultsOn(page)).toEqual([])
  await context.close()
})
