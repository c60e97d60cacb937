import type { WriteHeaders } from '#kernel/jsonapi/request/server/write-headers.ts'
import type { Schema } from './openapi-schemas.ts'

/** The OpenAPI description of one call. */
export type Operation = Schema & { operationId: string; summary: string; tags: string[]; responses: Schema }

/** A route's address, and the write headers that its declaration honours. */
export type Asked = { method: string; url: string; counts: WriteHeaders }

/** A query parameter, as text. */
export const parameter = (name: string, meaning: string): Schema => ({
  name,
  in: 'query',
  schema: { type: 'string' },
  ...(meaning && { description: meaning }),
})
/** On every change of a list. */
export const preview = parameter('preview', '`true`: only says what would be done')

const ifMatch = { name: 'If-Match', in: 'header', schema: { type: 'string' }, description: '"v3": only if `meta.version` is still that, else 412' }
const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', maxLength: 255 },
  description: 'A repeat with the same key and body gets the first answer; 409 while that one is under way, 422 with another body',
}

/** The write headers that the route honours (contract §5). */
export const headerParameters = ({ counts }: Asked): Schema[] => [...(counts.version ? [ifMatch] : []), ...(counts.key ? [idempotencyKey] : [])]

/** On every read. */
export const notModified = { 304: { description: 'Not changed since the ETag in If-None-Match' } }

/** The same body with a list in `data`. */
export function manyOf(body: Schema, most: number): Schema {
  const one = (body as { content: Record<string, { schema: { properties: { data: Schema } } }> }).content['application/vnd.api+json']!.schema.properties.data
  const schema = { type: 'object', required: ['data'], properties: { data: { type: 'array', items: one, minItems: 1, maxItems: most } } }
  return { required: true, content: { 'application/vnd.api+json': { schema }, 'application/json': { schema } } }
}

const successes: Readonly<Record<number, string>> = {
  200: 'As asked',
  201: 'Made; Location is its address',
  202: 'Begun; Location is where it will be',
  204: 'Done; there is nothing to show',
  302: 'Leads on to the address in Location',
}
const tokenHeaders = Object.fromEntries(
  ['access-token', 'token-type', 'client', 'expiry', 'uid', 'authorization'].map((name) => [name, { schema: { type: 'string' }, required: true }]),
)

/** A successful answer; `signsIn`: with the headers of a new session. */
export function success(status: number, schema?: Schema, isJsonApi = true, signsIn?: true, description = successes[status]!): Schema {
  if (status === 204 || status === 302) return { [status]: { description } }
  const content = { ...(isJsonApi && { 'application/vnd.api+json': { schema } }), 'application/json': { schema } }
  return { [status]: { description, ...(signsIn && { headers: tokenHeaders }), content } }
}
