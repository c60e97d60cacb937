import { AsyncLocalStorage } from 'node:async_hooks'

/** Where the answer to a call from inside is laid down as it is, so that it need not become text and be read again. */
type Place = { document: object | null }

const places = new AsyncLocalStorage<Place>()

/** Runs a call that has use for the document itself; null when it was answered in text after all. */
export async function captureDocument<T>(call: () => Promise<T>): Promise<{ answer: T; document: object | null }> {
  const place: Place = { document: null }
  const answer = await places.run(place, call)
  return { answer, document: place.document }
}

/** Lays a document down where the caller is inside and waits for it; false when it must be written as text. */
export function passDocument(document: object): boolean {
  const place = places.getStore()
  if (!place) return false
  place.document = document
  return true
}
