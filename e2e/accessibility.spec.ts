import { expect, test } from '@playwright/test'
import { standingPages } from '#features/pages/standing/standing-pages.ts'
import { knownBarriers, type TestedScreen, testedScreens } from '#features/pages/standing/tested.ts'
import { looker } from './support/looker.ts'
import { signedInAs, visit } from './support/visitor.ts'

/** At one site every rule, on a phone and at a desk; the second scheme has the same markup in other colours. */
const thorough = [
  { width: 390, dark: false, rules: 'all' },
  { width: 390, dark: true, rules: 'contrast' },
  { width: 1440, dark: true, rules: 'contrast' },
  { width: 1440, dark: false, rules: 'all' },
] as const
/** At the others what differs between sites: colours, and words that may be too wide. */
const quick = [
  { width: 390, dark: true, rules: 'contrast' },
  { width: 1440, dark: false, rules: 'contrast' },
] as const

/** Rounded and straight, a light hue, a dark footer, with and without English: every way the sites differ. */
const sites = [
  { tenant: 'public', locale: 'en', states: thorough },
  { tenant: 'oldebroek', locale: 'nl', states: quick },
  { tenant: 'demo', locale: 'nl', states: quick },
  { tenant: 'vrijwilligerspunt', locale: 'nl', states: quick },
  { tenant: 'meedoen', locale: 'nl', states: quick },
] as const

/** By what the accessibility statement calls them. */
const forEverybody: readonly [screen: TestedScreen, path: string][] = [
  ['home', '/'],
  ['search', '/vacancies/search'],
  ['search', '/vacancies/search?q=koken&place=Nergenshuizen'],
  ['search', '/vacancies/search?q=xyzxyz'],
  ['map', '/vacancies/search?view=map'],
  ['news', '/nieuws'],
  ['partners', '/partners'],
  ['forms', '/forms'],
  ['account', '/auth/login-1'],
  ['account', '/auth/recover'],
  ['account', '/signup'],
  ['organizationSignup', '/organizations/signup'],
  ['error', '/bestaat-niet'],
  ['consent', '/?cookies'],
  ...Object.values(standingPages).map(({ slug }): [TestedScreen, string] => ['standing', `/${slug.nl}`]),
]
const onTheWay: readonly TestedScreen[] = ['vacancy', 'organization', 'dashboard', 'applications']

test('the accessibility statement names the screens that are walked here, and what is still in the way', () => {
  expect(Object.keys(testedScreens).toSorted()).toEqual([...new Set([...forEverybody.map(([screen]) => screen), ...onTheWay])].toSorted())
  // What axe finds and cannot be mended at once is told there in words, and let through here.
  expect(knownBarriers).toEqual({})
})

const people = { vrijwilliger: 'a volunteer', beheerder: 'an organization', coordinator: 'the center' }

for (const { tenant, locale, states } of sites) {
  test(`every public screen is usable by everyone at ${tenant}`, async ({ browser, baseURL }) => {
    test.setTimeout(300_000)
    const { page, context } = await visit(browser, baseURL, { tenant, locale })
    const look = looker(page, states)
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
      test.setTimeout(120_000)
      const { page, context, site } = await visit(browser, baseURL, { tenant, locale })
      await context.addCookies([{ name: 'locale', value: locale, url: site }])
      await signedInAs(page, { tenant }, `${role}@${tenant}.example`)
      const look = looker(page, states)
      await look('/dashboard')
      await look('/applications')
      const first = page.locator('main a[href^="/applications/"]').first()
      if (await first.count()) await look((await first.getAttribute('href'))!)
      expect(look.barriers).toEqual([])
      await context.close()
    })
  }
}
