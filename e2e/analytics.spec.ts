import { readFileSync } from 'node:fs'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { say } from '#kernel/i18n/messages.ts'
import { comparisonWords, periodWords, analyticsWords as words } from '#features/analytics/messages.ts'
import { messages as exportWords } from '#features/exports/messages.ts'
import { messages as listWords } from '#features/lists/messages.ts'
import { dimensionWords } from '#features/measures/dimension-words.ts'
import { measures } from '#features/measures/measures.ts'
import { messages as frame } from '#shell/words.ts'
import { faultsOn } from './support/accessibility-issues.ts'
import type { Place } from './support/sites.ts'
import { findJudge } from '#src/testing/judges.ts'
import { signedInAs, visit } from './support/visitor.ts'

const pdftotext = findJudge('pdftotext', '-v')
const demo = { tenant: 'demo', locale: 'nl' } as const
const english = { tenant: 'public', locale: 'en' } as const

async function at(browser: Browser, baseURL: string | undefined, place: Place, name: string, width: number, dark = false) {
  const { page, context, site } = await visit(browser, baseURL, place, { width, dark })
  await context.addCookies([{ name: 'locale', value: place.locale, url: site }])
  await signedInAs(page, place, `${name}@${place.tenant}.example`)
  return { page, context }
}
const tile = (page: Page, label: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: label, exact: true, level: 2 }) })

for (const [place, width, dark] of [
  [demo, 390, false],
  [english, 1440, true],
] as const)
  test(
    `a coordinator sees at once how long people wait and goes to who waits, ${place.locale}, ${width} px`,
    { tag: place.locale === 'nl' ? '@core' : [] },
    async ({ browser, baseURL }) => {
      const { locale } = place
      const t = (text: { nl: string; en: string }) => say(locale, text)
      const { page, context } = await at(browser, baseURL, place, 'coordinator', width, dark)
      await page.goto('/dashboard')
      if (width < 1024) await page.goto('/analytics')
      else {
        await page.getByRole('banner').getByText(say(locale, frame.moreLinks), { exact: true }).click()
        await page.getByRole('link', { name: 'Analytics', exact: true }).click()
      }
      await expect(page).toHaveTitle(/^Volunteerly Analytics - /)
      await expect(page.getByRole('heading', { name: 'Volunteerly Analytics', level: 1 })).toBeVisible()
      // The first screen says it: no press was needed.
      await expect(tile(page, t(words.answerIn))).toContainText(/dag|day/)
      for (const name of ['vacancies_open', 'applications_received', 'applications_accepted', 'volunteers_active'] as const)
        await expect(tile(page, t(measures[name].words.label))).toContainText(/\d/)
      await tile(page, t(measures.applications_received.words.label)).getByText(t(words.meaning)).click()
      await expect(page.getByText(t(measures.applications_received.words.definition))).toBeVisible()
      expect(await faultsOn(page)).toEqual([])

      // The lines are a table too, with the running month in it.
      await page.getByText(t(words.asTable)).click()
      await expect(page.getByRole('table', { name: t(words.byMonth) }).getByRole('row')).toHaveCount(14)

      await page.getByLabel(t(words.period)).selectOption({ label: t(periodWords.quarter) })
      await page.getByLabel(t(words.compare)).selectOption({ label: t(comparisonWords.year) })
      await page.getByRole('button', { name: t(words.show) }).click()
      await expect(page).toHaveURL(/period=quarter&compare=year/)
      await page.getByText(t(words.asTable)).click()
      // Whole months alone: the running one is not in a quarter that is over.
      await expect(page.getByRole('table', { name: t(words.byMonth) }).getByRole('row')).toHaveCount(4)

      await page.emulateMedia({ forcedColors: 'active' })
      expect(await faultsOn(page)).toEqual([])
      await page.getByRole('link', { name: t(words.whoWaits) }).click()
      await expect(page).toHaveURL(/\/applications\?status=new/)
      await context.close()
    },
  )

test('a civil servant gets a report of which no number points at one person, on paper and as a file', { tag: '@core' }, async ({ browser, baseURL }) => {
  const t = (text: { nl: string; en: string }) => say('nl', text)
  const { page, context } = await at(browser, baseURL, demo, 'coordinator', 1440)
  await page.goto('/analytics/index-2?period=last-year')
  await expect(page).toHaveTitle(/^Volunteerly Analytics - /)
  const totals = page.getByRole('table', { name: t(words.totals) })
  const received = totals.getByRole('row').filter({ hasText: t(measures.applications_received.words.label) })
  await expect(received).toContainText(t(words.final))
  const n = await received.getByRole('cell').nth(1).textContent()
  await expect(page.getByRole('article')).toContainText(`${n} keer bood iemand zich aan.`)
  const division = page.getByRole('table', { name: `Naar ${t(dimensionWords.theme).toLowerCase()}` })
  // Every cell of people: a multiple of five, an interval or the sign.
  const cells = await division.locator('tbody td:nth-child(2)').allTextContents()
  expect(cells.length).toBeGreaterThan(10)
  for (const cell of cells) expect(cell).toMatch(/^(\d*[05]|[\d.]+ tot [\d.]+|·minder dan 5 per maand)$/)
  expect(await faultsOn(page)).toEqual([])

  await page.getByRole('checkbox', { name: t(measures.accounts_new.words.label) }).check()
  await page.getByLabel(t(words.dimension)).selectOption({ label: t(dimensionWords.answer) })
  await page.getByRole('button', { name: t(words.show) }).click()
  await expect(totals.getByRole('row').filter({ hasText: t(measures.accounts_new.words.label) })).toBeVisible()
  await expect(page.getByRole('table', { name: `Naar ${t(dimensionWords.answer).toLowerCase()}` })).toBeVisible()

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: t(exportWords.csv), exact: true }).click()])
  expect(file.suggestedFilename()).toBe('cijfers.csv')
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n')
  expect(lines[0]).toBe('\ufeff"Wat";"Maand";"Verdeling";"Waarde";"Aantal";"Minstens";"Hoogstens";"Status";"Versie";"Opmerking";"Zo tellen wij"')
  const sum = lines
    .filter((line) => line.startsWith('"Aanvragen";') && line.split(';')[2] === '""')
    .reduce((all, line) => all + Number(line.split(';')[4]!.replaceAll('"', '')), 0)
  expect(sum.toLocaleString('nl-NL')).toBe(n)
  expect(lines.some((line) => line.includes('minder dan 5, niet getoond'))).toBe(true)

  const [paper] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: t(exportWords.pdf), exact: true }).click()])
  expect(paper.suggestedFilename()).toBe('verslag.pdf')
  const bytes = readFileSync(await paper.path())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  if (pdftotext) expect(pdftotext(['-layout', '-', '-'], bytes)).toContain(n)

  // Next year the same report is one press away.
  await page.locator('summary', { hasText: t(listWords.views) }).click()
  await page.getByLabel(t(listWords.viewName)).fill('Voor de gemeente')
  await page.getByRole('button', { name: t(listWords.keep), exact: true }).click()
  await expect(page.locator('summary', { hasText: t(listWords.views) })).toContainText('1')
  const kept = new URL(page.url()).search
  await page.goto('/analytics/index-2')
  await page.locator('summary', { hasText: t(listWords.views) }).click()
  await page.getByRole('link', { name: 'Voor de gemeente' }).click()
  await expect(page).toHaveURL(`/analytics/index-2${kept}`)
  await expect(page.getByRole('table', { name: `Naar ${t(dimensionWords.answer).toLowerCase()}` })).toBeVisible()
  expect(await faultsOn(page)).toEqual([])

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: t(words.show) })).toBeHidden()
  await expect(page.getByRole('article')).toBeVisible()
  await context.close()
})

test('an organization sees its own numbers and how fast others answer; borders that are no months are said', async ({ browser, baseURL }) => {
  const t = (text: { nl: string; en: string }) => say('nl', text)
  const { page, context } = await at(browser, baseURL, demo, 'lid', 390)
  await page.goto('/analytics')
  await expect(tile(page, t(words.answerIn))).toContainText(/Bij anderen in de buurt|Te weinig organisaties/)
  await expect(page.getByRole('heading', { name: t(measures.volunteers_active.words.label) })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: t(words.byTheme) })).toHaveCount(0)
  expect(await faultsOn(page)).toEqual([])
  await page.goto('/analytics/index-2?from=2026-01-15&to=2026-03-10')
  await expect(page.getByText('Wij tellen per hele maand. Je ziet januari 2026 tot en met maart 2026.')).toBeVisible()
  await expect(page.getByRole('heading', { name: t(words.ownReport) })).toBeVisible()
  expect(await faultsOn(page)).toEqual([])
  await context.close()
})

test('who runs the platform sees centers side by side, in things', async ({ browser, baseURL }) => {
  const { page, context } = await at(browser, baseURL, demo, 'platform', 1440)
  await page.goto('/analytics')
  const side = page.getByRole('table', { name: say('nl', words.centers) })
  await expect(side.getByRole('row').filter({ hasText: 'Vrijwilligersbank Zutphen' })).toContainText(/\d/)
  await expect(side).not.toContainText(say('nl', measures.applications_received.words.label))
  expect(await faultsOn(page)).toEqual([])
  await context.close()
})
