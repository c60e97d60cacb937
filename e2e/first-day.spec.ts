import { expect as soon, type Page, test } from '@playwright/test'
import { type AnyMessage, type FactsOf, say } from '#kernel/i18n/messages.ts'
import { colorPresets } from '#features/settings/colors/presets.ts'
import { designWords as design } from '#features/settings/look/design-messages.ts'
import { settingsWords } from '#features/settings/model/messages.ts'
import { stepWords, firstDayWords as words } from '#features/first-day/words.ts'
import { menuWords as menus } from '#features/menu-items/messages.ts'
import { editorWords } from '#features/pages/editor/web/editor-words.ts'
import { homeWords } from '#features/vacancies/presentation/home-messages.ts'
import { formWords as people } from '#features/users/person/form-messages.ts'
import { accessibilityIssues } from './support/accessibility-issues.ts'
import { asOwner } from './support/as-owner.ts'
import { awake } from './support/awake.ts'
import { newTown } from './support/new-town.ts'
import { newAddress, signedInAs, visit } from './support/visitor.ts'

// A slow machine takes its time.
const expect = soon.configure({ timeout: 30_000 })
const t = <M extends AnyMessage>(message: M, ...facts: FactsOf<M>) => say('nl', message, ...facts)
const list = (page: Page) => page.getByRole('region', { name: t(words.title) })
const progress = async (page: Page, n: number) => {
  await page.goto('/dashboard')
  await expect(list(page).getByRole('progressbar', { name: t(words.progress, { n, of: 7 }) })).toBeVisible()
}

for (const width of [390, 1440])
  test(`on her first day a center admin makes the site step by step, ${width} px`, async ({ browser, baseURL }) => {
    const place = await newTown({ tenant: 'demo', locale: 'nl' })
    const { page, context, site } = await visit(browser, baseURL, place, { width })
    await context.addCookies([{ name: 'locale', value: 'nl', url: site }])
    await signedInAs(page, place, `centerbeheerder@${place.tenant}.example`)
    const { barriers, look: lookAt } = accessibilityIssues()
    const look = async () => await lookAt(page, { from: 'top', without: 'iframe' })
    const press = async (name: string, role: 'link' | 'button' = 'link') => await list(page).getByRole(role, { name, exact: true }).click()
    /** As its own page would ask. */
    const ask = async (method: string, path: string, body: object = {}) =>
      await page.evaluate(
        async ([how, to, sent]) => {
          const headers = { accept: 'application/json', 'content-type': 'application/json' }
          return (await fetch(`/door/api/v1/${to}`, { method: how!, headers, body: sent! })).status
        },
        [method, path, JSON.stringify(body)],
      )

    await test.step('the site is empty and says so kindly', async () => {
      await page.goto('/')
      await expect(page.getByRole('heading', { name: t(homeWords.nothingYet) })).toBeVisible()
      await look()
      await page.goto('/vacancies/search')
      await expect(page.getByRole('heading', { name: t(homeWords.nothingYet) })).toBeVisible()
      await look()
    })

    await test.step('seven steps wait for her; she looks away for a while and finds the list again in the settings', async () => {
      await progress(page, 0)
      await expect(list(page).getByRole('listitem')).toHaveCount(7)
      await look()
      await press(t(words.putAway), 'button')
      await expect(page.getByRole('status').filter({ hasText: t(words.wasPutAway) })).toBeVisible()
      await expect(list(page)).toBeHidden()
      await page.goto('/settings')
      await look()
      await page.getByRole('button', { name: t(words.bringBack) }).click()
      await expect(page).toHaveURL(/\/dashboard$/)
      await expect(list(page)).toBeVisible()
    })

    await test.step('she chooses colours', async () => {
      await press(t(stepWords.look.act))
      await expect(page).toHaveURL(/\/settings\/design$/)
      await awake(page)
      await page
        .getByRole('group', { name: t(design.primary) })
        .getByRole('radio', { name: colorPresets.emerald.label.nl, exact: true })
        .check()
      await page.getByRole('button', { name: t(settingsWords.save), exact: true }).click()
      await expect(page.locator('.act-state')).toHaveText(t(settingsWords.allSaved))
      await progress(page, 1)
    })

    await test.step('she says how to reach them', async () => {
      await press(t(stepWords.contact.act))
      await expect(page).toHaveURL(/\/settings\/contact-person$/)
      await awake(page)
      await page.locator('[name=contactPhone]').fill('0341 12 34 56')
      await page.getByRole('button', { name: t(settingsWords.save), exact: true }).click()
      await expect(page.locator('.act-state')).toHaveText(t(settingsWords.saved))
      await progress(page, 2)
    })

    await test.step('she makes the menu hers', async () => {
      await press(t(stepWords.menu.act))
      await page.getByRole('button', { name: t(menus.begin) }).click()
      await expect(page.locator('#header').getByRole('link', { name: t(menus.add) })).toBeVisible()
      await progress(page, 3)
    })

    await test.step('one press opens the home page; it counts once her own text is online', async () => {
      await press(t(stepWords.home.act), 'button')
      await expect(page).toHaveURL(/\/content\?item=[0-9a-f-]{36}$/)
      await expect(page.getByRole('button', { name: t(editorWords.addBlock) })).toBeVisible()
      await look()
      const item = new URL(page.url()).searchParams.get('item')!
      await progress(page, 3)
      soon(await ask('PATCH', `content_items/${item}`, { titleNl: 'Welkom' })).toBe(200)
      soon(await ask('PUT', `content_items/${item}/publish`)).toBe(200)
      await progress(page, 4)
    })

    await test.step('she invites a colleague', async () => {
      await press(t(stepWords.people.act))
      await page.locator('[name=firstName]').fill('Ilse')
      await page.locator('[name=lastName]').fill('de Groot')
      await page.locator('[name=email]').fill(newAddress('ilse'))
      await page.getByRole('radio', { name: /^Coördinator/ }).check()
      await page.getByRole('button', { name: t(people.invite), exact: true }).click()
      await expect(page).toHaveURL(/\/users\/[0-9a-f-]{36}$/)
      await progress(page, 5)
      await look()
    })

    await test.step('with an organization and a vacancy the site is made, and the list goes by itself', async () => {
      await asOwner(async (owner) => {
        await owner.query(
          `with c as (select id from volunteer_centers where tenant_key = $1), o as (
             insert into organizations (volunteer_center_id, name, slug, organization_type, status, summary)
               select id, 'Buurthuis', 'buurthuis', 'Organization', 'approved', 'In de buurt' from c returning id, volunteer_center_id)
           insert into vacancies (volunteer_center_id, organization_id, title, slug, status, published_at, summary, description, themes, commitment, location_mode, valid_through)
             select volunteer_center_id, id, 'Koffie schenken', 'koffie', 'published', now(), 'Je schenkt koffie', 'Elke dinsdag schenk je koffie voor de buurt.', '{elderly}', 'recurring', 'remote', '2099-01-01' from o`,
          [place.tenant],
        )
      })
      await page.goto('/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('#waits')).toBeVisible()
      await expect(list(page)).toBeHidden()
      await look()
      await page.goto('/settings')
      await expect(page.getByRole('heading', { name: t(words.settingTitle) })).toHaveCount(0)
    })
    expect(barriers).toEqual([])
    await context.close()
  })

test('what a new center is short of leads to the screen that mends it, in one press each', { tag: '@core' }, async ({ browser, baseURL }) => {
  const place = await newTown({ tenant: 'demo', locale: 'nl' })
  const { page, context } = await visit(browser, baseURL, place, { width: 1440 })
  await signedInAs(page, place, `centerbeheerder@${place.tenant}.example`)
  for (const [name, address] of [
    [stepWords.organization.act, /\/organizations\/add$/],
    [stepWords.organization.other!, /\/organizations\/add\?way=import$/],
    [stepWords.vacancy.act, /\/vacancies\/add$/],
    [stepWords.people.other!, /\/users\/add\?way=import$/],
  ] as const) {
    await page.goto('/dashboard')
    await list(page)
      .getByRole('link', { name: t(name), exact: true })
      .click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await context.close()
})
