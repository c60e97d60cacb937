type Sent = {
  /** Under /api/v1, without a slash before it. */
  path: string
  /** PUT: in the place of what is there. */
  method?: 'POST' | 'PUT'
  form: FormData
  /** Under which it counts once. */
  key: string
  onProgress(share: number): void
}
/** `lost`: worth another try. */
export type SentOutcome =
  | { kind: 'kept'; id: string }
  | { kind: 'refused'; message: string; isSignedOut: boolean }
  | { kind: 'lost'; message?: string | undefined }
  | { kind: 'aborted' }
export type Sending = { done: Promise<SentOutcome>; abort(): void }

/** Sends a form with a file from a page's own script, and answers what was made of it. XMLHttpRequest, for only that one tells how far it is. */
export function sendForm({ path, method = 'POST', form, key, onProgress }: Sent): Sending {
  const request = new XMLHttpRequest()
  const done = new Promise<SentOutcome>((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    request.addEventListener('load', () => resolve(outcomeOf(request.status, request.responseText)))
    for (const event of ['error', 'timeout']) request.addEventListener(event, () => resolve({ kind: 'lost' }))
    request.addEventListener('abort', () => resolve({ kind: 'aborted' }))
  })
  // Ten megabytes over a slow line, and then its turn to be drawn.
  request.timeout = 240_000
  request.open(method, `/door/api/v1/${path}`)
  request.setRequestHeader('accept', 'application/json')
  request.setRequestHeader('accept-language', document.documentElement.lang)
  request.setRequestHeader('idempotency-key', key)
  request.send(form)
  return { done, abort: () => request.abort() }
}

type Body = { data?: { id: string }; errors?: { detail?: string; title?: string; code?: string }[] }

/** What stands in the way for now is worth another try. */
const passing = new Set(['request_in_progress', 'version_conflict'])

function outcomeOf(status: number, text: string): SentOutcome {
  const { data, errors } = read(text)
  if (data && status < 300) return { kind: 'kept', id: data.id }
  const message = errors?.[0]?.detail ?? errors?.[0]?.title
  const isPassing = status >= 500 || status === 429 || (status === 409 && passing.has(errors?.[0]?.code ?? ''))
  return message && !isPassing ? { kind: 'refused', message, isSignedOut: status === 401 } : { kind: 'lost', message }
}

function read(text: string): Body {
  try {
    return JSON.parse(text) as Body
  } catch {
    return {} // something between here and the server answered
  }
}
