import { expect, type Page } from '@playwright/test'
import { say } from '#kernel/i18n/messages.ts'
import { applyWords } from '#features/applications/submit/apply-words.ts'
import { parentWords } from '#features/applications/parental-consent/parent-words.ts'
import { screens } from '#features/auth/forms/screens-messages.ts'
import { searchWords as searching } from '#features/vacancies/search/search-messages.ts'
import { centers } from '#src/seed/content/centers.ts'
import { organizations } from '#src/seed/content/organizations.ts'
import { vacancies } from '#src/seed/content/vacancies.ts'
import { linkIn, mailTo } from './mail.ts'
import type { Place } from './sites.ts'
import { likeOf } from './own-town.ts'
import { newAddress } from './visitor.ts'

export const ownWords = 'Ik woon om de hoek en help graag een middag in de week.'

/** An open vacancy of the organization that lid@ and beheerder@ of this tenant belong to. */
export function openPlace({ tenant }: Place) {
  const center = centers.find((one) => one.tenantKey === likeOf(tenant) && one.isDefault)!
  const organization = organizations.find((one) => one.centerSlug === center.slug && one.demoTeam)!
  const vacancy =
    vacancies.find((one) => one.organizationKey === organization.key && one.status === 'published' && one.places === null) ??
    vacancies.find((one) => one.organizationKey === organization.key && one.status === 'published')!
  return { organization, vacancy }
}

export type Applied = { /** The path of the application. */ path: string; address: string; vacancy: string; organization: string }

/** The address of a parent, of whoever is under sixteen. */
type Young = { parent?: string }

/** A stranger finds work, writes, makes an account and sends it. `mails` is any other page of the site. */
export async function applyAsStranger(page: Page, mails: Page, place: Place, lastName: string, { parent }: Young = {}): Promise<Applied> {
  const t = (message: { nl: string; en: string }) => say(place.locale, message)
  const { organization, vacancy } = openPlace(place)
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
  if (parent) {
    await page.getByText(t(parentWords.isUnder16), { exact: true }).click()
    await page.getByLabel(t(parentWords.parentEmail)).fill(parent)
  }
  await writeAndSend(page, place, organization.name)
  await expect(page).toHaveURL(/\/signup\?redirect=/)
  await expect(page.getByRole('heading', { name: t(applyWords.oneMoreStep) })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: t(screens.signIn), exact: true })).toBeVisible()
  const address = newAddress('sem')
  await signUpAs(page, place, address, lastName)
  await expect(page.getByText(t(applyWords.keptStep))).toBeVisible()
  // The same browser needs no password and no other press: confirming sends it (decisions 74).
  await page.goto(linkIn(await mailTo(mails, address), '/confirm'))
  await expect(page.getByText(t(applyWords.confirmSends))).toBeVisible()
  await page.getByRole('button', { name: t(screens.confirmButton) }).click()
  await expect(page).toHaveURL(/\/applications\/[0-9a-f-]{36}/)
  await expect(page.locator('.bubble', { hasText: ownWords })).toBeVisible()
  return { path: new URL(page.url()).pathname, address, vacancy: vacancy.title, organization: organization.name }
}

/** Fills in the form of the vacancy that is open, and sends it. */
export async function writeAndSend(page: Page, { locale }: Place, organization: string): Promise<void> {
  await page.getByLabel(say(locale, applyWords.ownWords, { name: organization })).fill(ownWords)
  // Forgetting the tick is told, and keeps the words.
  await page.getByRole('button', { name: say(locale, applyWords.submit) }).click()
  await expect(page.getByRole('link', { name: say(locale, applyWords.consentMissing) })).toBeVisible()
  await expect(page.getByLabel(say(locale, applyWords.ownWords, { name: organization }))).toHaveValue(ownWords)
  await page.getByLabel(say(locale, applyWords.consent, { organization })).check()
  await page.getByRole('button', { name: say(locale, applyWords.submit) }).click()
}

/** Fills in the page of signing up that is open, as Sem. */
export async function signUpAs(page: Page, { locale }: Place, address: string, lastName: string): Promise<void> {
  await page.getByLabel(say(locale, screens.firstName)).fill('Sem')
  await page.getByLabel(say(locale, screens.lastName)).fill(lastName)
  await page.getByLabel(say(locale, screens.email)).fill(address)
  await page.getByLabel(say(locale, screens.password), { exact: true }).fill('een fiets in de regen')
  await page.getByLabel(say(locale, screens.terms)).check()
  await page.getByRole('button', { name: say(locale, screens.createAccount) }).click()
  await expect(page).toHaveURL('/signup/success')
}

type Answer = { data: { id: string }[] }

/** Somebody who is signed in applies at an organization, by whichever of its vacancies still takes them. @returns the application */
export async function applyByApi(page: Page, organizationId: string): Promise<string> {
  return await page.evaluate(async (organization) => {
    const door = '/door/api/v1'
    const { data } = (await (await fetch(`${door}/vacancies?filter[organization_id_eq]=${organization}&page[size]=20`)).json()) as Answer
    for (const { id } of data) {
      const body = JSON.stringify({
        data: {
          type: 'applications',
          attributes: { motivation: 'Ik help graag.', consent_share: true },
          relationships: { vacancy: { data: { type: 'vacancies', id } } },
        },
      })
      const answer = await fetch(`${door}/applications`, { method: 'POST', headers: { 'content-type': 'application/vnd.api+json' }, body })
      if (answer.ok) return ((await answer.json()) as { data: { id: string } }).data.id
    }
    throw new Error('No vacancy takes an application.')
  }, organizationId)
}

/** The organization that somebody acts for. */
export async function ownOrganization(page: Page): Promise<string> {
  return await page.evaluate(async () => ((await (await fetch('/door/api/v1/current_organizations')).json()) as Answer).data[0]!.id)
}
