import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { isForProduction } from '#scripts/developer-pages.ts'
import { type Layout, type Page, pages } from '#src/app/pages.ts'

/** A build for production has no developer pages (decisions 81). */
const isLeftOut = ({ developer }: Page) => developer === true && isForProduction

const isThere = (page: Page) => existsSync(join(import.meta.dirname, page.file))
/** Layouts of the signed-in zone; the others are documents (`documents.tsx`). */
const names: Layout[] = ['default', 'sidebar', 'collapse', 'topnav']

/** The rows of the signed-in zone, grouped by layout as React Router expects. */
export default names.map((name) =>
  layout(`shell/frame/layouts/${name}.tsx`, pages.filter((page) => page.layout === name && isThere(page) && !isLeftOut(page)).map(routeOf)),
) satisfies RouteConfigEntry[]

function routeOf({ path, file }: Page): RouteConfigEntry {
  return route(path, file, { id: file.replace(/\.tsx$/, '') })
}
