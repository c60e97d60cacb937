import { retryOnce } from './retry-once.ts'

/** The context headers of specification §7 by what the document says of itself (`Html`); the credentials are cookies that no script can read. */
const facts = {
  'x-tenant': 'tenant',
  'app-context': 'context',
  'volunteer-center-id': 'center',
  'current-organization-id': 'organization',
} as const

/** The headers that every call of a page's script carries. */
export function browserHeaders(): Record<string, string> {
  const { dataset, lang } = document.documentElement
  const context = Object.entries(facts).flatMap(([header, name]) => (dataset[name] ? [[header, dataset[name]] as const] : []))
  return { accept: 'application/json', 'accept-language': lang, ...Object.fromEntries(context) }
}

/**
 * The one way by which a page's script calls the API: as the person who is signed in, through the browser API proxy (contract §4).
 * @param path from the root, such as `/api/v1/places`
 * @throws TypeError when the server was not reached
 */
export async function browserFetch(
  path: string,
  { headers, method = 'GET', ...call }: RequestInit & { headers?: Record<string, string> } = {},
): Promise<Response> {
  return await retryOnce(method, async () => await fetch(`/door${path}`, { ...call, method, headers: { ...browserHeaders(), ...headers } }))
}
