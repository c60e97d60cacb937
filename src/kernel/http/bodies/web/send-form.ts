import { browserHeaders } from '#kernel/http/browser-fetch.ts'

type Sent = {
  /** Under /api/v1, without a leading slash. */
  path: string
  /** PUT replaces what is there. */
  method?: 'POST' | 'PUT'
  form: FormData
  /** The idempotency key. */
  key: string
  onProgress(share: number): void
}
/** `lost`: worth retrying. */
export type SentOutcome =
  | { kind: 'kept'; id: string }
  | { kind: 'refused'; message: string; isSignedOut: boolean }
  | { kind: 'lost'; message?: string | undefined }
  | { kind: 'aborted' }
export type Sending = { done: Promise<SentOutcome>; abort(): void }

/**
 * Sends a form with a file from a page's script and returns the outcome. By XMLHttpRequest, because `fetch` reports no upload
 * progress.
 */
export function sendForm({ path, method = 'POST', form, key, onProgress }: Sent): Sending {
  const request = new XMLHttpRequest()
  const done = new Promise<SentOutcome>((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    request.addEventListener('load', () => resolve(outcomeOf(request.status, request.responseText)))
    for (const event of ['error', 'timeout']) request.addEventListener(event, () => resolve({ kind: 'lost' }))
    request.addEventListener('abort', () => resolve({ kind: 'aborted' }))
  })
  // Time for ten megabytes over a slow connection, and then for its turn to be processed.
  request.timeout = 240_000
  request.open(method, `/door/api/v1/${path}`)
  for (const [name, value] of Object.entries(browserHeaders())) request.setRequestHeader(name, value)
  request.setRequestHeader('idempotency-key', key)
  request.send(form)
  return { done, abort: () => request.abort() }
}

type Body = { data?: { id: string }; errors?: { detail?: string; title?: string; code?: string }[] }

/** Passing causes of a refusal; the call is worth retrying. */
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
    return {} // not JSON: something between the browser and the server answered
  }
}
