import { expect as soon, test } from '@playwright/test'
import { agendaWords } from '#features/activities/feeds/agenda-words.ts'
import { activityWords } from '#features/activities/public-pages/activity-words.ts'
import { calendarWords, filterWords, itemWords, takeAlongWords } from '#features/activities/public-pages/calendar-words.ts'
import { searchWords } from '#features/activities/calendar-items/search-words.ts'
import { say } from '#kernel/i18n/messages.ts'
import { searchWords as vacancyWords } from '#features/vacancies/search/search-messages.ts'
import { faultsOn } from './support/accessibility-issues.ts'
import { given } from './support/given.ts'
import { signedInAs, visit } from './support/visitor.ts'

// A slow machine takes its time.
const expect = soon.configure({ timeout: 30_000 })

test(
  'a neighbour finds on a phone, without script, what is free near her this week, and puts it in her calendar',
  { tag: '@core' },
  async ({ browser, baseURL }) => {
    const { page, context } = await visit(browser, baseURL, { tenant: 'demo', locale: 'nl' }, { width: 390, script: false })
    const t = (words: { nl: string }) => words.nl
    await page.goto('/activiteitenkalender')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(calendarWords.title))
    await page
      .getByRole('list', { name: t(filterWords.quick) })
      .getByRole('link', { name: t(searchWords.free), exact: true })
      .click()
    await expect(page).toHaveURL(/free=yes/)
    await page.locator('summary', { hasText: t(filterWords.more) }).click()
    await page.getByLabel(t(vacancyWords.placeOrPostcode)).fill('Harderwijk')
    await page.getByRole('button', { name: t(filterWords.show) }).click()
    await expect(page).toHaveURL(/place=Harderwijk/)
    const rows = page.locator('.agenda-day li')
    await expect(rows.first()).toContainText(/Gratis|Gaat niet door/)
    for (const text of await rows.allInnerTexts()) soon(text).toContain('Gratis')
    // A date of later: today’s may be over by now.
    const row = rows.filter({ hasText: 'Wandelen met een praatje', hasNotText: t(itemWords.cancelled) }).last()
    await expect(row).toContainText('10.00 tot 12.00 uur')
    await row.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wandelen met een praatje')
    await expect(page.getByText('Elke week op maandag en donderdag')).toBeVisible()
    await page.getByText(t(activityWords.put), { exact: true }).click()
    await expect(page.getByRole('link', { name: t(activityWords.wholeSeries) })).toHaveAttribute('href', /^webcal:\/\/demo\.localhost\S+--\w{12}\.ics$/)
    await expect(page.getByRole('link', { name: t(activityWords.asFile) })).toHaveAttribute('href', /\.ics\?d=20\d\d-\d\d-\d\d$/)
    await context.close()
  },
)

test('in English on a wide screen week, month, day and one date lead to each other, and nothing keeps anybody out', async ({ browser, baseURL }) => {
  const { page, context } = await visit(browser, baseURL, { tenant: 'public', locale: 'en' }, { width: 1440 })
  const t = (words: { en: string }) => words.en
  const views = page.getByRole('navigation', { name: t(calendarWords.views) })
  await page.goto('/activiteitenkalender?lang=en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(calendarWords.title))
  expect(await faultsOn(page)).toEqual([])
  // By keyboard: a day, a week and a day back.
  const days = page.locator('.month-nav a')
  await days.nth(8).focus()
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(key)
  await expect(days.nth(15)).toBeFocused()
  await views.getByRole('link', { name: t(calendarWords.week), exact: true }).click()
  await expect(page).toHaveURL(/view=week/)
  expect(await faultsOn(page)).toEqual([])
  await views.getByRole('link', { name: t(calendarWords.month), exact: true }).click()
  await expect(page.getByRole('table')).toBeVisible()
  expect(await faultsOn(page)).toEqual([])
  await page.getByRole('link', { name: t(calendarWords.nextMonth) }).click()
  await expect(page).toHaveURL(/month=20\d\d-\d\d/)
  await page.getByRole('table').locator('a:has(.thing)').first().click()
  await expect(page).toHaveURL(/day=20\d\d-\d\d-\d\d/)
  expect(await faultsOn(page)).toEqual([])
  await page.getByRole('main').locator('section li').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 2, name: t(activityWords.whatDoYouDo) })).toBeVisible()
  expect(await faultsOn(page)).toEqual([])
  await page.goto('/activiteitenkalender?month=2026-13&lang=en')
  await expect(page.getByText(say('en', calendarWords.noSuchMonth, { asked: '2026-13' }))).toBeVisible()
  await page
    .getByRole('button', { name: t(takeAlongWords.title) })
    .first()
    .click()
  const panel = page.getByRole('dialog', { name: t(takeAlongWords.title) })
  await expect(panel.getByRole('link', { name: t(takeAlongWords.put) })).toHaveAttribute('href', /^webcal:\/\/public\.localhost(:\d+)?\/activities\.ics$/)
  expect(await faultsOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await context.close()
})

for (const script of [true, false])
  test(`a volunteer makes the address of her own calendar, ${script ? 'reads it' : 'without script'}, and makes another`, async ({ browser, baseURL }) => {
    const place = { tenant: 'demo', locale: 'nl' } as const
    const { page, context } = await visit(browser, baseURL, place, { width: 390, script })
    // Somebody else each time, since a new address ends the other.
    await signedInAs(page, place, script ? 'vrijwilliger@demo.example' : 'lid@demo.example')
    await page.goto('/profile-edit/settings')
    const part = page.locator('#agenda')
    const address = part.getByLabel(agendaWords.address.nl)
    const press = async () => await part.getByRole('button', { name: new RegExp(`^(${agendaWords.make.nl}|${agendaWords.renew.nl})$`) }).click()
    await press()
    await expect(part.getByText(agendaWords.renewed.nl)).toBeVisible()
    await expect(address).toHaveValue(/\/agenda\/[\w-]{32}\.ics$/)
    const first = await address.inputValue()
    await expect(part.getByRole('link', { name: agendaWords.put.nl })).toHaveAttribute('href', first.replace(/^https?:/, 'webcal:'))
    const read = async () => await fetch(`http://127.0.0.1:${given.port}${new URL(first).pathname}`, { headers: { 'x-tenant': 'demo' } })
    soon(await (await read()).text()).toContain('BEGIN:VCALENDAR')
    await press()
    await expect(address).not.toHaveValue(first)
    soon((await read()).status).toBe(404)
    if (script) soon(await faultsOn(page)).toEqual([])
    await context.close()
  })
