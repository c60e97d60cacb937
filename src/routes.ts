import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { type Layout, type Page, pages } from './pages.ts'

const isThere = (page: Page) => existsSync(join(import.meta.dirname, page.file))
const names: Layout[] = ['default', 'empty', 'public', 'wide', 'sidebar', 'collapse', 'topnav']

/** The table of pages, grouped by layout as React Router wants it, and the forms of the frame around every page. */
export default [
  ...names.map((name) => layout(`shell/frame/layouts/${name}.tsx`, pages.filter((page) => page.layout === name && isThere(page)).map(routeOf))),
  route('choices/cookies', 'shell/server/actions/cookies.ts'),
  route('choices/theme', 'shell/server/actions/theme.ts'),
  route('choices/language', 'shell/server/actions/language.ts'),
  route('choices/organization', 'shell/server/actions/organization.ts'),
  route('*', 'shell/frame/not-found.tsx'),
] satisfies RouteConfigEntry[]

function routeOf({ path, file }: Page): RouteConfigEntry {
  return route(path, file, { id: file.replace(/\.tsx$/, '') })
}
