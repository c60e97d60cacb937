import { browserFetch } from '#kernel/http/browser-fetch.ts'
import { createClient, type Fetch, type ResourceClient } from '#kernel/jsonapi/client/client.ts'
import type { Resource } from '#kernel/jsonapi/resource.ts'

/** Browsers finish a request after the page has been left (`keepalive`) only up to a limited size; in characters. */
const maxAfterwards = 20_000

/**
 * The typed client of one resource for a page's script: as the person who is signed in, through the browser API proxy
 * (contract §4).
 * @throws TypeError when the server was not reached
 */
export function browserClient<R extends Resource>(resource: R): ResourceClient<R> {
  const knock: Fetch = async (path, { body, ...call } = {}) =>
    await browserFetch(path, { ...call, ...(body !== undefined && { body, keepalive: body.length < maxAfterwards }) })
  const clients: Record<string, unknown> = createClient({ one: resource } as never, knock)
  return clients['one'] as ResourceClient<R>
}
