import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll } from 'vitest'
import type { Database } from '#kernel/db/server/database.ts'
import { openJobs } from '#kernel/jobs/server/open-jobs.ts'
import { prepareJobs } from '#kernel/jobs/server/prepare-jobs.ts'
import { loadBuiltPages } from '#kernel/http/pages/server/page-module.ts'
import { freshDatabase, type Template } from '#kernel/testing/server/fresh-database.ts'
import { buildApp } from '#src/server/app.ts'
import { workers } from '#src/server/registered.ts'
import { answerMatcher } from './answers-match.ts'
import { twoTowns } from './two-towns.ts'

type Options = {
  template?: Template
  rateLimits?: boolean
  /** What is asked for later is done. */ jobs?: boolean
  /** With the pages as they were built, kept for visitors as when it runs. */ pages?: boolean
}

/** The whole server on a database of its own, without a socket; gone when the test file ends. Call it at the top level of a test file. */
export async function startTestApp({ template = twoTowns, rateLimits = false, pages = false, jobs = false }: Options = {}): Promise<TestApp> {
  const { config, ...db } = await freshDatabase(template)
  if (jobs) {
    await prepareJobs(config.databaseUrl)
    const working = await openJobs({ address: config, db, workers: workers.filter(({ cron }) => cron === null), working: true, log: console })
    afterAll(async () => await working.stop())
  }
  // Before the plugin does it, which has ten seconds for all its work.
  if (pages) await loadBuiltPages(join(import.meta.dirname, '../..'))
  const app = await buildApp({ config: { ...config, rateLimits, logLevel: 'error' }, db, pages, ...(pages && { changes: new EventEmitter() }) })
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
    /** The headers of somebody who has signed in. */
    as: async (email: string, host = `${email.split('@')[1]!.split('.')[0]}.localhost`, password = 'samen-voor-de-buurt') => {
      const { status, headers, text } = await call('POST', '/auth/sign_in', { host, body: { email, password } })
      if (status !== 200) throw new Error(`${email} cannot sign in at ${host}: ${status} ${text}`)
      return Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, String(headers[name])]))
    },
  }
}

/** Sent as it is. */
const isRaw = (body: unknown): body is string | Buffer => typeof body === 'string' || Buffer.isBuffer(body)

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
