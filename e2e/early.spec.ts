import { expect as soon, test } from '@playwright/test'
import { messages as lists } from '#features/lists/messages.ts'
import { editorWords } from '#features/pages/editor/web/editor-words.ts'
import { versionWords } from '#features/pages/editor/web/version-words.ts'
import { designWords } from '#features/settings/look/design-messages.ts'
import { settingsWords } from '#features/settings/model/messages.ts'
import { fieldWords } from '#features/vacancies/editor/editor-field-words.ts'
import { addWords } from '#features/vacancies/begin/add-words.ts'
import { messages } from '#shell/words.ts'
import { awake } from './support/awake.ts'
import { openBeforeHydration } from './support/open-before-hydration.ts'
import { ownTown } from './support/own-town.ts'
import { letJoin } from './support/rows.ts'
import { savedWith } from './support/saved.ts'
import { signedInAs, visit } from './support/visitor.ts'

const expect = soon.configure({ timeout: 30_000 })

test('who is quicker than the page loses no tick and no word', async ({ browser, baseURL }) => {
  const place = await ownTown({ tenant: 'oldebroek', locale: 'nl' })
  const { page, context } = await visit(browser, baseURL, place, { width: 1440 })
  await signedInAs(page, place, `beheerder@${place.tenant}.example`)

  let wake = await openBeforeHydration(page, '/vacancies')
  const rows = page.locator('tbody tr')
  for (const n of [0, 1]) await rows.nth(n).getByRole('checkbox').check()
  wake()
  await expect(page.getByRole('region', { name: lists.selection.nl })).toContainText('2')
  for (const n of [0, 1]) await expect(rows.nth(n)).toHaveClass(/is-chosen/)

  wake = await openBeforeHydration(page, '/vacancies')
  await page.getByRole('searchbox').first().fill('zzzz')
  wake()
  await expect(page.getByRole('heading', { name: lists.nothing.nl })).toBeVisible()
  await expect(page).toHaveURL(/q=zzzz/)

  await page.goto('/vacancies/add')
  await page.getByLabel(fieldWords.title.nl).fill('Sneller dan de pagina')
  await page.getByRole('button', { name: addWords.begin.nl, exact: true }).click()
  await expect(page).toHaveURL(/\/vacancies\/[0-9a-f-]{36}\/edit/)
  wake = await openBeforeHydration(page, page.url())
  await page.getByLabel(fieldWords.summary.nl, { exact: true }).fill('Getypt voor de pagina wakker was.')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH', { timeout: 30_000 })
  wake()
  await saved
  await page.reload()
  await expect(page.getByLabel(fieldWords.summary.nl, { exact: true })).toHaveValue('Getypt voor de pagina wakker was.')
  // Over words that the server has, which hydration writes into the field again.
  wake = await openBeforeHydration(page, page.url())
  await page.getByLabel(fieldWords.summary.nl, { exact: true }).fill('En anders gezegd.')
  await savedWith(page, 'En anders gezegd.', async () => wake())
  await context.close()
})

test('a radio that is pressed before the page hydrates, or held down while it does, stays chosen', async ({ browser, baseURL }) => {
  const place = await ownTown({ tenant: 'demo', locale: 'nl' })
  const { page, context } = await visit(browser, baseURL, place, { width: 1440 })
  await signedInAs(page, place, `centerbeheerder@${place.tenant}.example`)
  for (const isHeld of [false, true]) {
    const wake = await openBeforeHydration(page, '/settings/design')
    const straight = page.getByRole('radio', { name: designWords.straight.nl })
    await straight.focus()
    await page.keyboard.down('Space')
    if (isHeld) {
      wake()
      await awake(page)
    }
    await page.keyboard.up('Space')
    wake()
    await expect(page.locator('.act-state')).toHaveText(settingsWords.notSaved.nl)
    await expect(straight).toBeChecked()
    await page.evaluate(() => sessionStorage.clear())
  }
  await context.close()
})

test('a menu of organizations that is opened before the page hydrates has its search field', async ({ browser, baseURL }) => {
  const place = await ownTown({ tenant: 'meedoen', locale: 'nl' })
  await letJoin(`beheerder@${place.tenant}.example`, 40)
  const { page, context } = await visit(browser, baseURL, place, { width: 1440 })
  await signedInAs(page, place, `beheerder@${place.tenant}.example`)
  const wake = await openBeforeHydration(page, '/dashboard')
  const menu = page.locator('organization-switcher')
  await menu.locator('summary').press('Enter')
  wake()
  await menu.getByRole('searchbox', { name: messages.findOrganization.nl }).fill('BUURTHUIS 27')
  await expect(menu.getByRole('button', { name: /Buurthuis/ })).toHaveCount(1)
  await context.close()
})

test('earlier versions that are unfolded before the page hydrates are read all the same', async ({ browser, baseURL }) => {
  const place = await ownTown({ tenant: 'meedoen', locale: 'nl' })
  const { page, context } = await visit(browser, baseURL, place, { width: 1440 })
  await signedInAs(page, place, `redacteur@${place.tenant}.example`)
  await page.goto('/content')
  await page.getByLabel(editorWords.newTitle.nl).fill('Vroeg open')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: editorWords.addBlock.nl })).toBeVisible()
  const wake = await openBeforeHydration(page, page.url())
  await page.locator('summary', { hasText: versionWords.versions.nl }).press('Enter')
  wake()
  await expect(page.getByRole('button', { name: versionWords.compare.nl })).toHaveCount(1)
  await context.close()
})
