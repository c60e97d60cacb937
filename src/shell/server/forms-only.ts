/** What a page may be sent: forms, which know only GET and POST. Anything else is no fault of ours, so it must not read as one. */
export function refuseBody({ method, headers }: Pick<Request, 'method' | 'headers'>): { status: 405 | 415; code: string } | null {
  if (method === 'GET' || method === 'HEAD') return null
  if (method !== 'POST') return { status: 405, code: 'method_not_allowed' }
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test((headers.get('content-type') ?? '').slice(0, 100))
    ? null
    : { status: 415, code: 'unsupported_media_type' }
}
