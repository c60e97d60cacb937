import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RateLimiterRes } from 'rate-limiter-flexible'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { TooMany } from '#kernel/http/errors.ts'

/** Calls in a minute (contract §5). A client repeats a throttled GET at once, so two over are free. */
const quotas = { session: 600, visitor: 120, search: 60, write: 120, page: 1200 } as const
const free = 2

export type Limits = { on: boolean; /** Sent by our own pages: many people sit behind one town hall's address. */ pageKey: string }

/** Counts calls in memory and says on every answer how many are left. Sign-in and mails have stricter limits of their own. */
export function addLimits(app: FastifyInstance, { on, pageKey }: Limits): void {
  if (!on) return
  const limiters = new Map(
    Object.entries(quotas).map(([name, quota]) => [name, new RateLimiterMemory({ points: quota + free, duration: 60, keyPrefix: name })]),
  )

  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'OPTIONS') return
    for (const [name, key] of countersOf(request, pageKey)) {
      const quota = quotas[name]
      const state = await limiters
        .get(name)!
        .consume(key)
        .catch((full: unknown) => full as RateLimiterRes)
      const seconds = Math.ceil(state.msBeforeNext / 1000)
      tell(reply, quota, Math.max(0, state.remainingPoints - free), seconds)
      if (state.consumedPoints > quota + free) throw new TooMany(seconds)
    }
  })
}

type Quota = keyof typeof quotas

function countersOf(request: FastifyRequest, pageKey: string): [Quota, string][] {
  const { client } = request.headers
  const reading = request.method === 'GET' || request.method === 'HEAD'
  const who = typeof client === 'string' && client.length < 100 ? client : request.ip
  if (!reading) return [['write', who]]
  if (request.headers['x-page-key'] === pageKey) return [['page', request.ip]]
  // A made-up `client` must not buy a fresh quota, so the address counts as well.
  if (typeof client === 'string')
    return [
      ['page', request.ip],
      ['session', who],
    ]
  return request.url.includes('/search')
    ? [
        ['visitor', request.ip],
        ['search', request.ip],
      ]
    : [['visitor', request.ip]]
}

function tell(reply: FastifyReply, quota: number, left: number, seconds: number): void {
  reply.headers({ 'ratelimit-policy': `"api";q=${quota};w=60`, ratelimit: `"api";r=${left};t=${seconds}` })
}
