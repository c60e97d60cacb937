import type { Plugin } from 'vite'
import { pages } from '../src/app/pages.ts'
import { isForProduction } from './developer-pages.ts'

const shown = pages.filter(({ developer }) => !(developer && isForProduction))

/** Reduces the page table in the browser to what it needs, the zone and whether a page may be prefetched; the rest of each row stays on the server. */
export function browserPages(): Plugin {
  return {
    name: 'browser-pages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) =>
      id.endsWith('/src/app/pages.ts')
        ? `export const pages = ${JSON.stringify(shown.map(({ path, layout, leavesTrace }) => ({ path, layout, leavesTrace })))}`
        : undefined,
  }
}
