import type { ConsentUpdate } from '#shell/consent.ts'
import type { Shell } from '#shell/shell.ts'

/** What the server leaves in the page for the script, as JSON that no browser runs. */
export type PageData = {
  /** Only on pages that may become React's. */
  react?: ReactData
  measure?: Measuring
}

export type ReactData = {
  /** React Router's own facts. */
  context: Record<string, unknown>
  /** What loaders and action gave. Without it the page is asked for its data when it is used: few are, and it doubles what they say. */
  state?: { loaderData: object; actionData: object | null }
  /** Address of the manifest of routes, and the modules of the routes that are shown. */
  manifest: string
  modules: [routeId: string, addresses: string[]][]
  /** Vite's, while developing. */
  hmr?: string
  /** At once, or as soon as somebody uses a part that is marked `data-live`. */
  when: 'now' | 'in-use'
  /** Only when the page was refused before the root could load it. */
  shell?: Shell
}

export type Measuring = { id: string; update: ConsentUpdate }
