import { data, type ActionFunction, type LoaderFunction } from 'react-router'
import { ApiError } from '#kernel/jsonapi/client/client.ts'

type Handlers = { loader?: LoaderFunction; action?: ActionFunction }

/**
 * Turns a refusal of the API that a page does not catch into an answer with the same status. Without this React Router would
 * treat it as an unexpected error and hide its message.
 */
export function mapApiErrors<Module extends Handlers>(module: Module): Module {
  const { loader, action } = module
  return { ...module, ...(loader && { loader: telling(loader) }), ...(action && { action: telling(action) }) }
}

function telling<Handler extends LoaderFunction | ActionFunction>(handler: Handler): Handler {
  const guarded = async (args: never): Promise<unknown> => {
    try {
      return await (handler as (args: never) => unknown)(args)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const code = error.message.includes('wrong center') ? 'wrong_center' : error.code
      throw data({ code }, { status: error.status })
    }
  }
  return guarded as unknown as Handler
}
