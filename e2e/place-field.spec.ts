import { expect, type Page, type Request, test } from '@playwright/test'
import { placeWords as words } from '#features/places/messages.ts'
import { say } from '#kernel/i18n/messages.ts'
import { faultsOn } from './support/accessibility-issues.ts'
import { signedInAs, visit } from './support/visitor.ts'

const demo = { tenant: 'demo', locale: 'nl' } as const
const english = { tenant: 'public', locale: 'en' } as const
const nearZutphen = { latitude: 52.138321, longitude: 6.201449 }

const fieldOf = (page: Page) => page.locator('#place')
const optionsOf = (page: Page) => page.getByRole('listbox').getByRole('option')
const noteOf = (page: Page) => page.locator('[data-place-note]')

/** Types letter by letter and waits for the list. */
async function type(page: Page, typed: string): Promise<void> {
  await fieldOf(page).fill('')
  await fieldOf(page).pressSequentially(typed)
  await expect(optionsOf(page).first()).toBeVisible()
}

test('by keyboard: arrows go through the places, Enter takes one, Escape leaves what was typed', async ({ browser, baseURL }) => {
  const { page, context } = await visit(browser, baseURL, demo, { width: 1300 })
  await page.goto('/')
  const field = fieldOf(page)
  await type(page, 'henge')
  await expect(page.getByRole('combobox', { name: 'Waar?', expanded: true })).toBeFocused()
  await expect(page.getByRole('listbox', { name: say('nl', words.places) })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: say('nl', words.offered, { n: 3 }) })).toBeAttached()

  await field.press('ArrowDown')
  await field.press('ArrowDown')
  await expect(optionsOf(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await optionsOf(page).nth(1).getAttribute('id'))!)
  await field.press('ArrowUp')
  await field.press('ArrowUp')
  await expect(optionsOf(page).last()).toHaveAttribute('aria-selected', 'true')

  await field.press('Escape')
  await expect(field).toHaveValue('henge')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(field).toHaveAttribute('aria-expanded', 'false')

  await field.press('ArrowDown')
  await expect(optionsOf(page).first()).toHaveAttribute('aria-selected', 'true')
  await field.press('Enter')
  await expect(field).toHaveValue('Hengelo, Bronckhorst')
  await expect(page).toHaveURL('/')
  await field.press('Enter')
  await expect(page).toHaveURL(/place=Hengelo%2C\+Bronckhorst/)
  await expect(page.getByText('Tot 10 km van Hengelo, Bronckhorst')).toBeVisible()
  await context.close()
})

test('on a phone a tap chooses, and Escape closes the list before the sheet it stands in', async ({ browser, baseURL }) => {
  const { page, context } = await visit(browser, baseURL, english)
  await page.goto('/vacancies/search')
  await page.locator('.search-summary').click()
  await type(page, 'velp')
  await optionsOf(page).first().click()
  await expect(fieldOf(page)).toHaveValue('Velp')
  await expect(fieldOf(page)).toBeFocused()
  await expect(page.getByRole('listbox')).toBeHidden()

  await type(page, 'arn')
  await fieldOf(page).press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(fieldOf(page)).toBeVisible()
  await fieldOf(page).press('Escape')
  await expect(fieldOf(page)).toBeHidden()
  await context.close()
})

test('a slow answer does not take the place of a newer one', async ({ browser, baseURL }) => {
  const { page, context } = await visit(browser, baseURL, demo, { width: 1300 })
  const late = Promise.withResolvers<void>()
  await page.route(/places.*=zu$/, async (route) => {
    await late.promise
    await route.continue().catch(() => {})
  })
  await page.goto('/vacancies/search')
  const isFirst = { predicate: (request: Request) => /places.*=zu$/.test(request.url()) }
  const first = page.waitForEvent('request', isFirst)
  // Given up by the page or answered: either way it is over.
  const over = Promise.race([page.waitForEvent('requestfinished', isFirst), page.waitForEvent('requestfailed', isFirst)])
  await fieldOf(page).fill('zu')
  await first
  await fieldOf(page).fill('zutp')
  await expect(optionsOf(page)).toHaveText(['Zutphen'])
  late.resolve()
  await over
  await fieldOf(page).press('ArrowDown')
  await expect(optionsOf(page)).toHaveText(['Zutphen'])
  await context.close()
})

test('who finds nothing is told so, and who gets no answer searches as ever', async ({ browser, baseURL }) => {
  const { page, context } = await visit(browser, baseURL, demo, { width: 1300 })
  await page.goto('/vacancies/search')
  await fieldOf(page).fill('xyz')
  await expect(page.getByText(say('nl', words.nothing))).toBeVisible()

  await page.route('**/api/v1/places*', async (route) => await route.abort())
  const asked = page.waitForEvent('requestfailed')
  await fieldOf(page).fill('Zutphen')
  await asked
  await expect(page.getByText(say('nl', words.nothing))).toBeHidden()
  await fieldOf(page).press('Enter')
  await expect(page).toHaveURL(/place=Zutphen/)
  await context.close()
})

test('without script the field is an ordinary one, with no button that does nothing', async ({ browser, baseURL }) => {
  const { page, context } = await visit(browser, baseURL, demo, { width: 1300, script: false })
  await page.goto('/')
  await expect(page.getByRole('button', { name: say('nl', words.myLocation) })).toBeHidden()
  await page.getByRole('textbox', { name: 'Waar?' }).fill('hengelo')
  await page.getByRole('textbox', { name: 'Waar?' }).press('Enter')
  await expect(page.getByText('Tot 10 km van Hengelo, Bronckhorst')).toBeVisible()
  await expect(fieldOf(page)).toHaveValue('Hengelo, Bronckhorst')
  await page.getByRole('link', { name: 'Hengelo, Hengelo' }).click()
  await expect(page.getByText('Tot 10 km van Hengelo, Hengelo')).toBeVisible()
  await context.close()
})

test('a place that nobody knows is told at its field, and stays there', async ({ browser, baseURL }) => {
  const { page, context } = await visit(browser, baseURL, demo)
  await page.goto('/vacancies/search?place=xyz')
  await expect(fieldOf(page)).toBeVisible()
  await expect(fieldOf(page)).toHaveValue('xyz')
  await expect(fieldOf(page)).toHaveAccessibleDescription(/We kennen deze plaats niet/)
  await fieldOf(page).focus()
  await expect(fieldOf(page)).toHaveAccessibleDescription(/We kennen deze plaats niet/)
  await context.close()
})

test('who shares their location searches near the place they are at, and no address holds the exact spot', async ({ browser, baseURL }) => {
  const { page, context } = await visit(browser, baseURL, demo)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(nearZutphen)
  const addresses: string[] = []
  page.on('request', (request) => void addresses.push(request.url()))
  await page.goto('/vacancies/search')
  await page.locator('.search-summary').click()
  await page.getByRole('searchbox').fill('koken')
  await page.getByRole('button', { name: say('nl', words.myLocation) }).click()
  await expect(page).toHaveURL(/q=koken&place=Zutphen/)
  await expect(page.getByText('Gerekend vanaf Zutphen')).toBeVisible()
  expect(addresses.filter((address) => address.includes('/api/v1/places')).map((address) => new URL(address).searchParams.get('filter[near]'))).toEqual([
    '52.14,6.20',
  ])
  expect(addresses.filter((address) => /52\.13|6\.201/.test(address))).toEqual([])
  await context.close()
})

test('who does not share it, or is far away, is told what to do and loses nothing', async ({ browser, baseURL }) => {
  const { page, context } = await visit(browser, baseURL, english)
  const what = page.locator('form:has(#place) input[name=q]')
  await page.goto('/')
  const here = page.getByRole('button', { name: say('en', words.myLocation) })
  await what.fill('cooking')
  await fieldOf(page).fill('Velp')
  await here.click()
  await expect(noteOf(page)).toHaveText(say('en', words.refused))
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 48.8566, longitude: 2.3522 })
  await here.click()
  await expect(noteOf(page)).toHaveText(say('en', words.outside))
  await page.route('**/api/v1/places*', async (route) => await route.abort())
  await here.click()
  await expect(noteOf(page)).toHaveText(say('en', words.failed))
  await expect(fieldOf(page)).toHaveValue('Velp')
  await expect(what).toHaveValue('cooking')
  await expect(page).toHaveURL('/')
  await fieldOf(page).pressSequentially(' ')
  await expect(noteOf(page)).toBeEmpty()
  await context.close()
})

test('a browser that cannot tell where it is has no button for it', async ({ browser, baseURL }) => {
  const { page, context } = await visit(browser, baseURL, demo)
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'))
  await page.goto('/')
  await type(page, 'zut')
  await expect(page.getByRole('button', { name: say('nl', words.myLocation) })).toBeHidden()
  await context.close()
})

test('it works the same for who is signed in', async ({ browser, baseURL }) => {
  const { page, context } = await visit(browser, baseURL, demo, { width: 1300 })
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(nearZutphen)
  await signedInAs(page, demo, 'vrijwilliger@demo.example')
  await page.goto('/vacancies/search', { waitUntil: 'networkidle' })
  await type(page, 'ermel')
  await fieldOf(page).press('ArrowDown')
  await fieldOf(page).press('Enter')
  await expect(fieldOf(page)).toHaveValue('Ermelo')
  await fieldOf(page).press('Enter')
  await expect(page).toHaveURL(/place=Ermelo/)
  await page.getByRole('button', { name: say('nl', words.myLocation) }).click()
  await expect(page).toHaveURL(/place=Zutphen/)
  await expect(fieldOf(page)).toHaveValue('Zutphen')
  await context.close()
})

for (const { place, dark, width, path } of [
  { place: demo, dark: false, width: 390, path: '/' },
  { place: { tenant: 'oldebroek', locale: 'nl' }, dark: true, width: 1440, path: '/vacancies/search' },
  { place: english, dark: true, width: 390, path: '/vacancies/search' },
  { place: english, dark: false, width: 1440, path: '/' },
] as const) {
  test(`the open list keeps nobody out: ${place.tenant}, ${dark ? 'dark' : 'light'}, ${width} px`, async ({ browser, baseURL }) => {
    const { page, context } = await visit(browser, baseURL, place, { dark, width })
    await page.goto(path)
    if (path !== '/' && width < 768) await page.locator('.search-summary').click()
    await type(page, 'be')
    await fieldOf(page).press('ArrowDown')
    await expect(optionsOf(page).first()).toHaveAttribute('aria-selected', 'true')
    expect(await faultsOn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
    expect((await optionsOf(page).first().boundingBox())!.height).toBeGreaterThanOrEqual(44)
    await context.close()
  })
}
