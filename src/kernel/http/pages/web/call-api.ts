import { inSnakeCase } from '#kernel/jsonapi/names.ts'
import type { Document } from '#kernel/jsonapi/document.ts'
import { browserFetch } from '#kernel/http/browser-fetch.ts'

/** The result of a call: `fault` is a sentence in the reader's language, or null when the server was not reached. */
export type ApiResult =
  | { ok: true; document: Document }
  | {
      ok: false
      status: number
      code: string | null
      fault: string | null
      /** Every fault, in the order of the answer. */ sentences?: string[]
      /** The fault at each pointer into the body. */ faults?: Record<string, string>
    }

/**
 * A call of the API from a page's script, as the person who is signed in, through the browser API proxy (contract §4).
 * @param path under /api/v1, without a leading slash
 * @param body JSON, a piece of a file as it is, or a form with a file
 * @param headers `if-match`: the version on which the change is based; `idempotency-key`: makes it count once
 */
export async function callApi(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  headers: { 'if-match'?: string; 'idempotency-key'?: string } = {},
): Promise<ApiResult> {
  try {
    const answer = await browserFetch(`/api/v1/${path}`, {
      method,
      headers: {
        ...headers,
        // The browser writes the type of a form, with its boundary.
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': body instanceof Blob ? 'text/csv' : 'application/json' }),
      },
      ...(body !== undefined && { body: body instanceof Blob || body instanceof FormData ? body : JSON.stringify(inSnakeCase(body)) }),
    })
    const told = (answer.status === 204 ? {} : await answer.json()) as Document
    if (answer.ok) return { ok: true, document: told }
    const error = told.errors?.[0]
    const faults = Object.fromEntries(
      (told.errors ?? []).flatMap(({ source, detail, title }) => (source?.pointer ? [[source.pointer.replace('/data/attributes/', ''), detail ?? title]] : [])),
    )
    const sentences = (told.errors ?? []).flatMap(({ detail, title }) => detail ?? title ?? [])
    return { ok: false, status: answer.status, code: error?.code ?? null, fault: error?.detail ?? error?.title ?? null, sentences, faults }
  } catch {
    // Offline, or the answer broke off; the caller shows it.
    return { ok: false, status: 0, code: null, fault: null }
  }
}
