import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pages } from './pages.ts'
import { keptParameters, searches } from './searches.ts'

/** Specification §2: every path, and whether it says "public". */
const specification: [path: string, isPublic: boolean][] = [
  ['/:slug?', true], ['/nieuws/:slug?', true], ['/activiteitenkalender', true], ['/activiteitenkalender/overzicht', false],
  ['/analytics', false], ['/analytics/index-2', false], ['/applications', false], ['/applications/:id', false],
  ['/auth/login-1', true], ['/auth/recover', true], ['/auth/reset', true], ['/auth/token', false], ['/confirm', true],
  ['/contactformulier', false], ['/forms/:token?', true], ['/content', false], ['/content/file-upload', false],
  ['/content/menu-items', false], ['/content/stock-images', false], ['/conversations', false], ['/dashboard', false],
  ['/een-op-een-hulp', true], ['/gelderse-handen', true], ['/notificaties', false], ['/notification_templates', false],
  ['/notification_templates/:id/edit', false], ['/organizations', false], ['/organizations/:id', true],
  ['/organizations/:id/edit', false], ['/organizations/:id/move', false], ['/organizations/add', false],
  ['/organizations/approve', false], ['/organizations/signup', true], ['/organizations/signup/success', true],
  ['/partners', true], ['/profiel', false], ['/profiel/verwijderd', false], ['/profile-edit', false],
  ['/profile-edit/email', false], ['/profile-edit/settings', false], ['/profile-replies', false], ['/settings', false],
  ['/settings/contact-person', false], ['/settings/design', false], ['/settings/footer', false], ['/signup', true],
  ['/signup/success', true], ['/sociale-kaart', true], ['/sociale-kaart/:id', true], ['/switch', true], ['/uitloggen', false],
  ['/users', false], ['/users/add', false], ['/users/:id', false], ['/users/:id/edit', false], ['/users/:id/add_role', false],
  ['/vacancies', false], ['/vacancies/:id', true], ['/vacancies/:id/edit', false], ['/vacancies/add', false],
  ['/vacancies/bulk-edit', false], ['/vacancies/search', true], ['/volunteerly/changelog', false], ['/vrijwilligerspool', false],
  ['/workshops', false],
  ...['api', 'auth', 'datepicker', 'dollar-api', 'dupe', 'form', 'formbuilder', 'sentry', 'server-error', 'step-form', 'step-form-2', 'toaster', 'user-store', 'user']
    .map((name): [string, boolean] => [`/test/${name}`, false]),
]

const row = (path: string) => pages.find((page) => `/${page.path}` === path)!

/** Pages that the specification does not have in its table, with the decision that adds each. */
const decided: [path: string, decision: number][] = [
  ['/activiteitenkalender/:id', 50],
  ['/activiteitenkalender/add', 50],
  ['/activiteitenkalender/:id/edit', 50],
  ['/conversations/replies', 49],
  ['/een-op-een-hulp/add', 50],
  ['/een-op-een-hulp/overzicht', 50],
  ['/een-op-een-hulp/matches/:id', 50],
  ['/een-op-een-hulp/:id', 50],
  ['/settings/export', 82],
  ['/settings/widget', 79],
  ['/sociale-kaart/import', 50],
  ['/sociale-kaart/overzicht', 50],
  ['/sociale-kaart/add', 50],
  ['/sociale-kaart/:id/edit', 50],
  ['/sociale-kaart/:id/klopt-niet', 50],
  ['/sociale-kaart/overzicht/bellen', 50],
  ['/support', 33],
  ['/volunteerly/api', 79],
  ['/volunteerly/centers', 64],
  ['/volunteerly/centers/add', 64],
  ['/volunteerly/centers/:id/remove', 64],
  ['/volunteerly/centers/:id', 64],
  ['/volunteerly/places', 64],
  ['/workshops/add', 50], ['/workshops/:id', 50], ['/workshops/:id/edit', 50],
  ['/workshops/:id/presence', 50],
  ['/workshops/:id/certificate', 50],
  ['/test', 81],
]

test('the table holds the rows of the specification, in its order, and what decisions add', () => {
  expect(pages.filter(({ decision }) => decision === undefined).map((page) => `/${page.path}`)).toEqual(specification.map(([path]) => path))
  expect(pages.flatMap(({ path, decision }) => (decision === undefined ? [] : [[`/${path}`, decision]]))).toEqual(decided)
})

/** Of those, what everybody reads: addresses that mails, calendars and feeds name. */
const decidedForAll = ['/activiteitenkalender/:id', '/een-op-een-hulp/:id']

test('what a decision adds is for who is signed in, but for addresses of what everybody reads', () => {
  expect(decided.flatMap(([path]) => (row(path).public ? [path] : []))).toEqual(decidedForAll)
})

test.each(specification)('%s is open without sign-in: %s', (path, isPublic) => {
  expect(row(path).public ?? false).toBe(isPublic)
})

test('every page is written', () => {
  const missing = pages.filter((page) => !existsSync(join(import.meta.dirname, '..', page.file))).map((page) => `/${page.path}`)
  expect(missing).toEqual([])
})

test('titles, backgrounds and layouts that the specification names', () => {
  expect(row('/analytics').title?.nl).toBe('Volunteerly Analytics')
  expect(row('/analytics/index-2').title?.nl).toBe('Volunteerly Analytics')
  expect(row('/users/add').title?.nl).toBe('Gebruiker toevoegen')
  expect(row('/profile-edit').title?.nl).toBe('Bewerk profiel')
  expect(row('/:slug?')).toMatchObject({ layout: 'wide', background: 'white' })
  expect(row('/volunteerly/changelog').background).toBe('white')
  expect(row('/gelderse-handen').layout).toBe('empty')
})

test('developer pages are marked, so that production has none', () => {
  for (const page of pages) expect(page.developer ?? false).toBe(page.path === 'test' || page.path.startsWith('test/'))
})

test('only public pages are kept whole, for only they are the same for everybody', () => {
  for (const page of pages) if (page.keep) expect(page.public).toBe(true)
})

test('every page of a search keeps what the search declares', () => {
  const kept = pages.filter(({ keep }) => keep === 'search')
  expect(kept.map(({ path }) => `/${path}`)).toEqual(searches.map(({ page }) => page))
  expect(keptParameters(row('/een-op-een-hulp'))).toEqual(['q', 'kind', 'category', 'frequency', 'daypart', 'language', 'place', 'page'])
  const calendar = ['month', 'from', 'view', 'category', 'kind', 'place', 'km', 'audience', 'free', 'part', 'weekday', 'online', 'language', 'day', 'page']
  expect(keptParameters(row('/activiteitenkalender'))?.toSorted()).toEqual([...calendar, 'access'].toSorted())
  expect(keptParameters(row('/vacancies/search'))).toEqual(['q', 'theme', 'whom', 'daypart', 'commitment', 'experience', 'dutch', 'suitable', 'expenses', 'place', 'km', 'sort', 'view', 'step', 'page'])
})
