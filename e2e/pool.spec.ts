import { type Browser, expect as soon, test } from '@playwright/test'
import { messages as lists } from '#features/lists/messages.ts'
import { sentStatusWords, sentWords } from '#features/pool/invitations/sent-words.ts'
import { skillNames, skillWords } from '#features/vacancies/model/work-words.ts'
import { fullDay } from '#kernel/i18n/dates.ts'
import { cardWords } from '#features/pool/card/card-words.ts'
import { replyStatusWords, replyWords } from '#features/pool/replies/reply-words.ts'
import { searchWords } from '#features/pool/search/search-words.ts'
import { say } from '#kernel/i18n/messages.ts'
import { faultsOn } from './support/accessibility-issues.ts'
import { ownTown } from './support/own-town.ts'
import { firstNameOfVolunteer, letBeInvited, letBeYoung, letInvite, letVacancyClose, letVogBeSeen, organizationOfLid, surnameOf } from './support/pool-rows.ts'
import { type Place, places, siteOf } from './support/sites.ts'
import { signedInAs, visit } from './support/visitor.ts'

const expect = soon.configure({ timeout: 30_000 })
const widths = { nl: 390, en: 1440 } as const

/** Somebody of an organization reads the cards; returns for which one. */
async function looksAround(browser: Browser, baseURL: string | undefined, place: Place): Promise<string> {
  const { page, context } = await visit(browser, baseURL, place, { width: 1440 })
  await signedInAs(page, place, `lid@${place.tenant}.example`)
  await page.goto('/vrijwilligerspool')
  // Two organizations have asked this person this month: nobody else can.
  const name = await firstNameOfVolunteer(place)
  const card = page
    .locator('li[data-row]')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .first()
  await expect(card).toContainText(new RegExp([searchWords.notNow, searchWords.hasApplied].flatMap(({ nl, en }) => [nl, en]).join('|')))
  await expect(card.getByRole('link')).toHaveCount(0)
  await context.close()
  return await organizationOfLid(place)
}

for (const one of places) {
  const { locale } = one
  const t = (message: { nl: string; en: string }) => say(locale, message)

  test(`an organization looks for somebody in the pool and asks them, at ${one.tenant} in ${locale}`, { tag: '@core' }, async ({ browser, baseURL }) => {
    const place = await ownTown(one)
    const { page, context, site } = await visit(browser, baseURL, place, { width: widths[locale] })
    await context.addCookies([{ name: 'locale', value: locale, url: site }])
    await signedInAs(page, place, `lid@${place.tenant}.example`)
    await page.goto('/vrijwilligerspool')
    await expect(page.getByRole('heading', { level: 1, name: t(searchWords.title) })).toBeVisible()
    const cards = page.locator('li[data-row]')
    await expect(cards.first()).toBeVisible()
    expect(await faultsOn(page)).toEqual([])

    // A club looks for a treasurer: whom it finds says why, and no surname, address or number.
    if (locale === 'nl') await page.getByText(t(searchWords.filters), { exact: true }).click()
    await page.getByText(t(searchWords.skills), { exact: true }).first().click()
    await page.getByRole('checkbox', { name: t(skillNames.finance) }).check()
    await page.getByRole('button', { name: t(searchWords.show) }).click()
    await expect(page).toHaveURL(/skill=finance/)
    await expect(cards.first()).toContainText(t(skillWords.finance))
    const surname = await surnameOf(place, (await cards.first().getAttribute('data-row'))!)
    expect(await page.locator('main').innerText()).not.toContain(surname)
    await page.goto('/vrijwilligerspool')

    // A vacancy gives the reasons their meaning.
    await page.getByLabel(t(searchWords.which)).selectOption({ index: 1 })
    await page.getByRole('button', { name: t(searchWords.show) }).click()
    await expect(page).toHaveURL(/vacancy=/)
    const sent = await letInvite(place, 9)
    await page.reload()
    await expect(page.getByText(say(locale, searchWords.left, { n: 1 }))).toBeVisible()
    await expect(cards.first().locator('ul li').first()).toBeVisible()

    // Somebody who was not asked for it; an untouched text is refused at its field, and nothing is lost.
    const person = cards
      .filter({ hasNotText: t(searchWords.invited) })
      .filter({ has: page.getByRole('link') })
      .first()
    const name = await person.getByRole('heading').innerText()
    await person.getByRole('link', { name: say(locale, searchWords.invite, { name }) }).click()
    const panel = page.getByRole('dialog')
    await expect(panel.getByLabel(t(searchWords.message))).toBeVisible()
    expect(await faultsOn(page)).toEqual([])
    await panel.getByLabel(t(searchWords.message)).fill('Kom je?')
    await panel.getByRole('button', { name: t(searchWords.send) }).click()
    await expect(panel.locator('.error-summary')).toBeVisible()
    await panel.getByLabel(t(searchWords.message)).fill('Wat je schrijft past bij ons. Kom je een keer kijken op vrijdag?')
    await panel.getByRole('button', { name: t(searchWords.send) }).click()
    await expect(page.getByText(say(locale, searchWords.sent, { name })).first()).toBeVisible()
    await expect(
      page
        .locator('li[data-row]')
        .filter({ hasText: t(searchWords.invited) })
        .first(),
    ).toContainText(name)
    // Ten a week: nobody can be asked any more, and it says from which day on.
    const spent = page.getByText(say(locale, searchWords.noneLeft, { day: fullDay(locale, `${sent.from}T12:00:00Z`) }))
    await expect(spent).toBeVisible()
    await expect(page.getByRole('link', { name: say(locale, searchWords.invite, { name: '' }).trim() })).toHaveCount(0)

    // What was sent is a list of its own, found beside the cards and in the account menu.
    await page
      .getByRole('link', { name: t(sentWords.sentOnes) })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: t(sentWords.sentOnes) })).toBeVisible()
    await expect(spent).toBeVisible()
    expect(await faultsOn(page)).toEqual([])
    await page.getByRole('link', { name: t(sentStatusWords.sent) }).click()
    await expect(page).toHaveURL(/view=sent&status=open/)
    await page.getByRole('searchbox').fill(name)
    await expect(page).toHaveURL(/q=/)
    const row = page.locator('tr[data-row]').filter({ hasText: name }).first()
    await expect(row).toContainText(t(sentStatusWords.sent))
    await row.getByRole('link', { name, exact: true }).click()
    await expect(panel.getByText('Kom je een keer kijken op vrijdag?')).toBeVisible()
    expect(await faultsOn(page)).toEqual([])
    await panel.getByRole('button', { name: t(sentWords.withdraw), exact: true }).click()
    await panel.getByRole('button', { name: t(sentWords.withdrawYes) }).click()
    await expect(panel.getByText(t(sentStatusWords.withdrawn), { exact: true })).toBeVisible()
    await page.goto('/vrijwilligerspool?view=sent&q=xyzxyz')
    await expect(page.getByText(t(lists.nothing))).toBeVisible()
    await context.close()
  })

  test(`a volunteer decides who sees them, answers, and disappears again, at ${one.tenant} in ${locale}`, { tag: '@core' }, async ({ browser, baseURL }) => {
    const place = await ownTown(one)
    const { page, context, site } = await visit(browser, baseURL, place, { width: widths[locale] })
    await context.addCookies([{ name: 'locale', value: locale, url: site }])
    await signedInAs(page, place, `vrijwilliger@${place.tenant}.example`)
    await letBeInvited(place)
    const organization = await looksAround(browser, baseURL, place)

    await page.goto('/profile-replies')
    await expect(page.getByRole('heading', { level: 1, name: say(locale, replyWords.title, { n: 2 }) })).toBeVisible()
    // Who looked, with the organization that they looked for.
    await expect(page.locator('aside').filter({ hasText: t(replyWords.viewers) })).toContainText(organization)
    const yes = page.getByRole('button', { name: t(replyWords.yes) }).first()
    await expect(yes).toBeVisible()
    expect(await faultsOn(page)).toEqual([])
    const waiting = page.locator('section.sheet').first()
    // A vacancy may ask something first: the yes counts once that is answered.
    for (const field of await waiting.locator('textarea[name^="answer-"]').all()) await field.fill('Op woensdag en vrijdag.')
    await yes.click()
    await expect(page.getByText(t(replyWords.saidYes)).first()).toBeVisible()
    await expect(page.getByText(t(replyStatusWords.accepted), { exact: true }).first()).toBeVisible()
    await page
      .getByRole('link', { name: t(replyWords.toApplication) })
      .first()
      .click()
    await expect(page).toHaveURL(/\/applications\//)

    // A no with one press, and no reason.
    await page.goto('/profile-replies')
    await page
      .getByRole('button', { name: t(replyWords.no) })
      .first()
      .click()
    await expect(page.getByText(t(replyWords.saidNo)).first()).toBeVisible()
    await expect(page.getByText(t(replyStatusWords.declined), { exact: true }).first()).toBeVisible()
    await expect(page.getByText(t(replyWords.emptyTitle))).toBeVisible()

    // The card: nothing is ticked beforehand for who has none, and a change shows in the preview.
    await page.goto('/profile-edit?part=pool')
    await expect(page.getByRole('heading', { name: t(cardWords.title) })).toBeVisible()
    expect(await faultsOn(page)).toEqual([])
    await page.getByLabel(t(cardWords.about)).fill('Ik help graag bij het eten, elke vrijdag.')
    await page
      .getByRole('radio', { name: t(cardWords.hidden), exact: false })
      .first()
      .check()
    await page.getByRole('button', { name: t(cardWords.save) }).click()
    await expect(page.getByText(t(cardWords.saved))).toBeVisible()
    await expect(page.getByText(t(cardWords.previewHidden))).toBeVisible()
    await expect(page.locator('blockquote', { hasText: 'elke vrijdag' })).toBeVisible()

    // What is wrong is told at its field.
    await page.getByLabel(t(cardWords.about)).fill('Bel mij: 06 12345678')
    await page.getByRole('button', { name: t(cardWords.save) }).click()
    await expect(page.locator('#about-error')).toContainText('06 12345678')
    await page.getByLabel(t(cardWords.about)).fill('Ik help graag bij het eten.')
    await page.getByRole('radio', { name: t(cardWords.organizations) }).check()
    await page.getByRole('button', { name: t(cardWords.save) }).click()
    await expect(page.getByText(t(cardWords.stateVisible))).toBeVisible()

    // That a police check was seen is on the card only while its owner says so, by one press.
    await letVogBeSeen(place)
    await page.goto('/profile-edit?part=pool')
    const shown = page.locator('dt', { hasText: t(cardWords.vog) })
    await expect(page.getByRole('button', { name: t(cardWords.showVog) })).toBeVisible()
    await expect(shown).toHaveCount(0)
    await page.getByRole('button', { name: t(cardWords.showVog) }).click()
    await expect(page.getByText(t(cardWords.vogNowShown))).toBeVisible()
    await expect(shown).toBeVisible()
    expect(await faultsOn(page)).toEqual([])
    await page.getByRole('button', { name: t(cardWords.hideVog) }).click()
    await expect(page.getByText(t(cardWords.vogNowHidden))).toBeVisible()
    await expect(shown).toHaveCount(0)

    await page.getByRole('button', { name: t(cardWords.remove) }).click()
    await expect(page.getByText(t(cardWords.removed))).toBeVisible()
    await expect(page.getByText(t(cardWords.stateHidden))).toBeVisible()
    await context.close()
  })
}

for (const one of places) {
  const { locale } = one
  const t = (message: { nl: string; en: string }) => say(locale, message)

  test(`a yes that comes too late leads to other work, and who may be under sixteen names a parent, at ${one.tenant} in ${locale}`, async ({
    browser,
    baseURL,
  }) => {
    const place = await ownTown(one)
    const { page, context, site } = await visit(browser, baseURL, place, { width: widths[locale] })
    await context.addCookies([{ name: 'locale', value: locale, url: site }])
    await signedInAs(page, place, `vrijwilliger@${place.tenant}.example`)
    await letBeInvited(place)
    const invited = page.locator('section.sheet')

    await test.step('the vacancy has closed: three others are offered, and what was typed stays', async () => {
      await page.goto('/profile-replies')
      const waiting = invited.first()
      const title = await waiting.getByRole('heading', { level: 2 }).innerText()
      for (const field of await waiting.locator('textarea[name^="answer-"]').all()) await field.fill('Op woensdag en vrijdag.')
      await waiting.getByText(t(replyWords.ownWords)).first().click()
      await waiting.locator('textarea[name="message"]').fill('Ik kom graag eens kijken.')
      await letVacancyClose(place, title)
      await waiting.getByRole('button', { name: t(replyWords.yes) }).click()
      const alert = waiting.getByRole('alert')
      await expect(alert).toContainText(t(replyWords.others))
      await expect(alert.getByRole('link')).toHaveCount(3)
      await expect(waiting.locator('textarea[name="message"]')).toHaveValue('Ik kom graag eens kijken.')
      expect(await faultsOn(page)).toEqual([])
      await alert.getByRole('link').first().click()
      await expect(page).toHaveURL(/\/vacancies\//)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
    })

    await test.step('somebody who may not be sixteen yet is asked for a parent, and nothing is lost', async () => {
      await letBeYoung(place)
      await page.goto('/profile-replies')
      const waiting = invited.last()
      for (const field of await waiting.locator('textarea[name^="answer-"]').all()) await field.fill('Op woensdag en vrijdag.')
      await expect(waiting.locator('input[name="parent_email"]')).toHaveCount(0)
      await waiting.getByRole('button', { name: t(replyWords.yes) }).click()
      const parent = waiting.getByLabel(t(replyWords.parent))
      await expect(parent).toBeVisible()
      expect(await faultsOn(page)).toEqual([])
      for (const field of await waiting.locator('textarea[name^="answer-"]').all()) await expect(field).toHaveValue('Op woensdag en vrijdag.')
      await parent.fill('geen adres')
      await waiting.getByRole('button', { name: t(replyWords.yes) }).click()
      await expect(parent).toHaveAttribute('aria-invalid', 'true')
      await parent.fill('ouder@voorbeeld.example')
      await waiting.getByRole('button', { name: t(replyWords.yes) }).click()
      await expect(page.getByText(t(replyWords.saidYes)).first()).toBeVisible()
    })
    await context.close()
  })
}

test('where profiles are switched off the pages are not there, and no menu names them', async ({ browser, baseURL }) => {
  const place = { tenant: 'meedoen', locale: 'nl' as const }
  const { page, context } = await visit(browser, baseURL, place, { width: 1440 })
  await signedInAs(page, place, 'lid@meedoen.example')
  for (const path of ['/vrijwilligerspool', '/profile-replies', '/profile-edit?part=pool'])
    expect((await page.goto(siteOf(baseURL, 'meedoen') + path))?.status(), path).toBe(404)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.content()).not.toContain('vrijwilligerspool')
  expect(await page.content()).not.toContain('profile-replies')
  await context.close()
})
