import { expect as soon, type Page, test } from '@playwright/test'
import { openDatabase } from '#kernel/db/server/database.ts'
import { type AnyMessage, type FactsOf, say } from '#kernel/i18n/messages.ts'
import { undoWords } from '#features/lists/undo-messages.ts'
import { callWords } from '#features/social-map/rounds/call-words.ts'
import { callListAddress } from '#features/social-map/rounds/calls.ts'
import { blockWords } from '#features/social-map/rounds/entry-blocks.ts'
import { roundWords as words } from '#features/social-map/rounds/round-words.ts'
import { askContacts } from '#features/social-map/rounds/server/ask-contacts.ts'
import { accessibilityIssues } from './support/accessibility-issues.ts'
import { asOwner } from './support/as-owner.ts'
import { given } from './support/given.ts'
import { mailTo } from './support/mail.ts'
import { ownTown } from './support/own-town.ts'
import type { Place } from './support/sites.ts'
import { signedInAs, visit } from './support/visitor.ts'
import { today as currentDate } from '#kernel/db/server/database-clock.ts'

// A slow machine takes its time.
const expect = soon.configure({ timeout: 30_000 })

type Town = { center: string; asked: { id: string; name: string }; silent: { id: string; name: string } }

/** A town in which one entry has to be asked about and another has been silent for weeks; all others were just checked. */
async function townOf({ tenant }: Place): Promise<Town> {
  return await asOwner(async (owner) => {
    const { rows: centers } = await owner.query<{ id: string }>('select id from volunteer_centers where tenant_key = $1 and is_default', [tenant])
    const center = centers[0]!.id
    await owner.query(`update social_map_entries set assured_at = now() where volunteer_center_id = $1 and status in ('active', 'temporarily_closed')`, [
      center,
    ])
    const { rows } = await owner.query<{ id: string; name: string }>(
      `update social_map_entries set assured_at = now() - interval '7 months', contact_user_id = (select id from users where email = $2)
       where volunteer_center_id = $1 and id in (select id from social_map_entries where volunteer_center_id = $1 and status = 'active' order by name limit 2) returning id, name`,
      [center, `lid@${tenant}.example`],
    )
    const [asked, silent] = rows as [Town['asked'], Town['silent']]
    await owner.query(
      `insert into social_map_rounds (volunteer_center_id, entry_id, begun_at, asked_on, reminders, call_from)
       values ($1, $2, now() - interval '50 days', ${currentDate} - 20, 2, ${currentDate} - 8)`,
      [center, silent.id],
    )
    return { center, asked, silent }
  })
}

/** Runs the job of the morning for one town, and gives the address behind the button of the mail. */
async function mailed(page: Page, { center }: Town, address: string): Promise<string> {
  const db = await openDatabase(given)
  try {
    await askContacts(db, center, new Date())
  } finally {
    await db.close()
  }
  await page.goto('/')
  const { text } = await mailTo(page, address)
  return new URL(text.match(/https?:\/\/\S+\/forms\/kaart-[\w-]+/)![0]).pathname
}

for (const { locale, width, tag } of [
  { locale: 'nl', width: 390, tag: ['@core'] },
  { locale: 'en', width: 1440, tag: [] },
] as const)
  test(`a contact writes what is different, and the center handles it and calls, ${locale} ${width}`, { tag: [...tag] }, async ({ browser, baseURL }) => {
    const place = await ownTown({ tenant: 'public', locale })
    const t = <M extends AnyMessage>(message: M, ...facts: FactsOf<M>) => say(locale, message, ...facts)
    const { barriers, look } = accessibilityIssues()
    const town = await townOf(place)
    const owner = await visit(browser, baseURL, place, { width })
    await owner.context.addCookies([{ name: 'locale', value: locale, url: owner.site }])

    await test.step('the contact opens the mail, without signing in, and writes what is different', async () => {
      const { page } = owner
      const path = await mailed(page, town, `lid@${place.tenant}.example`)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: t(words.title) })).toBeVisible()
      await expect(page.getByText(town.asked.name).first()).toBeVisible()
      await look(page)
      await page.getByRole('link', { name: t(words.different) }).click()
      await page.getByRole('button', { name: t(words.send), exact: true }).click()
      await expect(page.getByText(t(words.nothingWritten))).toBeVisible()
      await page
        .locator('summary')
        .filter({ hasText: `: ${t(blockWords.hours)}` })
        .click()
      await page.locator('textarea[name=hours]').fill('Ook op dinsdag, 10.00 tot 12.00 uur')
      await look(page)
      await page.getByRole('button', { name: t(words.send), exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: /Bedankt|Thank you/ })).toBeVisible()
      await look(page)
    })

    const center = await visit(browser, baseURL, place, { width })
    await center.context.addCookies([{ name: 'locale', value: locale, url: center.site }])
    const { page } = center
    await signedInAs(page, place, `coordinator@${place.tenant}.example`)
    const card = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })

    await test.step('the dashboard of the center says that two entries wait, and leads to them', async () => {
      await page.goto('/dashboard')
      await page.getByRole('heading', { name: t(callWords.todo, { n: 2 }) }).click()
      await page
        .getByRole('link', { name: t(callWords.toList) })
        .first()
        .click()
      await expect(page).toHaveURL(new RegExp(callListAddress))
      await expect(card(town.asked.name).getByText('Ook op dinsdag', { exact: false })).toBeVisible()
      await expect(card(town.silent.name).getByText(t(callWords.mailed, { n: 3 }))).toBeVisible()
      await expect(page.getByRole('heading', { name: t(callWords.meter) })).toBeVisible()
      await look(page)
    })

    await test.step('she called: it is right; she takes that back, and says it again', async () => {
      await card(town.silent.name).locator('summary').click()
      await card(town.silent.name)
        .getByRole('button', { name: t(callWords.right), exact: true })
        .click()
      await expect(card(town.silent.name)).toHaveCount(0)
      await page
        .getByRole('button', { name: t(undoWords.undo) })
        .first()
        .click()
      await expect(card(town.silent.name)).toHaveCount(1)
      await card(town.silent.name)
        .getByRole('button', { name: t(callWords.right), exact: true })
        .click()
      await expect(card(town.silent.name)).toHaveCount(0)
    })

    await test.step('what was written is handled, and nobody is left to call', async () => {
      await card(town.asked.name)
        .getByRole('button', { name: t(callWords.handled), exact: true })
        .click()
      await expect(page.getByRole('heading', { name: t(callWords.empty) })).toBeVisible()
      await look(page)
    })
    expect(barriers).toEqual([])
  })

test('without script the contact confirms, takes it back, and says that they have stopped', async ({ browser, baseURL }) => {
  const place = await ownTown({ tenant: 'public', locale: 'nl' })
  const t = <M extends AnyMessage>(message: M, ...facts: FactsOf<M>) => say('nl', message, ...facts)
  const town = await townOf(place)
  const reader = await visit(browser, baseURL, place)
  const path = await mailed(reader.page, town, `lid@${place.tenant}.example`)
  const { page } = await visit(browser, baseURL, place, { script: false })
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
  await page.goto(path)
  await page.getByRole('button', { name: t(words.allRight) }).click()
  await expect(heading(/Bedankt/)).toBeVisible()
  await page.getByRole('button', { name: t(words.notYet) }).click()
  await expect(heading(t(words.title))).toBeVisible()
  await page.getByRole('link', { name: t(words.stopped) }).click()
  await page.getByRole('button', { name: t(words.stopYes) }).click()
  await expect(page.getByText(t(words.endedText, { name: town.asked.name }))).toBeVisible()

  await page.goto('/forms/kaart-afgebroken')
  await expect(heading(t(words.overTitle))).toBeVisible()
  await page.getByLabel('E-mailadres').fill('niemand@voorbeeld.example')
  await page.getByRole('button', { name: t(words.newMail) }).click()
  await expect(page.getByText(t(words.mailedIfKnown))).toBeVisible()
})
