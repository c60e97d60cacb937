import type { Plugin } from 'vite'
import { pages } from '../src/app/pages.ts'

/** The browser asks the table of pages only where a page is drawn and whether it may be fetched ahead: the rest of each row stays on the server. */
export function browserPages(): Plugin {
  return {
    name: 'browser-pages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) =>
      id.endsWith('/src/app/pages.ts')
        ? `export const pages = ${JSON.stringify(pages.map(({ path, layout, leavesTrace }) => ({ path, layout, leavesTrace })))}`
        : undefined,
  }
}
