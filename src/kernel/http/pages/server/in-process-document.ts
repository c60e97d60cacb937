import { AsyncLocalStorage } from 'node:async_hooks'

/** Holds the document that answers an in-process call, so that it need not be serialized and parsed again. */
type Place = { document: object | null }

const places = new AsyncLocalStorage<Place>()

/** Runs a call that can use the document itself; null when it was answered in text after all. */
export async function captureDocument<T>(call: () => Promise<T>): Promise<{ answer: T; document: object | null }> {
  const place: Place = { document: null }
  const answer = await places.run(place, call)
  return { answer, document: place.document }
}

/** Whether an in-process caller waits for a document. */
export const isDocumentAwaited = (): boolean => places.getStore() !== undefined

/** Passes a document to an in-process caller that waits for it; false when it must be written as text. */
export function passDocument(document: object): boolean {
  const place = places.getStore()
  if (!place) return false
  place.document = document
  return true
}

/** Runs a call whose answer is read as text, within another call that waits for a document. */
export const answeredInText = <T>(call: () => Promise<T>): Promise<T> => places.exit(call)
