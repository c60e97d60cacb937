import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type MenuRoute, menuRoutes } from '#features/menu-items/menu-routes.ts'
import { pages } from '#src/app/pages.ts'

// Law: every target of a menu exists, and every page that is open to all can be put into a menu (ADR 0042).
const routes: MenuRoute[] = Object.values(menuRoutes)
const isWritten = ({ file }: { file: string }) => existsSync(join(import.meta.dirname, '..', file))

/** Open to all, but no target for a visitor. */
const noPlaces = ['auth/login-1', 'auth/recover', 'auth/reset', 'confirm', 'gelderse-handen', 'organizations/signup/success', 'signup/success']

test('every part that a menu can lead to is a page that is written, behind the same flag', () => {
  for (const { page, flag } of routes) {
    const row = pages.find(({ path }) => path === page)
    expect([page, row && isWritten(row), row?.flag]).toEqual([page, true, flag])
  }
})

test('every public page that stands by itself can be chosen for a menu', () => {
  const places = pages.filter((page) => page.public && isWritten(page) && !/:\w+(?!\w*\?)/.test(page.path)).map(({ path }) => path)
  expect(places.filter((path) => !noPlaces.includes(path) && !routes.some(({ page }) => page === path))).toEqual([])
})
