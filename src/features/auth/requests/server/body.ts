import type { FastifyInstance } from 'fastify'
import { HttpError } from '#kernel/http/errors.ts'
import { checkForm } from '#kernel/http/bodies/server/bound-input.ts'
import { camelCase } from '#kernel/jsonapi/names.ts'
import { readJsonText } from '#kernel/jsonapi/registry/server/read-json.ts'

/** The fields of one /auth request; `text` answers '' for what is missing or no text. */
export type Params = { text(name: string): string; has(name: string): boolean; value(name: string): unknown }

/**
 * Bodies that /auth reads (contract §1.1): JSON, JSON:API and forms; an empty one whatever its type says. They come as bytes, and are
 * taken apart once the hooks of `app` have settled who asks and within which limits.
 */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.addHook('preHandler', async (request) => {
    if (Buffer.isBuffer(request.body)) request.body = read(request.body.toString(), request.headers['content-type'])
  })
}

function read(text: string, type = ''): unknown {
  const kind = type.split(';', 1)[0]!.trim().toLowerCase()
  if (kind === 'application/json' || kind === 'application/vnd.api+json') return parseJson(text)
  if (kind === 'application/x-www-form-urlencoded') return formOf(text)
  if (text === '') return {}
  throw new HttpError(415, [{ code: 'unsupported_media_type' }])
}

function parseJson(text: string): unknown {
  return text.trim() === '' ? {} : readJsonText(text)
}

function formOf(text: string): unknown {
  checkForm(text)
  return Object.fromEntries(new URLSearchParams(text))
}

/** Values from `data.attributes`, then `user`, then the top level; keys in snake_case or camelCase; unknown keys ignored. */
export function paramsOf(body: unknown): Params {
  const top = isRecord(body) ? body : {}
  const data = isRecord(top.data) && isRecord(top.data.attributes) ? top.data.attributes : {}
  const user = isRecord(top.user) ? top.user : {}
  const values = new Map<string, unknown>()
  for (const source of [top, user, data]) {
    for (const [key, value] of Object.entries(source)) values.set(camelCase(key), value)
  }
  return {
    text: (name) => asText(values.get(name)),
    has: (name) => values.has(name) && values.get(name) !== null,
    value: (name) => values.get(name),
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
/** No field of an account is longer; what is cut is too long all the same. */
const longest = 4000
/** No text holds a NUL: PostgreSQL could not keep it. */
const asText = (value: unknown) => (typeof value === 'string' && !value.includes('\0') ? value.slice(0, longest) : '')
