import { expect as soon, type Page, test } from '@playwright/test'
import { organizationWords } from '#features/conversations/model/organization-words.ts'
import { messages as lists } from '#features/lists/messages.ts'
import { queueWords } from '#features/lists/queue-words.ts'
import { quickSearchWords } from '#features/lists/quick-search-words.ts'
import { actionWords } from '#features/vacancies/transitions/action-words.ts'
import { asOwner } from './support/as-owner.ts'
import { accessibilityIssues } from './support/accessibility-issues.ts'
import { ownTown } from './support/own-town.ts'
import { letOrganizationsWait } from './support/rows.ts'
import type { Place } from './support/sites.ts'
import { signedInAs, visit } from './support/visitor.ts'

// A slow machine takes its time.
const expect = soon.configure({ timeout: 30_000 })
const like: Place = { tenant: 'oldebroek', locale: 'nl' }

/** The script of the keys comes after the page. */
const keysWork = async (page: Page) => await expect(page.locator('html[data-keys]')).toBeAttached()

/** Hands in three vacancies of a town, an hour apart. */
async function handIn(tenant: string): Promise<string[]> {
  return await asOwner(async (owner) => {
    const { rows } = await owner.query<{ title: string }>(
      `update vacancies v set status = 'pending', status_since = now() - make_interval(hours => 9 - one.n::int) from (
         select v.id, row_number() over (order by v.id) as n from vacancies v join volunteer_centers c on c.id = v.volunteer_center_id
         where c.tenant_key = $1 and v.status = 'published' and v.valid_through > now() + interval '1 month' limit 3) one
       where v.id = one.id returning v.title, one.n`,
      [tenant],
    )
    return rows.map(({ title }) => title)
  })
}

test('a coordinator works through the queue, sends and searches without a mouse', { tag: '@core' }, async ({ browser, baseURL }) => {
  const place = await ownTown(like)
  const handedIn = await handIn(place.tenant)
  expect(handedIn).toHaveLength(3)
  const { page, context, site } = await visit(browser, baseURL, place, { width: 1440 })
  await context.addCookies([{ name: 'locale', value: place.locale, url: site }])
  await signedInAs(page, place, `coordinator@${place.tenant}.example`)
  const { barriers, look } = accessibilityIssues()
  const heading = page.locator('#name')
  const reason = page.getByRole('textbox', { name: lists.reason.nl })
  const { keyboard } = page

  await test.step('J and K go through the queue, and the focus goes along', async () => {
    await page.goto('/vacancies?view=queue')
    await keysWork(page)
    const first = (await heading.textContent())!
    await keyboard.press('j')
    await expect(heading).not.toHaveText(first)
    await expect(heading).toBeFocused()
    await keyboard.press('k')
    await expect(heading).toHaveText(first)
    await look(page)
  })

  await test.step('the card of the keys opens by ?, and switches them off and on', async () => {
    const first = (await heading.textContent())!
    await keyboard.press('?')
    const card = page.getByRole('dialog', { name: queueWords.keys.nl })
    await expect(card).toBeVisible()
    await look(page)
    const areOn = card.getByRole('checkbox', { name: queueWords.keysOn.nl })
    await areOn.press('Space')
    await expect(areOn).not.toBeChecked()
    await keyboard.press('Escape')
    await expect(card).toBeHidden()
    await keyboard.press('j')
    await keyboard.press('?')
    await expect(card).toBeVisible()
    await areOn.press('Space')
    await expect(areOn).toBeChecked()
    await keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(heading).toHaveText(first)
  })

  await test.step('Q asks for changes in the field that is needed, where letters are letters, and Ctrl+Enter sends', async () => {
    const first = (await heading.textContent())!
    await keyboard.press('q')
    await expect(reason).toBeFocused()
    await keyboard.type('Zeg ja of nee: kan het ook op vrijdag?')
    await expect(reason).toHaveValue('Zeg ja of nee: kan het ook op vrijdag?')
    await keyboard.press('ControlOrMeta+Enter')
    await expect(heading).not.toHaveText(first)
    await expect(heading).toBeFocused()
    await expect(page.locator('.queue-decided').filter({ hasText: first })).toBeVisible()
  })

  await test.step('R asks for the reason, A publishes, and after the last one the focus is on the title', async () => {
    const second = (await heading.textContent())!
    await keyboard.press('r')
    await expect(reason).toBeFocused()
    await page.getByRole('button', { name: lists.notAfterAll.nl }).press('Enter')
    await expect(page.getByRole('button', { name: actionWords.deny.nl, exact: true })).toBeFocused()
    await keyboard.press('a')
    await expect(heading).not.toHaveText(second)
    await expect(heading).toBeFocused()
  })

  await test.step('Ctrl+K finds what was decided, and Enter goes there', async () => {
    await keyboard.press('ControlOrMeta+k')
    const field = page.getByRole('combobox', { name: quickSearchWords.label.nl })
    await expect(field).toBeFocused()
    await keyboard.type(handedIn[0]!)
    await expect(page.getByRole('option').first()).toContainText(handedIn[0]!)
    await look(page)
    await keyboard.press('Enter')
    await expect(page).toHaveURL(/\/vacancies\?open=/)
    await expect(page.locator('dialog.panel[open] h3').first()).toBeFocused()
  })
  expect(barriers).toEqual([])
})

test('who sends a message by keyboard goes on typing', async ({ browser, baseURL }) => {
  const place = await ownTown(like)
  const { page, context, site } = await visit(browser, baseURL, place, { width: 1440 })
  await context.addCookies([{ name: 'locale', value: place.locale, url: site }])
  await signedInAs(page, place, `coordinator@${place.tenant}.example`)
  await letOrganizationsWait(`coordinator@${place.tenant}.example`, ['Zangkoor 01'], `beheerder@${place.tenant}.example`)
  await page.goto('/organizations/approve')
  await keysWork(page)
  const field = page.getByRole('textbox', { name: organizationWords.question.nl })
  await field.focus()
  for (const text of ['Wanneer zingen jullie?', 'En waar is dat?']) {
    await page.keyboard.type(text)
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(field).toHaveValue('')
    await expect(page.locator('main')).toContainText(text)
    await expect(field).toBeFocused()
  }
})
