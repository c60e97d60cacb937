import { expect, test } from 'vitest'
import { isCurrent } from './app-navigation.tsx'

const entries = ['/dashboard', '/vacancies', '/vacancies/search']
const currentAt = (pathname: string) => entries.filter((to) => isCurrent(to, pathname, entries))

test.each([
  ['/', ['/dashboard']],
  ['/dashboard', ['/dashboard']],
  ['/vacancies', ['/vacancies']],
  ['/vacancies/1/edit', ['/vacancies']],
  ['/vacancies/search', ['/vacancies/search']],
  ['/over-ons', []],
])('at %s the current entries are %j', (pathname, wanted) => expect(currentAt(pathname)).toEqual(wanted))
