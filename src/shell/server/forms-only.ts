import { data, type MiddlewareFunction } from 'react-router'

/** What a page may be sent. Anything else is no fault of ours, so it must not read as one. */
export function refuseBody({ method, headers }: Pick<Request, 'method' | 'headers'>): 405 | 415 | null {
  if (method === 'GET' || method === 'HEAD') return null
  if (method !== 'POST') return 405
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(headers.get('content-type') ?? '') ? null : 415
}

/** Root middleware, before the guard: pages take forms, and forms know only GET and POST. */
export const formsOnly: MiddlewareFunction<Response> = ({ request }) => {
  const status = refuseBody(request)
  if (status) throw data({ code: status === 405 ? 'method_not_allowed' : 'unsupported_media_type' }, { status })
}
