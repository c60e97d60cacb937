import { expect as soon, test, type Page } from '@playwright/test'
import { conflictWords } from '#design/form/conflict-words.ts'
import { messages as formWords } from '#design/form/messages.ts'
import { addDays, atClock, today } from '#kernel/i18n/dates.ts'
import { fieldWords } from '#features/vacancies/editor/editor-field-words.ts'
import { addWords } from '#features/vacancies/begin/add-words.ts'
import { editorWords } from '#features/vacancies/editor/editor-words.ts'
import { faultsOn } from './support/accessibility-issues.ts'
import { ownTown } from './support/own-town.ts'
import { savedWith } from './support/saved.ts'
import { demoPassword } from './support/sites.ts'
import { endSession, signedInAs, visit } from './support/visitor.ts'

const expect = soon.configure({ timeout: 30_000 })
const summary = (page: Page) => page.getByLabel(fieldWords.summary.nl, { exact: true })
const write = async (page: Page, words: string) => {
  await savedWith(page, words, async () => await summary(page).fill(words))
  await expect(page.locator('.saved-state')).toContainText('Bewaard om')
}

test('Yasmin writes a vacancy: no line, no session and no second tab loses a word of it', { tag: '@core' }, async ({ browser, baseURL }) => {
  const place = await ownTown({ tenant: 'demo', locale: 'nl' })
  const yasmin = `beheerder@${place.tenant}.example`
  const { page, context } = await visit(browser, baseURL, place)
  await signedInAs(page, place, yasmin)
  await page.goto('/vacancies/add')
  await page.getByLabel(fieldWords.title.nl).fill('Soep koken voor de buurt')
  await page.getByRole('button', { name: addWords.begin.nl, exact: true }).click()
  await expect(page).toHaveURL(/\/vacancies\/[0-9a-f-]{36}\/edit/)
  const address = page.url()
  expect(await faultsOn(page)).toEqual([])

  await write(page, 'Je kookt soep.')

  await context.setOffline(true)
  await summary(page).fill('Je kookt soep, ook zonder verbinding.')
  await expect(page.getByText(formWords.lost.nl)).toBeVisible({ timeout: 30_000 })
  // From step to step without asking anybody.
  await page.getByRole('button', { name: editorWords.next.nl({ name: editorWords.who.nl }) }).click()
  await expect(page.getByRole('heading', { name: editorWords.who.nl })).toBeFocused()
  await savedWith(page, 'ook zonder verbinding', async () => await context.setOffline(false))

  await page.goto(address)
  await expect(summary(page)).toHaveValue('Je kookt soep, ook zonder verbinding.')

  const other = await context.newPage()
  await other.goto(address)
  await write(other, 'Je kookt soep met de buren.')
  await summary(page).fill('Je kookt soep voor de buren.')
  await expect(page.getByRole('heading', { name: conflictWords.conflict.nl({ by: null }) })).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('.conflict')).toContainText('met de buren')
  await savedWith(page, 'voor de buren', async () => await page.getByRole('button', { name: conflictWords.allMine.nl, exact: true }).click())
  await other.close()

  // A date that ends before it begins waits for other times; one that is right is there after a reload.
  await page.goto(`${address.split('?')[0]}?stap=wanneer`)
  await page.getByRole('button', { name: editorWords.addDate.nl }).click()
  const cell = (label: { nl: string }) => page.locator('.date-row').getByLabel(label.nl, { exact: true })
  const day = addDays(today(), 30)
  await cell(editorWords.date).fill(day)
  await cell(editorWords.from).fill('14:00')
  await cell(editorWords.until).fill('12:00')
  await expect(page.getByText(editorWords.dateBackwards.nl)).toBeVisible()
  await savedWith(page, atClock(day, '16:00'), async () => await cell(editorWords.until).fill('16:00'))
  await expect(page.getByText(editorWords.dateBackwards.nl)).toBeHidden()
  await page.reload()
  await expect(cell(editorWords.until)).toHaveValue('16:00')
  await page.goto(address)

  await endSession(page)
  await summary(page).fill('Geschreven zonder sessie.')
  await page.getByRole('link', { name: formWords.signInAgain.nl, exact: true }).click()
  await page.locator('input[name=email]').fill(yasmin)
  await page.locator('input[name=password]').fill(demoPassword)
  await savedWith(page, 'Geschreven zonder sessie.', async () => await page.locator('input[name=password]').press('Enter'))
  await expect(summary(page)).toHaveValue('Geschreven zonder sessie.')
  await page.reload()
  await expect(summary(page)).toHaveValue('Geschreven zonder sessie.')
  await context.close()
})
