import { expect, type Page, test } from '@playwright/test'
import { addDays, today } from '#kernel/i18n/dates.ts'
import { say } from '#kernel/i18n/messages.ts'
import { absenceWords } from '#features/absence/messages.ts'
import { screens } from '#features/auth/forms/screens-messages.ts'
import { messages as talking, subjectWords } from '#features/conversations/model/messages.ts'
import { replyWords } from '#features/reply-templates/messages.ts'
import { supportWords as words } from '#features/support/messages.ts'
import { faultsOn } from './support/accessibility-issues.ts'
import { ownTown } from './support/own-town.ts'
import { demoPassword } from './support/sites.ts'
import { endSession, signedInAs, visit } from './support/visitor.ts'

const t = (message: { nl: string; en: string }) => say('nl', message)
const patient = { timeout: 30_000 }
const bubble = (page: Page, text: string) => page.locator('.bubble').filter({ hasText: text })
const noBarrier = async (page: Page) => expect(await faultsOn(page)).toEqual([])

test(
  'a question to the center: found, typed, kept, answered with a ready text, and told who answers while somebody is away',
  { tag: '@core' },
  async ({ browser, baseURL }) => {
    const place = await ownTown({ tenant: 'vrijwilligerspunt', locale: 'nl' })
    const of = (name: string) => `${name}@${place.tenant}.example`
    const mark = 'kenmerk 27'
    const asker = await visit(browser, baseURL, place)
    const { page } = asker
    await signedInAs(page, place, of('vrijwilliger'))

    // The answer is there already, found while one types.
    await page.goto('/support')
    await expect(page.getByRole('link', { name: t(words.askTitle) })).toBeVisible()
    const search = page.getByRole('searchbox', { name: t(words.search) })
    await expect(async () => {
      await search.fill('vog')
      await expect(page.getByText('Heb ik een VOG nodig?')).toBeVisible({ timeout: 2_000 })
      await expect(page.getByText('Hoe verwijder ik mijn account?')).toBeHidden({ timeout: 2_000 })
    }).toPass(patient)
    await noBarrier(page)

    // The form keeps what was typed through a reload and the end of the session.
    await page.goto('/contactformulier')
    await noBarrier(page)
    const body = page.getByLabel(t(words.message), { exact: true })
    await expect(async () => {
      await body.fill(`Kan ik iemand meenemen? ${mark}`)
      await page.reload()
      await expect(body).toHaveValue(`Kan ik iemand meenemen? ${mark}`, { timeout: 2_000 })
    }).toPass(patient)
    await page.getByLabel(t(words.topic)).fill('Samen komen')
    await endSession(page)
    await page.getByRole('button', { name: t(words.sendContact) }).click()
    await page.getByLabel(t(screens.email)).fill(of('vrijwilliger'), patient)
    await page.getByLabel(t(screens.password), { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: t(screens.signIn), exact: true }).click()
    await expect(body).toHaveValue(`Kan ik iemand meenemen? ${mark}`, patient)
    await expect(page.getByLabel(t(words.topic))).toHaveValue('Samen komen')
    await page.getByRole('button', { name: t(words.sendContact) }).click()
    await expect(page.getByRole('heading', { name: t(words.sentTitle) })).toBeVisible(patient)
    await page.getByRole('link', { name: t(words.toTalk) }).click()
    await expect(bubble(page, mark)).toHaveCount(1, patient)

    // A coordinator has a text ready, finds the question by its subject, and changes the text before it goes.
    const staff = await visit(browser, baseURL, place, { width: 1440 })
    const desk = staff.page
    await signedInAs(desk, place, of('coordinator'))
    await desk.goto('/conversations/replies')
    await desk.getByRole('link', { name: t(replyWords.add) }).click()
    const panel = desk.getByRole('dialog')
    await panel.getByLabel(t(replyWords.name)).fill(`Dank ${mark}`)
    await panel.getByRole('textbox', { name: t(replyWords.body), exact: true }).fill('Dag {{voornaam}}, bedankt voor je vraag.')
    await noBarrier(desk)
    await panel.getByRole('button', { name: t(replyWords.save) }).click()
    await expect(desk.getByRole('link', { name: `Dank ${mark}` })).toBeVisible(patient)
    await desk.goto('/conversations')
    // The list begins near the top: the filters are one row.
    expect((await desk.locator('.talks-row').first().boundingBox())!.y).toBeLessThanOrEqual(220)
    await desk.locator('.talks-filter summary').click()
    await noBarrier(desk)
    await desk.getByRole('link', { name: t(subjectWords.support), exact: true }).click()
    await desk.locator('.talks-row').filter({ hasText: mark }).getByRole('link').click()
    await expect(bubble(desk, mark)).toHaveCount(1, patient)
    const field = desk.getByLabel(t(talking.writeMessage))
    const ready = desk.locator('.ready-texts summary')
    await expect(async () => {
      await field.fill('')
      await ready.focus()
      if (!(await desk.locator('.ready-texts details').getAttribute('open'))) await ready.press('Enter')
      await desk.getByRole('button', { name: `Dank ${mark}` }).press('Enter')
      await expect(field).toHaveValue(/^Dag .+, bedankt voor je vraag\.$/, { timeout: 2_000 })
    }).toPass(patient)
    await field.press('End')
    await field.pressSequentially(` Dat mag! ${mark}`)
    await noBarrier(desk)
    await desk.getByRole('button', { name: t(talking.send), exact: true }).click()
    await expect(bubble(page, `Dat mag! ${mark}`)).toHaveCount(1, patient)

    // While the coordinator is away the conversation says who answers; afterwards it says so no more.
    await desk.goto('/conversations')
    await desk.getByRole('link', { name: t(absenceWords.title), exact: true }).click()
    const away = desk.locator('#absence')
    await away.getByLabel(t(absenceWords.startsOn)).fill(today())
    await away.getByLabel(t(absenceWords.backOn)).fill(addDays(today(), 5))
    await away.getByLabel(t(absenceWords.substitute)).selectOption({ index: 1 })
    await away.locator('button[type=submit]').last().click()
    await expect(away.getByText(t(absenceWords.saved))).toBeVisible(patient)
    await page.goto('/support')
    await expect(page.locator('.talk-away')).toContainText('antwoordt', patient)
    await noBarrier(page)
    await away.getByRole('button', { name: t(absenceWords.back) }).click()
    await expect(away.getByText(t(absenceWords.isBack))).toBeVisible(patient)
    await page.goto('/support')
    await expect(bubble(page, `Dat mag! ${mark}`)).toHaveCount(1, patient)
    await expect(page.locator('.talk-away')).toHaveCount(0)

    // Before applying one asks the organization, on the page of its vacancy.
    await page.goto('/vacancies/search')
    await page.locator('main a[href^="/vacancies/0"]').first().click()
    await page.getByText(t(words.askFirst), { exact: true }).click(patient)
    await page.getByLabel(t(words.question), { exact: true }).fill(`Is er een lift? ${mark}`)
    await page.getByRole('button', { name: t(words.sendQuestion) }).click()
    await expect(bubble(page, `Is er een lift? ${mark}`)).toHaveCount(1, patient)

    for (const { context } of [asker, staff]) await context.close()
  },
)
