import type { WriteHeaders } from '#kernel/jsonapi/request/server/write-headers.ts'
import type { Schema } from './openapi-schemas.ts'

/** The meaning of each refusal, by its name in the document (contract §2.5). */
const refusals: Readonly<Record<number, readonly [name: string, description: string]>> = {
  400: ['BadRequest', 'The request itself makes no sense: a parameter, filter, include, header or document. `source` names it'],
  401: ['Unauthenticated', 'Nobody is signed in, or the credentials are wrong or have ended'],
  403: ['Forbidden', 'Not allowed, or this account is registered at another center (`wrong center`)'],
  404: ['NotFound', 'Not there, or not for the caller'],
  406: ['NotAcceptable', 'No media type in Accept can be answered'],
  409: ['Conflict', 'Not in this state, another type or id, or a repeat of a request that is still under way'],
  412: ['VersionMismatch', 'If-Match names another version than `meta.currentVersion`'],
  413: ['TooLarge', 'A body of more than 1 MiB'],
  414: ['AddressTooLong', 'An address of more than 8 KiB'],
  415: ['UnsupportedMediaType', 'A body of a kind that is not read here'],
  422: ['Invalid', 'Values that cannot be taken; each fault points at its attribute'],
  429: ['TooMany', 'Too many requests: Retry-After says when to come back'],
  500: ['Defect', 'A defect of the server, which is told of it'],
  503: ['Unavailable', 'Away for a moment: Retry-After says when to come back'],
  507: ['NoRoom', 'No room is left to keep anything'],
}

export type RefusalStyle = 'document' | 'deviceToken'

/** The refusals of one call, as references. */
export function refusalsOf(style: RefusalStyle, statuses: readonly number[]): Schema {
  return Object.fromEntries(
    [...new Set(statuses)].toSorted((a, b) => a - b).map((status) => [status, { $ref: `#/components/responses/${nameOf(style, refusals[status]![0])}` }]),
  )
}

/** The refusals that every read or change of the API may answer. `open`: for visitors too. */
export function usualRefusals({ method, url, open, counts }: { method: string; url: string; open: boolean; counts: WriteHeaders }): number[] {
  const always = [400, 403, 406, 414, 429, 500, 503]
  const reads = method === 'GET'
  return [
    ...always,
    ...(open && reads ? [] : [401]),
    ...(url.includes('/:') || !reads ? [404] : []),
    ...(reads ? [] : [409, 413, 415, 422, 507]),
    ...(counts.version ? [412] : []),
  ]
}

/** Those of /auth, which negotiates no media types and reports wrong states as clients of devise_token_auth expect. */
export const authRefusals = (method: string): number[] => [400, 403, 429, 500, 503, ...(method === 'GET' ? [] : [413, 415, 422, 507])]

/** Every refusal once, for `components.responses`. */
export function refusalResponses(): Schema {
  const one = (style: RefusalStyle) =>
    Object.values(refusals).map(([name, description]) => [nameOf(style, name), { description, content: contentOf(style) }] as const)
  return Object.fromEntries([...one('document'), ...one('deviceToken')])
}

const nameOf = (style: RefusalStyle, name: string) => (style === 'document' ? name : `Auth${name}`)

function contentOf(style: RefusalStyle): Schema {
  if (style === 'deviceToken') return { 'application/json': { schema: { $ref: '#/components/schemas/AuthErrors' } } }
  const schema = { $ref: '#/components/schemas/Errors' }
  return { 'application/vnd.api+json': { schema }, 'application/json': { schema } }
}
