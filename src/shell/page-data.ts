import type { ConsentUpdate } from './consent.ts'
import type { Shell } from './shell.ts'

/** What the server leaves in the page for the script, as JSON that no browser runs. */
export type PageData = {
  /** React Router's own facts, and what the loaders gave, in its encoding. */
  context: Record<string, unknown>
  state: string
  /** Address of the manifest of routes, and the modules of the routes that are shown. */
  manifest: string
  modules: [routeId: string, addresses: string[]][]
  /** Vite's, while developing. */
  hmr?: string
  when: 'now' | 'interaction'
  /** Only when the page was refused before the root could load it. */
  shell?: Shell
  measure?: Measuring
}

export type Measuring = { id: string; update: ConsentUpdate }
