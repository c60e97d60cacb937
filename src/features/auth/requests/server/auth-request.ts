import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Limits } from '#features/auth/limits/server/limits.ts'
import { messages } from '#features/auth/model/messages.ts'
import type { RequestContext } from '#features/users/model/server/write-account-audit-event.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { checkForm } from '#kernel/http/bodies/server/bound-input.ts'
import { HttpError, Invalid } from '#kernel/http/errors.ts'
import { say } from '#kernel/i18n/messages.ts'
import { camelCase } from '#kernel/jsonapi/names.ts'
import { readJsonText } from '#kernel/jsonapi/registry/server/read-json.ts'

/** What every route of /auth needs. */
export type AuthParts = {
  db: Database
  limits: Limits
  clock: { now(): Date }
  /** Origins beside the tenant's own that redirects may lead to (decisions 23). */
  extraOrigins: readonly string[]
  /** false: the link of a reset mail carries a token but no session (contract §1.3, AUTH_RESET_TRIO). */
  resetTokenHeaders: boolean
}

export function requestContextOf({ center, locale }: FastifyRequest, { clock }: Pick<AuthParts, 'clock'>): RequestContext {
  return { center, locale, now: clock.now() }
}

/** The address to redirect to: the requested one if its origin is allowed, else our own page. @throws {Invalid} */
export function redirectOf({ center, tenant, locale }: FastifyRequest, { extraOrigins }: AuthParts, asked: string, ownPage: string): URL {
  const origins = [center.origin, tenant.origin, ...extraOrigins]
  const url = allowedRedirect(asked || ownPage, origins)
  if (!url) throw new Invalid([{ code: 'redirect_not_allowed', detail: say(locale, messages.redirect_not_allowed, { url: cutText(asked, 200) }) }])
  return url
}

const step = 100

/**
 * Waits for the next multiple of a fixed time since `began`. A response that is the same for known and unknown addresses must
 * also take the same time (decisions 13).
 */
export async function waitForEqualTime(began: number): Promise<void> {
  const spent = performance.now() - began
  await new Promise((resolve) => setTimeout(resolve, Math.ceil((spent + 1) / step) * step - spent))
}

/** The URL if its origin is one of these; null for other origins, other schemes and URLs with a user name or password. */
export function allowedRedirect(value: string, origins: readonly string[]): URL | null {
  if (value.length > 2000 || !URL.canParse(value, origins[0])) return null
  const url = new URL(value, origins[0])
  return origins.includes(url.origin) && url.username === '' && url.password === '' ? url : null
}

/** The fields of a /auth request; `text` returns '' for a missing value or one that is not text. */
export type Params = { text(name: string): string; has(name: string): boolean; value(name: string): unknown }

/**
 * Reads the bodies that /auth accepts (contract §1.1): JSON, JSON:API and forms; an empty body of any type. They are parsed only
 * after the hooks of `app` have identified the caller and checked the limits.
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

/** Values from `data.attributes`, then `user`, then the top level; keys in snake_case or camelCase; unknown keys are ignored. */
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
/** Characters of a value that are read: more than any field of an account has, so that a cut value still fails validation. */
export const maxCharacters = 4000
/** PostgreSQL cannot store NUL in text. */
const asText = (value: unknown) => (typeof value === 'string' && !value.includes('\0') ? cutText(value, maxCharacters) : '')
