import { expect, test } from 'vitest'
import type { MenuLine, SiteMenus } from '#features/menu-items/site-menus.ts'
import { pages } from '#src/app/pages.ts'
import type { Person } from '#shell/shell.ts'
import { footerColumns } from './footer-columns.ts'
import { menuEntries } from './menu-entries.ts'

const visitor = (person: Person | null, flags: object = {}) =>
  ({
    shell: { person, organizationId: null },
    flags,
    production: false,
    wrongCenter: false,
    pages: new Map(pages.map((page) => [page.path, page])),
  }) as unknown as Parameters<typeof menuEntries>[1]
const sophie = { id: 'x', name: 'Sophie', roles: [{ name: 'volunteer' }], organizations: [] } as unknown as Person

const line = (more: Partial<MenuLine>): MenuLine => ({
  label: null,
  target: 'route',
  value: 'news',
  page: null,
  visibleFor: 'all',
  flag: null,
  newWindow: false,
  children: [],
  ...more,
})
const headerOf = (lines: MenuLine[], ...[who, locale = 'nl']: [Parameters<typeof menuEntries>[1], ('nl' | 'en')?]) =>
  menuEntries({ top: [], header: lines, footer: [], version: '' } satisfies SiteMenus, who, locale).header

test('a line is called as it was named, in the language of the page, and else as what it leads to', () => {
  const about = line({ target: 'page', value: null, page: { title: { nl: 'Over ons', en: 'About us' }, slug: { nl: 'over-ons', en: 'about-us' } } })
  const own = line({ label: { nl: 'Laatste nieuws', en: null } })
  expect(headerOf([about, own], visitor(null))).toMatchObject([
    { to: '/over-ons', label: 'Over ons' },
    { to: '/nieuws', label: 'Laatste nieuws' },
  ])
  expect(headerOf([about, own], visitor(null), 'en')).toMatchObject([
    { to: '/about-us', label: 'About us' },
    { to: '/nieuws', label: 'Laatste nieuws', lang: 'nl' },
  ])
})

test('nobody gets what is for others, what is switched off, or a page that they cannot open', () => {
  const lines = [
    line({ label: { nl: 'Vreemden', en: null }, visibleFor: 'anonymous' }),
    line({ label: { nl: 'Vrijwilligers', en: null }, visibleFor: 'signed_in', children: [line({})] }),
    line({ label: { nl: 'Later', en: null }, flag: 'activities' }),
    line({ value: 'contact' }),
    line({ value: 'nowhere' }),
    line({ target: 'page', value: null }),
  ]
  const labels = (who: Parameters<typeof menuEntries>[1]) => headerOf(lines, who).map(({ label }) => label)
  expect(labels(visitor(null))).toEqual(['Vreemden'])
  expect(labels(visitor(sophie, { activities: true }))).toEqual(['Vrijwilligers', 'Later', 'Contactformulier'])
})

test('a heading stands above something or not at all', () => {
  const heading = (children: MenuLine[]) => line({ target: 'heading', value: null, label: { nl: 'Over ons', en: null }, children })
  expect(headerOf([heading([line({ visibleFor: 'signed_in' })])], visitor(null))).toEqual([])
  expect(headerOf([heading([line({})])], visitor(null))).toMatchObject([{ to: null, children: [{ to: '/nieuws' }] }])
})

test('an emptied footer still has what the site of a public body must have', () => {
  const words = { organizationSignUp: 'Organisatie aanmelden', changeTown: 'Andere plaats kiezen' }
  const { columns, loose, fixed } = footerColumns([], words, 'nl')
  expect([columns, loose]).toEqual([[], []])
  expect(fixed.map(({ to }) => to)).toEqual(['/organizations/signup', '/switch', '/over-deze-website', '/privacy', '/toegankelijkheid', '/cookies'])
  const own = headerOf([line({ value: 'organization_signup' })], visitor(null))
  expect(footerColumns(own, words, 'nl').fixed.map(({ to }) => to)).not.toContain('/organizations/signup')
})
