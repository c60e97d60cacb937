import { expect, test } from '@playwright/test'
import { say } from '#kernel/i18n/messages.ts'
import { screens } from '#features/auth/forms/screens-messages.ts'
import { messages as shell } from '#shell/words.ts'
import { viewer } from './support/viewer.ts'
import { mailsTo } from './support/mail.ts'
import { type Place, places, siteOf } from './support/sites.ts'
import { newAddress, signedIn, signedInAs, signIn, signUp, visit } from './support/visitor.ts'

const forStrangers = [
  '/auth/login-1',
  '/auth/login-1?unlocked=true',
  '/auth/login-1?account_confirmation_success=false',
  '/auth/recover',
  '/auth/recover?error=reset_token_invalid',
  '/auth/reset',
  '/auth/reset?reset_password_token=x',
  '/confirm',
  '/confirm?confirmation_token=x',
  '/signup',
  '/signup/success',
  '/switch',
]
const forOwners = ['/profiel', '/profile-edit', '/profile-edit/email', '/profile-edit/settings', '/auth/token', '/uitloggen', '/switch']

const states = [
  { width: 390, dark: false, rules: 'all' },
  { width: 390, dark: true, rules: 'contrast' },
] as const

for (const place of places) {
  const t = (message: { nl: string; en: string }) => say(place.locale, message)

  test(`the right password at the wrong website shows the way home, at ${place.tenant} in ${place.locale}`, async ({ browser, baseURL }) => {
    const { page, context } = await visit(browser, baseURL, place)
    await signIn(page, place, 'vrijwilliger@oldebroek.example')
    await expect(page.getByRole('heading', { name: t(screens.wrongCenter) })).toBeVisible()
    await expect(page.getByText(t(screens.wrongCenterText))).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${t(screens.wrongCenter)} - `))
    expect((await context.cookies()).filter(({ name }) => name === 'access-token')).toHaveLength(0)
    await page.getByRole('link', { name: /Oldebroek voor Elkaar/ }).click()
    await expect(page).toHaveURL(`${siteOf(baseURL, 'oldebroek')}/auth/login-1`)
    await context.close()
  })

  test(`a session at the wrong website shows the one way home, at ${place.tenant} in ${place.locale}`, async ({ browser, baseURL }) => {
    const oldebroek: Place = { tenant: 'oldebroek', locale: 'nl' }
    const home = await visit(browser, baseURL, oldebroek)
    await signedIn(home.page, oldebroek, 'vrijwilliger@oldebroek.example')
    const { page, context, site } = await visit(browser, baseURL, place)
    const session = (await home.context.cookies()).filter(({ name }) => ['access-token', 'client', 'uid'].includes(name))
    await context.addCookies(session.map(({ name, value }) => ({ name, value, url: site })))
    await page.goto('/vacancies/search')
    await expect(page.getByRole('heading', { name: t(shell.wrongCenter) })).toBeVisible()
    await expect(page.getByText(t(shell.wrongCenterText))).toBeVisible()
    const ways = page
      .getByRole('main')
      .getByRole('link')
      .filter({ hasNotText: t(shell.backHome) })
    await expect(ways).toHaveText([say(place.locale, shell.toHomeCenter, { name: 'Oldebroek voor Elkaar' })])
    await expect(ways).toHaveAttribute('href', `${siteOf(baseURL, 'oldebroek')}/auth/login-1`)
    await page.locator('form[action="/switch"]').getByRole('button').click()
    await expect(page.getByText(t(screens.accessAsked))).toBeVisible()
    await context.close()
    await home.context.close()
  })

  test(`nobody learns whether an address is known, at ${place.tenant} in ${place.locale}`, async ({ browser, baseURL }) => {
    const { page, context } = await visit(browser, baseURL, place)
    for (const address of [`vrijwilliger@${place.tenant}.example`, 'niemand@nergens.example']) {
      await page.goto('/auth/recover')
      await page.getByLabel(t(screens.email)).fill(address)
      await page.getByRole('button', { name: t(screens.recoverSend) }).click()
      await expect(page.getByText(t(screens.mailSent))).toBeVisible()
      await signIn(page, place, address, 'dit is het echt niet')
      await expect(page.getByText(t(screens.badCredentials))).toBeVisible()
      await expect(page.getByLabel(t(screens.email))).toHaveValue(address)
      await expect(page.getByLabel(t(screens.password), { exact: true })).toHaveValue('')
    }
    await context.close()
  })

  test(`every account screen is usable by everyone, light and dark, at ${place.tenant} in ${place.locale}`, async ({ browser, baseURL }) => {
    const { page, context, site } = await visit(browser, baseURL, place)
    // The account's language would come before the browser's.
    await context.addCookies([{ name: 'locale', value: place.locale, url: site }])
    const look = viewer(page, states)
    const open = async (path: string) => await look(path, async () => await expect(page.getByRole('heading', { level: 1 })).toBeVisible())
    for (const path of forStrangers) await open(path)
    await signedInAs(page, place, `beheerder@${place.tenant}.example`)
    for (const path of forOwners) await open(path)
    expect(look.barriers).toEqual([])
    await context.close()
  })
}

const demo = places[0]!

test('a form of another website is refused', async ({ browser, baseURL }) => {
  const { page, context } = await visit(browser, baseURL, demo)
  await signedIn(page, demo, 'vrijwilliger@demo.example')
  const other = await context.newPage()
  await other.route('https://evil.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<form method="post" action="${siteOf(baseURL, 'demo')}/uitloggen"><button>x</button></form>` }),
  )
  await other.goto('https://evil.example/')
  const [answer] = await Promise.all([other.waitForResponse(/uitloggen/), other.getByRole('button').click()])
  expect(answer.status()).toBe(403)
  await page.goto('/profiel')
  await expect(page).toHaveURL('/profiel')
  await context.close()
})

test('without script one signs in, is told what is wrong, and signs out', async ({ browser, baseURL }) => {
  const { page, context } = await visit(browser, baseURL, demo, { script: false })
  await signIn(page, demo, 'vrijwilliger@demo.example', 'verkeerd')
  await expect(page.getByText(say('nl', screens.badCredentials))).toBeVisible()
  await expect(page.getByLabel(say('nl', screens.email))).toHaveValue('vrijwilliger@demo.example')
  await signIn(page, demo, 'vrijwilliger@demo.example')
  await expect(page.locator('html')).toHaveAttribute('data-auth', 'in')
  await page.goto('/uitloggen')
  await page.getByRole('button', { name: 'Uitloggen', exact: true }).last().click()
  await expect(page.locator('html')).toHaveAttribute('data-auth', 'out')
  await context.close()
})

test('who has not confirmed an address is told so after the right password only, and can have the mail again', async ({ browser, baseURL }) => {
  const { page, context } = await visit(browser, baseURL, demo)
  const address = newAddress('kees')
  await page.goto('/signup')
  await signUp(page, demo, address, 'een lange zin met regen')
  await expect(page).toHaveURL('/signup/success')
  await signIn(page, demo, address, 'een heel andere zin')
  await expect(page.getByText(say('nl', screens.badCredentials))).toBeVisible()
  await signIn(page, demo, address, 'een lange zin met regen')
  await expect(page.getByText(say('nl', screens.notConfirmed))).toBeVisible()
  await page.getByRole('button', { name: say('nl', screens.mailAgain) }).click()
  await expect(page.getByText(say('nl', screens.mailSent))).toBeVisible()
  await expect.poll(async () => (await mailsTo(page, address)).length, { timeout: 30_000 }).toBe(2)
  await context.close()
})
