import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { UNSAFE_decodeViaTurboStream as decodeViaTurboStream } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { RefusedShell } from '#shell/context.ts'
import { encodeState } from '#shell/browser/encode-state.ts'
import type { ReactData } from '#shell/page-data.ts'

type RouterGlobals = { __reactRouterContext: unknown; __reactRouterRouteModules: Record<string, object> }

/**
 * Does what React Router's <Scripts> does with inline scripts, from the data in the page instead:
 * so no page of ours has inline script, and the content security policy needs no exception.
 */
export async function hydrate({ context, state: given, manifest, modules, hmr, shell }: ReactData): Promise<void> {
  if (hmr) await import(/* @vite-ignore */ hmr)
  const [state, loaded] = await Promise.all([given ?? fetchState(), Promise.all(modules.map(loadRoute)), import(/* @vite-ignore */ manifest)])
  const globals = window as unknown as RouterGlobals
  globals.__reactRouterContext = { ...context, stream: new Blob([encodeState(state)]).stream() }
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

/** The data of this page, as React Router asks for it at a change of page. */
async function fetchState(): Promise<{ loaderData: object; actionData: null }> {
  const { pathname, search } = location
  const answer = await fetch(`${pathname === '/' ? '/_' : pathname.replace(/\/$/, '')}.data${search}`)
  const { value } = await decodeViaTurboStream(answer.body!, window)
  const routes = Object.entries(value as Record<string, { data: unknown }>)
  return { loaderData: Object.fromEntries(routes.map(([id, { data }]) => [id, data])), actionData: null }
}

async function loadRoute([id, addresses]: [string, string[]]): Promise<[string, object]> {
  const parts = await Promise.all(addresses.map((address) => import(/* @vite-ignore */ address) as Promise<object>))
  return [id, Object.assign({}, ...parts)]
}
