import { expect, type Page, test } from '@playwright/test'
import { asOwner } from './support/as-owner.ts'
import { ownTown } from './support/own-town.ts'
import { signedInAs, visit } from './support/visitor.ts'
import { forEverybody } from './support/walk-screens.ts'

// Dutch makes one word of several. None of them widens a page of the smallest phone, wherever it stands.

const word = 'Gehandicaptensportverenigingsvrijwilliger'
const address = `gehandicaptensportvereniging.vrijwilligerscoordinator@gehandicaptensportvereniging-zwaluwen.example`

/** The columns in which people write what pages show. */
const written = {
  vacancies: ['title', 'summary', 'description', 'city'],
  organizations: ['name', 'summary'],
  organization_profiles: ['description'],
  addresses: ['city', 'street'],
  news_articles: ['title', 'intro', 'byline'],
  content_items: ['title_nl'],
  menu_items: ['label_nl'],
  partners: ['name', 'text'],
  messages: ['body', 'meeting_place'],
  reply_templates: ['title', 'body'],
} as const

/** The name stays at the front of a text, so that lists have their order. */
async function lengthen(tenant: string): Promise<void> {
  await asOwner(async (owner) => {
    await owner.query('set session_replication_role = replica')
    const center = `(select id from volunteer_centers where tenant_key = $1)`
    for (const [table, columns] of Object.entries(written))
      for (const column of columns)
        await owner.query(`update ${table} set ${column} = left($2 || ' ' || ${column}, 120) where volunteer_center_id in ${center} and ${column} <> ''`, [
          tenant,
          word,
        ])
    await owner.query(`update users set last_name = $2 where home_center_id in ${center}`, [tenant, word])
    await owner.query(`update organizations set public_email = $2, website = $3 where volunteer_center_id in ${center}`, [
      tenant,
      address,
      `https://${address.split('@')[1]}`,
    ])
    await owner.query(`update volunteer_centers set name = $2, town = $2, email = $3 where tenant_key = $1`, [
      tenant,
      'Vrijwilligersorganisatiecentrale',
      address,
    ])
    await owner.query(`select pg_notify('public_changed', '*')`)
  })
}

/** What sticks out of the window, but for what is scrolled sideways on purpose, shortened, or drawn over an edge. */
async function wideOn(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const isMeant = (one: Element) => {
      for (let at = one.parentElement; at && at !== document.body; at = at.parentElement)
        if (at.matches('nav, .no-bar, .results, [class*="overflow-x"]') || ['hidden', 'clip'].includes(getComputedStyle(at).overflowX)) return true
      return false
    }
    const isSeen = (one: Element) => one.textContent.trim() !== '' && one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const wide = [...document.body.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > width + 1 && isSeen(one) && !isMeant(one))
    const told = wide.slice(-3).map((one) => `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''} ${one.textContent.trim().slice(0, 40)}`)
    return document.documentElement.scrollWidth > width ? ['wider than the window', ...told] : told
  })
}

test('long words widen no page of the smallest phone, for visitors and for everybody who works there', async ({ browser, baseURL }) => {
  const place = await ownTown({ tenant: 'demo', locale: 'nl' })
  await lengthen(place.tenant)
  const wide: string[] = []
  const walk = async (page: Page, paths: readonly string[]) => {
    for (const path of paths) {
      await page.goto(path)
      await page.locator('main').first().waitFor({ state: 'attached' })
      for (const one of await wideOn(page)) wide.push(`${path}: ${one}`)
    }
  }
  const first = async (page: Page, path: string, link: string) => {
    await page.goto(path)
    const href = await page.locator(`main a[href^="${link}"]`).first().getAttribute('href')
    await walk(page, [href!])
    return href!
  }
  const visitor = await visit(browser, baseURL, place, { width: 320 })
  await walk(visitor.page, [...forEverybody.map(([, path]) => path), '/organizations/signup?stap=2'])
  await first(visitor.page, '/nieuws', '/nieuws/')
  const vacancy = await first(visitor.page, '/vacancies/search', '/vacancies/0')
  const organization = await first(visitor.page, vacancy, '/organizations/')
  await visitor.context.close()

  for (const [role, paths] of Object.entries({
    vrijwilliger: ['/dashboard', '/applications', '/conversations', '/notificaties', '/profiel', '/profile-edit', '/profile-edit/settings', '/support'],
    beheerder: ['/dashboard', '/applications', '/conversations', '/vacancies', '/vacancies/add', `${organization}/edit`, '/users'],
    coordinator: [
      '/dashboard',
      '/vacancies',
      '/organizations',
      '/organizations/approve',
      '/organizations/add',
      '/users',
      '/users/add',
      '/applications',
      '/conversations',
    ],
    centerbeheerder: [
      '/settings',
      '/settings/contact-person',
      '/settings/footer',
      '/content',
      '/content/menu-items',
      '/content/file-upload',
      '/notification_templates',
    ],
  })) {
    const { page, context } = await visit(browser, baseURL, place, { width: 320 })
    await signedInAs(page, place, `${role}@${place.tenant}.example`)
    await walk(page, paths)
    if (role !== 'centerbeheerder') await first(page, '/applications', '/applications/0')
    await context.close()
  }
  expect(wide).toEqual([])
})
