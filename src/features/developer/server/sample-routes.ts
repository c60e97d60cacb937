import type { FastifyInstance } from 'fastify'
import { BadRequest, Forbidden, HttpError, Invalid, NotFound, Refused, TooMany } from '#kernel/http/errors.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { CredentialsJar, apiFetchFor } from '#kernel/http/pages/server/api-fetch.ts'
import type { DeveloperParts } from './developer-parts.ts'
import { scratchOf } from './scratch.ts'

/** A refusal of each kind, as a verb would throw it. */
const refusals: Readonly<Record<string, () => HttpError>> = {
  400: () => new BadRequest('unknown_parameter', { parameter: 'filter[nowhere_eq]' }),
  403: () => new Forbidden(),
  404: () => new NotFound('vacancies'),
  409: () => new Refused('request_in_progress', { header: 'Idempotency-Key' }),
  412: () => new HttpError(412, [{ code: 'version_mismatch', header: 'If-Match', meta: { currentVersion: 3 } }]),
  422: () => new Invalid([{ code: 'blank', attribute: 'title' }]),
  429: () => new TooMany(60),
}

/** Calls of one key, counted here, so that a page can say how often it really asked. */
type Counted = { calls: number }
const keyOf = (query: unknown) => cutText(String((query as { key?: unknown }).key ?? ''), 60)

/** Answers that the product gives only when something is wrong. */
export function sampleRoutes(app: FastifyInstance, { headersFor }: DeveloperParts): void {
  app.get('/samples/:status', async ({ params }) => {
    const refusal = refusals[(params as { status: string }).status]
    throw refusal ? refusal() : new NotFound()
  })

  // 503 the first time, whatever the method: a retry gets an answer, and a call that is not retried does not.
  app.route({
    method: ['GET', 'POST'],
    url: '/away-once',
    handler: async ({ actor, query }) => {
      const count = scratchOf<Counted>(actor.userId!, `away ${keyOf(query)}`, () => ({ calls: 0 }))
      count.calls += 1
      if (count.calls === 1) throw new HttpError(503, [{ code: 'unavailable' }], { 'retry-after': '1' })
      return { meta: { calls: count.calls } }
    },
  })
  app.get('/away-once/calls', async ({ actor, query }) => ({
    meta: { calls: scratchOf<Counted>(actor.userId!, `away ${keyOf(query)}`, () => ({ calls: 0 })).calls },
  }))

  // Says that more will come, and is gone before it does.
  app.get('/broken', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 })
    reply.raw.write('{"data":[')
    reply.raw.destroy()
  })

  // The token is made up, and no session knows it.
  app.get('/strange-token', { config: { credentials: 'ignored' } }, async (_request, reply) =>
    reply.headers({ 'access-token': 'made-up', client: 'made-up', uid: 'nobody@nowhere.example' }).send({ meta: {} }),
  )
  app.get('/unexpected-token', async (request) => {
    const visitor = apiFetchFor(app, { ip: request.ip, headers: headersFor(request), jar: new CredentialsJar(undefined) })
    const thrown = await visitor('/test/answers/strange-token').then(
      () => null,
      (error: Error) => error.message,
    )
    return { meta: { thrown } }
  })
}
