import { createContext as createReactContext, use } from 'react'
import { createContext } from 'react-router'
import type { Page } from '#src/app/pages.ts'
import type { Flags } from '#features/tenancy/tenant.ts'
import type { Shell } from './shell.ts'

/** What the guard must know of the visitor. */
export type Visit = {
  shell: Shell
  /** The lists of the toolbar, asked for when the frame is loaded. */
  notices(): Promise<Pick<Shell, 'notifications' | 'activity'>>
  /** The person's navigation with the numbers beside it; on pages for everybody nobody asks for a visitor. */
  navigation(): Promise<Shell['navigation']>
  flags: Flags
  production: boolean
  wrongCenter: boolean
  /** Somebody is signed in, and the server cannot say who; or will not, to somebody who asked for too many pages. */
  isAway?: 'unavailable' | 'too-many' | null
  pages: ReadonlyMap<string, Page>
  /** Whether there is a page at an address. */
  hasPage(address: string): boolean
  /** Whether one of the person's own roles gives them a right, as `resource.verb`. */
  may(right: string): boolean
  report(message: string, fault?: unknown): void
  /** What it means that this page was read: done once it has been answered, and only where its row says that it leaves a trace. */
  whenRead(mark: () => Promise<unknown>): void
}

/** In the context of every loader and action. */
export const visitContext = createContext<Visit>()

/** The facts of the frame: given by the document, or by the root of the signed-in zone. */
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
