import { redirectDocument, type ActionFunction, type LoaderFunction, type ServerBuild } from 'react-router'
import { pageAt, zoneOf } from '#shell/page-at.ts'
import { mapApiErrors } from './map-api-errors.ts'

type Handler = LoaderFunction | ActionFunction
type Handlers = { loader?: LoaderFunction; action?: ActionFunction }

/** The routes of the signed-in zone: refusals of the API become answers with their status, and a redirect to a document is followed by the browser. */
export function appRoutes(routes: ServerBuild['routes']): ServerBuild['routes'] {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [
      id,
      route && { ...route, module: leavingZone(mapApiErrors(route.module as Handlers)) as typeof route.module },
    ]),
  )
}

function leavingZone<Module extends Handlers>(module: Module): Module {
  const { loader, action } = module
  return { ...module, ...(loader && { loader: leaving(loader) }), ...(action && { action: leaving(action) }) }
}

function leaving<H extends Handler>(handler: H): H {
  const guarded = async (args: never): Promise<unknown> => {
    try {
      return asDocument(await (handler as (args: never) => unknown)(args))
    } catch (error) {
      throw asDocument(error)
    }
  }
  return guarded as unknown as H
}

function asDocument(answer: unknown): unknown {
  if (!(answer instanceof Response)) return answer
  const address = answer.headers.get('location') ?? ''
  if (!address.startsWith('/')) return answer
  const match = pageAt(address.split(/[?#]/, 1)[0]!)
  if (match && zoneOf(match.page) === 'app') return answer
  const { status, headers } = answer
  return redirectDocument(address, { status, headers })
}
