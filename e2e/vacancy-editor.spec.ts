import { expect as soon, test, type Page } from '@playwright/test'
import { conflictWords } from '#design/form/conflict-words.ts'
import { messages as formWords } from '#design/form/messages.ts'
import { addDays, today } from '#kernel/i18n/dates.ts'
import { fieldWords } from '#features/vacancies/editor-field-words.ts'
import { addWords } from '#features/vacancies/add-words.ts'
import { editorWords } from '#features/vacancies/editor-words.ts'
import { demoPassword } from './support/sites.ts'
import { endSession, signedIn, visit } from './support/visitor.ts'

const expect = soon.configure({ timeout: 20_000 })
const place = { tenant: 'demo', locale: 'nl' } as const
const summary = (page: Page) => page.getByLabel(fieldWords.summary.nl, { exact: true })
const isSaved = async (page: Page) => await expect(page.locator('.saved-state')).toContainText('Bewaard om', { timeout: 20_000 })

test('Yasmin writes a vacancy: no line, no session and no second tab loses a word of it', async ({ browser, baseURL }) => {
  test.setTimeout(180_000)
  const { page, context } = await visit(browser, baseURL, place)
  await signedIn(page, place, 'beheerder@demo.example')
  await page.goto('/vacancies/add')
  await page.getByLabel(fieldWords.title.nl).fill('Soep koken voor de buurt')
  await page.getByRole('button', { name: addWords.begin.nl, exact: true }).click()
  await expect(page).toHaveURL(/\/vacancies\/[0-9a-f-]{36}\/edit/)
  const address = page.url()

  await summary(page).fill('Je kookt soep.')
  await isSaved(page)

  await context.setOffline(true)
  await summary(page).fill('Je kookt soep, ook zonder verbinding.')
  await expect(page.getByText(formWords.lost.nl)).toBeVisible({ timeout: 20_000 })
  // From step to step without asking anybody.
  await page.getByRole('button', { name: editorWords.next.nl({ name: editorWords.who.nl }) }).click()
  await expect(page.getByRole('heading', { name: editorWords.who.nl })).toBeFocused()
  await context.setOffline(false)
  await isSaved(page)

  await page.goto(address)
  await expect(summary(page)).toHaveValue('Je kookt soep, ook zonder verbinding.')

  const other = await context.newPage()
  await other.goto(address)
  await summary(other).fill('Je kookt soep met de buren.')
  await isSaved(other)
  await summary(page).fill('Je kookt soep voor de buren.')
  await expect(page.getByRole('heading', { name: conflictWords.conflict.nl({ by: null }) })).toBeVisible({ timeout: 20_000 })
  await expect(page.locator('.conflict')).toContainText('met de buren')
  await page.getByRole('button', { name: conflictWords.allMine.nl, exact: true }).click()
  await isSaved(page)
  await other.close()

  // A date that ends before it begins waits for other times; one that is right is there after a reload.
  await page.goto(`${address.split('?')[0]}?stap=wanneer`)
  await page.getByRole('button', { name: editorWords.addDate.nl }).click()
  const cell = (label: { nl: string }) => page.locator('.date-row').getByLabel(label.nl, { exact: true })
  await cell(editorWords.date).fill(addDays(today(), 30))
  await cell(editorWords.from).fill('14:00')
  await cell(editorWords.until).fill('12:00')
  await expect(page.getByText(editorWords.dateBackwards.nl)).toBeVisible()
  await cell(editorWords.until).fill('16:00')
  await expect(page.getByText(editorWords.dateBackwards.nl)).toBeHidden()
  await isSaved(page)
  await page.reload()
  await expect(cell(editorWords.until)).toHaveValue('16:00')
  await page.goto(address)

  await endSession(page)
  await summary(page).fill('Geschreven zonder sessie.')
  await page.getByRole('link', { name: formWords.signInAgain.nl, exact: true }).click()
  await page.locator('input[name=email]').fill('beheerder@demo.example')
  await page.locator('input[name=password]').fill(demoPassword)
  await page.locator('input[name=password]').press('Enter')
  await expect(summary(page)).toHaveValue('Geschreven zonder sessie.')
  await isSaved(page)
  await page.reload()
  await expect(summary(page)).toHaveValue('Geschreven zonder sessie.')
  await context.close()
})
