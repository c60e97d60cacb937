import { expect, type Page, test } from '@playwright/test'
import { say } from '#kernel/i18n/messages.ts'
import { applyWords } from '#features/applications/submit/apply-words.ts'
import { messages as formWords } from '#design/form/messages.ts'
import { screens } from '#features/auth/forms/screens-messages.ts'
import { letLinksExpire } from './support/time.ts'
import { linkIn, mailsTo, mailTo } from './support/mail.ts'
import { ownTown } from './support/own-town.ts'
import { demoPassword, type Place, places } from './support/sites.ts'
import { fillSignIn, newAddress, signedIn, signIn, signUp, visit, withoutSession } from './support/visitor.ts'

const password = 'een fiets in de regen'
const ownWords = 'Ik woon om de hoek en help graag een middag in de week.'

for (const place of places) {
  const t = (message: { nl: string; en: string }) => say(place.locale, message)
  const at = `at ${place.tenant} in ${place.locale}`

  test(`a stranger who applies gets there with the own words through the third mail too, ${at}`, async ({ browser, baseURL }) => {
    const { page, context } = await visit(browser, baseURL, place)
    const vacancy = await applyAsStranger(page, place)
    const address = newAddress('sem')
    await signUp(page, place, address, password)
    await expect(page).toHaveURL('/signup/success')

    // Nothing came: once more from here, and once more when signing in is too soon.
    await page.getByRole('button', { name: t(screens.mailAgain) }).click()
    await expect(page.getByText(t(screens.mailSent))).toBeVisible()
    const second = await newestLink(page, address, 2)
    await signIn(page, place, address, password, `/auth/login-1?redirect=${encodeURIComponent(vacancy)}`)
    await expect(page.getByText(t(screens.notConfirmed))).toBeVisible()
    await page.getByRole('button', { name: t(screens.mailAgain) }).click()
    await expect(page.getByText(t(screens.mailSent))).toBeVisible()
    const third = await newestLink(page, address, 3)
    for (const link of [second, third]) expect(new URL(link).searchParams.get('redirect')).toBe(vacancy)

    await page.goto(third)
    await page.getByRole('button', { name: t(screens.confirmButton) }).click()
    // The browser that wrote the application sends it with the confirmation (decisions 74).
    await expect(page).toHaveURL(/\/applications\/[0-9a-f-]{36}/)
    await expect(page.getByText(ownWords).first()).toBeVisible()
    await context.close()
  })

  test(`who forgot the password while applying gets there with the new one, ${at}`, async ({ browser, baseURL }) => {
    const { page, context } = await visit(browser, baseURL, place)
    const address = await newcomer(page, place)
    const vacancy = await applyAsStranger(page, place)
    await page
      .getByRole('main')
      .getByRole('link', { name: t(screens.signIn), exact: true })
      .click()
    await expect(page.getByText(t(applyWords.keptSignIn))).toBeVisible()
    await page.getByRole('link', { name: t(screens.forgot) }).click()
    await page.getByLabel(t(screens.email)).fill(address)
    await page.getByRole('button', { name: t(screens.recoverSend) }).click()
    await page.goto(linkIn(await mailTo(page, address, /kies|choose/i), '/auth/password/edit'))
    await choose(page, place, 'twee fietsen in de zon')
    await expect(page.getByText(t(screens.passwordChanged))).toBeVisible()
    await fillSignIn(page, place, address, 'twee fietsen in de zon')
    await expect(page).toHaveURL(vacancy)
    await expect(page.getByRole('textbox').filter({ hasText: ownWords })).toHaveValue(ownWords)
    await context.close()
  })

  test(`a link to confirm that is used, old or broken says so and offers a new one, ${at}`, async ({ browser, baseURL }) => {
    const { page, context } = await visit(browser, baseURL, place)
    const confirm = async (link: string) => {
      await page.goto(link)
      await page.getByRole('button', { name: t(screens.confirmButton) }).click()
    }
    const address = newAddress('oud')
    await page.goto('/signup?redirect=/profiel')
    await signUp(page, place, address, password)
    const first = linkIn(await mailTo(page, address), '/confirm')
    await letLinksExpire(address)
    await confirm(first)
    await expect(page.getByRole('heading', { name: t(screens.confirmExpired) })).toBeVisible()

    // A typing error is told at the field; the right address gets a mail that leads to the same page.
    await page.getByLabel(t(screens.email)).fill('oud@')
    await page.getByRole('button', { name: t(screens.sendNew) }).click()
    await expect(page.getByRole('alert').filter({ hasText: t(formWords.somethingWrong) })).toBeVisible()
    await page.getByLabel(t(screens.email)).fill(address)
    await page.getByRole('button', { name: t(screens.sendNew) }).click()
    await expect(page.getByText(t(screens.mailSent))).toBeVisible()
    const second = await newestLink(page, address, 2)
    await confirm(second)
    await expect(page.getByText(t(screens.confirmed))).toBeVisible()
    await confirm(second)
    await expect(page.getByText(t(screens.confirmedAlready))).toBeVisible()
    await fillSignIn(page, place, address, password)
    await expect(page).toHaveURL('/profiel')

    await withoutSession(page)
    await confirm('/confirm?confirmation_token=half')
    await expect(page.getByRole('heading', { name: t(screens.confirmInvalid) })).toBeVisible()
    await expect(page.getByRole('button', { name: t(screens.sendNew) })).toBeVisible()
    await context.close()
  })

  test(`a link to choose a password that is used or old says so and offers a new one, ${at}`, async ({ browser, baseURL }) => {
    const { page, context } = await visit(browser, baseURL, place)
    const address = await newcomer(page, place)
    const ask = async () => {
      await page.getByLabel(t(screens.email)).fill(address)
      await page.getByRole('button', { name: t(screens.recoverSend) }).click()
      await expect(page.getByText(t(screens.mailSent))).toBeVisible()
    }
    await page.goto('/auth/recover')
    await ask()
    const first = linkIn(await mailTo(page, address, /kies|choose/i), '/auth/password/edit')
    await letLinksExpire(address)
    await page.goto(first)
    await expect(page.getByText(t(screens.resetInvalid))).toBeVisible()
    await ask()
    await expect.poll(async () => (await mailTo(page, address, /kies|choose/i)).text.includes(first)).toBe(false)
    const second = linkIn(await mailTo(page, address, /kies|choose/i), '/auth/password/edit')
    await page.goto(second)
    await choose(page, place, 'twee fietsen in de zon')
    await expect(page.getByText(t(screens.passwordChanged))).toBeVisible()
    await page.goto(second)
    await expect(page.getByText(t(screens.resetInvalid))).toBeVisible()
    await expect(page.getByRole('button', { name: t(screens.recoverSend) })).toBeVisible()
    await context.close()
  })

  test(`who is invited chooses a password and is in, ${at}`, async ({ browser, baseURL }) => {
    const address = newAddress('noor')
    const town = await ownTown(place)
    const admin = await visit(browser, baseURL, town)
    await admin.page.goto('/')
    await invite(admin.page, town, address)
    const { page, context } = await visit(browser, baseURL, town)
    await page.goto('/')
    const link = linkIn(await mailTo(page, address), '/confirm')
    await page.goto(link)
    await page.getByRole('button', { name: t(screens.confirmButton) }).click()
    await expect(page).toHaveURL('/auth/reset')
    await expect(page.getByRole('heading', { name: t(screens.resetFirst) })).toBeVisible()
    await choose(page, place, 'kort')
    await expect(page.getByRole('link', { name: t(screens.passwordShort) })).toBeVisible()
    await choose(page, place, password)
    await expect(page).toHaveURL('/dashboard')
    await expect(page.locator('html')).toHaveAttribute('data-auth', 'in')

    // The mail is still there: its link is no way in for whoever finds it.
    await withoutSession(page)
    await page.goto(link)
    await page.getByRole('button', { name: t(screens.confirmButton) }).click()
    await expect(page.getByText(t(screens.confirmedAlready))).toBeVisible()
    await signedIn(page, place, address, password)
    await context.close()
    await admin.context.close()
  })
}

/** Writes to the first open vacancy that the site shows. @returns where signing in leads back to */
async function applyAsStranger(page: Page, { locale }: Place): Promise<string> {
  await page.goto('/vacancies/search')
  await page.locator('.results a[href^="/vacancies/"]').first().click()
  const form = page.locator('#reageren')
  await form.getByRole('textbox').first().fill(ownWords)
  await form.getByRole('checkbox').last().check()
  await form.getByRole('button', { name: say(locale, applyWords.submit) }).click()
  await expect(page).toHaveURL(/\/signup\?redirect=/)
  return new URL(page.url()).searchParams.get('redirect')!
}

/** Somebody with a confirmed account, who has not signed in. */
async function newcomer(page: Page, place: Place): Promise<string> {
  const address = newAddress('kim')
  await page.goto('/signup')
  await signUp(page, place, address, password)
  await expect(page).toHaveURL('/signup/success')
  await page.goto(linkIn(await mailTo(page, address), '/confirm'))
  await page.getByRole('button', { name: say(place.locale, screens.confirmButton) }).click()
  await expect(page.locator('html')).toHaveAttribute('data-auth', 'in')
  await withoutSession(page)
  return address
}

async function invite(page: Page, { tenant }: Place, email: string): Promise<void> {
  const status = await page.evaluate(
    async ([staff, password, email]) => {
      const post = async (path: string, body: object, headers: Record<string, string> = {}) =>
        await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })
      const { headers } = await post('/auth/sign_in', { email: staff, password })
      const tokenHeaders = Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, headers.get(name)!]))
      const attributes = { email, first_name: 'Noor', last_name: 'Bakker', role_name: 'editor' }
      return (await post('/api/v1/users', { data: { type: 'users', attributes } }, tokenHeaders)).status
    },
    [`centerbeheerder@${tenant}.example`, demoPassword, email] as const,
  )
  expect(status).toBe(201)
}

/** The link in the newest mail, once so many have come. */
async function newestLink(page: Page, address: string, count: number): Promise<string> {
  await expect.poll(async () => (await mailsTo(page, address)).length, { timeout: 30_000 }).toBe(count)
  return linkIn((await mailsTo(page, address))[0]!, '/confirm')
}

async function choose(page: Page, { locale }: Place, words: string): Promise<void> {
  await page.getByLabel(say(locale, screens.newPassword), { exact: true }).fill(words)
  await page.getByLabel(say(locale, screens.passwordAgain)).fill(words)
  await page.getByRole('button', { name: say(locale, screens.savePassword) }).click()
}
