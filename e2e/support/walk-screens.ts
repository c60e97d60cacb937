import { expect, test } from '@playwright/test'
import { requiredPages } from '#features/pages/required/required-pages.ts'
import type { TestedScreen } from '#features/pages/required/tested.ts'
import type { State } from './accessibility-issues.ts'
import { viewer } from './viewer.ts'
import type { Place } from './sites.ts'
import { signedInAs, visit } from './visitor.ts'

/** Where every rule runs at another site: what differs between sites, colours and words that may be too wide. */
export const quickly = [
  { width: 390, dark: true, rules: 'contrast' },
  { width: 1440, dark: false, rules: 'contrast' },
] as const satisfies State[]

/** By what the accessibility statement calls them. */
export const forEverybody: readonly [screen: TestedScreen, path: string][] = [
  ['home', '/'],
  ['search', '/vacancies/search'],
  ['search', '/vacancies/search?q=koken&place=Nergenshuizen'],
  ['search', '/vacancies/search?q=xyzxyz'],
  ['map', '/vacancies/search?view=map'],
  ['map', '/gelderse-handen?place=Zutphen'],
  ['map', '/gelderse-handen?place=Nergenshuizen'],
  ['news', '/nieuws'],
  ['partners', '/partners'],
  ['forms', '/forms'],
  ['account', '/auth/login-1'],
  ['account', '/auth/recover'],
  ['account', '/signup'],
  ['organizationSignup', '/organizations/signup'],
  ['error', '/bestaat-niet'],
  ['consent', '/?cookies'],
  ...Object.values(requiredPages).map(({ slug }): [TestedScreen, string] => ['standing', `/${slug.nl}`]),
]

const people = { vrijwilliger: 'a volunteer', beheerder: 'an organization', coordinator: 'the center' }

/** The journeys through every screen of one site, as everybody and as each of its people sees it. */
export function walkScreens({ tenant, locale }: Place, states: readonly State[]): void {
  test(`every public screen is usable by everyone at ${tenant}`, async ({ browser, baseURL }) => {
    const { page, context } = await visit(browser, baseURL, { tenant, locale })
    const look = viewer(page, states)
    for (const [, path] of forEverybody) await look(path)
    await page.goto('/nieuws')
    await look((await page.locator('main a[href^="/nieuws/"]').first().getAttribute('href'))!)
    await page.goto('/vacancies/search')
    await look((await page.locator('main a[href^="/vacancies/0"]').first().getAttribute('href'))!)
    await look((await page.locator('main a[href^="/organizations/"]').first().getAttribute('href'))!)
    expect(look.barriers).toEqual([])
    await context.close()
  })

  for (const [role, who] of Object.entries(people)) {
    test(`every screen of ${who} is usable by everyone at ${tenant}`, async ({ browser, baseURL }) => {
      const { page, context, site } = await visit(browser, baseURL, { tenant, locale })
      await context.addCookies([{ name: 'locale', value: locale, url: site }])
      await signedInAs(page, { tenant }, `${role}@${tenant}.example`)
      const look = viewer(page, states)
      await look('/dashboard')
      await look('/applications')
      const first = page.locator('main a[href^="/applications/"]').first()
      if (await first.count()) await look((await first.getAttribute('href'))!)
      expect(look.barriers).toEqual([])
      await context.close()
    })
  }
}
