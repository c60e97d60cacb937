import { expect as soon, test } from '@playwright/test'
import { messages as lists } from '#features/lists/messages.ts'
import { listWords as words } from '#features/organizations/staff-list/list-messages.ts'
import { viewer } from './support/viewer.ts'
import { ownTown } from './support/own-town.ts'
import { letOrganizationsWait } from './support/rows.ts'
import { signedInAs, visit } from './support/visitor.ts'

const expect = soon.configure({ timeout: 30_000 })
const states = [
  { width: 1440, dark: false, rules: 'all' },
  { width: 390, dark: true, rules: 'all' },
] as const

test('every screen of organizations that staff work with is usable by everyone', async ({ browser, baseURL }) => {
  const place = await ownTown({ tenant: 'vrijwilligersbank', locale: 'nl' })
  const coordinator = `coordinator@${place.tenant}.example`
  await letOrganizationsWait(coordinator, ['Kerkkoor 01', 'Kerkkoor 02'], `redacteur@${place.tenant}.example`)
  const { page, context, site } = await visit(browser, baseURL, place)
  await context.addCookies([{ name: 'locale', value: 'nl', url: site }])
  await signedInAs(page, place, coordinator)
  const rows = page.locator('tbody tr')
  const screens = viewer(page, states)
  const look = async (path: string, isReady: () => Promise<void>) => {
    // At a desk first: what is opened there stays open when the window gets narrow.
    await page.setViewportSize({ width: 1440, height: 844 })
    await screens(path, isReady)
  }
  const path = '/organizations?status=pending&q=kerkkoor'
  const chosen = async () => {
    await rows.first().getByRole('checkbox').click()
    await expect(page.locator('.bulk-acts')).toBeVisible()
  }
  await look(path, chosen)
  await look(path, async () => {
    await chosen()
    await page.locator('.bulk-acts').getByRole('button', { name: words.deny.nl }).click()
    await expect(page.getByRole('dialog')).toContainText('1 verandert')
  })
  await look(path, async () => {
    await rows.first().getByRole('link').click()
    await expect(page).toHaveURL(/open=/)
    await expect(page.locator('dialog.panel[open]')).toBeVisible()
  })
  await look('/organizations/approve', async () => {
    await page.getByRole('button', { name: words.deny.nl, exact: true }).click()
    await expect(page.getByRole('textbox', { name: lists.reason.nl })).toBeVisible()
  })
  for (const one of ['/organizations', '/users']) await look(one, async () => await expect(rows.first()).toBeVisible())
  expect(screens.barriers).toEqual([])
  await context.close()
})
