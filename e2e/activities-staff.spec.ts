import { expect as soon, type Page, test } from '@playwright/test'
import { statusWords } from '#features/activities/model/code-words.ts'
import { editorWords } from '#features/activities/editor/editor-words.ts'
import { editorFieldWords as fieldWords } from '#features/activities/editor/field-words.ts'
import { changeWords } from '#features/activities/changes/change-words.ts'
import { listWords } from '#features/activities/overview/list-words.ts'
import { queueWords } from '#features/activities/overview/queue-words.ts'
import { actionWords } from '#features/activities/transitions/action-words.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { weekdayName } from '#features/activities/model/code-words.ts'
import { addDays, longDay, today, weekdayOf } from '#kernel/i18n/dates.ts'
import { say } from '#kernel/i18n/messages.ts'
import { faultsOn } from './support/accessibility-issues.ts'
import { ownTown } from './support/own-town.ts'
import { savedWith } from './support/saved.ts'
import { places } from './support/sites.ts'
import { signedInAs, visit } from './support/visitor.ts'

const expect = soon.configure({ timeout: 30_000 })
/** A phone where Dutch is all there is, a desk where one reads English. */
const widths = { nl: 390, en: 1440 } as const

/** A Monday in about three weeks, so that the series has to move to its Tuesday. */
const monday = (() => {
  const soonest = addDays(today(), 21)
  return addDays(soonest, (8 - (weekdayOf(soonest) || 7)) % 7)
})()
const tuesdays = Array.from({ length: 20 }, (_, at) => addDays(monday, 1 + 7 * at))
const last = tuesdays.at(-1)!

for (const one of places) {
  const t = (message: { nl: string; en: string }) => say(one.locale, message)
  const { locale } = one

  test(
    `the secretary of a choir puts its Tuesdays in the calendar, and the center agrees with one key, at ${one.tenant} in ${locale}`,
    { tag: '@core' },
    async ({ browser, baseURL }) => {
      const place = await ownTown(one)
      const { page, context, site } = await visit(browser, baseURL, place, { width: widths[locale] })
      await context.addCookies([{ name: 'locale', value: locale, url: site }])
      await signedInAs(page, place, `lid@${place.tenant}.example`)
      await page.goto('/activiteitenkalender/overzicht')
      await expect(page.getByRole('heading', { level: 1, name: t(listWords.title) })).toBeVisible()
      expect(await faultsOn(page)).toEqual([])
      await page
        .getByRole('link', { name: t(listWords.add) })
        .first()
        .click()
      await page.getByLabel(t(fieldWords.title)).fill('Koor: wekelijkse repetitie')
      await page.getByRole('button', { name: t(editorWords.begin), exact: true }).click()
      await expect(page).toHaveURL(/\/activiteitenkalender\/[0-9a-f-]{36}\/edit/)

      // What is missing is told at its field, and nothing that was typed is lost.
      await page.getByRole('button', { name: t(editorWords.handIn), exact: true }).click()
      await expect(page.locator('.error-summary')).toBeVisible()
      await page.getByRole('textbox', { name: t(fieldWords.description) }).fill('Zing een avond mee.')
      await page.getByText(t(themeWords.arts), { exact: true }).first().click()

      await page.getByLabel(t(fieldWords.firstDay)).fill(monday)
      await page.getByLabel(t(fieldWords.startTime), { exact: true }).fill('19:30')
      await page.getByLabel(t(fieldWords.endTime), { exact: true }).fill('21:30')
      await page.getByRole('radio', { name: t(fieldWords.weekly) }).check()
      await page.locator('.if-weekly').getByText(weekdayName(2, locale), { exact: true }).click()
      await page.getByLabel(t(fieldWords.until)).fill(last)
      await expect(page.getByText(say(locale, editorWords.moved, { day: longDay(locale, tuesdays[0]!) }))).toBeVisible()
      await expect(page.getByLabel(t(fieldWords.firstDay))).toHaveValue(tuesdays[0]!)
      const dates = page.locator('.activity-dates')
      await expect(dates.getByRole('checkbox')).toHaveCount(20)
      await expect(page.getByText(say(locale, editorWords.total, { n: 20 }))).toBeVisible()

      // Two weeks of holiday at once, and one date by its tick.
      await dates.getByText(t(editorWords.skipPeriod)).click()
      await dates.getByLabel(t(editorWords.from)).fill(tuesdays[3]!)
      await dates.getByLabel(t(editorWords.upTo)).fill(addDays(tuesdays[4]!, 3))
      await dates.getByRole('button', { name: t(editorWords.skip), exact: true }).click()
      await dates.getByRole('checkbox', { name: longDay(locale, tuesdays[9]!) }).uncheck()
      await expect(dates.getByText(/20|17/).first()).toContainText('17')

      await page.getByLabel(t(fieldWords.placeName)).fill('Zaal Noorderhaven')
      await savedWith(page, 'Oldebroek', async () => await page.getByRole('textbox', { name: t(fieldWords.city) }).fill('Oldebroek'))
      expect(await faultsOn(page)).toEqual([])

      await page.reload()
      await expect(page.locator('.activity-dates').getByRole('checkbox', { checked: false })).toHaveCount(3)
      await page.getByRole('button', { name: t(editorWords.handIn), exact: true }).click()
      await expect(page.getByText(t(statusWords.pending), { exact: true }).first()).toBeVisible()
      const address = page.url()
      await page.goto('/activiteitenkalender/overzicht?status=waiting')
      await expect(page.getByRole('link', { name: 'Koor: wekelijkse repetitie' })).toBeVisible()
      await context.close()

      const desk = await visitAs(browser, baseURL, place)
      await decideByKey(desk, address)
      await changeDates(desk)
      await cancelDay(desk, tuesdays[2]!)
    },
  )

  const visitAs = async (browser: Parameters<typeof visit>[0], baseURL: string | undefined, place: { tenant: string; locale: 'nl' | 'en' }) => {
    const { page, context, site } = await visit(browser, baseURL, place, { width: 1440, dark: locale === 'en' })
    await context.addCookies([{ name: 'locale', value: locale, url: site }])
    await signedInAs(page, place, `coordinator@${place.tenant}.example`)
    return page
  }

  /** The coordinator sees what waits, with the checks, and approves it with a key. */
  async function decideByKey(page: Page, address: string): Promise<void> {
    await page.goto('/activiteitenkalender/overzicht')
    expect(await faultsOn(page)).toEqual([])
    await page.getByRole('link', { name: t(queueWords.oneByOne) }).click()
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /Koor: wekelijkse repetitie/ })
      .click()
    await expect(page.getByRole('heading', { level: 2, name: 'Koor: wekelijkse repetitie' })).toBeVisible()
    await expect(page.getByText(t(queueWords.noDetails))).toBeVisible()
    expect(await faultsOn(page)).toEqual([])
    await page.getByRole('button', { name: t(actionWords.approve), exact: true }).waitFor()
    await page.keyboard.press('a')
    await expect(page.getByText(say(locale, actionWords.isNow, { name: 'Koor: wekelijkse repetitie', status: t(statusWords.published) })).first()).toBeVisible()
    await page.goto(address)
    await expect(page.getByText(t(statusWords.published), { exact: true }).first()).toBeVisible()
  }

  /** One rehearsal is moved, one is cancelled, and from a later one on it begins at eight. */
  async function changeDates(page: Page): Promise<void> {
    const dates = page.getByRole('region', { name: t(changeWords.title) })
    const open = async (day: string) => {
      const date = dates.locator('details', { hasText: longDay(locale, day) })
      await date.locator('summary').click()
      return date
    }
    const first = await open(tuesdays[0]!)
    await first.getByRole('button', { name: t(changeWords.change) }).click()
    // What cannot be is told at its field, and what was typed stays.
    await first.getByLabel(t(changeWords.day), { exact: true }).fill('2020-01-07')
    await first.getByRole('button', { name: t(changeWords.save), exact: true }).click()
    await expect(first.locator('.has-error').getByLabel(t(changeWords.day), { exact: true })).toHaveValue('2020-01-07')
    await first.getByLabel(t(changeWords.day), { exact: true }).fill(addDays(tuesdays[0]!, 1))
    await first.getByLabel(t(changeWords.note)).fill('In de kerk')
    expect(await faultsOn(page)).toEqual([])
    await first.getByRole('button', { name: t(changeWords.save), exact: true }).click()
    const moved = dates.locator('details', { hasText: longDay(locale, addDays(tuesdays[0]!, 1)) })
    await expect(moved).toContainText(t(changeWords.moved))
    await expect(moved).toContainText('In de kerk')

    const second = await open(tuesdays[1]!)
    await second.getByRole('button', { name: t(changeWords.cancel) }).click()
    await second.getByRole('button', { name: t(changeWords.cancelYes), exact: true }).click()
    await expect(second.getByText(t(changeWords.whyNeeded))).toBeVisible()
    await second.getByLabel(t(changeWords.why)).fill('De dirigent is ziek')
    await second.getByRole('button', { name: t(changeWords.cancelYes), exact: true }).click()
    await expect(dates.getByText('De dirigent is ziek')).toBeVisible()

    const later = await open(tuesdays[5]!)
    await later.getByRole('button', { name: t(changeWords.change) }).click()
    await later.getByLabel(t(changeWords.from), { exact: true }).fill('20:00')
    await later.getByLabel(t(changeWords.until), { exact: true }).fill('22:00')
    await later.getByRole('radio', { name: t(changeWords.following) }).check()
    await later.getByRole('button', { name: t(changeWords.save), exact: true }).click()
    await expect(dates.locator('details', { hasText: longDay(locale, tuesdays[2]!) })).toBeVisible()
    // The later part goes on as an activity of its own.
    await expect(dates.locator('details', { hasText: longDay(locale, tuesdays[5]!) })).toHaveCount(0)
  }

  /** Everything of an organization on one day, first counted and then cancelled. */
  async function cancelDay(page: Page, day: string): Promise<void> {
    await page.goto('/activiteitenkalender/overzicht')
    await page.getByText(t(changeWords.badDay)).click()
    await page.getByLabel(t(changeWords.day), { exact: true }).fill(day)
    await page.getByLabel(t(changeWords.why)).fill('Code rood')
    await page.getByRole('button', { name: t(changeWords.look) }).click()
    await expect(page.getByText(t(changeWords.badDayNone)).or(page.getByText(say(locale, changeWords.badDayCount, { dates: 1, followers: 0 })))).toBeVisible()
    expect(await faultsOn(page)).toEqual([])
    await page.context().close()
  }
}
