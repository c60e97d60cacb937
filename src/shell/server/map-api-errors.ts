import { data, type ServerBuild } from 'react-router'
import { ApiError } from '#kernel/jsonapi/client.ts'

type Handler = (args: never) => unknown

/**
 * A refusal of the API that a page does not catch becomes an answer with the same status.
 * Thrown as it is, React Router would take it for a fault of ours and hide what it says.
 */
export function mapApiErrors(routes: ServerBuild['routes']): ServerBuild['routes'] {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      if (!route) return [id, route]
      const { loader, action } = route.module
      const module = { ...route.module, ...(loader && { loader: telling(loader as Handler) }), ...(action && { action: telling(action as Handler) }) }
      return [id, { ...route, module: module as typeof route.module }]
    }),
  )
}

function telling(handler: Handler): Handler {
  return async (args) => {
    try {
      return await handler(args)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const code = error.message.includes('wrong center') ? 'wrong_center' : error.code
      throw data({ code }, { status: error.status })
    }
  }
}
