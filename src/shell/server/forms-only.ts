const formType = 'application/x-www-form-urlencoded'

/**
 * What a page may be sent: forms, which know only GET and POST. Anything else is no fault of ours, so it must not read as one.
 * @param mayBringFile it is known who sends it, or they are sent away anyway: a form may then be one that holds a file
 */
export function refuseBody({ method, headers }: Pick<Request, 'method' | 'headers'>, mayBringFile = false): { status: 405 | 415; code: string } | null {
  if (method === 'GET' || method === 'HEAD') return null
  if (method !== 'POST') return { status: 405, code: 'method_not_allowed' }
  const type = (headers.get('content-type') ?? '').slice(0, 100).split(';', 1)[0]!.trim().toLowerCase()
  return type === formType || (mayBringFile && type === 'multipart/form-data') ? null : { status: 415, code: 'unsupported_media_type' }
}

/** The request with the fields that were read of it, as every form has them. */
export function withForm(request: Request, body: string | Uint8Array<ArrayBuffer>): Request {
  const headers = new Headers(request.headers)
  headers.set('content-type', formType)
  return new Request(request, { method: 'POST', headers, body })
}
