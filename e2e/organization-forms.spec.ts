import { type Browser, expect as expectSoon, type Page, test } from '@playwright/test'
import { say } from '#kernel/i18n/messages.ts'
import { messages as forms } from '#design/form/messages.ts'
import { legalFormWords } from '#features/organizations/model/fact-words.ts'
import { formWords } from '#features/organizations/editor/form-messages.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { signUpWords } from '#features/organizations/sign-up/sign-up-messages.ts'
import { addressWords } from '#features/places/address-inputs.ts'
import { faultsOn } from './support/accessibility-issues.ts'
import { mailTo } from './support/mail.ts'
import { ownTown } from './support/own-town.ts'
import type { Place } from './support/sites.ts'
import { endSession, newAddress, signedInAs, signIn, visit } from './support/visitor.ts'

/** Saving is more than reading: on a slow machine it takes a while. */
const expect = expectSoon.configure({ timeout: 30_000 })
const demo = { tenant: 'demo', locale: 'nl' } as const
const t = (message: { nl: string; en: string }) => say('nl', message)
const next = (page: Page) => page.getByRole('button', { name: /^Volgende/ }).click()
const save = (page: Page) => page.getByRole('button', { name: t(formWords.save), exact: true }).click()
const heading = (page: Page, title: { nl: string; en: string }) => expect(page.getByRole('heading', { level: 1, name: t(title) })).toBeVisible()
const about = 'Wij kweken samen groente achter het buurthuis. Iedereen mag meedoen, ook zonder groene vingers.'

async function barriers(page: Page): Promise<string[]> {
  // At its top, where the header that comes and goes covers half a line of nothing.
  await page.evaluate(() => scrollTo(0, 0))
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  return [...(await faultsOn(page)), ...(isWide ? ['wider than its window'] : [])]
}

for (const script of [true, false])
  test(`Rob signs a group up on his phone, with a break in the middle${script ? '' : ', without script'}`, async ({ browser, baseURL }) => {
    const place = await ownTown(demo)
    const { page, context } = await visit(browser, baseURL, place, { script })
    const { page: mails } = await visit(browser, baseURL, place)
    const name = 'Buurttuin Oost'
    const email = newAddress('rob')
    await mails.goto('/')

    await page.goto('/')
    await page.getByRole('link', { name: 'Organisatie aanmelden' }).first().click()
    await heading(page, signUpWords.about)
    await next(page)
    await expect(page.getByRole('alert').filter({ hasText: t(forms.somethingWrong) })).toBeVisible()
    await page.getByLabel(t(formWords.name)).fill(name)
    await page.getByLabel(t(legalFormWords.informeel)).check()
    if (script) expect(await barriers(page)).toEqual([])
    await next(page)

    await heading(page, signUpWords.work)
    await page.getByLabel(t(formWords.summary)).fill('Samen groente kweken in de buurt.')
    await page.getByLabel(t(themeWords.nature)).check()
    if (script) {
      await page.reload()
      await expect(page.getByText(t(forms.kept))).toBeVisible()
      await expect(page.getByLabel(t(formWords.summary))).toHaveValue('Samen groente kweken in de buurt.')
      await expect(page.getByLabel(t(themeWords.nature))).toBeChecked()
      expect(await barriers(page)).toEqual([])
    }
    await page.getByLabel(t(formWords.description)).fill(about)
    await next(page)

    // A break: the browser is opened again another day.
    await heading(page, signUpWords.place)
    await page.close()
    const again = await context.newPage()
    await again.goto('/organizations/signup')
    await heading(again, signUpWords.place)
    await expect(again.getByText(t(signUpWords.goOn))).toBeVisible()
    await again.getByLabel(t(addressWords.city), { exact: true }).fill('Harderwijk')
    await again.getByRole('button', { name: t(signUpWords.back) }).click()
    await expect(again.getByLabel(t(formWords.description))).toHaveValue(about)
    await next(again)
    await expect(again.getByLabel(t(addressWords.city), { exact: true })).toHaveValue('Harderwijk')
    await next(again)

    await again.getByLabel(t(formWords.contactFirstName)).fill('Rob')
    await again.getByLabel(t(formWords.contactLastName)).fill('Jansen')
    await again.getByLabel(t(formWords.contactEmail)).fill(email)
    await next(again)

    await heading(again, signUpWords.check)
    await expect(again.getByText(name)).toBeVisible()
    await again.getByRole('button', { name: t(signUpWords.send) }).click()
    await expect(again.getByRole('alert').filter({ hasText: t(forms.somethingWrong) })).toBeVisible()
    await again.getByLabel(t(formWords.nonprofit)).check()
    await again.getByLabel(t(formWords.terms)).check()
    if (script) expect(await barriers(again)).toEqual([])
    await again.getByRole('button', { name: t(signUpWords.send) }).click()

    await heading(again, signUpWords.doneTitle)
    await expect(again.getByText(email)).toBeVisible()
    await expect(again.getByText(t(signUpWords.doneAnswer))).toBeVisible()
    if (script) expect(await barriers(again)).toEqual([])
    await mailTo(mails, email)
    await context.close()
  })

/** In the page: of all that one works for, the organization that one may change. */
async function ledByMe(): Promise<string> {
  type Mine = { data: { id: string; meta: { permissions: string[] } }[] }
  const { data } = (await (await fetch('/door/api/v1/organizations?filter[mine]=true&page[size]=200')).json()) as Mine
  return data.find(({ meta }) => meta.permissions.includes('update'))!.id
}

/** Somebody who may edit the organization that beheerder@ belongs to, with its form open. */
async function editing(browser: Browser, baseURL: string | undefined, place: Place, who: string, id?: string) {
  const { page, context } = await visit(browser, baseURL, place, { width: 1440 })
  await signedInAs(page, place, `${who}@${place.tenant}.example`)
  if (!id) await page.goto('/organizations')
  const own = id ?? (await page.evaluate(ledByMe))
  await page.goto(`/organizations/${own}/edit`)
  await expect(page.getByLabel(t(formWords.summary))).toBeVisible()
  return { page, context, id: own }
}

test('two people edit one organization: other fields are kept of both, the same field is asked about, and nothing is lost', async ({ browser, baseURL }) => {
  const place = await ownTown(demo)
  const yasmin = await editing(browser, baseURL, place, 'beheerder')
  const nienke = await editing(browser, baseURL, place, 'coordinator', yasmin.id)
  const saved = (page: Page) => expect(page.locator('.toast')).toContainText('Opgeslagen')

  await nienke.page.getByLabel(t(formWords.summary)).fill('Van Nienke: koken in de wijk.')
  await nienke.page.getByLabel(t(addressWords.street)).fill('Nieuwe Plein')
  await save(nienke.page)
  await saved(nienke.page)

  await yasmin.page.getByLabel(t(formWords.summary)).fill('Van Yasmin: samen eten in de wijk.')
  await yasmin.page.getByLabel(t(formWords.phone)).fill('0341 11 22 33')
  await save(yasmin.page)
  await expect(yasmin.page.getByRole('group', { name: t(formWords.summary) })).toContainText('Van Nienke: koken in de wijk.')
  // Far down a long form, one is led to what is asked.
  await expect(yasmin.page.locator('.conflict')).toBeFocused()
  await expect(yasmin.page.getByLabel(t(formWords.phone))).toHaveValue('0341 11 22 33')
  expect(await barriers(yasmin.page)).toEqual([])

  // Nothing was chosen: it is asked again, and a reload forgets nothing.
  await save(yasmin.page)
  await expect(yasmin.page.getByRole('group', { name: t(formWords.summary) })).toBeVisible()
  await yasmin.page.reload()
  await expect(yasmin.page.getByText(t(forms.kept))).toBeVisible()
  await expect(yasmin.page.getByLabel(t(formWords.summary))).toHaveValue('Van Yasmin: samen eten in de wijk.')
  await save(yasmin.page)
  await yasmin.page
    .getByRole('group', { name: t(formWords.summary) })
    .getByRole('radio')
    .first()
    .check()
  await save(yasmin.page)
  await saved(yasmin.page)
  await expect(yasmin.page.getByLabel(t(formWords.summary))).toHaveValue('Van Yasmin: samen eten in de wijk.')
  await expect(yasmin.page.getByLabel(t(addressWords.street))).toHaveValue('Nieuwe Plein')
  await expect(yasmin.page.getByLabel(t(formWords.phone))).toHaveValue('0341 11 22 33')
  await yasmin.context.close()
  await nienke.context.close()
})

test('Yasmin’s session ends while she types: after signing in her words are there, and she is asked before she leaves', async ({ browser, baseURL }) => {
  const place = await ownTown(demo)
  const { page, context, id } = await editing(browser, baseURL, place, 'beheerder')
  const words = 'Elke dinsdag soep, om zes uur.'
  await page.getByLabel(t(formWords.summary)).fill(words)
  await endSession(page)
  await save(page)
  await expect(page).toHaveURL(/auth\/login-1/)
  await signIn(page, place, `beheerder@${place.tenant}.example`, undefined, page.url())
  await expect(page).toHaveURL(new RegExp(`/organizations/${id}/edit`))
  await expect(page.getByText(t(forms.kept))).toBeVisible()
  await expect(page.getByLabel(t(formWords.summary))).toHaveValue(words)

  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByRole('dialog')).toContainText(t(forms.leaveTitle))
  await page.getByRole('button', { name: t(forms.stay) }).click()
  await page.getByRole('button', { name: t(forms.throwAway) }).click()
  await expect(page.getByLabel(t(formWords.summary))).not.toHaveValue(words)
  // What she gives up by leaving does not come back either, to be saved with something else.
  await page.getByLabel(t(formWords.summary)).fill(words)
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.getByRole('button', { name: t(forms.leave) }).click()
  await expect(page).toHaveURL(/dashboard/)
  await page.goto(`/organizations/${id}/edit`)
  await expect(page.getByLabel(t(formWords.summary))).not.toHaveValue(words)
  await expect(page.getByText(t(forms.kept))).toBeHidden()
  await context.close()
})

test('a coordinator adds an organization with the facts on paper, and is told when it may be there already', { tag: '@core' }, async ({ browser, baseURL }) => {
  const place = await ownTown(demo)
  const { page, context } = await visit(browser, baseURL, place, { width: 1440 })
  const email = newAddress('contact')
  const name = 'Leesclub Wijkhuis'
  await signedInAs(page, place, `coordinator@${place.tenant}.example`)
  await page.goto('/organizations/add')
  await page.getByLabel(t(formWords.name)).fill('Stichting Wijkhuis de Zuiderzee')
  await page.getByLabel(t(formWords.summary)).fill('Samen lezen.')
  await expect(page.getByText(t(formWords.likesText))).toBeVisible()
  await page.getByLabel(t(formWords.name)).fill(name)
  expect(await barriers(page)).toEqual([])
  await page.getByLabel(t(formWords.description)).fill(about)
  await page.getByLabel(t(themeWords.language)).check()
  await page.getByRole('textbox', { name: t(addressWords.city), exact: true }).fill('Harderwijk')
  await page.getByLabel(t(formWords.contactFirstName)).fill('Nadia')
  await page.getByLabel(t(formWords.contactLastName)).fill('El Amrani')
  await page.getByLabel(t(formWords.contactEmail), { exact: true }).fill(email)
  await page.getByRole('button', { name: t(formWords.addSubmit) }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await mailTo(page, email)
  await context.close()
})
