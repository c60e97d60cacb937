import { type Browser, expect, type Page, test } from '@playwright/test'
import { say } from '#kernel/i18n/messages.ts'
import { messages as lists } from '#features/lists/messages.ts'
import { undoWords } from '#features/lists/undo-messages.ts'
import { choiceWords } from '#features/organizations/choice/choice-messages.ts'
import { screens } from '#features/auth/forms/screens-messages.ts'
import { formWords as forms } from '#features/users/person/form-messages.ts'
import { listWords } from '#features/users/staff-list/list-messages.ts'
import { messages } from '#features/users/model/messages.ts'
import { staffWords as words } from '#features/users/person/staff-messages.ts'
import { reviewWords } from '#features/vacancies/moderation/review-words.ts'
import { viewer } from './support/viewer.ts'
import { linkIn, mailTo } from './support/mail.ts'
import { ownTown } from './support/own-town.ts'
import { type Place, siteOf } from './support/sites.ts'
import { newAddress, signedInAs, visit } from './support/visitor.ts'

const name = 'Ilse'
const demo = { tenant: 'demo', locale: 'nl' } as const

async function at(browser: Browser, baseURL: string | undefined, place: Place, who: string, wishes: { width: number; hasTouch?: boolean }) {
  const { width, hasTouch = false } = wishes
  const site = siteOf(baseURL, place.tenant)
  const context = await browser.newContext({ baseURL: site, viewport: { width, height: 900 }, hasTouch, locale: place.locale === 'nl' ? 'nl-NL' : 'en-GB' })
  await context.addCookies([
    { name: 'cookieConsent', value: encodeURIComponent(JSON.stringify({ functional: true, analytical: false, thirdParty: false })), url: site },
    { name: 'locale', value: place.locale, url: site },
  ])
  const page = await context.newPage()
  await signedInAs(page, place, `${who}@${place.tenant}.example`)
  return { page, context }
}

/** Somebody opens the link of the mail, elsewhere. */
async function accept(browser: Browser, baseURL: string | undefined, place: Place, from: Page, address: string): Promise<void> {
  const link = linkIn(await mailTo(from, address, /uitgenodigd/), '/confirm')
  const { page, context } = await visit(browser, baseURL, place)
  await page.goto(link)
  await page
    .getByRole('button')
    .filter({ hasText: new RegExp(`${say(place.locale, screens.confirmButton)}|${say(place.locale, screens.acceptButton)}`) })
    .click()
  await expect(page.getByLabel(say(place.locale, screens.newPassword), { exact: true })).toBeVisible()
  await context.close()
}

test('by keyboard a coordinator invites a colleague, gives and takes a role, switches somebody off and on again', async ({ browser, baseURL }) => {
  const place = await ownTown(demo)
  const { page, context } = await at(browser, baseURL, place, 'coordinator', { width: 1440 })
  const { keyboard } = page
  const t = (message: { nl: string; en: string }) => say('nl', message)
  const press = async (role: 'button' | 'link', label: string | RegExp) => {
    await page.getByRole(role, { name: label }).first().focus()
    await keyboard.press('Enter')
  }
  const address = newAddress('ilse')

  await page.goto('/users')
  await press('link', t(words.add))
  await expect(page).toHaveURL('/users/add')
  await page.getByLabel(t(forms.firstName)).focus()
  for (const typed of [name, 'de Groot', address]) {
    await keyboard.type(typed)
    await keyboard.press('Tab')
  }
  // Into the roles: the first of them, and with the arrow the member.
  await keyboard.press('Space')
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Lid/ })).toBeChecked()
  await keyboard.press('Tab')
  await keyboard.type('zuiderzee')
  await expect(page.getByRole('option')).toHaveCount(1)
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/users\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('status').filter({ hasText: say('nl', forms.invited, { name }) })).toBeVisible()
  await expect(page.locator('main')).toContainText(t(messages.invited))
  await mailTo(page, address, /uitgenodigd/)
  const own = page.url()

  await press('link', t(words.addRole))
  await expect(page).toHaveURL(/add_role$/)
  await page.getByRole('radio', { name: /^Beheerder/ }).focus()
  await keyboard.press('Space')
  await keyboard.press('Tab')
  await keyboard.type('gezin')
  await expect(page.getByRole('option')).toHaveCount(1)
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(own)
  const role = (title: string) =>
    page
      .getByRole('listitem')
      .filter({ hasText: title })
      .filter({ has: page.getByRole('button') })
  await expect(role('Beheerder')).toBeVisible()

  const confirmed = async (button: string | RegExp) => {
    await press('button', button)
    await expect(page.locator('dialog[open]')).toBeVisible()
    await keyboard.press('Enter')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
  }
  await confirmed(/^Neem weg: lid/)
  await expect(role('Wijkhuis')).toHaveCount(0)

  await accept(browser, baseURL, place, page, address)
  await page.reload()
  await confirmed(t(words.deactivate))
  await expect(page.locator('main')).toContainText(t(messages.inactive))
  await expect(page.getByRole('button', { name: t(undoWords.undo) })).toBeVisible()
  await confirmed(t(words.activate))
  await expect(page.locator('main')).toContainText(t(messages.active))
  await context.close()
})

test('by touch at 390 px a coordinator invites, gives a role, and takes an invitation back from the panel of the list', async ({ browser, baseURL }) => {
  const place = await ownTown({ tenant: 'public', locale: 'en' })
  const { page, context } = await at(browser, baseURL, place, 'coordinator', { width: 390, hasTouch: true })
  const t = (message: { nl: string; en: string }) => say('en', message)
  const address = newAddress('tap')
  await page.goto('/users/add')
  await page.getByLabel(t(forms.firstName)).fill(name)
  await page.getByLabel(t(forms.lastName)).fill(address)
  await page.getByLabel(t(forms.email)).fill(address)
  await page.locator('label', { has: page.locator('input[value=member]') }).tap()
  // Without an organization it says so at the field, and everything typed stays.
  await page.getByRole('button', { name: t(forms.invite) }).tap()
  await expect(page.locator('#organizationId-error')).toContainText(t(choiceWords.missing))
  await expect(page.getByLabel(t(forms.email))).toHaveValue(address)
  await page.locator('#organizationId').fill('de')
  await page.getByRole('option').first().tap()
  await page.getByRole('button', { name: t(forms.invite) }).tap()
  await expect(page).toHaveURL(/\/users\/[0-9a-f-]{36}$/)

  await page.goto(`/users?q=${encodeURIComponent(address)}`)
  await page.locator('tbody').getByRole('checkbox').tap()
  const bar = page.getByRole('region', { name: t(lists.selection) })
  await bar.getByRole('button', { name: t(listWords.giveRole) }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: t(forms.role) }).selectOption('admin')
  await dialog.locator('#organizationId').fill('de')
  await dialog.getByRole('listbox').getByRole('option').first().tap()
  await expect(dialog).toContainText(say('en', lists.willChange, { n: 1 }))
  await dialog.getByRole('button', { name: t(listWords.giveRole) }).tap()
  await expect(dialog).toHaveCount(0, { timeout: 30_000 })
  await page.getByRole('button', { name: t(undoWords.undo) }).tap()
  await expect(page.getByText(t(undoWords.undone))).toBeVisible()

  await page.getByRole('link', { name: new RegExp(name) }).tap()
  const panel = page.locator('dialog.panel[open]')
  await expect(panel).toContainText(t(messages.invited))
  await panel.getByRole('button', { name: t(words.withdraw) }).tap()
  await page.getByRole('button', { name: t(words.withdrawYes) }).tap()
  await expect(panel).toContainText(t(messages.archived))
  await mailTo(page, address, /withdrawn|ingetrokken/)
  await context.close()
})

test(
  'who runs a center sees what it understands and sets, looks along as somebody, sees so on every page, and comes back to their own account',
  { tag: '@core' },
  async ({ browser, baseURL }) => {
    const place = await ownTown(demo)
    const { page, context } = await at(browser, baseURL, place, 'centerbeheerder', { width: 390 })
    const look = viewer(page)
    await look('/settings?part=words&q=opa', async () => await expect(page.getByRole('heading', { name: /^ouderen/ })).toBeVisible())
    await look('/settings', async () => await expect(page.getByRole('checkbox', { name: say('nl', reviewWords.reviews) })).toBeChecked())
    expect(look.barriers).toEqual([])
    await page.goto('/users?q=lid@')
    await page.locator('main .tlink').first().click()
    await page
      .locator('dialog.panel[open]')
      .getByRole('link', { name: say('nl', listWords.open) })
      .click()
    await expect(page).toHaveURL(/\/users\/[0-9a-f-]{36}$/)
    const own = page.url()
    await page.getByRole('button', { name: /^Log in als/ }).click()
    await page.getByRole('button', { name: say('nl', words.signInAsYes) }).click()
    await expect(page).toHaveURL('/dashboard')
    const banner = page.getByRole('region', { name: /^Je bent ingelogd als/ })
    for (const path of ['/dashboard', '/vacancies/search', '/']) {
      await page.goto(path)
      await expect(banner).toBeInViewport()
      await page.mouse.wheel(0, 800)
      await expect(banner).toBeInViewport()
    }
    await banner.getByRole('button').click()
    await expect(page).toHaveURL(own)
    await expect(banner).toHaveCount(0)
    await context.close()
  },
)
