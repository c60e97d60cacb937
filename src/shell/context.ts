import { createContext as createReactContext, use } from 'react'
import { createContext } from 'react-router'
import type { Page } from '#src/app/pages.ts'
import type { Flags } from '#features/tenancy/tenant.ts'
import type { Shell } from './shell.ts'

/** What guard and loaders know of a visit. */
export type Visit = {
  shell: Shell
  /** The lists of the toolbar, fetched when the frame is loaded. */
  notices(): Promise<Pick<Shell, 'notifications' | 'activity'>>
  /** The person's navigation with its counts; public pages have none. */
  navigation(): Promise<Shell['navigation']>
  flags: Flags
  production: boolean
  /** The site where everything can be tried, if there is one; `isHere`: this one. */
  demo: { origin: string; isHere: boolean } | null
  wrongCenter: boolean
  /** Somebody is signed in, but the server cannot tell who, or refuses because of the rate limit. */
  isAway?: 'unavailable' | 'too-many' | null
  /** The session of this request had ended; `typed`: what was sent is kept in the browser (`design/form/keep-draft.ts`). */
  ended?: 'gone' | 'typed' | null
  pages: ReadonlyMap<string, Page>
  /** Whether there is a page at an address. */
  hasPage(address: string): boolean
  /** Whether one of the person's own roles gives them a right, as `resource.verb`. */
  may(right: string): boolean
  report(message: string, fault?: unknown): void
  /** Registers what follows from reading this page: it runs after a successful answer, and only for rows with `leavesTrace`. */
  whenRead(mark: () => Promise<unknown>): void
}

/** Available in the context of every loader and action. */
export const visitContext = createContext<Visit>()

/** The frame's data: provided by the document, or by the root of the signed-in zone. */
export const ShellContext = createReactContext<Shell | null>(null)

/** @throws '[useTenant] No tenant found' (specification §8) */
export function useShell(): Shell {
  const shell = use(ShellContext)
  if (!shell) throw new Error('[useTenant] No tenant found')
  return shell
}

/** @throws '[useTenant] No tenant found' (specification §8) */
export function useTenant(): Shell['tenant'] {
  return useShell().tenant
}
