import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { RefusedShell } from './context.ts'
import type { PageData } from './page-data.ts'

type RouterGlobals = { __reactRouterContext: unknown; __reactRouterRouteModules: Record<string, object> }

/**
 * Does what React Router's <Scripts> does with inline scripts, from the data in the page instead:
 * so no page of ours has inline script, and the content security policy needs no exception.
 */
export async function hydrate({ context, state, manifest, modules, hmr, shell }: PageData): Promise<void> {
  if (hmr) await import(/* @vite-ignore */ hmr)
  const [loaded] = await Promise.all([Promise.all(modules.map(loadRoute)), import(/* @vite-ignore */ manifest)])
  const globals = window as unknown as RouterGlobals
  globals.__reactRouterContext = { ...context, stream: new Blob([state]).stream() }
  globals.__reactRouterRouteModules = Object.fromEntries(loaded)
  startTransition(() => {
    hydrateRoot(
      document,
      <RefusedShell value={shell ?? null}>
        <HydratedRouter />
      </RefusedShell>,
    )
  })
}

async function loadRoute([id, addresses]: [string, string[]]): Promise<[string, object]> {
  const parts = await Promise.all(addresses.map((address) => import(/* @vite-ignore */ address) as Promise<object>))
  return [id, Object.assign({}, ...parts)]
}
