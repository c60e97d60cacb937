import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll } from 'vitest'
import type { Database } from '#kernel/db/server/database.ts'
import { loadBuiltPages } from '#kernel/http/pages/server/page-module.ts'
import { openJobs } from '#kernel/jobs/server/workers.ts'
import { prepareJobs } from '#kernel/jobs/server/prepare-jobs.ts'
import { camelCase, snakeCase } from '#kernel/jsonapi/names.ts'
import { type Template, freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import type { StorageSettings } from '#kernel/storage/server/object-storage.ts'
import { buildApp } from '#src/server/app.ts'
import { publicChanges } from '#src/server/live-centers.ts'
import { workers } from '#src/server/registered.ts'
import { twoTowns } from './two-towns.ts'

type Sendable = { $ref?: string; content: Record<string, unknown> }
type Described = { requestBody?: Sendable; responses: Record<string, { $ref?: string; content?: Record<string, unknown> }> }
type Document = { paths: Record<string, Record<string, Described>> }
type Answered = { method: string; path: string; status: number; text: string; type: string; sent?: { type: string; body: string } }

/**
 * How a call and its answer differ from the OpenAPI document; null when they do not. Applied to every API call of a test: a
 * status that is not listed, a body of another shape, or an accepted request body that is not described.
 */
function answerMatcher(app: FastifyInstance): (answered: Answered) => Promise<string | null> {
  let ready: Promise<(answered: Answered) => string | null> | undefined
  return async (answered) => (ready ??= matcherOf(app)).then((check) => check(answered))
}

let last: { text: string; matcher: (answered: Answered) => string | null } | undefined

/** Compiling the document costs more than building the application, so files that share a process and a document share the result. */
async function matcherOf(app: FastifyInstance): Promise<(answered: Answered) => string | null> {
  const { payload: text } = await app.inject({ url: '/openapi.json', headers: { host: 'demo.localhost' } })
  if (last?.text !== text) last = { text, matcher: compile(text) }
  return last.matcher
}

function compile(text: string): (answered: Answered) => string | null {
  const document: Document = JSON.parse(text)
  const ajv = new Ajv2020({ strict: false, discriminator: true, allErrors: false })
  ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  ajv.addFormat('date', /^\d{4}-\d\d-\d\d$/)
  ajv.addFormat('email', true)
  ajv.addFormat('uri', true)
  ajv.addSchema(document, 'api')

  const patterns = Object.keys(document.paths)
    .map((template) => ({ template, pattern: new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`), names: template.split('{').length }))
    .toSorted((a, b) => a.names - b.names)
  const validators = new Map<string, ValidateFunction>()

  const faultOf = (pointer: string, value: unknown): string | null => {
    if (!validators.has(pointer)) validators.set(pointer, ajv.compile({ $ref: `api${pointer}` }))
    const validate = validators.get(pointer)!
    return validate(value) ? null : `${ajv.errorsText(validate.errors)} ${JSON.stringify(validate.errors?.[0]?.params)}`
  }

  return ({ method, path, status, text, type, sent }) => {
    const address = path.split('?')[0]!.replaceAll(/(?<=\/)[a-zA-Z-]+(?=\/|$)/g, (name) => (path.startsWith('/api/') ? snakeCase(name) : name))
    const verb = method === 'HEAD' ? 'get' : method.toLowerCase()
    const found = patterns.find(({ template, pattern }) => pattern.test(address) && verb in document.paths[template]!)
    const about = `${method} ${address} ${status}`
    if (method === 'HEAD' || status === 204 || status === 304) return text === '' ? null : `${about}: a body where there should be none`
    if (!found) {
      // An unknown address or method still answers with an error document.
      const schema = address.startsWith('/auth') ? 'AuthErrors' : 'Errors'
      return status < 400 ? `${about} is not in OpenAPI` : prefixed(about, faultOf(`#/components/schemas/${schema}`, JSON.parse(text)))
    }
    const at = `#/paths/${escaped(found.template)}/${verb}`
    const operation = document.paths[found.template]![verb]!
    const response = operation.responses[status]
    if (!response) return `${about} is a status that OpenAPI does not list there`
    if (status < 300 && sent && operation.requestBody) {
      const { $ref: shared } = operation.requestBody
      const [bodyAt, taken] = shared ? [shared, componentOf(document, shared) as Sendable] : [`${at}/requestBody`, operation.requestBody]
      const kind = sent.type.split(';')[0]!
      if (!(kind in taken.content)) return `${about}: OpenAPI describes no body of ${kind}`
      const written = kind.endsWith('json') ? JSON.parse(sent.body) : Object.fromEntries(new URLSearchParams(sent.body))
      const body = address.startsWith('/auth') ? flat(written) : spelled(written, kind === 'application/json')
      const fault = faultOf(`${bodyAt}/content/${escaped(kind)}/schema`, body)
      if (fault) return `${about} took a body that OpenAPI does not describe: ${fault}`
    }
    const [start, described] = response.$ref ? [response.$ref, componentOf(document, response.$ref)] : [`${at}/responses/${status}`, response]
    if (!described.content) return text === '' ? null : `${about}: a body where there should be none`
    const kind = type.split(';')[0]!
    if (!(kind in described.content)) return `${about}: OpenAPI describes no answer of ${kind}`
    return prefixed(about, faultOf(`${start}/content/${escaped(kind)}/schema`, kind.endsWith('json') ? JSON.parse(text) : text))
  }
}

const prefixed = (about: string, fault: string | null) => fault && `${about}: ${fault}`
const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')
const componentOf = (document: Document, reference: string): Described['responses'][string] =>
  reference
    .slice(2)
    .split('/')
    .reduce((within: any, name) => within[name], document)

/** The spelling that OpenAPI describes: clients may also write snake_case and kebab-case, and `{user: {…}}` (contract §2.1, §2.2). */
function spelled(body: unknown, isLenient: boolean): unknown {
  const record = body as Record<string, any>
  if (Array.isArray(record?.['data']))
    return { ...record, data: record['data'].map((one: unknown) => (spelled({ data: one }, isLenient) as { data: unknown }).data) }
  if (record?.['data']) {
    const { attributes = {}, relationships, ...rest } = record['data']
    return { ...record, data: { ...rest, attributes: camelized(attributes), ...(relationships && { relationships: camelized(relationships) }) } }
  }
  const [only, ...others] = Object.values(record ?? {})
  const wrapped = isLenient && others.length === 0 && typeof only === 'object' && only !== null && !Array.isArray(only)
  return camelized(wrapped ? only : record)
}

/** What /auth reads from a body: `data.attributes`, then `user`, then the top level (contract §1.1). */
function flat(body: Record<string, any>): unknown {
  const fields = { ...body, ...body?.['user'], ...body?.['data']?.attributes }
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [snakeCase(name), value]))
}

/** Recursive, for nested attributes. */
const camelized = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields ?? {}).map(([name, value]) => [
      camelCase(name),
      typeof value === 'object' && value !== null && !Array.isArray(value) ? camelized(value as Record<string, unknown>) : value,
    ]),
  )

type Options = {
  template?: Template
  rateLimits?: boolean
  /** Runs jobs that calls add; `added`: leaves them to the test. */ jobs?: boolean | 'added'
  /** With the built pages, cached for visitors as in the product. */ pages?: boolean
  /** Hears of changes of sites and public pages from the database, as in the product. */ live?: boolean
  /** What the server takes for now. */ clock?: { now(): Date }
  /** Where the bytes of files lie; by default in the database. */ storage?: StorageSettings
}

/** The whole server on its own database, without a socket; removed when the test file ends. Call it at the top level of a test file. */
export async function startTestApp({
  template = twoTowns,
  rateLimits = false,
  pages = false,
  jobs = false,
  live = false,
  clock,
  storage,
}: Options = {}): Promise<TestApp> {
  const { config, ...db } = await freshDatabase(template, storage)
  if (jobs) {
    await prepareJobs(config.databaseUrl)
    const working = await openJobs({ address: config, db, workers: workers.filter(({ cron }) => cron === null), working: jobs === true, log: console })
    afterAll(async () => await working.stop())
  }
  // Loaded before the plugin does it, because the plugin has ten seconds for all its work.
  if (pages) await loadBuiltPages(join(import.meta.dirname, '../..'))
  const heard = live ? publicChanges(config, (error) => process.stderr.write(`${error.message}\n`)) : null
  afterAll(async () => await heard?.stop())
  const app = await buildApp({
    config: { ...config, rateLimits, logLevel: 'error' },
    db,
    pages,
    ...(clock && { clock }),
    ...(heard ? { changes: heard } : pages && { changes: new EventEmitter() }),
  })
  afterAll(async () => await app.close())
  return { app, db, ...callsOf(app) }
}

export type Answer = { status: number; headers: Record<string, unknown>; body: any; text: string; reason: string }
export type TestApp = { app: FastifyInstance; db: Database } & ReturnType<typeof callsOf>
type Sent = { host?: string; headers?: Record<string, string>; body?: unknown }

function callsOf(app: FastifyInstance) {
  const differs = answerMatcher(app)
  const call = async (method: InjectOptions['method'], path: string, { host = 'demo.localhost', headers = {}, body }: Sent = {}): Promise<Answer> => {
    const answer = await app.inject({
      method: method!,
      url: path,
      headers: { host, ...(body !== undefined && !isRaw(body) && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { payload: isRaw(body) ? body : JSON.stringify(body) }),
    })
    if (path.startsWith('/api/v1') || path.startsWith('/auth')) {
      const sent =
        body === undefined ? undefined : { type: headers['content-type'] ?? 'application/json', body: typeof body === 'string' ? body : JSON.stringify(body) }
      const type = String(answer.headers['content-type'])
      const difference = await differs({ method: method!, path, status: answer.statusCode, text: answer.payload, type, ...(sent && { sent }) })
      if (difference) throw new Error(`The answer is not what OpenAPI says: ${difference}`)
    }
    return { status: answer.statusCode, headers: answer.headers, text: answer.payload, body: jsonOf(answer.payload), reason: answer.statusMessage }
  }
  return {
    call,
    get: async (path: string, sent?: Sent) => await call('GET', path, sent),
    /** Headers of a signed-in person. */
    as: async (email: string, host = `${email.split('@')[1]!.split('.')[0]}.localhost`, password = 'samen-voor-de-buurt') => {
      const { status, headers, text } = await call('POST', '/auth/sign_in', { host, body: { email, password } })
      if (status !== 200) throw new Error(`${email} cannot sign in at ${host}: ${status} ${text}`)
      return Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, String(headers[name])]))
    },
  }
}

/** Sent unchanged. */
const isRaw = (body: unknown): body is string | Buffer => typeof body === 'string' || Buffer.isBuffer(body)

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
