import type { FastifyRequest } from 'fastify'
import { BadRequest, HttpError } from '#kernel/http/errors.ts'
import { readJsonText } from '#kernel/jsonapi/registry/server/read-json.ts'

export const jsonApi = 'application/vnd.api+json'

/** Which of the two output profiles an Accept header asks for (contract §2.1). @throws 406 */
export function profileOf(accept: string | undefined): 'strict' | 'plain' {
  if (!accept || accept === '*/*') return 'plain'
  const kinds = accept
    .slice(0, 1000)
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
  const strict = kinds.filter((kind) => kind.split(';')[0]!.trim() === jsonApi)
  if (strict.some((kind) => parameters(kind).every((name) => name === 'profile'))) return 'strict'
  if (strict.length > 0) throw new HttpError(406, [{ code: 'not_acceptable', header: 'Accept' }])
  if (kinds.some((kind) => ['application/json', '*/*', 'application/*'].includes(kind.split(';')[0]!.trim()))) return 'plain'
  throw new HttpError(406, [{ code: 'not_acceptable', header: 'Accept' }])
}

/** Names of a media type's parameters, without quality. */
const parameters = (kind: string) =>
  kind
    .split(';')
    .slice(1)
    .map((part) => part.split('=')[0]!.trim())
    .filter((name) => name !== 'q' && name !== '')

/** The JSON of a request body, and whether it must be a strict JSON:API document. null: no body. @throws 400, 415 */
export function readJson(request: FastifyRequest): { strict: boolean; body: unknown } | null {
  const raw = request.body as Buffer | undefined
  if (!raw || raw.length === 0) return null
  const [kind = '', ...rest] = (request.headers['content-type'] ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  if (request.headers['content-encoding'] && request.headers['content-encoding'] !== 'identity') throw unsupported()
  if (kind === jsonApi) {
    if (parameters([kind, ...rest].join(';')).some((name) => name !== 'profile')) throw unsupported()
  } else if (kind !== 'application/json') throw unsupported()
  return { strict: kind === jsonApi, body: parse(raw) }
}

const unsupported = () => new HttpError(415, [{ code: 'unsupported_media_type', header: 'Content-Type' }])
const utf8 = new TextDecoder('utf-8', { fatal: true })

function parse(raw: Buffer): unknown {
  let text: string
  try {
    text = utf8.decode(raw)
  } catch {
    throw new BadRequest('invalid_json')
  }
  return readJsonText(text)
}
