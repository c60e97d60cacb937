import { expect, type Locator, type Page, test } from '@playwright/test'
import { say } from '#kernel/i18n/messages.ts'
import { addDays, today } from '#kernel/i18n/dates.ts'
import { meetWords } from '#features/applications/appointments/meet-words.ts'
import { verbWords as steps } from '#features/applications/model/verb-words.ts'
import { contactWords, errorWords, messages as talking } from '#features/conversations/model/messages.ts'
import { waitingWords as waiting } from '#features/conversations/send/waiting-words.ts'
import { demoNames } from '#src/seed/content/people.ts'
import { applyByApi, ownOrganization } from './support/apply.ts'
import { faultsOn } from './support/accessibility-issues.ts'
import { ownTown } from './support/own-town.ts'
import type { Place } from './support/sites.ts'
import { toastLeavesWordsInSight } from './support/toast.ts'
import { endSession, signedIn, signedInAs, visit } from './support/visitor.ts'

const like: Place = { tenant: 'vrijwilligerspunt', locale: 'nl' }
const t = (message: { nl: string; en: string }) => say(like.locale, message)
const firstName = demoNames.vrijwilligerspunt[0].split(' ')[0]!

/** A conversation longer than a phone is high. */
async function beginTalk(volunteer: Page, organizationId: string): Promise<string> {
  const application = await applyByApi(volunteer, organizationId)
  return await volunteer.evaluate(async (id) => {
    const door = '/door/api/v1'
    const { data } = await (await fetch(`${door}/applications/${id}`)).json()
    const { conversation } = data.relationships
    const headers = { 'content-type': 'application/vnd.api+json' }
    for (const body of ['Ik woon in de buurt.', 'Ik heb een fiets.', 'En een hond.', 'Die blijft thuis.', 'Ik kan elke dinsdag.', 'Of op woensdag.']) {
      const message = { data: { type: 'messages', attributes: { body }, relationships: { conversation } } }
      const answer = await fetch(`${door}/messages`, { method: 'POST', headers, body: JSON.stringify(message) })
      if (!answer.ok) throw new Error(await answer.text())
    }
    return conversation.data.id
  }, application)
}

async function open(page: Page, talk: string): Promise<void> {
  await page.goto('/conversations')
  await page.locator(`.talks-row a[href*="${talk}"]`).click()
  await expect(page.getByLabel(t(talking.writeMessage))).toBeVisible({ timeout: 30_000 })
}

/** The keyboard of a phone covers what is below this height; null: it goes. */
async function raiseKeyboard(page: Page, above: number | null): Promise<void> {
  await page.evaluate((height) => {
    const seen = window.visualViewport!
    if (height === null) delete (seen as unknown as Record<string, unknown>)['height']
    else Object.defineProperty(seen, 'height', { configurable: true, get: () => height })
    seen.dispatchEvent(new Event('resize'))
  }, above)
}

const field = (page: Page) => page.getByLabel(t(talking.writeMessage))
const send = (page: Page) => page.getByRole('button', { name: t(talking.send), exact: true })
const said = (page: Page, words: string) => page.locator('.bubble').getByText(words, { exact: true })

test('two people see each other’s words at once, and what the network swallowed arrives once', { tag: '@core' }, async ({ browser, baseURL }) => {
  const place = await ownTown(like)
  const team = await visit(browser, baseURL, place, { width: 1440 })
  const phone = await visit(browser, baseURL, place)
  await signedInAs(team.page, place, `beheerder@${place.tenant}.example`)
  await signedInAs(phone.page, place, `vrijwilliger@${place.tenant}.example`)
  for (const { page } of [team, phone]) await page.goto('/conversations')
  const talk = await beginTalk(phone.page, await ownOrganization(team.page))
  for (const { page } of [team, phone]) await open(page, talk)
  for (const { page } of [team, phone]) expect(await faultsOn(page)).toEqual([])

  // The newest is what one sees, and where one writes covers none of it.
  const newest = phone.page.locator('.bubble').last()
  await expect(newest).toBeInViewport({ ratio: 1 })
  const [words, composer] = [await newest.boundingBox(), await phone.page.locator('.composer').boundingBox()]
  expect(words!.y + words!.height).toBeLessThanOrEqual(composer!.y)

  // There and back, without anybody loading anything.
  await field(team.page).fill('Dinsdag om tien uur?')
  await send(team.page).click()
  await expect(said(team.page, 'Dinsdag om tien uur?')).toHaveCount(1, { timeout: 30_000 })
  await expect(field(team.page)).toHaveValue('', { timeout: 30_000 })
  await expect(said(phone.page, 'Dinsdag om tien uur?')).toBeInViewport({ timeout: 30_000 })
  await field(phone.page).fill('Ja, tot dinsdag!')
  await send(phone.page).click()
  await expect(said(team.page, 'Ja, tot dinsdag!')).toBeInViewport({ timeout: 30_000 })
  await expect(phone.page.locator('.turn-own', { hasText: 'Ja, tot dinsdag!' })).toContainText(t(talking.read), { timeout: 30_000 })

  // The keyboard comes up: what was said last and where one writes stay above it, and one message is answered.
  await raiseKeyboard(phone.page, 500)
  await expect.poll(async () => (await phone.page.locator('.composer').boundingBox())!.y + 40, { timeout: 30_000 }).toBeLessThan(500)
  await expect(said(phone.page, 'Ja, tot dinsdag!')).toBeInViewport({ ratio: 1 })
  await phone.page
    .locator('.turn', { hasText: 'Dinsdag om tien uur?' })
    .getByRole('link', { name: t(talking.answerThis) })
    .click()
  await expect(phone.page.locator('.answering')).toContainText('Dinsdag om tien uur?')
  await field(phone.page).fill('Dat past me.')
  await send(phone.page).click()
  await expect(team.page.locator('.turn', { hasText: 'Dat past me.' }).locator('.quoted')).toContainText('Dinsdag om tien uur?', { timeout: 30_000 })
  await expect(phone.page.locator('.answering')).toHaveCount(0, { timeout: 30_000 })
  await raiseKeyboard(phone.page, null)

  // A file that lies about its kind is told at its place; one that is what it says arrives on the other side, to be kept.
  const files = team.page.locator('.attach input')
  await chosenEarly(team.page, files)
  await files.setInputFiles({ name: 'rooster.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<p>geen pdf</p>') })
  await expect(team.page.locator('.waiting-file').getByText(t(errorWords.unsupported_attachment))).toBeVisible({ timeout: 30_000 })
  await files.setInputFiles({ name: 'rooster.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') })
  await expect(team.page.locator('.waiting-file input[name="attachment"]')).toBeAttached({ timeout: 30_000 })
  // Whoever shares a telephone number is asked once whether that is meant.
  await field(team.page).fill('Bel anders 0341 123456')
  await send(team.page).click()
  await expect(team.page.getByText(t(contactWords.phone))).toBeVisible({ timeout: 30_000 })
  // What the other writes meanwhile does not take the question away.
  await field(phone.page).fill('Wat een mooie dag')
  await send(phone.page).click()
  await expect(said(team.page, 'Wat een mooie dag')).toHaveCount(1, { timeout: 30_000 })
  await expect(team.page.getByText(t(contactWords.phone))).toBeVisible()
  await send(team.page).click()
  await expect(said(team.page, 'Bel anders 0341 123456')).toHaveCount(1, { timeout: 30_000 })
  const kept = phone.page.getByRole('link', { name: /rooster\.pdf/ })
  await expect(kept).toBeVisible({ timeout: 30_000 })
  const [download] = await Promise.all([phone.page.waitForEvent('download'), kept.click()])
  expect(download.suggestedFilename()).toBe('rooster.pdf')
  // What was said too soon is put right in its place.
  const mine = team.page.locator('.turn-own').last()
  await mine.getByText(t(talking.change), { exact: true }).click()
  await mine.getByLabel(t(talking.changeMessage)).fill('Bel anders 0341 654321')
  await mine.getByRole('button', { name: t(talking.saveChange), exact: true }).click()
  await expect(said(phone.page, 'Bel anders 0341 654321')).toHaveCount(1, { timeout: 30_000 })

  await goesByItself(team.page, phone.page)

  await agreeOnADay(team.page, phone.page)
  await blockAndLift(team.page, phone.page)
  await phone.page.locator('.talk-head .menu > summary').click()
  await phone.page.getByRole('button', { name: t(talking.mute), exact: true }).click()
  await toastLeavesWordsInSight(phone.page)

  // A session that ended keeps what was typed.
  await field(phone.page).fill('Nog iets')
  const address = phone.page.url()
  await endSession(phone.page)
  await signedIn(phone.page, place, `vrijwilliger@${place.tenant}.example`)
  await phone.page.goto(address)
  await expect(field(phone.page)).toHaveValue('Nog iets', { timeout: 30_000 })
  await team.context.close()
  await phone.context.close()
})

/** A file that is chosen while the script is still on its way goes along like any other. */
async function chosenEarly(page: Page, files: Locator): Promise<void> {
  let awake = () => {}
  const asleep = new Promise<void>((wake) => (awake = wake))
  // It stays: taking a route away leaves what is under way at that moment without an answer.
  await page.route(/\.js$/, async (route) => {
    await asleep
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await files.setInputFiles({ name: 'vroeg.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') })
  awake()
  await expect(page.locator('.waiting-file', { hasText: 'vroeg.pdf' }).locator('input[name="attachment"]')).toBeAttached({ timeout: 30_000 })
  await page.locator('.waiting-file').getByRole('button').click()
  await expect(page.locator('.waiting-file')).toHaveCount(0)
}

/** Without a connection what was sent waits, and goes by itself; what its writer stopped stays. However it was, it arrives once. */
async function goesByItself(team: Page, phone: Page): Promise<void> {
  const waits = phone.getByText(t(waiting.waitsForLine))
  const arrivesOnce = async (words: string) => {
    await expect(field(phone)).toHaveValue('', { timeout: 30_000 })
    await expect(said(team, words)).toHaveCount(1, { timeout: 30_000 })
    await expect(said(phone, words)).toHaveCount(1)
    await expect(waits).toHaveCount(0)
  }
  await phone.context().setOffline(true)
  await field(phone).fill('Ik zit in de trein.')
  await send(phone).click()
  await expect(waits).toBeVisible({ timeout: 30_000 })
  await expect(field(phone)).toHaveValue('Ik zit in de trein.')
  expect(await faultsOn(phone)).toEqual([])
  await phone.context().setOffline(false)
  await arrivesOnce('Ik zit in de trein.')

  // The answer is lost in the middle: the server has the words, the writer does not know.
  await loseTheAnswer(phone)
  await field(phone).fill('Moet ik iets meenemen?')
  await send(phone).click()
  await expect(waits).toBeVisible({ timeout: 30_000 })
  await arrivesOnce('Moet ik iets meenemen?')

  // Whoever writes on while it waits sends it by a press: half a sentence does not go by itself.
  await phone.context().setOffline(true)
  await field(phone).fill('Ik neem')
  await send(phone).click()
  await expect(waits).toBeVisible({ timeout: 30_000 })
  await field(phone).fill('Ik neem soep mee.')
  await expect(waits).toHaveCount(0)
  await phone.context().setOffline(false)
  await send(phone).click()
  await arrivesOnce('Ik neem soep mee.')

  // Who leaves the page, or closes it, while a message waits has sent it: it goes at the next page of the site.
  const talk = phone.url()
  await phone.context().setOffline(true)
  // Nor can it send while it is left: a driven browser is on line again before the page is gone.
  await phone.evaluate(() => void (window.fetch = async () => await Promise.reject(new TypeError('Failed to fetch'))))
  await field(phone).fill('Tot dinsdag!')
  await send(phone).click()
  await expect(waits).toBeVisible({ timeout: 30_000 })
  await phone.goto('about:blank')
  await phone.context().setOffline(false)
  const next = await phone.context().newPage()
  await next.goto('/vacancies/search')
  await expect(next.getByText(t(waiting.sentLater))).toBeVisible({ timeout: 30_000 })
  await next.close()
  await phone.goto(talk)
  await arrivesOnce('Tot dinsdag!')

  await phone.context().setOffline(true)
  await field(phone).fill('Ik kom later')
  await send(phone).click()
  await phone.getByRole('button', { name: t(waiting.notYet) }).click()
  await expect(waits).toHaveCount(0)
  await phone.context().setOffline(false)
  await phone.reload()
  await expect(field(phone)).toHaveValue('Ik kom later')
  await expect(said(phone, 'Ik kom later')).toHaveCount(0)
  await send(phone).click()
  await arrivesOnce('Ik kom later')
}

/** A day and a place is a card in the conversation: yes, another day, and the old one says that it no longer holds. */
async function agreeOnADay(team: Page, phone: Page): Promise<void> {
  const talk = team.url()
  await team.goto((await team.locator('.talks-about a[href^="/applications/"]').last().getAttribute('href'))!)
  const invite = team.locator('[data-step=invite]')
  await invite.locator('summary').click()
  await invite.locator('input[name=day]').fill(addDays(today(), 10))
  await invite.locator('input[name=place]').fill('Aan de balie')
  await invite.locator('form button').last().click()
  const last = (page: Page) => page.locator('.appointment').last()
  await expect(last(phone)).toContainText('Aan de balie', { timeout: 30_000 })
  await last(phone)
    .getByRole('button', { name: t(steps.come), exact: true })
    .click()
  await expect(last(phone).getByText(t(meetWords.youCome), { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(last(team).getByText(`${firstName} komt`, { exact: true })).toBeVisible({ timeout: 30_000 })

  await last(phone)
    .locator('summary')
    .filter({ hasText: t(steps.propose) })
    .click()
  await last(phone).locator('input[name=day]').fill(addDays(today(), 12))
  await last(phone).locator('input[name=place]').fill('In de bibliotheek')
  await last(phone).locator('details[open] form button').last().click()
  await expect(last(team)).toContainText('In de bibliotheek', { timeout: 30_000 })
  await last(team)
    .getByRole('button', { name: t(steps.come), exact: true })
    .click()
  await expect(phone.locator('.appointment')).toHaveCount(3, { timeout: 30_000 })
  await expect(phone.locator('.appointment').first()).toContainText(t(meetWords.moved))
  await expect(last(phone).getByText(t(meetWords.youCome), { exact: true })).toBeVisible()
  await expect(last(phone).getByRole('link', { name: t(meetWords.calendar) })).toHaveAttribute('href', /^\/calendar\//)
  for (const page of [team, phone]) expect(await faultsOn(page)).toEqual([])
  await team.goto(talk)
}

/**
 * One side wants no more messages: the other reads so at once, and can write again once it is lifted. It is said just when the other
 * has opened the page, which does not hear the server yet.
 */
async function blockAndLift(team: Page, phone: Page): Promise<void> {
  const { promise: isBlocked, resolve: hear } = Promise.withResolvers<void>()
  await team.route('**/api/v1/events', async (route) => {
    await isBlocked
    await route.continue()
  })
  await team.reload()
  await expect(field(team)).toBeVisible()
  await phone.locator('.talk-head .menu > summary').click()
  await phone.locator('.talk-head').getByText(t(talking.blockPerson), { exact: true }).click()
  await phone.locator('.talk-head button[value="block-other"]').click()
  await expect(phone.getByRole('button', { name: t(talking.unblock) })).toBeVisible({ timeout: 30_000 })
  hear()
  await expect(field(team)).toHaveCount(0, { timeout: 30_000 })
  await phone.getByRole('button', { name: t(talking.unblock) }).click()
  await expect(field(phone)).toBeVisible({ timeout: 30_000 })
  await expect(field(team)).toBeVisible({ timeout: 30_000 })
}

/** The next thing that is posted reaches the server, and its answer nobody: its cookies come no more than its words. */
async function loseTheAnswer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const reach = window.fetch
    window.fetch = async (input, init) => {
      if (init?.method !== 'POST') return await reach(input, init)
      window.fetch = reach
      const underWay = document.cookie.split('; ').find((one) => one.startsWith('posting='))
      await reach(input, init)
      document.cookie = `${underWay}; Path=/; SameSite=Lax; Secure`
      throw new TypeError('Failed to fetch')
    }
  })
}
