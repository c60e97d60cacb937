import { expect as soon, type Page, test } from '@playwright/test'
import { type AnyMessage, type FactsOf, say } from '#kernel/i18n/messages.ts'
import { applyWords } from '#features/applications/submit/apply-words.ts'
import { followWords as follow } from '#features/applications/guests/follow-words.ts'
import { messages as applying } from '#features/applications/model/messages.ts'
import { parentWords as parental } from '#features/applications/parental-consent/parent-words.ts'
import { applyAsStranger, openPlace, ownWords } from './support/apply.ts'
import { accessibilityIssues } from './support/accessibility-issues.ts'
import { type Mail, mailTo } from './support/mail.ts'
import { ownTown } from './support/own-town.ts'
import { type Place, siteOf } from './support/sites.ts'
import { newAddress, signedInAs, visit } from './support/visitor.ts'

// A slow machine takes its time.
const expect = soon.configure({ timeout: 30_000 })
test.describe.configure({ timeout: 240_000 })

const formLink = ({ text }: Mail) => new URL(/https?:\/\/\S+\/forms\/\S+/.exec(text)![0]).pathname

const sayIn =
  (place: Place) =>
  <M extends AnyMessage>(message: M, ...facts: FactsOf<M>) =>
    say(place.locale, message, ...facts)

async function asStaff(page: Page, baseURL: string | undefined, place: Place, name: string): Promise<void> {
  await page.context().addCookies([{ name: 'locale', value: place.locale, url: siteOf(baseURL, place.tenant) }])
  await signedInAs(page, place, `${name}@${place.tenant}.example`)
}

test('a parent says yes and thinks better of it, and both sides hear it: nl, 390 px', async ({ browser, baseURL }) => {
  const place = await ownTown({ tenant: 'vrijwilligerspunt', locale: 'nl' })
  const t = sayIn(place)
  const { barriers, look } = accessibilityIssues()
  const parent = newAddress('ouder')
  const { page: child, context: young } = await visit(browser, baseURL, place)
  const { page: home, context: house } = await visit(browser, baseURL, place, { dark: true })
  const { path, vacancy, organization } = await applyAsStranger(child, home, place, `Kuiken ${parent.slice(6, 12)}`, { parent })
  await expect(child.getByRole('region', { name: t(parental.ownWaits) })).toContainText(parent)
  await look(child)

  // Nobody is accepted before; the parent reads who, what and where, and needs no account.
  const { page: team, context: office } = await visit(browser, baseURL, place)
  await asStaff(team, baseURL, place, 'lid')
  await team.goto(path)
  await expect(team.getByRole('region', { name: t(parental.waits, { name: 'Sem' }) })).toBeVisible()
  await expect(team.locator('[data-step=accept]')).toHaveCount(0)
  await look(team)
  const facts = { child: 'Sem', vacancy, organization }
  await home.goto(formLink(await mailTo(home, parent)))
  await expect(home.getByRole('heading', { name: t(parental.open, facts) })).toBeVisible()
  await look(home)
  await home.getByRole('button', { name: t(parental.agree) }).dblclick()
  await expect(home.getByText(t(parental.doneText, facts))).toBeVisible()
  await look(home)

  // Both see it at once, without loading anything.
  await expect(child.getByRole('region', { name: t(parental.ownWaits) })).toHaveCount(0)
  await expect(team.locator('[data-step=accept]')).toBeAttached()

  await home.getByRole('button', { name: t(parental.takeBack) }).click()
  await expect(home.getByRole('heading', { name: t(parental.refused) })).toBeVisible()
  await expect(child.getByText(t(parental.ownRefused, { organization })).first()).toBeVisible()
  await expect(team.getByText(t(parental.wasRefused, { name: 'Sem' })).first()).toBeVisible()
  soon(barriers).toEqual([])
  for (const one of [young, house, office]) await one.close()
})

test('somebody without e-mail is applied for, and follows it with the code of a letter: en, 1440 px', async ({ browser, baseURL }) => {
  const place = await ownTown({ tenant: 'meedoen', locale: 'en' })
  const width = 1440
  const t = sayIn(place)
  const { barriers, look } = accessibilityIssues()
  const name = 'Truus Bos'
  const { organization, vacancy } = openPlace(place)
  const { page: desk, context: center } = await visit(browser, baseURL, place, { width })
  await asStaff(desk, baseURL, place, 'coordinator')
  await desk.goto(`/vacancies/search?q=${encodeURIComponent(vacancy.title)}`)
  await desk.locator('.results a[href^="/vacancies/"]').first().click()
  await desk.getByText(t(follow.forOther), { exact: true }).click()
  await desk.getByLabel(t(follow.guestAddress)).fill('Lindelaan 3')
  await desk.getByLabel(t(applyWords.ownWords, { name: organization.name })).fill(ownWords)
  await desk.getByLabel(t(applyWords.consent, { organization: organization.name })).check()
  // Without a name it is nobody: it is said at the field, and what was typed stays.
  await desk.getByRole('button', { name: t(applyWords.submit) }).click()
  await expect(desk.getByLabel(t(follow.guestName), { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(desk.getByLabel(t(follow.guestAddress))).toHaveValue('Lindelaan 3')
  await desk.getByLabel(t(follow.guestName), { exact: true }).fill(name)
  await desk.getByRole('button', { name: t(applyWords.submit) }).dblclick()
  await expect(desk).toHaveURL(/\/applications\/[0-9a-f-]{36}/)
  await look(desk)
  const path = new URL(desk.url()).pathname
  await desk
    .getByRole('link', { name: t(follow.letter) })
    .first()
    .click()
  await expect(desk.getByRole('heading', { name: t(follow.title, { person: name }) })).toBeVisible()
  const code = (await desk.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/).textContent())!
  await look(desk)

  // At a neighbour's, the code typed as people type.
  const { page: neighbour, context: elsewhere } = await visit(browser, baseURL, place, { width })
  await neighbour.goto('/forms')
  await neighbour.getByLabel(t(follow.code)).fill(code.toLowerCase().replaceAll('-', ' '))
  await neighbour.getByRole('button', { name: t(follow.look) }).click()
  await expect(neighbour.getByRole('heading', { name: t(follow.title, { person: name }) })).toBeVisible()
  await look(neighbour)
  await neighbour.getByRole('button', { name: t(follow.withdraw) }).dblclick()
  await expect(neighbour.getByText(t(applying.withdrawn)).first()).toBeVisible()
  await desk.goto(path)
  await expect(desk.getByText(t(applying.withdrawn)).first()).toBeVisible()
  soon(barriers).toEqual([])
  for (const one of [center, elsewhere]) await one.close()
})
