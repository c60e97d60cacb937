type Sent = { picture: Blob; key: string; purpose: string; alt: string; onProgress: (share: number) => void }
/** `lost`: worth another try. */
type Outcome = { kind: 'kept'; id: string } | { kind: 'refused'; message: string } | { kind: 'lost'; message?: string | undefined } | { kind: 'aborted' }
export type Sending = { done: Promise<Outcome>; abort(): void }

/** Sends one picture. XMLHttpRequest, for only that one tells how far it is. */
export function sendPicture({ picture, key, purpose, alt, onProgress }: Sent): Sending {
  const request = new XMLHttpRequest()
  const form = new FormData()
  form.append('purpose', purpose)
  form.append('alt', alt)
  form.append('file', picture, 'picture')
  const done = new Promise<Outcome>((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    request.addEventListener('load', () => resolve(outcomeOf(request.status, request.responseText)))
    for (const event of ['error', 'timeout']) request.addEventListener(event, () => resolve({ kind: 'lost' }))
    request.addEventListener('abort', () => resolve({ kind: 'aborted' }))
  })
  request.timeout = 60_000
  request.open('POST', '/door/api/v1/uploads')
  request.setRequestHeader('accept', 'application/json')
  request.setRequestHeader('accept-language', document.documentElement.lang)
  request.setRequestHeader('idempotency-key', key)
  request.send(form)
  return { done, abort: () => request.abort() }
}

type Body = { data?: { id: string }; errors?: { detail?: string; title?: string }[] }

function outcomeOf(status: number, text: string): Outcome {
  const { data, errors } = read(text)
  if (data && status < 300) return { kind: 'kept', id: data.id }
  const message = errors?.[0]?.detail ?? errors?.[0]?.title
  return message && status < 500 && status !== 409 && status !== 429 ? { kind: 'refused', message } : { kind: 'lost', message }
}

function read(text: string): Body {
  try {
    return JSON.parse(text) as Body
  } catch {
    return {} // something between here and the server answered
  }
}
