import type { Document } from '#kernel/jsonapi/document.ts'

/** What a call answered: `fault` is a sentence in the reader's language, or null when nobody was reached. */
export type DoorAnswer = { ok: true; document: Document } | { ok: false; status: number; code: string | null; fault: string | null }

/**
 * A call of the API from a page's own script, as whoever is signed in (contract §4, the door).
 * @param path under /api/v1, without a slash before it
 * @param body JSON, or a piece of a file as it is
 */
export async function callDoor(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<DoorAnswer> {
  try {
    const answer = await fetch(`/door/api/v1/${path}`, {
      method,
      headers: {
        accept: 'application/json',
        'accept-language': document.documentElement.lang,
        ...(body !== undefined && { 'content-type': body instanceof Blob ? 'text/csv' : 'application/json' }),
      },
      ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
    })
    const told = (answer.status === 204 ? {} : await answer.json()) as Document
    if (answer.ok) return { ok: true, document: told }
    const error = told.errors?.[0]
    return { ok: false, status: answer.status, code: error?.code ?? null, fault: error?.detail ?? error?.title ?? null }
  } catch {
    // Offline, or an answer that was cut off: the caller says so.
    return { ok: false, status: 0, code: null, fault: null }
  }
}
