import { expect, test } from '@playwright/test'
import { addDays, today } from '#kernel/i18n/dates.ts'
import { say } from '#kernel/i18n/messages.ts'
import { applyWords } from '#features/applications/submit/apply-words.ts'
import { messages as applying } from '#features/applications/model/messages.ts'
import { meetWords } from '#features/applications/appointments/meet-words.ts'
import { noteWords } from '#features/applications/notes/note-words.ts'
import { verbWords as steps } from '#features/applications/model/verb-words.ts'
import { screens } from '#features/auth/forms/screens-messages.ts'
import { messages as talking } from '#features/conversations/model/messages.ts'
import { reasonWords } from '#features/conversations/model/todo-words.ts'
import { undoWords } from '#features/lists/undo-messages.ts'
import { home } from '#features/notifications/dashboard/words.ts'
import { mailWords } from '#features/notifications/model/mail-words.ts'
import { replyWords } from '#features/reply-templates/messages.ts'
import { applyAsStranger, ownWords, signUpAs } from './support/apply.ts'
import { linkIn, mailTo } from './support/mail.ts'
import { ownTown } from './support/own-town.ts'
import { places } from './support/sites.ts'
import { newAddress, signedInAs, visit } from './support/visitor.ts'

for (const like of places)
  test(`a stranger finds work, applies and gets an answer without any script, at ${like.tenant} in ${like.locale}`, async ({ browser, baseURL }) => {
    const place = await ownTown(like)
    const t = (message: { nl: string; en: string }) => say(place.locale, message)
    const { page, context } = await visit(browser, baseURL, place, { script: false })
    const { page: mails } = await visit(browser, baseURL, place)
    const { path, address, vacancy, organization } = await applyAsStranger(page, mails, place, 'de Wit')
    await mailTo(mails, address, organization)

    // The organization hears of it, answers and says yes.
    const team = await visit(browser, baseURL, place, { script: false })
    await team.context.addCookies([{ name: 'locale', value: place.locale, url: team.site }])
    await signedInAs(team.page, place, `beheerder@${place.tenant}.example`)
    await team.page.goto(path)
    await expect(team.page.locator('.bubble', { hasText: ownWords })).toBeVisible()
    // With a text that is kept ready, made and put in.
    const ready = 'Kom kijken'
    await team.page.goto('/conversations/replies?open=new')
    const panel = team.page.locator('.panel[data-by-address]')
    await panel.getByLabel(t(replyWords.name)).fill(ready)
    await panel.getByRole('textbox', { name: t(replyWords.body), exact: true }).fill('Kom je dinsdag kijken?')
    await panel.getByRole('button', { name: t(replyWords.save) }).click()
    await expect(team.page.getByRole('link', { name: ready })).toBeVisible({ timeout: 30_000 })
    await team.page.goto(path)
    await team.page.getByLabel(t(talking.writeMessage)).fill('Fijn!')
    await team.page.locator('.ready-texts summary').click()
    await team.page.getByRole('button', { name: ready }).click()
    await expect(team.page.getByLabel(t(talking.writeMessage))).toHaveValue('Fijn!\nKom je dinsdag kijken?', { timeout: 30_000 })
    await team.page.getByLabel(t(talking.writeMessage)).fill('Fijn! Kom je dinsdag kijken?')
    await team.page.getByRole('button', { name: t(talking.send), exact: true }).click()
    await expect(team.page.locator('.bubble', { hasText: 'Fijn! Kom je dinsdag kijken?' })).toBeVisible()
    // Inviting names a day and a place; declining by mistake is taken back before anybody hears of it.
    const step = (name: string) => team.page.locator(`[data-step=${name}]`)
    const name = 'Sem'
    await step('invite').locator('summary').click()
    await step('invite').getByLabel(t(steps.day)).fill(addDays(today(), 5))
    await step('invite').getByLabel(t(steps.place)).fill('Dorpsstraat 1')
    await step('invite')
      .getByRole('button', { name: say(place.locale, steps.invite, { name }) })
      .click()
    await expect(team.page.getByText(t(applying.invited)).first()).toBeVisible()
    await team.page.locator('.steps-more > summary').click()
    await step('decline').locator('summary').click()
    await step('decline').getByLabel(t(applying.declineWhy)).selectOption('other')
    await step('decline')
      .getByRole('button', { name: t(steps.decline) })
      .click()
    await team.page.getByRole('button', { name: t(undoWords.undo), exact: true }).click()
    await expect(team.page.getByText(t(undoWords.undone)).first()).toBeVisible()
    await expect(team.page.getByText(t(applying.invited)).first()).toBeVisible()
    // What the organization keeps for itself.
    await team.page.getByLabel(t(noteWords.tags)).fill('dinsdag, rijbewijs')
    await team.page
      .locator('.case-note', { has: team.page.getByLabel(t(noteWords.tags)) })
      .getByRole('button', { name: t(noteWords.save) })
      .click()
    await expect(team.page.getByText('dinsdag, rijbewijs').first()).toBeVisible()
    const accept = step('accept')
    await accept.locator('summary').click()
    await accept.getByRole('button', { name: say(place.locale, steps.accept, { name: 'Sem' }) }).click()
    await expect(team.page.getByText(t(applying.accepted)).first()).toBeVisible()
    await team.context.close()

    // The volunteer is told in the own language, and reads both.
    const facts = { person: 'Sem de Wit', vacancy, organization }
    await mailTo(mails, address, say(place.locale, mailWords.acceptedSubject, facts))
    await page.goto(path)
    await expect(page.locator('.bubble', { hasText: 'Fijn! Kom je dinsdag kijken?' })).toBeVisible()
    await expect(page.getByText(t(applying.accepted)).first()).toBeVisible()
    // Yes to the day, by a press.
    const day = page.locator('.appointment').last()
    await day.getByRole('button', { name: t(steps.come), exact: true }).click()
    await expect(day.getByText(t(meetWords.youCome), { exact: true })).toBeVisible()
    // One message is answered, by a link; a file goes along, and comes back.
    await page
      .locator('.turn', { hasText: 'Fijn! Kom je dinsdag kijken?' })
      .getByRole('link', { name: t(talking.answerThis) })
      .click()
    await expect(page.locator('.answering')).toContainText('Fijn! Kom je dinsdag kijken?')
    await page.locator('.attach input').setInputFiles({ name: 'vog.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') })
    await page.getByLabel(t(talking.writeMessage)).fill('Hier is het.')
    await page.getByRole('button', { name: t(talking.send), exact: true }).click()
    await expect(page.getByRole('link', { name: /vog\.pdf/ })).toHaveCount(1, { timeout: 30_000 })
    await expect(page.locator('.turn-own', { hasText: 'Hier is het.' }).locator('.quoted')).toContainText('Fijn! Kom je dinsdag kijken?')
    // Nobody writes through a block; whoever blocked lifts it, and stops in the end.
    await page.goto('/conversations')
    await page.locator('main a', { hasText: organization }).first().click()
    await page.locator('.talk-head .menu > summary').click()
    await page.locator('.talk-head details summary', { hasText: t(talking.blockPerson) }).click()
    await page
      .locator('.talk-head')
      .getByRole('button', { name: t(reasonWords.unkind) })
      .first()
      .click()
    const told = say(place.locale, talking.blockedByYou, { name: organization, center: '' })
    await expect(page.getByText(told.slice(0, told.lastIndexOf('.', told.length - 2)))).toBeVisible()
    await page.getByRole('button', { name: t(talking.unblock) }).click()
    await expect(page.getByLabel(t(talking.writeMessage))).toBeVisible()
    await page.goto(path)
    const leave = page.locator('[data-step=withdraw]')
    await leave.locator('summary').click()
    await leave.getByRole('combobox').selectOption('not_available')
    await leave.getByRole('button', { name: t(steps.leave) }).click()
    await expect(page.getByText(t(applying.withdrawn)).first()).toBeVisible()
    await mails.context().close()
    await context.close()
  })

for (const like of places) {
  test(`a long message is not lost where the mail is opened elsewhere, at ${like.tenant} in ${like.locale}`, async ({ browser, baseURL }) => {
    const place = await ownTown(like)
    const t = (message: { nl: string; en: string }) => say(place.locale, message)
    const long = `${ownWords} `.repeat(30).trim()
    const { page, context } = await visit(browser, baseURL, place)
    await page.goto('/vacancies/search')
    await page.locator('.results a[href^="/vacancies/"]').first().click()
    const form = page.locator('#reageren')
    await form.getByRole('textbox').first().fill(long)
    for (const question of await form.getByRole('textbox').all()) if ((await question.inputValue()) === '') await question.fill('Ja, graag.')
    await form.getByRole('checkbox').last().check()
    // Many people press twice.
    await form.getByRole('button', { name: t(applyWords.submit) }).dblclick()
    await expect(page.getByRole('heading', { name: t(applyWords.oneMoreStep) })).toBeVisible()
    const address = newAddress('elders')
    await signUpAs(page, place, address, 'de Wit')
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
    await phone.page.getByRole('button', { name: t(applyWords.submit) }).dblclick()
    await expect(phone.page).toHaveURL(/\/applications\/[0-9a-f-]{36}/)
    await phone.page.goto('/applications')
    await expect(phone.page.locator('main .tlink[href^="/applications/0"]')).toHaveCount(1)
    await phone.context.close()
    await context.close()
  })
}

test('what is new stays new until one opens it', async ({ browser, baseURL }) => {
  const place = await ownTown({ tenant: 'vrijwilligersbank', locale: 'nl' })
  const { page, context } = await visit(browser, baseURL, place)
  await signedInAs(page, place, `vrijwilliger@${place.tenant}.example`)
  await page.goto('/dashboard')
  const news = page.getByRole('region', { name: say('nl', home.newMessages) }).getByRole('listitem')
  await expect(news.first()).toBeVisible()
  const before = await news.count()
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
