import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { pages } from '#src/app/pages.ts'
import { matcherOf } from './page-at.ts'

const open = pages.filter(({ path }) => path.includes(':'))
const match = matcherOf(open)
const byRouter = (pathname: string) => {
  const found = matchRoutes(
    open.map((page) => ({ id: page.path, path: `/${page.path}`, handle: page })),
    pathname,
  )?.at(-1)
  return found ? { path: found.route.handle.path, params: { ...found.params } } : null
}
const own = (pathname: string) => {
  const found = match(pathname)
  return found ? { path: found.row.path, params: { ...found.params } } : null
}
const words = [
  '',
  'vacancies',
  'VACANCIES',
  'nieuws',
  'forms',
  'users',
  'organizations',
  '1',
  'edit',
  'add_role',
  'Edit',
  'a%2Fb',
  'caf%C3%A9',
  '%E0%A4',

  '.',
  'overzicht',
]

test('every path of up to three words finds the row and the names that React Router finds', () => {
  const paths = words.flatMap((a) => ['/' + a, `/${a}/`, ...words.flatMap((b) => [`/${a}/${b}`, ...words.map((c) => `/${a}/${b}/${c}`)])])
  for (const path of paths) {
    const [found, expected] = [own(path), byRouter(path)]
    expect([path, found?.path]).toEqual([path, expected?.path])
    for (const [name, value] of Object.entries(expected?.params ?? {})) expect([path, found?.params[name]]).toEqual([path, value])
  }
})

test('of a path that fits two rows the one that is written out is found', () => {
  const find = matcherOf([{ path: ':slug?' }, { path: 'nieuws/:slug?' }, { path: ':a/:b' }])
  expect(find('/nieuws')?.row.path).toBe('nieuws/:slug?')
  expect(find('/nieuws/een')).toMatchObject({ row: { path: 'nieuws/:slug?' }, params: { slug: 'een' } })
  expect(find('/iets/een')?.params).toEqual({ a: 'iets', b: 'een' })
  expect(find('/')).toMatchObject({ row: { path: ':slug?' }, params: { slug: undefined } })
})
