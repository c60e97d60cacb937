import { expect, test } from '@playwright/test'
import { viewer } from './support/viewer.ts'
import { places } from './support/sites.ts'
import { signedInAs, visit } from './support/visitor.ts'

for (const [at, place] of places.entries())
  test(`every screen of users is usable by everyone at ${place.tenant} in ${place.locale}`, async ({ browser, baseURL }) => {
    // At the second site what another language and other colours change.
    const rules = at === 0 ? 'all' : 'contrast'
    const states = [390, 1440].map((width) => ({ width, dark: false, rules }) as const)
    const { page, context, site } = await visit(browser, baseURL, place)
    await context.addCookies([{ name: 'locale', value: place.locale, url: site }])
    await signedInAs(page, place, `coordinator@${place.tenant}.example`)
    const look = viewer(page, states)
    await look('/users')
    await page.locator('main .tlink').first().click()
    await expect(page).toHaveURL(/open=/)
    const id = new URL(page.url()).searchParams.get('open')
    await look(`/users?open=${id}`, async () => await expect(page.locator('dialog.panel[open]')).toBeVisible())
    for (const path of [
      '/users/add',
      `/users/${id}`,
      `/users/${id}/edit`,
      `/users/${id}/add_role`,
      '/users?status=invited&q=xyzxyz',
      '/settings?part=words&q=opa',
    ])
      await look(path)
    expect(look.barriers).toEqual([])
    await context.close()
  })
