const formType = 'application/x-www-form-urlencoded'

/**
 * What a page accepts: forms, which can only use GET and POST. Anything else is refused with its own status, so that it does
 * not look like a defect of ours.
 * @param mayBringFile whether a form with a file is accepted: the sender is known, or is sent away anyway
 */
export function refuseBody({ method, headers }: Pick<Request, 'method' | 'headers'>, mayBringFile = false): { status: 405 | 415; code: string } | null {
  if (method === 'GET' || method === 'HEAD') return null
  if (method !== 'POST') return { status: 405, code: 'method_not_allowed' }
  const type = (headers.get('content-type') ?? '').slice(0, 100).split(';', 1)[0]!.trim().toLowerCase()
  return type === formType || (mayBringFile && type === 'multipart/form-data') ? null : { status: 415, code: 'unsupported_media_type' }
}

/** The request with a body that was read already, as every action expects it. */
export function withForm(request: Request, body: string | Uint8Array<ArrayBuffer>): Request {
  const headers = new Headers(request.headers)
  headers.set('content-type', formType)
  return new Request(request, { method: 'POST', headers, body })
}
