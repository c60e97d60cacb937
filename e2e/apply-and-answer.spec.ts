import { expect, type Page, test } from '@playwright/test'
import { say } from '#kernel/i18n/messages.ts'
import { messages as applying } from '#features/applications/messages.ts'
import { screens } from '#features/auth/screens-messages.ts'
import { messages as talking } from '#features/conversations/messages.ts'
import { home } from '#features/notifications/dashboard-messages.ts'
import { mailWords } from '#features/notifications/mail-words.ts'
import { searchWords as searching } from '#features/vacancies/search-messages.ts'
import { organizations } from '#src/seed/content/organizations.ts'
import { vacancies } from '#src/seed/content/vacancies.ts'
import { linkIn, mailTo } from './support/mail.ts'
import { type Place, places } from './support/sites.ts'
import { newAddress, signedIn, visit } from './support/visitor.ts'

const centers = { demo: 'harderwijk', public: 'arnhem' } as const
const ownWords = 'Ik woon om de hoek en help graag een middag in de week.'

/** An open vacancy of the organization that lid@ and beheerder@ of this tenant belong to. */
function openPlace({ tenant }: Place) {
  const center = centers[tenant as keyof typeof centers]
  const organization = organizations.find((one) => one.centerSlug === center && one.demoTeam)!
  const vacancy =
    vacancies.find((one) => one.organizationKey === organization.key && one.status === 'published' && one.places === null) ??
    vacancies.find((one) => one.organizationKey === organization.key && one.status === 'published')!
  return { organization, vacancy }
}

for (const place of places) {
  for (const script of [true, false]) {
    test(`a stranger finds work, applies and gets an answer, at ${place.tenant} in ${place.locale}${script ? '' : ', without script'}`, async ({
      browser,
      baseURL,
    }) => {
      test.setTimeout(120_000)
      const t = (message: { nl: string; en: string }) => say(place.locale, message)
      const { organization, vacancy } = openPlace(place)
      const { page, context } = await visit(browser, baseURL, place, { script })
      const { page: mails } = await visit(browser, baseURL, place)
      await mails.goto('/')

      // Find it by its words.
      await page.goto('/')
      await page.getByLabel(t(searching.what)).first().fill(vacancy.title)
      await page
        .getByRole('button', { name: t(searching.search), exact: true })
        .first()
        .click()
      await expect(page).toHaveURL(/\/vacancies\/search\?.*q=/)
      await page
        .getByRole('link', { name: place.locale === 'en' && vacancy.en ? vacancy.en.title : vacancy.title, exact: true })
        .first()
        .click()
      await expect(page.getByRole('link', { name: organization.name }).first()).toBeVisible()

      // Write before there is an account; nothing of it is lost.
      await writeAndSend(page, place, organization.name)
      await expect(page).toHaveURL(/\/signup\?redirect=/)
      await expect(page.getByRole('heading', { name: t(applying.oneMoreStep) })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: t(screens.signIn), exact: true })).toBeVisible()
      const address = newAddress(`sem${script ? '' : '-zonder'}`)
      await signUp(page, place, address)
      await expect(page.getByText(t(applying.keptStep))).toBeVisible()
      // The same browser needs no password: one press, and it is sent.
      await page.goto(linkIn(await mailTo(mails, address), '/confirm'))
      await page.getByRole('button', { name: t(screens.confirmButton) }).click()
      await expect(page).toHaveURL(/\/vacancies\/[0-9a-f-]{36}/)
      await expect(page.getByLabel(say(place.locale, applying.ownWords, { name: organization.name }))).toHaveValue(ownWords)
      await page.getByRole('button', { name: t(applying.submit) }).click()
      await expect(page).toHaveURL(/\/applications\/[0-9a-f-]{36}/)
      await expect(page.locator('.bubble', { hasText: ownWords })).toBeVisible()
      const application = new URL(page.url()).pathname
      await mailTo(mails, address, organization.name)

      // The organization hears of it, answers and says yes.
      const team = await visit(browser, baseURL, place)
      await team.page.goto('/')
      await signedIn(team.page, place, `beheerder@${place.tenant}.example`)
      await team.page.goto(application)
      await expect(team.page.locator('.bubble', { hasText: ownWords })).toBeVisible()
      await team.page.getByLabel(/Typ je bericht|Type your message|Your message/).fill('Fijn! Kom je dinsdag kijken?')
      await team.page.getByRole('button', { name: /^(Verstuur|Send)$/ }).click()
      await expect(team.page.locator('.bubble', { hasText: 'Fijn! Kom je dinsdag kijken?' })).toBeVisible()
      await team.page.getByRole('button', { name: /^(Neem aan|Accept)$/ }).click()
      await expect(team.page.getByText(/Aangenomen|Accepted/).first()).toBeVisible()
      await team.context.close()

      // The volunteer is told in the own language, and reads both.
      const facts = { person: 'Sem de Wit', vacancy: vacancy.title, organization: organization.name }
      await mailTo(mails, address, say(place.locale, mailWords.acceptedSubject, facts))
      await page.goto(application)
      await expect(page.locator('.bubble', { hasText: 'Fijn! Kom je dinsdag kijken?' })).toBeVisible()
      await expect(page.getByText(t(applying.accepted)).first()).toBeVisible()
      await expect(page.getByLabel(t(talking.writeMessage))).toBeVisible()
      await mails.context().close()
      await context.close()
    })
  }
}

for (const place of places) {
  test(`a long message is not lost where the mail is opened elsewhere, at ${place.tenant} in ${place.locale}`, async ({ browser, baseURL }) => {
    test.setTimeout(120_000)
    const t = (message: { nl: string; en: string }) => say(place.locale, message)
    const long = `${ownWords} `.repeat(30).trim()
    const { page, context } = await visit(browser, baseURL, place)
    await page.goto('/vacancies/search')
    await page.locator('.results a[href^="/vacancies/"]').first().click()
    const form = page.locator('#reageren')
    await form.getByRole('textbox').first().fill(long)
    for (const question of await form.getByRole('textbox').all()) if ((await question.inputValue()) === '') await question.fill('Ja, graag.')
    await form.getByRole('checkbox').last().check()
    await form.getByRole('button', { name: t(applying.submit) }).click()
    await expect(page.getByRole('heading', { name: t(applying.oneMoreStep) })).toBeVisible()
    const address = newAddress('elders')
    await signUp(page, place, address)
    const mails = await mailTo(page, address)

    // On the phone: no session of its own, so the password is asked for; the address stands there.
    const phone = await visit(browser, baseURL, place)
    await phone.page.goto(linkIn(mails, '/confirm'))
    await phone.page.getByRole('button', { name: t(screens.confirmButton) }).click()
    await expect(phone.page.getByText(t(screens.confirmed))).toBeVisible()
    await expect(phone.page.getByLabel(t(screens.email))).toHaveValue(address)
    await phone.page.getByLabel(t(screens.password), { exact: true }).fill('een fiets in de regen')
    await phone.page.getByRole('button', { name: t(screens.signIn), exact: true }).click()
    await expect(phone.page.locator('#reageren').getByRole('textbox').first()).toHaveValue(long)
    await phone.page.getByRole('button', { name: t(applying.submit) }).click()
    await expect(phone.page).toHaveURL(/\/applications\/[0-9a-f-]{36}/)
    await phone.context.close()
    await context.close()
  })
}

async function writeAndSend(page: Page, { locale }: Place, organization: string): Promise<void> {
  await page.getByLabel(say(locale, applying.ownWords, { name: organization })).fill(ownWords)
  // Forgetting the tick is told, and keeps the words.
  await page.getByRole('button', { name: say(locale, applying.submit) }).click()
  await expect(page.getByRole('link', { name: say(locale, applying.consentMissing) })).toBeVisible()
  await expect(page.getByLabel(say(locale, applying.ownWords, { name: organization }))).toHaveValue(ownWords)
  await page.getByLabel(say(locale, applying.consent, { organization })).check()
  await page.getByRole('button', { name: say(locale, applying.submit) }).click()
}

async function signUp(page: Page, { locale }: Place, address: string): Promise<void> {
  await page.getByLabel(say(locale, screens.firstName)).fill('Sem')
  await page.getByLabel(say(locale, screens.lastName)).fill('de Wit')
  await page.getByLabel(say(locale, screens.email)).fill(address)
  await page.getByLabel(say(locale, screens.password), { exact: true }).fill('een fiets in de regen')
  await page.getByLabel(say(locale, screens.terms)).check()
  await page.getByRole('button', { name: say(locale, screens.createAccount) }).click()
  await expect(page).toHaveURL('/signup/success')
}

test('what is new stays new until one opens it', async ({ browser, baseURL }) => {
  const place: Place = { tenant: 'vrijwilligersbank', locale: 'nl' }
  const { page, context } = await visit(browser, baseURL, place)
  await signedIn(page, place, 'vrijwilliger@vrijwilligersbank.example')
  const news = page.getByRole('region', { name: say('nl', home.newMessages) }).getByRole('listitem')
  const before = await news.count()
  expect(before).toBeGreaterThan(0)
  // The links to them have been in view, and pages are fetched when their link is.
  await news.last().scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await page.reload()
  await expect(news).toHaveCount(before)
  await news.first().getByRole('link').click()
  await page.waitForURL(/\/applications\//)
  await page.goto('/dashboard')
  await expect(news).toHaveCount(before - 1)
  await context.close()
})
