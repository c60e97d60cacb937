import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { credentialCookies } from '#kernel/http/credential-cookies.ts'
import { say } from '#kernel/i18n/messages.ts'
import { screens } from '#features/auth/forms/screens-messages.ts'
import { awakeWhenOpened } from './awake.ts'
import { given } from './given.ts'
import { demoPassword, type Place, siteOf } from './sites.ts'

export type Visit = { page: Page; context: BrowserContext; site: string }

type Wishes = { hasTouch?: boolean; width?: number; dark?: boolean; script?: boolean }

/** Somebody with a phone in one hand: 390 px, in the language of the place, with the question about cookies answered. */
export async function visit(
  browser: Browser,
  baseURL: string | undefined,
  { tenant, locale }: Place,
  { width = 390, dark = false, script = true, hasTouch = false }: Wishes = {},
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: siteOf(baseURL, tenant),
    viewport: { width, height: 844 },
    colorScheme: dark ? 'dark' : 'light',
    locale: locale === 'nl' ? 'nl-NL' : 'en-GB',
    javaScriptEnabled: script,
    hasTouch,
  })
  const site = siteOf(baseURL, tenant)
  await context.addCookies([
    { name: 'cookieConsent', value: encodeURIComponent(JSON.stringify({ functional: true, analytical: false, thirdParty: false })), url: site },
  ])
  failOnHydrationErrors(context)
  const page = await context.newPage()
  return { page: script ? awakeWhenOpened(page) : page, context, site }
}

/** What React says in the browser when a page differs from what the server drew, as in a production build: its text, or all of it. */
const hydrationError = /Minified React error #(418|425)\b/

/** A journey fails when React cannot take over a page of it: the page is drawn a second time, and what was typed or pressed before is lost. */
export function failOnHydrationErrors(context: BrowserContext): void {
  context.on('weberror', (thrown) => {
    const { message } = thrown.error()
    // Soft, since it comes between the steps of the journey, which goes on and fails at its end.
    if (hydrationError.test(message)) expect.soft(message, `hydration of ${thrown.page()?.url()}`).toBe('')
  })
}

/** Opens the page of signing in, fills it in and sends it. */
export async function signIn(page: Page, place: Pick<Place, 'locale'>, email: string, password = demoPassword, path = '/auth/login-1'): Promise<void> {
  await page.goto(path)
  await fillSignIn(page, place, email, password)
}

/** Fills in the page of signing in that is open, and sends it. */
export async function fillSignIn(page: Page, { locale }: Pick<Place, 'locale'>, email: string, password: string): Promise<void> {
  await page.getByLabel(say(locale, screens.email)).fill(email)
  await page.getByLabel(say(locale, screens.password), { exact: true }).fill(password)
  await page.getByRole('button', { name: say(locale, screens.signIn), exact: true }).click()
}

/**
 * Signs somebody in without walking through the form, which the journeys of accounts do: the browser gets
 * the cookies that the form would have given it. A journey goes to its first screen itself. Whoever was signed in before leaves their page
 * first: an answer to it that is still under way would put their cookies back, and the next steps would be theirs.
 */
export async function signedInAs(page: Page, { tenant }: Pick<Place, 'tenant'>, email: string): Promise<void> {
  if ((await page.context().cookies()).some(({ name }) => name === 'access-token')) await withoutSession(page)
  const site = `http://${tenant}.localhost:${given.port}`
  const answer = await fetch(`http://127.0.0.1:${given.port}/auth/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-tenant': tenant },
    body: JSON.stringify({ email, password: demoPassword }),
  })
  if (!answer.ok) throw new Error(`${email} cannot sign in at ${site}: ${answer.status} ${await answer.text()}`)
  const cookie = (name: string) => ({
    name,
    value: encodeURIComponent(answer.headers.get(name)!),
    url: site,
    httpOnly: true,
    secure: true,
    sameSite: 'Lax' as const,
  })
  await page.context().addCookies(credentialCookies.map(cookie))
}

/** Signs in by the form and waits until it worked. */
export async function signedIn(page: Page, place: Pick<Place, 'locale'>, email: string, password = demoPassword): Promise<void> {
  await signIn(page, place, email, password)
  await expect(page.locator('html')).toHaveAttribute('data-auth', 'in')
}

/** Comes back without a session, as after closing the browser. An answer still under way may bring it back once: it is thrown away until none comes. */
export async function withoutSession(page: Page): Promise<void> {
  const credentials = /^(access-token|client|uid)$/
  const context = page.context()
  await page.goto('about:blank')
  await expect(async () => {
    await context.clearCookies({ name: credentials })
    await new Promise((settled) => setTimeout(settled, 250))
    expect((await context.cookies()).filter(({ name }) => credentials.test(name))).toEqual([])
  }).toPass()
}

/** Ends the session where it lives, while the page stays open: the browser keeps credentials that no answer under way can make good again. */
export async function endSession(page: Page): Promise<void> {
  const named = new Map((await page.context().cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]))
  const headers = Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, named.get(name) ?? '']))
  // From a browser of its own: the answer that forgets the credentials may not reach the page's.
  const elsewhere = await page.context().browser()!.newContext()
  const other = await elsewhere.newPage()
  await other.goto(new URL('/auth/login-1', page.url()).href)
  expect(await other.evaluate(async (sent) => (await fetch('/auth/sign_out', { method: 'DELETE', headers: sent })).status, headers)).toBe(200)
  await elsewhere.close()
}

/** Fills in the page of signing up that is open, and sends it. */
export async function signUp(page: Page, { locale }: Pick<Place, 'locale'>, address: string, password: string): Promise<void> {
  await page.getByLabel(say(locale, screens.firstName)).fill('Samira')
  await page.getByLabel(say(locale, screens.lastName)).fill('O’Neill')
  await page.getByLabel(say(locale, screens.email)).fill(address)
  await page.getByLabel(say(locale, screens.password), { exact: true }).fill(password)
  await page.getByLabel(say(locale, screens.terms)).check()
  await page.getByRole('button', { name: say(locale, screens.createAccount) }).click()
}

/** An address nobody had before. */
export function newAddress(name: string): string {
  return `${name}-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}@voorbeeld.example`
}
